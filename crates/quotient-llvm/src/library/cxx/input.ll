%"struct.std::StandardInput" = type { ptr, i64, %"struct.std::StandardBase" }
%"struct.std::StandardBase" = type { ptr, i64, i64, i32, i32, i32, ptr, [18 x i64], i32, ptr, ptr, ptr, i8, i8, ptr, ptr, ptr, ptr }
%"struct.std::Text" = type { [64 x i8], i32 }
$_ZNSi6sentryC2ERSib = comdat any
$_ZNSi6sentryC1ERSib = comdat any
$_ZNSiC2Ev = comdat any
$_ZNSiC1Ev = comdat any
$_ZNSiD2Ev = comdat any
$_ZNSiD1Ev = comdat any
$_ZTv0_n24_NSiD1Ev = comdat any
$_ZNSiD0Ev = comdat any
$_ZTv0_n24_NSiD0Ev = comdat any
$_ZNSirsERs = comdat any
$_ZNSirsERi = comdat any
$_ZNSi3getEv = comdat any
$_ZNSi3getERc = comdat any
$_ZNSi7getlineEPclc = comdat any
$_ZNSi7getlineEPcl = comdat any
$_ZNSi6ignoreEv = comdat any
$_ZNSi6ignoreEli = comdat any
$_ZNSi6ignoreEl = comdat any
$_ZNSi4peekEv = comdat any
$_ZNSi4readEPcl = comdat any
$_ZNSi7putbackEc = comdat any
$_ZNSi5ungetEv = comdat any
$_ZNSi5tellgEv = comdat any
$_ZNSi5seekgESt8Position = comdat any
$_ZNSi5seekgElSt12_Ios_Seekdir = comdat any
$_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_ = comdat any
$_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE = comdat any
$_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_ = comdat any
$_ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_ = comdat any
$_ZTVSi = comdat any
$_ZTTSi = comdat any
$_ZTSSi = comdat any
$_ZTSSt9basic_iosIcSt11char_traitsIcEE = comdat any
$_ZTISt9basic_iosIcSt11char_traitsIcEE = comdat any
$_ZTISi = comdat any
$_ZTVSt9basic_iosIcSt11char_traitsIcEE = comdat any
@_ZTVSi = weak_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTISi, ptr @_ZNSiD1Ev, ptr @_ZNSiD0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTISi, ptr @_ZTv0_n24_NSiD1Ev, ptr @_ZTv0_n24_NSiD0Ev] }, comdat, align 8
@_ZTTSi = weak_odr dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTVSi, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTVSi, i32 0, i32 1, i32 3)], comdat, align 8
@.str = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTSSi = weak_odr dso_local constant [3 x i8] c"Si\00", comdat, align 1
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSSt9basic_iosIcSt11char_traitsIcEE = linkonce_odr dso_local constant [34 x i8] c"St9basic_iosIcSt11char_traitsIcEE\00", comdat, align 1
@_ZTISt8ios_base = external constant ptr
@_ZTISt9basic_iosIcSt11char_traitsIcEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt9basic_iosIcSt11char_traitsIcEE, ptr @_ZTISt8ios_base }, comdat, align 8
@_ZTISi = weak_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSSi, i32 0, i32 1, ptr @_ZTISt9basic_iosIcSt11char_traitsIcEE, i64 -6141 }, comdat, align 8
@_ZSt3cin = external global %"struct.std::StandardInput", align 8
@.str.2 = private unnamed_addr constant [39 x i8] c"input from std::cin; give fixed values\00", align 1
@_ZStL8decimals = internal constant [13 x i8] c"+-0123456789\00", align 1
@_ZStL10any_digits = internal constant [27 x i8] c"+-0123456789abcdefABCDEFxX\00", align 16
@_ZZStL14extract_numberIfERSiS0_RT_E7allowed = internal constant [16 x i8] c"+-0123456789.eE\00", align 16
@_ZZStL14extract_numberIdERSiS0_RT_E7allowed = internal constant [16 x i8] c"+-0123456789.eE\00", align 16
@_ZTVSt9basic_iosIcSt11char_traitsIcEE = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTISt9basic_iosIcSt11char_traitsIcEE, ptr @_ZNSt9basic_iosIcSt11char_traitsIcEED1Ev, ptr @_ZNSt9basic_iosIcSt11char_traitsIcEED0Ev] }, comdat, align 8
define weak_odr dso_local void @_ZNSi6sentryC2ERSib(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i1 noundef zeroext %2) unnamed_addr comdat align 2 {
  %4 = xor i1 %2, true
  %5 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %1, i1 noundef zeroext %4)
  %6 = zext i1 %5 to i8
  store i8 %6, ptr %0, align 1
  ret void
}
define internal fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %0, i1 noundef zeroext %1) unnamed_addr {
  %3 = icmp eq ptr %0, @_ZSt3cin
  br i1 %3, label %4, label %5
4:                                                ; preds = %2
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable
5:                                                ; preds = %2
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr i8, ptr %6, i64 -24
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  %10 = getelementptr inbounds i8, ptr %9, i64 32
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13
13:                                               ; preds = %5
  %14 = or i32 %11, 4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %9, i32 noundef %14)
  br label %90
15:                                               ; preds = %5
  br i1 %1, label %16, label %90
16:                                               ; preds = %15
  %17 = getelementptr inbounds i8, ptr %9, i64 24
  %18 = load i32, ptr %17, align 8
  %19 = and i32 %18, 4096
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %90, label %21
21:                                               ; preds = %16
  %22 = getelementptr i8, ptr %0, i64 232
  %23 = getelementptr i8, ptr %0, i64 232
  br label %24
24:                                               ; preds = %58, %21
  %25 = load ptr, ptr %0, align 8
  %26 = getelementptr i8, ptr %25, i64 -24
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr i8, ptr %22, i64 %27
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %29, i64 16
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %29, i64 24
  %33 = load ptr, ptr %32, align 8
  %34 = icmp ult ptr %31, %33
  br i1 %34, label %35, label %38
35:                                               ; preds = %24
  %36 = load i8, ptr %31, align 1
  %37 = zext i8 %36 to i32
  br label %43
38:                                               ; preds = %24
  %39 = load ptr, ptr %29, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 72
  %41 = load ptr, ptr %40, align 8
  %42 = tail call noundef i32 %41(ptr noundef nonnull align 8 dereferenceable(64) %29)
  br label %43
43:                                               ; preds = %35, %38
  %44 = phi i32 [ %37, %35 ], [ %42, %38 ]
  switch i32 %44, label %64 [
    i32 32, label %45
    i32 13, label %45
    i32 12, label %45
    i32 11, label %45
    i32 10, label %45
    i32 9, label %45
  ]
45:                                               ; preds = %43, %43, %43, %43, %43, %43
  %46 = load ptr, ptr %0, align 8
  %47 = getelementptr i8, ptr %46, i64 -24
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr i8, ptr %23, i64 %48
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %50, i64 16
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds i8, ptr %50, i64 24
  %54 = load ptr, ptr %53, align 8
  %55 = icmp ult ptr %52, %54
  br i1 %55, label %56, label %59
56:                                               ; preds = %45
  %57 = getelementptr inbounds i8, ptr %52, i64 1
  store ptr %57, ptr %51, align 8
  br label %58
58:                                               ; preds = %56, %59
  br label %24
59:                                               ; preds = %45
  %60 = load ptr, ptr %50, align 8
  %61 = getelementptr inbounds i8, ptr %60, i64 80
  %62 = load ptr, ptr %61, align 8
  %63 = tail call noundef i32 %62(ptr noundef nonnull align 8 dereferenceable(64) %50)
  br label %58
64:                                               ; preds = %43
  %65 = load ptr, ptr %0, align 8
  %66 = getelementptr i8, ptr %65, i64 -24
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds i8, ptr %0, i64 %67
  %69 = getelementptr inbounds i8, ptr %68, i64 232
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds i8, ptr %70, i64 16
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds i8, ptr %70, i64 24
  %74 = load ptr, ptr %73, align 8
  %75 = icmp ult ptr %72, %74
  br i1 %75, label %90, label %76
76:                                               ; preds = %64
  %77 = load ptr, ptr %70, align 8
  %78 = getelementptr inbounds i8, ptr %77, i64 72
  %79 = load ptr, ptr %78, align 8
  %80 = tail call noundef i32 %79(ptr noundef nonnull align 8 dereferenceable(64) %70)
  %81 = icmp slt i32 %80, 0
  br i1 %81, label %82, label %90
82:                                               ; preds = %76
  %83 = load ptr, ptr %0, align 8
  %84 = getelementptr i8, ptr %83, i64 -24
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds i8, ptr %0, i64 %85
  %87 = getelementptr inbounds i8, ptr %86, i64 32
  %88 = load i32, ptr %87, align 8
  %89 = or i32 %88, 6
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %86, i32 noundef %89)
  br label %90
90:                                               ; preds = %64, %15, %16, %76, %82, %13
  %91 = phi i1 [ false, %13 ], [ false, %82 ], [ true, %76 ], [ true, %16 ], [ true, %15 ], [ true, %64 ]
  ret i1 %91
}
define weak_odr dso_local void @_ZNSi6sentryC1ERSib(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i1 noundef zeroext %2) unnamed_addr comdat align 2 {
  %4 = xor i1 %2, true
  %5 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %1, i1 noundef zeroext %4)
  %6 = zext i1 %5 to i8
  store i8 %6, ptr %0, align 1
  ret void
}
define weak_odr dso_local void @_ZNSiC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr comdat align 2 {
  %3 = load ptr, ptr %1, align 8
  store ptr %3, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %3, i64 -24
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  store ptr %5, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %9, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr i8, ptr %10, i64 -24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(ptr noundef nonnull align 8 dereferenceable(264) %13, ptr noundef null)
  ret void
}
declare void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(ptr noundef nonnull align 8 dereferenceable(264), ptr noundef) local_unnamed_addr
define weak_odr dso_local void @_ZNSiC1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  tail call void @_ZNSt8ios_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(216) %2)
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTVSt9basic_iosIcSt11char_traitsIcEE, i64 16), ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 232
  store ptr null, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 240
  store i8 0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 241
  store i8 0, ptr %5, align 1
  %6 = getelementptr inbounds i8, ptr %0, i64 248
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 256
  store ptr null, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 264
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 272
  store ptr null, ptr %9, align 8
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVSi, i64 24), ptr %0, align 8
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVSi, i64 64), ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %10, align 8
  invoke void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(ptr noundef nonnull align 8 dereferenceable(264) %2, ptr noundef null)
          to label %11 unwind label %12
