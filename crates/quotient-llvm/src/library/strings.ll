; Functions of string.h, for programs that call them without defining them. Each byte is read on
; its own, as in the plainest C: in shared memory each is an event.

define i64 @strlen(ptr %s) {
start:
  br label %next
next:
  %n = phi i64 [ 0, %start ], [ %more, %next ]
  %at = getelementptr i8, ptr %s, i64 %n
  %byte = load i8, ptr %at
  %last = icmp eq i8 %byte, 0
  %more = add i64 %n, 1
  br i1 %last, label %end, label %next
end:
  ret i64 %n
}

define i32 @strcmp(ptr %a, ptr %b) {
  %order = call i32 @strncmp(ptr %a, ptr %b, i64 -1)
  ret i32 %order
}

define i32 @strncmp(ptr %a, ptr %b, i64 %most) {
start:
  br label %next
next:
  %n = phi i64 [ 0, %start ], [ %more, %same ]
  %over = icmp eq i64 %n, %most
  br i1 %over, label %equal, label %compare
compare:
  %at.a = getelementptr i8, ptr %a, i64 %n
  %at.b = getelementptr i8, ptr %b, i64 %n
  %byte.a = load i8, ptr %at.a
  %byte.b = load i8, ptr %at.b
  %differ = icmp ne i8 %byte.a, %byte.b
  br i1 %differ, label %unequal, label %same
same:
  %more = add i64 %n, 1
  %last = icmp eq i8 %byte.a, 0
  br i1 %last, label %equal, label %next
equal:
  ret i32 0
unequal:
  %less = icmp ult i8 %byte.a, %byte.b
  %order = select i1 %less, i32 -1, i32 1
  ret i32 %order
}

define ptr @strcpy(ptr %to, ptr %from) {
  %length = call i64 @strlen(ptr %from)
  %size = add i64 %length, 1
  call ptr @memcpy(ptr %to, ptr %from, i64 %size)
  ret ptr %to
}

define i32 @memcmp(ptr %a, ptr %b, i64 %size) {
start:
  br label %next
next:
  %n = phi i64 [ 0, %start ], [ %more, %compare ]
  %over = icmp eq i64 %n, %size
  br i1 %over, label %equal, label %compare
compare:
  %at.a = getelementptr i8, ptr %a, i64 %n
  %at.b = getelementptr i8, ptr %b, i64 %n
  %byte.a = load i8, ptr %at.a
  %byte.b = load i8, ptr %at.b
  %more = add i64 %n, 1
  %differ = icmp ne i8 %byte.a, %byte.b
  br i1 %differ, label %unequal, label %next
equal:
  ret i32 0
unequal:
  %less = icmp ult i8 %byte.a, %byte.b
  %order = select i1 %less, i32 -1, i32 1
  ret i32 %order
}

define i32 @bcmp(ptr %a, ptr %b, i64 %size) {
  %order = call i32 @memcmp(ptr %a, ptr %b, i64 %size)
  ret i32 %order
}
