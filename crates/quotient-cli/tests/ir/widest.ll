; Products, sums and shifts of 256 bits, held against numbers that were computed elsewhere.
define i32 @main() {
  %px = alloca i128
  %py = alloca i128
  store volatile i128 -1512366075204170947332355369683137041, ptr %px
  store volatile i128 -20095106327972375235668719608427373041, ptr %py
  %x = load volatile i128, ptr %px
  %y = load volatile i128, ptr %py
  %wx = zext i128 %x to i256
  %wy = zext i128 %y to i256
  %p = mul i256 %wx, %wy
  %z = shl i256 24197857203266734881846307747534221840, 100
  %s = add i256 %p, %z
  %t1 = shl i256 %s, 65
  %t = lshr i256 %t1, 130
  %u1 = xor i256 %p, %s
  %u = and i256 %u1, 170141183460469231731687303715884105727
  %v1 = mul i256 %p, %p
  %v = lshr i256 %v1, 3
  %s1 = lshr i256 %p, 128
  %c1 = trunc i256 %s1 to i128
  %e1 = icmp eq i128 %c1, -21518160819496668959813743265391044550
  %s2 = lshr i256 %s, 64
  %c2 = trunc i256 %s2 to i128
  %e2 = icmp eq i128 %c2, -155235065719658037251994758736543767219
  %s3 = lshr i256 %t, 0
  %c3 = trunc i256 %s3 to i128
  %e3 = icmp eq i128 %c3, 7453058870405597239846272489670169254
  %s4 = lshr i256 %u, 0
  %c4 = trunc i256 %s4 to i128
  %e4 = icmp eq i128 %c4, 164528979875910003570369827443289620480
  %s5 = lshr i256 %v, 0
  %c5 = trunc i256 %s5 to i128
  %e5 = icmp eq i128 %c5, -41531094489351832842546023515877104448
  %s6 = lshr i256 %p, 64
  %c6 = trunc i256 %s6 to i128
  %e6 = icmp eq i128 %c6, -43319955691851698028799615692644309683
  %a0 = and i1 %e1, %e2
  %a1 = and i1 %a0, %e3
  %a2 = and i1 %a1, %e4
  %a3 = and i1 %a2, %e5
  %a4 = and i1 %a3, %e6
  br i1 %a4, label %good, label %bad
bad:
  call void @abort()
  unreachable
good:
  ret i32 0
}
declare void @abort()