11:                                               ; preds = %1
  ret void
12:                                               ; preds = %1
  %13 = landingpad { ptr, i32 }
          cleanup
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(264) %2)
  resume { ptr, i32 } %13
}
declare i32 @__gxx_personality_v0(...)
declare void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(264)) unnamed_addr
define weak_odr dso_local void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr comdat align 2 {
  ret void
}
define weak_odr dso_local void @_ZNSiD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(264) %2)
  ret void
}
define weak_odr dso_local void @_ZTv0_n24_NSiD1Ev(ptr noundef %0) unnamed_addr comdat align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = getelementptr inbounds i8, ptr %5, i64 16
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(264) %6)
  ret void
}
define weak_odr dso_local void @_ZNSiD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(264) %2)
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 280)
  ret void
}
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr
define weak_odr dso_local void @_ZTv0_n24_NSiD0Ev(ptr noundef %0) unnamed_addr comdat align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = getelementptr inbounds i8, ptr %5, i64 16
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(264) %6)
  tail call void @_ZdlPvm(ptr noundef nonnull %5, i64 noundef 280)
  ret void
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERs(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 2 dereferenceable(2) %1) local_unnamed_addr comdat align 2 {
  %3 = alloca %"struct.std::Text", align 4
  %4 = alloca ptr, align 8
  %5 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %0, i1 noundef zeroext true)
  br i1 %5, label %6, label %53
6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %3)
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr i8, ptr %7, i64 -24
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 24
  %12 = load i32, ptr %11, align 8
  %13 = and i32 %12, 74
  %14 = icmp eq i32 %13, 2
  br i1 %14, label %15, label %16
15:                                               ; preds = %6
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZStL8decimals, i64 noundef 12)
  br label %17
16:                                               ; preds = %6
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZStL10any_digits, i64 noundef 26)
  br label %17
17:                                               ; preds = %16, %15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr i8, ptr %18, i64 -24
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = getelementptr inbounds i8, ptr %21, i64 24
  %23 = load i32, ptr %22, align 8
  %24 = and i32 %23, 74
  switch i32 %24, label %25 [
    i32 64, label %29
    i32 8, label %28
  ]
25:                                               ; preds = %17
  %26 = icmp eq i32 %24, 2
  %27 = select i1 %26, i32 10, i32 0
  br label %29
28:                                               ; preds = %17
  br label %29
29:                                               ; preds = %28, %25, %17
  %30 = phi i32 [ 8, %17 ], [ %27, %25 ], [ 16, %28 ]
  %31 = call i64 @strtol(ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %30)
  %32 = load ptr, ptr %4, align 8
  %33 = icmp eq ptr %32, %3
  br i1 %33, label %41, label %34
34:                                               ; preds = %29
  %35 = load i8, ptr %32, align 1
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %41
37:                                               ; preds = %34
  %38 = icmp slt i64 %31, -32768
  br i1 %38, label %41, label %39
39:                                               ; preds = %37
  %40 = icmp sgt i64 %31, 32767
  br i1 %40, label %41, label %50
41:                                               ; preds = %39, %37, %29, %34
  %42 = phi i64 [ 0, %34 ], [ 0, %29 ], [ -32768, %37 ], [ 32767, %39 ]
  %43 = load ptr, ptr %0, align 8
  %44 = getelementptr i8, ptr %43, i64 -24
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds i8, ptr %0, i64 %45
  %47 = getelementptr inbounds i8, ptr %46, i64 32
  %48 = load i32, ptr %47, align 8
  %49 = or i32 %48, 4
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %46, i32 noundef %49)
  br label %50
50:                                               ; preds = %41, %39
  %51 = phi i64 [ %31, %39 ], [ %42, %41 ]
  %52 = trunc nsw i64 %51 to i16
  store i16 %52, ptr %1, align 2
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %3)
  br label %53
53:                                               ; preds = %2, %50
  ret ptr %0
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr comdat align 2 {
  %3 = alloca %"struct.std::Text", align 4
  %4 = alloca ptr, align 8
  %5 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %0, i1 noundef zeroext true)
  br i1 %5, label %6, label %53
6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %3)
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr i8, ptr %7, i64 -24
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 24
  %12 = load i32, ptr %11, align 8
  %13 = and i32 %12, 74
  %14 = icmp eq i32 %13, 2
  br i1 %14, label %15, label %16
15:                                               ; preds = %6
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZStL8decimals, i64 noundef 12)
  br label %17
16:                                               ; preds = %6
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZStL10any_digits, i64 noundef 26)
  br label %17
17:                                               ; preds = %16, %15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr i8, ptr %18, i64 -24
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = getelementptr inbounds i8, ptr %21, i64 24
  %23 = load i32, ptr %22, align 8
  %24 = and i32 %23, 74
  switch i32 %24, label %25 [
    i32 64, label %29
    i32 8, label %28
  ]
25:                                               ; preds = %17
  %26 = icmp eq i32 %24, 2
  %27 = select i1 %26, i32 10, i32 0
  br label %29
28:                                               ; preds = %17
  br label %29
29:                                               ; preds = %28, %25, %17
  %30 = phi i32 [ 8, %17 ], [ %27, %25 ], [ 16, %28 ]
  %31 = call i64 @strtol(ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %30)
  %32 = load ptr, ptr %4, align 8
  %33 = icmp eq ptr %32, %3
  br i1 %33, label %41, label %34
34:                                               ; preds = %29
  %35 = load i8, ptr %32, align 1
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %41
37:                                               ; preds = %34
  %38 = icmp slt i64 %31, -2147483648
  br i1 %38, label %41, label %39
39:                                               ; preds = %37
  %40 = icmp sgt i64 %31, 2147483647
  br i1 %40, label %41, label %50
41:                                               ; preds = %39, %37, %29, %34
  %42 = phi i64 [ 0, %34 ], [ 0, %29 ], [ -2147483648, %37 ], [ 2147483647, %39 ]
  %43 = load ptr, ptr %0, align 8
  %44 = getelementptr i8, ptr %43, i64 -24
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds i8, ptr %0, i64 %45
  %47 = getelementptr inbounds i8, ptr %46, i64 32
  %48 = load i32, ptr %47, align 8
  %49 = or i32 %48, 4
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %46, i32 noundef %49)
  br label %50
50:                                               ; preds = %41, %39
  %51 = phi i64 [ %31, %39 ], [ %42, %41 ]
  %52 = trunc nsw i64 %51 to i32
  store i32 %52, ptr %1, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %3)
  br label %53
53:                                               ; preds = %2, %50
  ret ptr %0
}
define weak_odr dso_local noundef i32 @_ZNSi3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %2, align 8
  %3 = icmp eq ptr %0, @_ZSt3cin
  br i1 %3, label %4, label %5
4:                                                ; preds = %1
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable
5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr i8, ptr %6, i64 -24
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  %10 = getelementptr inbounds i8, ptr %9, i64 32
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13
13:                                               ; preds = %5
  %14 = or i32 %11, 4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %9, i32 noundef %14)
  br label %45
15:                                               ; preds = %5
  %16 = getelementptr inbounds i8, ptr %9, i64 232
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 16
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %17, i64 24
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ult ptr %19, %21
  br i1 %22, label %23, label %27
23:                                               ; preds = %15
  %24 = getelementptr inbounds i8, ptr %19, i64 1
  store ptr %24, ptr %18, align 8
  %25 = load i8, ptr %19, align 1
  %26 = zext i8 %25 to i32
  br label %32
27:                                               ; preds = %15
  %28 = load ptr, ptr %17, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 80
  %30 = load ptr, ptr %29, align 8
  %31 = tail call noundef i32 %30(ptr noundef nonnull align 8 dereferenceable(64) %17)
  br label %32
32:                                               ; preds = %27, %23
  %33 = phi i32 [ %26, %23 ], [ %31, %27 ]
  %34 = icmp slt i32 %33, 0
  br i1 %34, label %35, label %43
35:                                               ; preds = %32
  %36 = load ptr, ptr %0, align 8
  %37 = getelementptr i8, ptr %36, i64 -24
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %0, i64 %38
  %40 = getelementptr inbounds i8, ptr %39, i64 32
  %41 = load i32, ptr %40, align 8
  %42 = or i32 %41, 6
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %39, i32 noundef %42)
  br label %45
43:                                               ; preds = %32
  store i64 1, ptr %2, align 8
  %44 = and i32 %33, 255
  br label %45
45:                                               ; preds = %13, %35, %43
  %46 = phi i32 [ 0, %35 ], [ %44, %43 ], [ 0, %13 ]
  %47 = load i64, ptr %2, align 8
  %48 = icmp eq i64 %47, 0
  %49 = select i1 %48, i32 -1, i32 %46
  ret i32 %49
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi3getERc(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) local_unnamed_addr comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %3, align 8
  %4 = icmp eq ptr %0, @_ZSt3cin
  br i1 %4, label %5, label %6
5:                                                ; preds = %2
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable
6:                                                ; preds = %2
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr i8, ptr %7, i64 -24
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 32
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %16, label %14
14:                                               ; preds = %6
  %15 = or i32 %12, 4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %10, i32 noundef %15)
  br label %50
16:                                               ; preds = %6
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr i8, ptr %17, i64 -24
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 %19
  %21 = getelementptr inbounds i8, ptr %20, i64 232
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 16
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %22, i64 24
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ult ptr %24, %26
  br i1 %27, label %28, label %32
28:                                               ; preds = %16
  %29 = getelementptr inbounds i8, ptr %24, i64 1
  store ptr %29, ptr %23, align 8
  %30 = load i8, ptr %24, align 1
  %31 = zext i8 %30 to i32
  br label %37
32:                                               ; preds = %16
  %33 = load ptr, ptr %22, align 8
  %34 = getelementptr inbounds i8, ptr %33, i64 80
  %35 = load ptr, ptr %34, align 8
  %36 = tail call noundef i32 %35(ptr noundef nonnull align 8 dereferenceable(64) %22)
  br label %37
37:                                               ; preds = %28, %32
  %38 = phi i32 [ %31, %28 ], [ %36, %32 ]
  %39 = icmp slt i32 %38, 0
  br i1 %39, label %40, label %48
