; What clang seldom writes for C.
target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
%pair = type { i32, [2 x i16] }
%list = type { %list*, %pair, <{ i8, i64 }> }
%odd = type { i24, i1, i48 }
@a = internal thread_local(initialexec) unnamed_addr global i32 5, section "s", align 4
@b = global %list { %list* null, %pair { i32 1, [2 x i16] [i16 2, i16 3] }, <{ i8, i64 }> <{ i8 4, i64 5 }> }
@c = private unnamed_addr constant [6 x i8] c"a\0Ab\00\\\00", align 1
@d = weak_odr hidden alias i32, getelementptr (%pair, ptr @e, i64 0, i32 0)
@e = global %pair zeroinitializer
@f = constant [2 x ptr] [ptr @c, ptr getelementptr inbounds ([6 x i8], ptr @c, i64 0, i64 2)]
@g = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @first, ptr null }]
declare void @__assert_fail(ptr, ptr, i32, ptr)
define internal void @first() {
  store atomic i32 7, ptr @d seq_cst, align 4
  ret void
}
define internal fastcc zeroext i8 @callee(ptr byval(%pair) align 8 %0, i32 signext %n, ...) #0 {
  %p = getelementptr inbounds %pair, ptr %0, i64 0, i32 1, i32 %n
  %v = load i16, ptr %p, align 2
  %t = trunc i16 %v to i8
  ret i8 %t
}
define i32 @main(i32 %argc, ptr %argv) {
entry:
  %x = alloca %odd, align 8
  %f = getelementptr %odd, ptr %x, i64 0, i32 2
  store i48 123456789012, ptr %f
  %w = load i48, ptr %f
  %s = insertvalue { i64, i1 } undef, i64 1, 0
  %o = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %argc, i32 2147483647)
  %q = extractvalue { i32, i1 } %o, 1
  br i1 %q, label %then, label %loop
then:
  switch i32 %argc, label %done [
    i32 -1, label %loop
    i32 7, label %done
  ]
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ], [ 5, %then ]
  %i.next = add nuw nsw i32 %i, 1
  %r = cmpxchg weak ptr @e, i32 %i, i32 %i.next acq_rel monotonic
  %ok = extractvalue { i32, i1 } %r, 1
  %m = atomicrmw umax ptr @a, i32 %i seq_cst
  %vec = load <4 x i32>, ptr @g
  %sum = add <4 x i32> %vec, <i32 1, i32 1, i32 1, i32 1>
  %el = extractelement <4 x i32> %sum, i32 2
  %c = icmp ult i32 %i.next, 3
  br i1 %c, label %loop, label %done
done:
  %k = phi i32 [ %i, %loop ], [ 0, %then ], [ 0, %then ]
  %byte = call zeroext i8 (ptr, i32, ...) @callee(ptr byval(%pair) @e, i32 1, double 1.5)
  %flt = sitofp i32 %k to float
  %dbl = fpext float %flt to double
  %cmp = fcmp ogt double %dbl, 0x3FF0000000000000
  %sel = select i1 %cmp, i32 0, i32 0
  fence syncscope("singlethread") seq_cst
  %fr = freeze i32 %sel
  ret i32 %fr
}
attributes #0 = { nounwind "key"="value" }
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Dwarf", i32 4}
