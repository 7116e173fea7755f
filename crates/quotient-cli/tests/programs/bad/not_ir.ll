; $ quotient check bad/not_ir.ll
define i32 @main( {