40:                                               ; preds = %37
  %41 = load ptr, ptr %0, align 8
  %42 = getelementptr i8, ptr %41, i64 -24
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds i8, ptr %0, i64 %43
  %45 = getelementptr inbounds i8, ptr %44, i64 32
  %46 = load i32, ptr %45, align 8
  %47 = or i32 %46, 6
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %44, i32 noundef %47)
  br label %50
48:                                               ; preds = %37
  %49 = trunc i32 %38 to i8
  store i8 %49, ptr %1, align 1
  store i64 1, ptr %3, align 8
  br label %50
50:                                               ; preds = %14, %40, %48
  ret ptr %0
}
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi7getlineEPclc(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, i64 noundef %2, i8 noundef signext %3) local_unnamed_addr comdat align 2 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %5, align 8
  %6 = icmp eq ptr %0, @_ZSt3cin
  br i1 %6, label %7, label %8
7:                                                ; preds = %4
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable
8:                                                ; preds = %4
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr i8, ptr %9, i64 -24
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = getelementptr inbounds i8, ptr %12, i64 32
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %22
16:                                               ; preds = %8
  %17 = getelementptr i8, ptr %0, i64 232
  %18 = getelementptr i8, ptr %0, i64 232
  %19 = sext i8 %3 to i32
  %20 = tail call i64 @llvm.smax.i64(i64 %2, i64 1)
  %21 = add nsw i64 %20, -1
  br label %24
22:                                               ; preds = %8
  %23 = or i32 %14, 4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %12, i32 noundef %23)
  br label %118
24:                                               ; preds = %69, %16
  %25 = phi i64 [ 0, %16 ], [ %53, %69 ]
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr i8, ptr %26, i64 -24
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr i8, ptr %17, i64 %28
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 16
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %30, i64 24
  %34 = load ptr, ptr %33, align 8
  %35 = icmp ult ptr %32, %34
  br i1 %35, label %36, label %39
36:                                               ; preds = %24
  %37 = load i8, ptr %32, align 1
  %38 = zext i8 %37 to i32
  br label %44
39:                                               ; preds = %24
  %40 = load ptr, ptr %30, align 8
  %41 = getelementptr inbounds i8, ptr %40, i64 72
  %42 = load ptr, ptr %41, align 8
  %43 = tail call noundef i32 %42(ptr noundef nonnull align 8 dereferenceable(64) %30)
  br label %44
44:                                               ; preds = %36, %39
  %45 = phi i32 [ %38, %36 ], [ %43, %39 ]
  %46 = icmp sgt i32 %45, -1
  br i1 %46, label %47, label %75
47:                                               ; preds = %44
  %48 = trunc i32 %45 to i8
  %49 = shl i32 %45, 24
  %50 = ashr exact i32 %49, 24
  %51 = icmp eq i32 %50, %19
  br i1 %51, label %75, label %52
52:                                               ; preds = %47
  %53 = add nuw nsw i64 %25, 1
  %54 = icmp eq i64 %25, %21
  br i1 %54, label %75, label %55
55:                                               ; preds = %52
  %56 = getelementptr inbounds i8, ptr %1, i64 %25
  store i8 %48, ptr %56, align 1
  %57 = load ptr, ptr %0, align 8
  %58 = getelementptr i8, ptr %57, i64 -24
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr i8, ptr %18, i64 %59
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %61, i64 16
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds i8, ptr %61, i64 24
  %65 = load ptr, ptr %64, align 8
  %66 = icmp ult ptr %63, %65
  br i1 %66, label %67, label %70
67:                                               ; preds = %55
  %68 = getelementptr inbounds i8, ptr %63, i64 1
  store ptr %68, ptr %62, align 8
  br label %69
69:                                               ; preds = %67, %70
  br label %24
70:                                               ; preds = %55
  %71 = load ptr, ptr %61, align 8
  %72 = getelementptr inbounds i8, ptr %71, i64 80
  %73 = load ptr, ptr %72, align 8
  %74 = tail call noundef i32 %73(ptr noundef nonnull align 8 dereferenceable(64) %61)
  br label %69
75:                                               ; preds = %47, %44, %52
  store i64 %25, ptr %5, align 8
  %76 = icmp slt i32 %45, 0
  br i1 %76, label %77, label %87
77:                                               ; preds = %75
  %78 = load ptr, ptr %0, align 8
  %79 = getelementptr i8, ptr %78, i64 -24
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds i8, ptr %0, i64 %80
  %82 = icmp eq i64 %25, 0
  %83 = select i1 %82, i32 6, i32 2
  %84 = getelementptr inbounds i8, ptr %81, i64 32
  %85 = load i32, ptr %84, align 8
  %86 = or i32 %85, %83
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %81, i32 noundef %86)
  br label %118
87:                                               ; preds = %75
  %88 = shl i32 %45, 24
  %89 = ashr exact i32 %88, 24
  %90 = sext i8 %3 to i32
  %91 = icmp eq i32 %89, %90
  %92 = load ptr, ptr %0, align 8
  %93 = getelementptr i8, ptr %92, i64 -24
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds i8, ptr %0, i64 %94
  br i1 %91, label %96, label %114
96:                                               ; preds = %87
  %97 = getelementptr inbounds i8, ptr %95, i64 232
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr inbounds i8, ptr %98, i64 16
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds i8, ptr %98, i64 24
  %102 = load ptr, ptr %101, align 8
  %103 = icmp ult ptr %100, %102
  br i1 %103, label %104, label %106
104:                                              ; preds = %96
  %105 = getelementptr inbounds i8, ptr %100, i64 1
  store ptr %105, ptr %99, align 8
  br label %111
106:                                              ; preds = %96
  %107 = load ptr, ptr %98, align 8
  %108 = getelementptr inbounds i8, ptr %107, i64 80
  %109 = load ptr, ptr %108, align 8
  %110 = tail call noundef i32 %109(ptr noundef nonnull align 8 dereferenceable(64) %98)
  br label %111
111:                                              ; preds = %104, %106
  %112 = load i64, ptr %5, align 8
  %113 = add nsw i64 %112, 1
  store i64 %113, ptr %5, align 8
  br label %118
114:                                              ; preds = %87
  %115 = getelementptr inbounds i8, ptr %95, i64 32
  %116 = load i32, ptr %115, align 8
  %117 = or i32 %116, 4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %95, i32 noundef %117)
  br label %118
118:                                              ; preds = %22, %77, %114, %111
  %119 = phi i64 [ %25, %111 ], [ %25, %114 ], [ %25, %77 ], [ 0, %22 ]
  %120 = icmp sgt i64 %2, 0
  br i1 %120, label %121, label %123
121:                                              ; preds = %118
  %122 = getelementptr inbounds i8, ptr %1, i64 %119
  store i8 0, ptr %122, align 1
  br label %123
123:                                              ; preds = %121, %118
  ret ptr %0
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi7getlineEPcl(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr comdat align 2 {
  %4 = tail call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi7getlineEPclc(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, i64 noundef %2, i8 noundef signext 10)
  ret ptr %4
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi6ignoreEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr comdat align 2 {
  %2 = tail call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi6ignoreEli(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef 1, i32 noundef -1)
  ret ptr %2
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi6ignoreEli(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr comdat align 2 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %4, align 8
  %5 = icmp eq ptr %0, @_ZSt3cin
  br i1 %5, label %6, label %7
6:                                                ; preds = %3
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable
7:                                                ; preds = %3
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr i8, ptr %8, i64 -24
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = getelementptr inbounds i8, ptr %11, i64 32
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15
15:                                               ; preds = %7
  %16 = or i32 %13, 4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %11, i32 noundef %16)
  br label %17
17:                                               ; preds = %7, %15
  %18 = load i64, ptr %4, align 8
  %19 = icmp slt i64 %18, %1
  %20 = select i1 %14, i1 %19, i1 false
  br i1 %20, label %21, label %65
21:                                               ; preds = %17
  %22 = getelementptr i8, ptr %0, i64 232
  br label %23
23:                                               ; preds = %21, %59
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr i8, ptr %24, i64 -24
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr i8, ptr %22, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 16
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %28, i64 24
  %32 = load ptr, ptr %31, align 8
  %33 = icmp ult ptr %30, %32
  br i1 %33, label %34, label %38
34:                                               ; preds = %23
  %35 = getelementptr inbounds i8, ptr %30, i64 1
  store ptr %35, ptr %29, align 8
  %36 = load i8, ptr %30, align 1
  %37 = zext i8 %36 to i32
  br label %43
38:                                               ; preds = %23
  %39 = load ptr, ptr %28, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 80
  %41 = load ptr, ptr %40, align 8
  %42 = tail call noundef i32 %41(ptr noundef nonnull align 8 dereferenceable(64) %28)
  br label %43
43:                                               ; preds = %34, %38
  %44 = phi i32 [ %37, %34 ], [ %42, %38 ]
  %45 = icmp slt i32 %44, 0
  br i1 %45, label %46, label %54
46:                                               ; preds = %43
  %47 = load ptr, ptr %0, align 8
  %48 = getelementptr i8, ptr %47, i64 -24
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds i8, ptr %0, i64 %49
  %51 = getelementptr inbounds i8, ptr %50, i64 32
  %52 = load i32, ptr %51, align 8
  %53 = or i32 %52, 2
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %50, i32 noundef %53)
  br label %59
54:                                               ; preds = %43
  %55 = load i64, ptr %4, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %4, align 8
  %57 = icmp eq i32 %44, %2
  %58 = select i1 %57, i32 3, i32 0
  br label %59
59:                                               ; preds = %54, %46
  %60 = phi i32 [ 3, %46 ], [ %58, %54 ]
  %61 = icmp eq i32 %60, 0
  %62 = load i64, ptr %4, align 8
  %63 = icmp slt i64 %62, %1
  %64 = select i1 %61, i1 %63, i1 false
  br i1 %64, label %23, label %65
65:                                               ; preds = %59, %17
  ret ptr %0
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi6ignoreEl(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) local_unnamed_addr comdat align 2 {
  %3 = tail call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi6ignoreEli(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i32 noundef -1)
  ret ptr %3
}
define weak_odr dso_local noundef i32 @_ZNSi4peekEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %2, align 8
  %3 = icmp eq ptr %0, @_ZSt3cin
  br i1 %3, label %4, label %5
4:                                                ; preds = %1
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable
5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr i8, ptr %6, i64 -24
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  %10 = getelementptr inbounds i8, ptr %9, i64 32
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13
13:                                               ; preds = %5
  %14 = or i32 %11, 4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %9, i32 noundef %14)
  br label %46
15:                                               ; preds = %5
  %16 = load ptr, ptr %0, align 8
  %17 = getelementptr i8, ptr %16, i64 -24
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = getelementptr inbounds i8, ptr %19, i64 232
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 16
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %21, i64 24
  %25 = load ptr, ptr %24, align 8
  %26 = icmp ult ptr %23, %25
  br i1 %26, label %27, label %30
27:                                               ; preds = %15
  %28 = load i8, ptr %23, align 1
  %29 = zext i8 %28 to i32
  br label %35
30:                                               ; preds = %15
  %31 = load ptr, ptr %21, align 8
  %32 = getelementptr inbounds i8, ptr %31, i64 72
  %33 = load ptr, ptr %32, align 8
  %34 = tail call noundef i32 %33(ptr noundef nonnull align 8 dereferenceable(64) %21)
  br label %35
35:                                               ; preds = %27, %30
  %36 = phi i32 [ %29, %27 ], [ %34, %30 ]
  %37 = icmp slt i32 %36, 0
  br i1 %37, label %38, label %46
38:                                               ; preds = %35
  %39 = load ptr, ptr %0, align 8
  %40 = getelementptr i8, ptr %39, i64 -24
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %0, i64 %41
  %43 = getelementptr inbounds i8, ptr %42, i64 32
  %44 = load i32, ptr %43, align 8
  %45 = or i32 %44, 2
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %42, i32 noundef %45)
  br label %46
