; LLVM IR can be checked as it is, without debug information.
; $ quotient check safe/loop.ll
@x = global i32 0

define i32 @main() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, i32* @x
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 3
  br i1 %more, label %loop, label %done

done:
  ret i32 0
}
