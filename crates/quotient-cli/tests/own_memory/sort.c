// Sorts a hundred numbers, in memory that only the thread knows, between two accesses to what
// threads share. Without WORK nothing is sorted.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#define N 100

int x, y;

static void fill(int *a) {
  unsigned seed = 7;
  for (int i = 0; i < N; i++) {
    seed = seed * 1103515245u + 12345u;
    a[i] = (seed >> 16) % 1000;
  }
}

static void quicksort(int *a, int low, int high) {
  if (low >= high)
    return;
  int pivot = a[(low + high) / 2], i = low, j = high;
  while (i <= j) {
    while (a[i] < pivot)
      i++;
    while (a[j] > pivot)
      j--;
    if (i <= j) {
      int t = a[i];
      a[i++] = a[j];
      a[j--] = t;
    }
  }
  quicksort(a, low, j);
  quicksort(a, i, high);
}

static int compare(const void *a, const void *b) {
  int l = *(const int *)a, r = *(const int *)b;
  return (l > r) - (l < r);
}

static void expect_sorted(const int *a) {
  for (int i = 1; i < N; i++)
    assert(a[i - 1] <= a[i]);
}

static void local_array(void) {
  int a[N];
  fill(a);
  quicksort(a, 0, N - 1);
  expect_sorted(a);
}

static void heap_block(void) {
  int *a = malloc(N * sizeof *a);
  fill(a);
  quicksort(a, 0, N - 1);
  expect_sorted(a);
  free(a);
}

static void library(void) {
  int *a = malloc(N * sizeof *a);
  fill(a);
  qsort(a, N, sizeof *a, compare);
  expect_sorted(a);
  free(a);
}

static void nothing(void) {}

#ifndef WORK
#define WORK nothing
#endif

static void *left(void *unused) {
  x = 1;
  WORK();
  return (void *)(long)y;
}

static void *right(void *unused) {
  y = 1;
  WORK();
  return (void *)(long)x;
}

int main(void) {
  pthread_t l, r;
  pthread_create(&l, 0, left, 0);
  pthread_create(&r, 0, right, 0);
  void *saw_y, *saw_x;
  pthread_join(l, &saw_y);
  pthread_join(r, &saw_x);
  WORK();
  assert(saw_x || saw_y);
}