46:                                               ; preds = %13, %35, %38
  %47 = phi i32 [ %36, %38 ], [ %36, %35 ], [ -1, %13 ]
  ret i32 %47
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi4readEPcl(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr comdat align 2 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %4, align 8
  %5 = icmp eq ptr %0, @_ZSt3cin
  br i1 %5, label %6, label %7
6:                                                ; preds = %3
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable
7:                                                ; preds = %3
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr i8, ptr %8, i64 -24
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = getelementptr inbounds i8, ptr %11, i64 32
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15
15:                                               ; preds = %7
  %16 = or i32 %13, 4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %11, i32 noundef %16)
  br label %37
17:                                               ; preds = %7
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr i8, ptr %18, i64 -24
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = getelementptr inbounds i8, ptr %21, i64 232
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 64
  %26 = load ptr, ptr %25, align 8
  %27 = tail call noundef i64 %26(ptr noundef nonnull align 8 dereferenceable(64) %23, ptr noundef %1, i64 noundef %2)
  store i64 %27, ptr %4, align 8
  %28 = icmp eq i64 %27, %2
  br i1 %28, label %37, label %29
29:                                               ; preds = %17
  %30 = load ptr, ptr %0, align 8
  %31 = getelementptr i8, ptr %30, i64 -24
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %0, i64 %32
  %34 = getelementptr inbounds i8, ptr %33, i64 32
  %35 = load i32, ptr %34, align 8
  %36 = or i32 %35, 6
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %33, i32 noundef %36)
  br label %37
37:                                               ; preds = %15, %17, %29
  ret ptr %0
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi7putbackEc(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 noundef signext %1) local_unnamed_addr comdat align 2 {
  %3 = zext i8 %1 to i32
  %4 = tail call fastcc noundef nonnull align 8 dereferenceable(16) ptr @_ZStL9step_backRSii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %3)
  ret ptr %0
}
define internal fastcc noundef nonnull align 8 dereferenceable(16) ptr @_ZStL9step_backRSii(ptr noundef nonnull returned align 8 dereferenceable(16) %0, i32 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %3, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = getelementptr inbounds i8, ptr %7, i64 32
  %9 = load i32, ptr %8, align 8
  %10 = and i32 %9, -3
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %7, i32 noundef %10)
  %11 = icmp eq ptr %0, @_ZSt3cin
  br i1 %11, label %12, label %13
12:                                               ; preds = %2
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable
13:                                               ; preds = %2
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr i8, ptr %14, i64 -24
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = getelementptr inbounds i8, ptr %17, i64 32
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %23, label %21
21:                                               ; preds = %13
  %22 = or i32 %19, 4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %17, i32 noundef %22)
  br label %60
23:                                               ; preds = %13
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr i8, ptr %24, i64 -24
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 %26
  %28 = getelementptr inbounds i8, ptr %27, i64 232
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %29, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %29, i64 16
  %33 = load ptr, ptr %32, align 8
  %34 = icmp ult ptr %31, %33
  br i1 %34, label %35, label %46
35:                                               ; preds = %23
  %36 = icmp slt i32 %1, 0
  br i1 %36, label %44, label %37
37:                                               ; preds = %35
  %38 = getelementptr inbounds i8, ptr %33, i64 -1
  %39 = load i8, ptr %38, align 1
  %40 = sext i8 %39 to i32
  %41 = shl i32 %1, 24
  %42 = ashr exact i32 %41, 24
  %43 = icmp eq i32 %42, %40
  br i1 %43, label %44, label %46
44:                                               ; preds = %37, %35
  %45 = getelementptr inbounds i8, ptr %33, i64 -1
  store ptr %45, ptr %32, align 8
  br label %60
46:                                               ; preds = %37, %23
  %47 = load ptr, ptr %29, align 8
  %48 = getelementptr inbounds i8, ptr %47, i64 88
  %49 = load ptr, ptr %48, align 8
  %50 = tail call noundef i32 %49(ptr noundef nonnull align 8 dereferenceable(64) %29, i32 noundef %1)
  %51 = icmp slt i32 %50, 0
  br i1 %51, label %52, label %60
52:                                               ; preds = %46
  %53 = load ptr, ptr %0, align 8
  %54 = getelementptr i8, ptr %53, i64 -24
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds i8, ptr %0, i64 %55
  %57 = getelementptr inbounds i8, ptr %56, i64 32
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, 1
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %56, i32 noundef %59)
  br label %60
60:                                               ; preds = %21, %44, %52, %46
  ret ptr %0
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi5ungetEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr comdat align 2 {
  %2 = tail call fastcc noundef nonnull align 8 dereferenceable(16) ptr @_ZStL9step_backRSii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef -1)
  ret ptr %0
}
define weak_odr dso_local { i64, i64 } @_ZNSi5tellgEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr comdat align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = getelementptr inbounds i8, ptr %5, i64 32
  %7 = load i32, ptr %6, align 8
  %8 = and i32 %7, 5
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %19
10:                                               ; preds = %1
  %11 = getelementptr inbounds i8, ptr %5, i64 232
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 32
  %15 = load ptr, ptr %14, align 8
  %16 = tail call { i64, i64 } %15(ptr noundef nonnull align 8 dereferenceable(64) %12, i64 noundef 0, i32 noundef 1, i32 noundef 8)
  %17 = extractvalue { i64, i64 } %16, 0
  %18 = extractvalue { i64, i64 } %16, 1
  br label %19
19:                                               ; preds = %1, %10
  %20 = phi i64 [ %17, %10 ], [ -1, %1 ]
  %21 = phi i64 [ %18, %10 ], [ 0, %1 ]
  %22 = insertvalue { i64, i64 } poison, i64 %20, 0
  %23 = insertvalue { i64, i64 } %22, i64 %21, 1
  ret { i64, i64 } %23
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi5seekgESt8Position(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 %1, i64 %2) local_unnamed_addr comdat align 2 {
  %4 = tail call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi5seekgElSt12_Ios_Seekdir(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i32 noundef 0)
  ret ptr %4
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi5seekgElSt12_Ios_Seekdir(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr comdat align 2 {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = getelementptr inbounds i8, ptr %7, i64 32
  %9 = load i32, ptr %8, align 8
  %10 = and i32 %9, -3
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %7, i32 noundef %10)
  %11 = icmp eq ptr %0, @_ZSt3cin
  br i1 %11, label %12, label %13
12:                                               ; preds = %3
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable
13:                                               ; preds = %3
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr i8, ptr %14, i64 -24
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = getelementptr inbounds i8, ptr %17, i64 32
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %41
21:                                               ; preds = %13
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr i8, ptr %22, i64 -24
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 %24
  %26 = getelementptr inbounds i8, ptr %25, i64 232
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 32
  %30 = load ptr, ptr %29, align 8
  %31 = tail call { i64, i64 } %30(ptr noundef nonnull align 8 dereferenceable(64) %27, i64 noundef %1, i32 noundef %2, i32 noundef 8)
  %32 = extractvalue { i64, i64 } %31, 0
  %33 = icmp slt i64 %32, 0
  br i1 %33, label %34, label %45
34:                                               ; preds = %21
  %35 = load ptr, ptr %0, align 8
  %36 = getelementptr i8, ptr %35, i64 -24
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds i8, ptr %0, i64 %37
  %39 = getelementptr inbounds i8, ptr %38, i64 32
  %40 = load i32, ptr %39, align 8
  br label %41
41:                                               ; preds = %13, %34
  %42 = phi i32 [ %40, %34 ], [ %19, %13 ]
  %43 = phi ptr [ %38, %34 ], [ %17, %13 ]
  %44 = or i32 %42, 4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %43, i32 noundef %44)
  br label %45
45:                                               ; preds = %41, %21
  ret ptr %0
}
declare void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264), i32 noundef) local_unnamed_addr
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) local_unnamed_addr comdat {
  %3 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %0, i1 noundef zeroext true)
  br i1 %3, label %4, label %27
4:                                                ; preds = %2
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr i8, ptr %5, i64 -24
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = getelementptr inbounds i8, ptr %8, i64 232
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  %14 = load ptr, ptr %13, align 8
  %15 = icmp ult ptr %12, %14
  br i1 %15, label %16, label %19
16:                                               ; preds = %4
  %17 = getelementptr inbounds i8, ptr %12, i64 1
  store ptr %17, ptr %11, align 8
  %18 = load i8, ptr %12, align 1
  br label %25
19:                                               ; preds = %4
  %20 = load ptr, ptr %10, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 80
  %22 = load ptr, ptr %21, align 8
  %23 = tail call noundef i32 %22(ptr noundef nonnull align 8 dereferenceable(64) %10)
  %24 = trunc i32 %23 to i8
  br label %25
