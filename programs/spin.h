// How the programs of Jonsson, Lång and Sagonas (2022) wait for other threads.
//
// spin_while(c) evaluates c until it is false. With -DASSUME it evaluates c once and assumes that it
// is false: what the paper's baseline makes of a loop that only reads.
#ifndef SPIN_H
#define SPIN_H

void __VERIFIER_assume(int condition);

#ifdef ASSUME
#define spin_while(condition) __VERIFIER_assume(!(condition))
#else
#define spin_while(condition)                                                                      \
  while (condition)                                                                                \
    ;
#endif

#endif
