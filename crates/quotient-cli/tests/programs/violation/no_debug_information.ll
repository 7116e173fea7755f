; $ quotient check violation/no_debug_information.ll
@x = global i32 0

declare void @abort()

define i32 @main() {
  store i32 1, ptr @x
  call void @abort()
  unreachable
}