25:                                               ; preds = %16, %19
  %26 = phi i8 [ %18, %16 ], [ %24, %19 ]
  store i8 %26, ptr %1, align 1
  br label %27
27:                                               ; preds = %25, %2
  ret ptr %0
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr comdat {
  %3 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %0, i1 noundef zeroext true)
  br i1 %3, label %4, label %105
4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 0, ptr %5, align 8
  %6 = load ptr, ptr %1, align 8
  store i8 0, ptr %6, align 1
  %7 = getelementptr i8, ptr %0, i64 232
  %8 = getelementptr i8, ptr %0, i64 232
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = getelementptr inbounds i8, ptr %1, i64 16
  br label %11
11:                                               ; preds = %80, %4
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr i8, ptr %12, i64 -24
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr i8, ptr %7, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %16, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ult ptr %18, %20
  br i1 %21, label %22, label %25
22:                                               ; preds = %11
  %23 = load i8, ptr %18, align 1
  %24 = zext i8 %23 to i32
  br label %30
25:                                               ; preds = %11
  %26 = load ptr, ptr %16, align 8
  %27 = getelementptr inbounds i8, ptr %26, i64 72
  %28 = load ptr, ptr %27, align 8
  %29 = tail call noundef i32 %28(ptr noundef nonnull align 8 dereferenceable(64) %16)
  br label %30
30:                                               ; preds = %22, %25
  %31 = phi i32 [ %24, %22 ], [ %29, %25 ]
  %32 = icmp sgt i32 %31, -1
  br i1 %32, label %33, label %90
33:                                               ; preds = %30
  switch i32 %31, label %34 [
    i32 32, label %90
    i32 13, label %90
    i32 12, label %90
    i32 11, label %90
    i32 10, label %90
    i32 9, label %90
  ]
34:                                               ; preds = %33
  %35 = trunc i32 %31 to i8
  %36 = load i64, ptr %5, align 8
  %37 = add i64 %36, 1
  %38 = load ptr, ptr %1, align 8
  %39 = icmp eq ptr %38, %10
  %40 = load i64, ptr %10, align 8
  %41 = select i1 %39, i64 15, i64 %40
  %42 = icmp ult i64 %41, %37
  br i1 %42, label %43, label %55
43:                                               ; preds = %34
  %44 = shl i64 %41, 1
  %45 = tail call i64 @llvm.umax.i64(i64 %44, i64 %37)
  %46 = add i64 %45, 1
  %47 = tail call ptr @malloc(i64 noundef %46)
  %48 = load ptr, ptr %1, align 8
  %49 = add i64 %41, 1
  %50 = tail call ptr @memcpy(ptr noundef %47, ptr noundef %48, i64 noundef %49)
  %51 = load ptr, ptr %1, align 8
  %52 = icmp eq ptr %51, %10
  br i1 %52, label %54, label %53
53:                                               ; preds = %43
  tail call void @free(ptr noundef %51)
  br label %54
54:                                               ; preds = %53, %43
  store ptr %47, ptr %1, align 8
  store i64 %45, ptr %10, align 8
  br label %55
55:                                               ; preds = %34, %54
  %56 = load ptr, ptr %1, align 8
  %57 = load i64, ptr %5, align 8
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  store i8 %35, ptr %58, align 1
  %59 = load i64, ptr %5, align 8
  %60 = add i64 %59, 1
  store i64 %60, ptr %5, align 8
  %61 = load ptr, ptr %1, align 8
  %62 = getelementptr inbounds i8, ptr %61, i64 %60
  store i8 0, ptr %62, align 1
  %63 = load ptr, ptr %0, align 8
  %64 = getelementptr i8, ptr %63, i64 -24
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr i8, ptr %8, i64 %65
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds i8, ptr %67, i64 16
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds i8, ptr %67, i64 24
  %71 = load ptr, ptr %70, align 8
  %72 = icmp ult ptr %69, %71
  br i1 %72, label %73, label %75
73:                                               ; preds = %55
  %74 = getelementptr inbounds i8, ptr %69, i64 1
  store ptr %74, ptr %68, align 8
  br label %80
75:                                               ; preds = %55
  %76 = load ptr, ptr %67, align 8
  %77 = getelementptr inbounds i8, ptr %76, i64 80
  %78 = load ptr, ptr %77, align 8
  %79 = tail call noundef i32 %78(ptr noundef nonnull align 8 dereferenceable(64) %67)
  br label %80
80:                                               ; preds = %73, %75
  %81 = load ptr, ptr %0, align 8
  %82 = getelementptr i8, ptr %81, i64 -24
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr i8, ptr %9, i64 %83
  %85 = load i64, ptr %84, align 8
  %86 = icmp sgt i64 %85, 0
  %87 = load i64, ptr %5, align 8
  %88 = icmp eq i64 %87, %85
  %89 = select i1 %86, i1 %88, i1 false
  br i1 %89, label %90, label %11
90:                                               ; preds = %33, %33, %33, %33, %33, %33, %80, %30
  %91 = load ptr, ptr %0, align 8
  %92 = getelementptr i8, ptr %91, i64 -24
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %0, i64 %93
  %95 = getelementptr inbounds i8, ptr %94, i64 16
  store i64 0, ptr %95, align 8
  %96 = load ptr, ptr %0, align 8
  %97 = getelementptr i8, ptr %96, i64 -24
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds i8, ptr %0, i64 %98
  %100 = lshr i32 %31, 30
  %101 = and i32 %100, 2
  %102 = getelementptr inbounds i8, ptr %99, i64 32
  %103 = load i32, ptr %102, align 8
  %104 = or i32 %103, %101
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %99, i32 noundef %104)
  br label %105
105:                                              ; preds = %2, %90
  ret ptr %0
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(32) %1, i8 noundef signext %2) local_unnamed_addr comdat {
  %4 = icmp eq ptr %0, @_ZSt3cin
  br i1 %4, label %5, label %6
5:                                                ; preds = %3
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable
6:                                                ; preds = %3
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr i8, ptr %7, i64 -24
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 32
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %16, label %14
14:                                               ; preds = %6
  %15 = or i32 %12, 4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %10, i32 noundef %15)
  br label %91
16:                                               ; preds = %6
  %17 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 0, ptr %17, align 8
  %18 = load ptr, ptr %1, align 8
  store i8 0, ptr %18, align 1
  %19 = getelementptr i8, ptr %0, i64 232
  %20 = sext i8 %2 to i32
  %21 = getelementptr inbounds i8, ptr %1, i64 16
  br label %22
22:                                               ; preds = %70, %16
  %23 = load ptr, ptr %0, align 8
  %24 = getelementptr i8, ptr %23, i64 -24
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr i8, ptr %19, i64 %25
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %27, i64 16
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %27, i64 24
  %31 = load ptr, ptr %30, align 8
  %32 = icmp ult ptr %29, %31
  br i1 %32, label %33, label %37
33:                                               ; preds = %22
  %34 = getelementptr inbounds i8, ptr %29, i64 1
  store ptr %34, ptr %28, align 8
  %35 = load i8, ptr %29, align 1
  %36 = zext i8 %35 to i32
  br label %42
37:                                               ; preds = %22
  %38 = load ptr, ptr %27, align 8
  %39 = getelementptr inbounds i8, ptr %38, i64 80
  %40 = load ptr, ptr %39, align 8
  %41 = tail call noundef i32 %40(ptr noundef nonnull align 8 dereferenceable(64) %27)
  br label %42
42:                                               ; preds = %33, %37
  %43 = phi i32 [ %36, %33 ], [ %41, %37 ]
  %44 = icmp sgt i32 %43, -1
  %45 = shl i32 %43, 24
  %46 = ashr exact i32 %45, 24
  %47 = icmp ne i32 %46, %20
  %48 = select i1 %44, i1 %47, i1 false
  br i1 %48, label %49, label %78
49:                                               ; preds = %42
  %50 = trunc i32 %43 to i8
  %51 = load i64, ptr %17, align 8
  %52 = add i64 %51, 1
  %53 = load ptr, ptr %1, align 8
  %54 = icmp eq ptr %53, %21
  %55 = load i64, ptr %21, align 8
  %56 = select i1 %54, i64 15, i64 %55
  %57 = icmp ult i64 %56, %52
  br i1 %57, label %58, label %70
58:                                               ; preds = %49
  %59 = shl i64 %56, 1
  %60 = tail call i64 @llvm.umax.i64(i64 %59, i64 %52)
  %61 = add i64 %60, 1
  %62 = tail call ptr @malloc(i64 noundef %61)
  %63 = load ptr, ptr %1, align 8
  %64 = add i64 %56, 1
  %65 = tail call ptr @memcpy(ptr noundef %62, ptr noundef %63, i64 noundef %64)
  %66 = load ptr, ptr %1, align 8
  %67 = icmp eq ptr %66, %21
  br i1 %67, label %69, label %68
68:                                               ; preds = %58
  tail call void @free(ptr noundef %66)
  br label %69
69:                                               ; preds = %68, %58
  store ptr %62, ptr %1, align 8
  store i64 %60, ptr %21, align 8
  br label %70
70:                                               ; preds = %49, %69
  %71 = load ptr, ptr %1, align 8
  %72 = load i64, ptr %17, align 8
  %73 = getelementptr inbounds i8, ptr %71, i64 %72
  store i8 %50, ptr %73, align 1
  %74 = load i64, ptr %17, align 8
  %75 = add i64 %74, 1
  store i64 %75, ptr %17, align 8
  %76 = load ptr, ptr %1, align 8
  %77 = getelementptr inbounds i8, ptr %76, i64 %75
  store i8 0, ptr %77, align 1
  br label %22
78:                                               ; preds = %42
  %79 = icmp slt i32 %43, 0
  br i1 %79, label %80, label %91
80:                                               ; preds = %78
  %81 = load ptr, ptr %0, align 8
  %82 = getelementptr i8, ptr %81, i64 -24
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds i8, ptr %0, i64 %83
  %85 = load i64, ptr %17, align 8
  %86 = icmp eq i64 %85, 0
  %87 = select i1 %86, i32 6, i32 2
  %88 = getelementptr inbounds i8, ptr %84, i64 32
  %89 = load i32, ptr %88, align 8
  %90 = or i32 %87, %89
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %84, i32 noundef %90)
  br label %91
91:                                               ; preds = %14, %78, %80
  ret ptr %0
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr comdat {
  %2 = getelementptr i8, ptr %0, i64 232
  %3 = getelementptr i8, ptr %0, i64 232
  br label %4
4:                                                ; preds = %38, %1
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr i8, ptr %5, i64 -24
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr i8, ptr %2, i64 %7
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 16
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %9, i64 24
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ult ptr %11, %13
  br i1 %14, label %15, label %18
15:                                               ; preds = %4
  %16 = load i8, ptr %11, align 1
  %17 = zext i8 %16 to i32
  br label %23
18:                                               ; preds = %4
  %19 = load ptr, ptr %9, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 72
  %21 = load ptr, ptr %20, align 8
  %22 = tail call noundef i32 %21(ptr noundef nonnull align 8 dereferenceable(64) %9)
  br label %23
23:                                               ; preds = %15, %18
  %24 = phi i32 [ %17, %15 ], [ %22, %18 ]
  switch i32 %24, label %44 [
    i32 32, label %25
    i32 13, label %25
    i32 12, label %25
    i32 11, label %25
    i32 10, label %25
    i32 9, label %25
  ]
25:                                               ; preds = %23, %23, %23, %23, %23, %23
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr i8, ptr %26, i64 -24
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr i8, ptr %3, i64 %28
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 16
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %30, i64 24
  %34 = load ptr, ptr %33, align 8
  %35 = icmp ult ptr %32, %34
  br i1 %35, label %36, label %39
36:                                               ; preds = %25
  %37 = getelementptr inbounds i8, ptr %32, i64 1
  store ptr %37, ptr %31, align 8
  br label %38
38:                                               ; preds = %36, %39
  br label %4
39:                                               ; preds = %25
  %40 = load ptr, ptr %30, align 8
  %41 = getelementptr inbounds i8, ptr %40, i64 80
  %42 = load ptr, ptr %41, align 8
  %43 = tail call noundef i32 %42(ptr noundef nonnull align 8 dereferenceable(64) %30)
  br label %38
44:                                               ; preds = %23
  %45 = load ptr, ptr %0, align 8
  %46 = getelementptr i8, ptr %45, i64 -24
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds i8, ptr %0, i64 %47
  %49 = getelementptr inbounds i8, ptr %48, i64 232
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %50, i64 16
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds i8, ptr %50, i64 24
  %54 = load ptr, ptr %53, align 8
  %55 = icmp ult ptr %52, %54
  br i1 %55, label %70, label %56
56:                                               ; preds = %44
  %57 = load ptr, ptr %50, align 8
  %58 = getelementptr inbounds i8, ptr %57, i64 72
  %59 = load ptr, ptr %58, align 8
  %60 = tail call noundef i32 %59(ptr noundef nonnull align 8 dereferenceable(64) %50)
  %61 = icmp slt i32 %60, 0
  br i1 %61, label %62, label %70
62:                                               ; preds = %56
  %63 = load ptr, ptr %0, align 8
  %64 = getelementptr i8, ptr %63, i64 -24
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds i8, ptr %0, i64 %65
  %67 = getelementptr inbounds i8, ptr %66, i64 32
  %68 = load i32, ptr %67, align 8
  %69 = or i32 %68, 2
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %66, i32 noundef %69)
  br label %70
70:                                               ; preds = %44, %62, %56
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIlEERSiRT_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %1) local_unnamed_addr align 2 {
  %3 = tail call fastcc noundef nonnull align 8 dereferenceable(16) ptr @_ZStL14extract_signedIlERSiS0_RT_ll(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, i64 noundef -9223372036854775808, i64 noundef 9223372036854775807)
  ret ptr %0
}
define internal fastcc noundef nonnull align 8 dereferenceable(16) ptr @_ZStL14extract_signedIlERSiS0_RT_ll(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca %"struct.std::Text", align 4
  %6 = alloca ptr, align 8
  %7 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %0, i1 noundef zeroext true)
  br i1 %7, label %8, label %54
8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %5)
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr i8, ptr %9, i64 -24
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = getelementptr inbounds i8, ptr %12, i64 24
  %14 = load i32, ptr %13, align 8
  %15 = and i32 %14, 74
  %16 = icmp eq i32 %15, 2
  br i1 %16, label %17, label %18
17:                                               ; preds = %8
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %5, ptr noundef nonnull @_ZStL8decimals, i64 noundef 12)
  br label %19
18:                                               ; preds = %8
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %5, ptr noundef nonnull @_ZStL10any_digits, i64 noundef 26)
  br label %19
19:                                               ; preds = %17, %18
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  %20 = load ptr, ptr %0, align 8
  %21 = getelementptr i8, ptr %20, i64 -24
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 %22
  %24 = getelementptr inbounds i8, ptr %23, i64 24
  %25 = load i32, ptr %24, align 8
  %26 = and i32 %25, 74
  switch i32 %26, label %27 [
    i32 64, label %31
    i32 8, label %30
  ]
27:                                               ; preds = %19
  %28 = icmp eq i32 %26, 2
  %29 = select i1 %28, i32 10, i32 0
  br label %31
30:                                               ; preds = %19
  br label %31
31:                                               ; preds = %19, %27, %30
  %32 = phi i32 [ 8, %19 ], [ %29, %27 ], [ 16, %30 ]
  %33 = call i64 @strtol(ptr noundef nonnull %5, ptr noundef nonnull %6, i32 noundef %32)
  %34 = load ptr, ptr %6, align 8
  %35 = icmp eq ptr %34, %5
  br i1 %35, label %43, label %36
36:                                               ; preds = %31
  %37 = load i8, ptr %34, align 1
  %38 = icmp eq i8 %37, 0
  br i1 %38, label %39, label %43
39:                                               ; preds = %36
  %40 = icmp slt i64 %33, %2
  br i1 %40, label %43, label %41
41:                                               ; preds = %39
  %42 = icmp sgt i64 %33, %3
  br i1 %42, label %43, label %52
43:                                               ; preds = %41, %39, %31, %36
  %44 = phi i64 [ 0, %36 ], [ 0, %31 ], [ %2, %39 ], [ %3, %41 ]
  %45 = load ptr, ptr %0, align 8
  %46 = getelementptr i8, ptr %45, i64 -24
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds i8, ptr %0, i64 %47
  %49 = getelementptr inbounds i8, ptr %48, i64 32
  %50 = load i32, ptr %49, align 8
  %51 = or i32 %50, 4
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %48, i32 noundef %51)
  br label %52
52:                                               ; preds = %43, %41
  %53 = phi i64 [ %33, %41 ], [ %44, %43 ]
  store i64 %53, ptr %1, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %5)
  br label %54
54:                                               ; preds = %4, %52
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIxEERSiRT_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %1) local_unnamed_addr align 2 {
  %3 = alloca %"struct.std::Text", align 4
  %4 = alloca ptr, align 8
  %5 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %0, i1 noundef zeroext true)
  br i1 %5, label %6, label %47
6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %3)
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr i8, ptr %7, i64 -24
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 24
  %12 = load i32, ptr %11, align 8
  %13 = and i32 %12, 74
  %14 = icmp eq i32 %13, 2
  br i1 %14, label %15, label %16
15:                                               ; preds = %6
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZStL8decimals, i64 noundef 12)
  br label %17
16:                                               ; preds = %6
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZStL10any_digits, i64 noundef 26)
  br label %17
17:                                               ; preds = %16, %15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr i8, ptr %18, i64 -24
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = getelementptr inbounds i8, ptr %21, i64 24
  %23 = load i32, ptr %22, align 8
  %24 = and i32 %23, 74
  switch i32 %24, label %25 [
    i32 64, label %29
    i32 8, label %28
  ]
25:                                               ; preds = %17
  %26 = icmp eq i32 %24, 2
  %27 = select i1 %26, i32 10, i32 0
  br label %29
28:                                               ; preds = %17
  br label %29
29:                                               ; preds = %28, %25, %17
  %30 = phi i32 [ 8, %17 ], [ %27, %25 ], [ 16, %28 ]
  %31 = call i64 @strtol(ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %30)
  %32 = load ptr, ptr %4, align 8
  %33 = icmp eq ptr %32, %3
  br i1 %33, label %37, label %34
34:                                               ; preds = %29
  %35 = load i8, ptr %32, align 1
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %45, label %37
37:                                               ; preds = %34, %29
  %38 = load ptr, ptr %0, align 8
  %39 = getelementptr i8, ptr %38, i64 -24
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds i8, ptr %0, i64 %40
  %42 = getelementptr inbounds i8, ptr %41, i64 32
  %43 = load i32, ptr %42, align 8
  %44 = or i32 %43, 4
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %41, i32 noundef %44)
  br label %45
45:                                               ; preds = %37, %34
  %46 = phi i64 [ 0, %37 ], [ %31, %34 ]
  store i64 %46, ptr %1, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %3)
  br label %47
47:                                               ; preds = %2, %45
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractItEERSiRT_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull writeonly align 2 dereferenceable(2) %1) local_unnamed_addr align 2 {
  %3 = alloca %"struct.std::Text", align 4
  %4 = alloca ptr, align 8
  %5 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %0, i1 noundef zeroext true)
  br i1 %5, label %6, label %54
6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %3)
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr i8, ptr %7, i64 -24
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 24
  %12 = load i32, ptr %11, align 8
  %13 = and i32 %12, 74
  %14 = icmp eq i32 %13, 2
  br i1 %14, label %15, label %16
15:                                               ; preds = %6
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZStL8decimals, i64 noundef 12)
  br label %17
16:                                               ; preds = %6
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZStL10any_digits, i64 noundef 26)
  br label %17
17:                                               ; preds = %16, %15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr i8, ptr %18, i64 -24
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = getelementptr inbounds i8, ptr %21, i64 24
  %23 = load i32, ptr %22, align 8
  %24 = and i32 %23, 74
  switch i32 %24, label %25 [
    i32 64, label %29
    i32 8, label %28
  ]
25:                                               ; preds = %17
  %26 = icmp eq i32 %24, 2
  %27 = select i1 %26, i32 10, i32 0
  br label %29
28:                                               ; preds = %17
  br label %29
29:                                               ; preds = %28, %25, %17
  %30 = phi i32 [ 8, %17 ], [ %27, %25 ], [ 16, %28 ]
  %31 = call i64 @strtoul(ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %30)
  %32 = load ptr, ptr %4, align 8
  %33 = icmp eq ptr %32, %3
  br i1 %33, label %42, label %34
34:                                               ; preds = %29
  %35 = load i8, ptr %32, align 1
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %42
37:                                               ; preds = %34
  %38 = load i8, ptr %3, align 4
  %39 = icmp ne i8 %38, 45
  %40 = icmp ugt i64 %31, 65535
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %51
42:                                               ; preds = %37, %29, %34
  %43 = phi i64 [ 0, %34 ], [ 0, %29 ], [ 65535, %37 ]
  %44 = load ptr, ptr %0, align 8
  %45 = getelementptr i8, ptr %44, i64 -24
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds i8, ptr %0, i64 %46
  %48 = getelementptr inbounds i8, ptr %47, i64 32
  %49 = load i32, ptr %48, align 8
  %50 = or i32 %49, 4
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %47, i32 noundef %50)
  br label %51
51:                                               ; preds = %42, %37
  %52 = phi i64 [ %31, %37 ], [ %43, %42 ]
  %53 = trunc i64 %52 to i16
  store i16 %53, ptr %1, align 2
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %3)
  br label %54
54:                                               ; preds = %2, %51
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIjEERSiRT_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull writeonly align 4 dereferenceable(4) %1) local_unnamed_addr align 2 {
  %3 = alloca %"struct.std::Text", align 4
  %4 = alloca ptr, align 8
  %5 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %0, i1 noundef zeroext true)
  br i1 %5, label %6, label %54
6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %3)
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr i8, ptr %7, i64 -24
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 24
  %12 = load i32, ptr %11, align 8
  %13 = and i32 %12, 74
  %14 = icmp eq i32 %13, 2
  br i1 %14, label %15, label %16
15:                                               ; preds = %6
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZStL8decimals, i64 noundef 12)
  br label %17
16:                                               ; preds = %6
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZStL10any_digits, i64 noundef 26)
  br label %17
17:                                               ; preds = %16, %15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr i8, ptr %18, i64 -24
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = getelementptr inbounds i8, ptr %21, i64 24
  %23 = load i32, ptr %22, align 8
  %24 = and i32 %23, 74
  switch i32 %24, label %25 [
    i32 64, label %29
    i32 8, label %28
  ]
25:                                               ; preds = %17
  %26 = icmp eq i32 %24, 2
  %27 = select i1 %26, i32 10, i32 0
  br label %29
28:                                               ; preds = %17
  br label %29
29:                                               ; preds = %28, %25, %17
  %30 = phi i32 [ 8, %17 ], [ %27, %25 ], [ 16, %28 ]
  %31 = call i64 @strtoul(ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %30)
  %32 = load ptr, ptr %4, align 8
  %33 = icmp eq ptr %32, %3
  br i1 %33, label %42, label %34
34:                                               ; preds = %29
  %35 = load i8, ptr %32, align 1
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %42
37:                                               ; preds = %34
  %38 = load i8, ptr %3, align 4
  %39 = icmp ne i8 %38, 45
  %40 = icmp ugt i64 %31, 4294967295
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %51
42:                                               ; preds = %37, %29, %34
  %43 = phi i64 [ 0, %34 ], [ 0, %29 ], [ 4294967295, %37 ]
  %44 = load ptr, ptr %0, align 8
  %45 = getelementptr i8, ptr %44, i64 -24
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds i8, ptr %0, i64 %46
  %48 = getelementptr inbounds i8, ptr %47, i64 32
  %49 = load i32, ptr %48, align 8
  %50 = or i32 %49, 4
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %47, i32 noundef %50)
  br label %51
51:                                               ; preds = %42, %37
  %52 = phi i64 [ %31, %37 ], [ %43, %42 ]
  %53 = trunc i64 %52 to i32
  store i32 %53, ptr %1, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %3)
  br label %54
54:                                               ; preds = %2, %51
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractImEERSiRT_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %1) local_unnamed_addr align 2 {
  %3 = alloca %"struct.std::Text", align 4
  %4 = alloca ptr, align 8
  %5 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %0, i1 noundef zeroext true)
  br i1 %5, label %6, label %47
6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %3)
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr i8, ptr %7, i64 -24
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 24
  %12 = load i32, ptr %11, align 8
  %13 = and i32 %12, 74
  %14 = icmp eq i32 %13, 2
  br i1 %14, label %15, label %16
15:                                               ; preds = %6
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZStL8decimals, i64 noundef 12)
  br label %17
16:                                               ; preds = %6
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZStL10any_digits, i64 noundef 26)
  br label %17
17:                                               ; preds = %16, %15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr i8, ptr %18, i64 -24
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = getelementptr inbounds i8, ptr %21, i64 24
  %23 = load i32, ptr %22, align 8
  %24 = and i32 %23, 74
  switch i32 %24, label %25 [
    i32 64, label %29
    i32 8, label %28
  ]
25:                                               ; preds = %17
  %26 = icmp eq i32 %24, 2
  %27 = select i1 %26, i32 10, i32 0
  br label %29
28:                                               ; preds = %17
  br label %29
29:                                               ; preds = %28, %25, %17
  %30 = phi i32 [ 8, %17 ], [ %27, %25 ], [ 16, %28 ]
  %31 = call i64 @strtoul(ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %30)
  %32 = load ptr, ptr %4, align 8
  %33 = icmp eq ptr %32, %3
  br i1 %33, label %37, label %34
34:                                               ; preds = %29
  %35 = load i8, ptr %32, align 1
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %45, label %37
37:                                               ; preds = %34, %29
  %38 = load ptr, ptr %0, align 8
  %39 = getelementptr i8, ptr %38, i64 -24
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds i8, ptr %0, i64 %40
  %42 = getelementptr inbounds i8, ptr %41, i64 32
  %43 = load i32, ptr %42, align 8
  %44 = or i32 %43, 4
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %41, i32 noundef %44)
  br label %45
45:                                               ; preds = %37, %34
  %46 = phi i64 [ 0, %37 ], [ %31, %34 ]
  store i64 %46, ptr %1, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %3)
  br label %47
47:                                               ; preds = %2, %45
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIyEERSiRT_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %1) local_unnamed_addr align 2 {
  %3 = alloca %"struct.std::Text", align 4
  %4 = alloca ptr, align 8
  %5 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %0, i1 noundef zeroext true)
  br i1 %5, label %6, label %47
6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %3)
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr i8, ptr %7, i64 -24
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = getelementptr inbounds i8, ptr %10, i64 24
  %12 = load i32, ptr %11, align 8
  %13 = and i32 %12, 74
  %14 = icmp eq i32 %13, 2
  br i1 %14, label %15, label %16
15:                                               ; preds = %6
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZStL8decimals, i64 noundef 12)
  br label %17
16:                                               ; preds = %6
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZStL10any_digits, i64 noundef 26)
  br label %17
17:                                               ; preds = %16, %15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr i8, ptr %18, i64 -24
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = getelementptr inbounds i8, ptr %21, i64 24
  %23 = load i32, ptr %22, align 8
  %24 = and i32 %23, 74
  switch i32 %24, label %25 [
    i32 64, label %29
    i32 8, label %28
  ]
25:                                               ; preds = %17
  %26 = icmp eq i32 %24, 2
  %27 = select i1 %26, i32 10, i32 0
  br label %29
28:                                               ; preds = %17
  br label %29
29:                                               ; preds = %28, %25, %17
  %30 = phi i32 [ 8, %17 ], [ %27, %25 ], [ 16, %28 ]
  %31 = call i64 @strtoul(ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %30)
  %32 = load ptr, ptr %4, align 8
  %33 = icmp eq ptr %32, %3
  br i1 %33, label %37, label %34
34:                                               ; preds = %29
  %35 = load i8, ptr %32, align 1
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %45, label %37
37:                                               ; preds = %34, %29
  %38 = load ptr, ptr %0, align 8
  %39 = getelementptr i8, ptr %38, i64 -24
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds i8, ptr %0, i64 %40
  %42 = getelementptr inbounds i8, ptr %41, i64 32
  %43 = load i32, ptr %42, align 8
  %44 = or i32 %43, 4
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %41, i32 noundef %44)
  br label %45
45:                                               ; preds = %37, %34
  %46 = phi i64 [ 0, %37 ], [ %31, %34 ]
  store i64 %46, ptr %1, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %3)
  br label %47
47:                                               ; preds = %2, %45
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIfEERSiRT_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull writeonly align 4 dereferenceable(4) %1) local_unnamed_addr align 2 {
  %3 = alloca %"struct.std::Text", align 4
  %4 = alloca ptr, align 8
  %5 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %0, i1 noundef zeroext true)
  br i1 %5, label %6, label %24
6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %3)
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZZStL14extract_numberIfERSiS0_RT_E7allowed, i64 noundef 15)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %7 = call double @strtod(ptr noundef nonnull %3, ptr noundef nonnull %4)
  %8 = load ptr, ptr %4, align 8
  %9 = icmp eq ptr %8, %3
  br i1 %9, label %13, label %10
10:                                               ; preds = %6
  %11 = load i8, ptr %8, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %21, label %13
13:                                               ; preds = %10, %6
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr i8, ptr %14, i64 -24
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = getelementptr inbounds i8, ptr %17, i64 32
  %19 = load i32, ptr %18, align 8
  %20 = or i32 %19, 4
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %17, i32 noundef %20)
  br label %21
21:                                               ; preds = %13, %10
  %22 = phi double [ 0.000000e+00, %13 ], [ %7, %10 ]
  %23 = fptrunc double %22 to float
  store float %23, ptr %1, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %3)
  br label %24
24:                                               ; preds = %2, %21
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIdEERSiRT_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %1) local_unnamed_addr align 2 {
  %3 = alloca %"struct.std::Text", align 4
  %4 = alloca ptr, align 8
  %5 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %0, i1 noundef zeroext true)
  br i1 %5, label %6, label %23
6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %3)
  call fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(68) %3, ptr noundef nonnull @_ZZStL14extract_numberIdERSiS0_RT_E7allowed, i64 noundef 15)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %7 = call double @strtod(ptr noundef nonnull %3, ptr noundef nonnull %4)
  %8 = load ptr, ptr %4, align 8
  %9 = icmp eq ptr %8, %3
  br i1 %9, label %13, label %10
10:                                               ; preds = %6
  %11 = load i8, ptr %8, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %21, label %13
13:                                               ; preds = %10, %6
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr i8, ptr %14, i64 -24
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = getelementptr inbounds i8, ptr %17, i64 32
  %19 = load i32, ptr %18, align 8
  %20 = or i32 %19, 4
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %17, i32 noundef %20)
  br label %21
21:                                               ; preds = %13, %10
  %22 = phi double [ 0.000000e+00, %13 ], [ %7, %10 ]
  store double %22, ptr %1, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %3)
  br label %23
23:                                               ; preds = %2, %21
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSi10_M_extractIbEERSiRT_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull writeonly align 1 dereferenceable(1) %1) local_unnamed_addr align 2 {
  %3 = alloca i64, align 8
  %4 = tail call fastcc noundef zeroext i1 @_ZStL5beginRSib(ptr noundef nonnull align 8 dereferenceable(16) %0, i1 noundef zeroext true)
  br i1 %4, label %5, label %100
5:                                                ; preds = %2
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr i8, ptr %6, i64 -24
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  %10 = getelementptr inbounds i8, ptr %9, i64 24
  %11 = load i32, ptr %10, align 8
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %95, label %14
14:                                               ; preds = %5
  %15 = getelementptr inbounds i8, ptr %9, i64 232
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %16, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ult ptr %18, %20
  br i1 %21, label %22, label %25
22:                                               ; preds = %14
  %23 = load i8, ptr %18, align 1
  %24 = zext i8 %23 to i32
  br label %30
25:                                               ; preds = %14
  %26 = load ptr, ptr %16, align 8
  %27 = getelementptr inbounds i8, ptr %26, i64 72
  %28 = load ptr, ptr %27, align 8
  %29 = tail call noundef i32 %28(ptr noundef nonnull align 8 dereferenceable(64) %16)
  br label %30
30:                                               ; preds = %22, %25
  %31 = phi i32 [ %24, %22 ], [ %29, %25 ]
  %32 = icmp eq i32 %31, 116
  %33 = select i1 %32, ptr @.str, ptr @.str.1
  %34 = load i8, ptr %33, align 1
  %35 = icmp eq i8 %34, 116
  %36 = zext i1 %35 to i8
  store i8 %36, ptr %1, align 1
  %37 = getelementptr i8, ptr %0, i64 232
  %38 = getelementptr i8, ptr %0, i64 232
  %39 = icmp eq i8 %34, 0
  br i1 %39, label %100, label %40
40:                                               ; preds = %30, %91
  %41 = phi i8 [ %93, %91 ], [ %34, %30 ]
  %42 = phi ptr [ %92, %91 ], [ %33, %30 ]
  %43 = load ptr, ptr %0, align 8
  %44 = getelementptr i8, ptr %43, i64 -24
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr i8, ptr %37, i64 %45
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds i8, ptr %47, i64 16
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds i8, ptr %47, i64 24
  %51 = load ptr, ptr %50, align 8
  %52 = icmp ult ptr %49, %51
  br i1 %52, label %53, label %56
53:                                               ; preds = %40
  %54 = load i8, ptr %49, align 1
  %55 = zext i8 %54 to i32
  br label %61
56:                                               ; preds = %40
  %57 = load ptr, ptr %47, align 8
  %58 = getelementptr inbounds i8, ptr %57, i64 72
  %59 = load ptr, ptr %58, align 8
  %60 = tail call noundef i32 %59(ptr noundef nonnull align 8 dereferenceable(64) %47)
  br label %61
61:                                               ; preds = %53, %56
  %62 = phi i32 [ %55, %53 ], [ %60, %56 ]
  %63 = sext i8 %41 to i32
  %64 = icmp eq i32 %62, %63
  br i1 %64, label %73, label %65
65:                                               ; preds = %61
  store i8 0, ptr %1, align 1
  %66 = load ptr, ptr %0, align 8
  %67 = getelementptr i8, ptr %66, i64 -24
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds i8, ptr %0, i64 %68
  %70 = getelementptr inbounds i8, ptr %69, i64 32
  %71 = load i32, ptr %70, align 8
  %72 = or i32 %71, 4
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %69, i32 noundef %72)
  br label %100
73:                                               ; preds = %61
  %74 = load ptr, ptr %0, align 8
  %75 = getelementptr i8, ptr %74, i64 -24
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr i8, ptr %38, i64 %76
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds i8, ptr %78, i64 16
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds i8, ptr %78, i64 24
  %82 = load ptr, ptr %81, align 8
  %83 = icmp ult ptr %80, %82
  br i1 %83, label %84, label %86
84:                                               ; preds = %73
  %85 = getelementptr inbounds i8, ptr %80, i64 1
  store ptr %85, ptr %79, align 8
  br label %91
86:                                               ; preds = %73
  %87 = load ptr, ptr %78, align 8
  %88 = getelementptr inbounds i8, ptr %87, i64 80
  %89 = load ptr, ptr %88, align 8
  %90 = tail call noundef i32 %89(ptr noundef nonnull align 8 dereferenceable(64) %78)
  br label %91
91:                                               ; preds = %84, %86
  %92 = getelementptr inbounds i8, ptr %42, i64 1
  %93 = load i8, ptr %92, align 1
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %100, label %40
95:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %96 = call fastcc noundef nonnull align 8 dereferenceable(16) ptr @_ZStL14extract_signedIlERSiS0_RT_ll(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %3, i64 noundef 0, i64 noundef 1)
  %97 = load i64, ptr %3, align 8
  %98 = icmp ne i64 %97, 0
  %99 = zext i1 %98 to i8
  store i8 %99, ptr %1, align 1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br label %100
100:                                              ; preds = %91, %30, %65, %2, %95
  ret ptr %0
}
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr
define internal fastcc void @_ZStL7collectRSiRSt4TextPKcm(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull align 4 dereferenceable(68) %1, ptr noundef %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds i8, ptr %1, i64 64
  store i32 0, ptr %5, align 4
  %6 = getelementptr i8, ptr %0, i64 232
  %7 = getelementptr i8, ptr %0, i64 232
  br label %8
8:                                                ; preds = %74, %4
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr i8, ptr %9, i64 -24
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr i8, ptr %6, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %13, i64 24
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ult ptr %15, %17
  br i1 %18, label %19, label %22
19:                                               ; preds = %8
  %20 = load i8, ptr %15, align 1
  %21 = zext i8 %20 to i32
  br label %27
22:                                               ; preds = %8
  %23 = load ptr, ptr %13, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 72
  %25 = load ptr, ptr %24, align 8
  %26 = tail call noundef i32 %25(ptr noundef nonnull align 8 dereferenceable(64) %13)
  br label %27
27:                                               ; preds = %19, %22
  %28 = phi i32 [ %21, %19 ], [ %26, %22 ]
  %29 = icmp sgt i32 %28, -1
  %30 = load i32, ptr %5, align 4
  %31 = icmp slt i32 %30, 63
  %32 = select i1 %29, i1 %31, i1 false
  br i1 %32, label %33, label %75
33:                                               ; preds = %27
  %34 = tail call ptr @memchr(ptr noundef %2, i32 noundef %28, i64 noundef %3)
  %35 = icmp eq ptr %34, null
  br i1 %35, label %75, label %36
36:                                               ; preds = %33
  %37 = icmp ne i32 %28, 43
  %38 = icmp ne i32 %28, 45
  %39 = and i1 %37, %38
  %40 = load i32, ptr %5, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %47, label %42
42:                                               ; preds = %36
  %43 = add nsw i32 %40, -1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [64 x i8], ptr %1, i64 0, i64 %44
  %46 = load i8, ptr %45, align 1
  br label %47
47:                                               ; preds = %36, %42
  %48 = phi i8 [ %46, %42 ], [ 101, %36 ]
  %49 = and i8 %48, -33
  %50 = icmp eq i8 %49, 69
  %51 = select i1 %39, i1 true, i1 %50
  br i1 %51, label %52, label %75
52:                                               ; preds = %47
  %53 = trunc i32 %28 to i8
  %54 = add nsw i32 %40, 1
  store i32 %54, ptr %5, align 4
  %55 = sext i32 %40 to i64
  %56 = getelementptr inbounds [64 x i8], ptr %1, i64 0, i64 %55
  store i8 %53, ptr %56, align 1
  %57 = load ptr, ptr %0, align 8
  %58 = getelementptr i8, ptr %57, i64 -24
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr i8, ptr %7, i64 %59
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %61, i64 16
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds i8, ptr %61, i64 24
  %65 = load ptr, ptr %64, align 8
  %66 = icmp ult ptr %63, %65
  br i1 %66, label %67, label %69
67:                                               ; preds = %52
  %68 = getelementptr inbounds i8, ptr %63, i64 1
  store ptr %68, ptr %62, align 8
  br label %74
69:                                               ; preds = %52
  %70 = load ptr, ptr %61, align 8
  %71 = getelementptr inbounds i8, ptr %70, i64 80
  %72 = load ptr, ptr %71, align 8
  %73 = tail call noundef i32 %72(ptr noundef nonnull align 8 dereferenceable(64) %61)
  br label %74
74:                                               ; preds = %69, %67
  br i1 %51, label %8, label %75
75:                                               ; preds = %47, %74, %27, %33
  %76 = load i32, ptr %5, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [64 x i8], ptr %1, i64 0, i64 %77
  store i8 0, ptr %78, align 1
  %79 = icmp slt i32 %28, 0
  br i1 %79, label %80, label %88
80:                                               ; preds = %75
  %81 = load ptr, ptr %0, align 8
  %82 = getelementptr i8, ptr %81, i64 -24
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds i8, ptr %0, i64 %83
  %85 = getelementptr inbounds i8, ptr %84, i64 32
  %86 = load i32, ptr %85, align 8
  %87 = or i32 %86, 2
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %84, i32 noundef %87)
  br label %88
88:                                               ; preds = %80, %75
  ret void
}
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr
declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr
declare double @strtod(ptr noundef, ptr noundef) local_unnamed_addr
declare void @_ZNSt8ios_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(216)) unnamed_addr
declare void @_ZNSt9basic_iosIcSt11char_traitsIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(264)) unnamed_addr
declare void @_ZNSt9basic_iosIcSt11char_traitsIcEED0Ev(ptr noundef nonnull align 8 dereferenceable(264)) unnamed_addr
declare ptr @malloc(i64 noundef) local_unnamed_addr
declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr
declare void @free(ptr noundef) local_unnamed_addr
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
