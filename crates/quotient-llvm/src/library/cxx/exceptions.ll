%struct.anon = type { %struct.Exception, ptr }
%struct.Exception = type { ptr, ptr, ptr, ptr, ptr, i32, i32, ptr, ptr }
%"class.std::type_info" = type { ptr, ptr }
%"struct.__cxxabiv1::__vmi_class_type_info::Base" = type { ptr, i64 }
%"class.std::__exception_ptr::exception_ptr" = type { ptr }
$__clang_call_terminate = comdat any
$_ZTW17__quotient_flying = comdat any
$_ZTW18__quotient_handled = comdat any
$_ZTW25__quotient_uncaught_count = comdat any
@__quotient_flying = dso_local thread_local global ptr null, align 8
@__quotient_handled = dso_local thread_local global ptr null, align 8
@__quotient_uncaught_count = dso_local thread_local global i32 0, align 4
@__quotient_forced = external thread_local local_unnamed_addr global i32, align 4
@_ZL5force = internal thread_local global %struct.anon zeroinitializer, align 8
@_ZStL12at_terminate = internal global ptr @_ZSt9terminatev, align 8
@_ZTVSt16nested_exception = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTISt16nested_exception, ptr @_ZNSt16nested_exceptionD1Ev, ptr @_ZNSt16nested_exceptionD0Ev] }, align 8
@_ZTVSt9type_info = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTISt9type_info, ptr @_ZNSt9type_infoD1Ev, ptr @_ZNSt9type_infoD0Ev] }, align 8
@_ZTSSt9type_info = dso_local constant [13 x i8] c"St9type_info\00", align 1
@_ZTISt9type_info = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt9type_info }, align 8
@_ZTVN10__cxxabiv123__fundamental_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv123__fundamental_type_infoE, ptr @_ZN10__cxxabiv123__fundamental_type_infoD1Ev, ptr @_ZN10__cxxabiv123__fundamental_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv123__fundamental_type_infoE = dso_local constant [40 x i8] c"N10__cxxabiv123__fundamental_type_infoE\00", align 1
@_ZTIN10__cxxabiv123__fundamental_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv123__fundamental_type_infoE, ptr @_ZTISt9type_info }, align 8
@_ZTSv = dso_local constant [2 x i8] c"v\00", align 1
@_ZTIv = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSv }, align 8
@_ZTSPv = dso_local constant [3 x i8] c"Pv\00", align 1
@_ZTIPv = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPv, i32 0, ptr @_ZTIv }, align 8
@_ZTSPKv = dso_local constant [4 x i8] c"PKv\00", align 1
@_ZTIPKv = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKv, i32 1, ptr @_ZTIv }, align 8
@_ZTSDn = dso_local constant [3 x i8] c"Dn\00", align 1
@_ZTIDn = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSDn }, align 8
@_ZTSPDn = dso_local constant [4 x i8] c"PDn\00", align 1
@_ZTIPDn = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPDn, i32 0, ptr @_ZTIDn }, align 8
@_ZTSPKDn = dso_local constant [5 x i8] c"PKDn\00", align 1
@_ZTIPKDn = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKDn, i32 1, ptr @_ZTIDn }, align 8
@_ZTSb = dso_local constant [2 x i8] c"b\00", align 1
@_ZTIb = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSb }, align 8
@_ZTSPb = dso_local constant [3 x i8] c"Pb\00", align 1
@_ZTIPb = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPb, i32 0, ptr @_ZTIb }, align 8
@_ZTSPKb = dso_local constant [4 x i8] c"PKb\00", align 1
@_ZTIPKb = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKb, i32 1, ptr @_ZTIb }, align 8
@_ZTSw = dso_local constant [2 x i8] c"w\00", align 1
@_ZTIw = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSw }, align 8
@_ZTSPw = dso_local constant [3 x i8] c"Pw\00", align 1
@_ZTIPw = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPw, i32 0, ptr @_ZTIw }, align 8
@_ZTSPKw = dso_local constant [4 x i8] c"PKw\00", align 1
@_ZTIPKw = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKw, i32 1, ptr @_ZTIw }, align 8
@_ZTSc = dso_local constant [2 x i8] c"c\00", align 1
@_ZTIc = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSc }, align 8
@_ZTSPc = dso_local constant [3 x i8] c"Pc\00", align 1
@_ZTIPc = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPc, i32 0, ptr @_ZTIc }, align 8
@_ZTSPKc = dso_local constant [4 x i8] c"PKc\00", align 1
@_ZTIPKc = dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKc, i32 1, ptr @_ZTIc }, align 8
@_ZTSh = dso_local constant [2 x i8] c"h\00", align 1
@_ZTIh = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSh }, align 8
@_ZTSPh = dso_local constant [3 x i8] c"Ph\00", align 1
@_ZTIPh = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPh, i32 0, ptr @_ZTIh }, align 8
@_ZTSPKh = dso_local constant [4 x i8] c"PKh\00", align 1
@_ZTIPKh = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKh, i32 1, ptr @_ZTIh }, align 8
@_ZTSa = dso_local constant [2 x i8] c"a\00", align 1
@_ZTIa = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSa }, align 8
@_ZTSPa = dso_local constant [3 x i8] c"Pa\00", align 1
@_ZTIPa = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPa, i32 0, ptr @_ZTIa }, align 8
@_ZTSPKa = dso_local constant [4 x i8] c"PKa\00", align 1
@_ZTIPKa = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKa, i32 1, ptr @_ZTIa }, align 8
@_ZTSs = dso_local constant [2 x i8] c"s\00", align 1
@_ZTIs = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSs }, align 8
@_ZTSPs = dso_local constant [3 x i8] c"Ps\00", align 1
@_ZTIPs = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPs, i32 0, ptr @_ZTIs }, align 8
@_ZTSPKs = dso_local constant [4 x i8] c"PKs\00", align 1
@_ZTIPKs = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKs, i32 1, ptr @_ZTIs }, align 8
@_ZTSt = dso_local constant [2 x i8] c"t\00", align 1
@_ZTIt = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSt }, align 8
@_ZTSPt = dso_local constant [3 x i8] c"Pt\00", align 1
@_ZTIPt = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPt, i32 0, ptr @_ZTIt }, align 8
@_ZTSPKt = dso_local constant [4 x i8] c"PKt\00", align 1
@_ZTIPKt = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKt, i32 1, ptr @_ZTIt }, align 8
@_ZTSi = dso_local constant [2 x i8] c"i\00", align 1
@_ZTIi = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSi }, align 8
@_ZTSPi = dso_local constant [3 x i8] c"Pi\00", align 1
@_ZTIPi = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPi, i32 0, ptr @_ZTIi }, align 8
@_ZTSPKi = dso_local constant [4 x i8] c"PKi\00", align 1
@_ZTIPKi = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKi, i32 1, ptr @_ZTIi }, align 8
@_ZTSj = dso_local constant [2 x i8] c"j\00", align 1
@_ZTIj = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSj }, align 8
@_ZTSPj = dso_local constant [3 x i8] c"Pj\00", align 1
@_ZTIPj = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPj, i32 0, ptr @_ZTIj }, align 8
@_ZTSPKj = dso_local constant [4 x i8] c"PKj\00", align 1
@_ZTIPKj = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKj, i32 1, ptr @_ZTIj }, align 8
@_ZTSl = dso_local constant [2 x i8] c"l\00", align 1
@_ZTIl = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSl }, align 8
@_ZTSPl = dso_local constant [3 x i8] c"Pl\00", align 1
@_ZTIPl = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPl, i32 0, ptr @_ZTIl }, align 8
@_ZTSPKl = dso_local constant [4 x i8] c"PKl\00", align 1
@_ZTIPKl = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKl, i32 1, ptr @_ZTIl }, align 8
@_ZTSm = dso_local constant [2 x i8] c"m\00", align 1
@_ZTIm = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSm }, align 8
@_ZTSPm = dso_local constant [3 x i8] c"Pm\00", align 1
@_ZTIPm = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPm, i32 0, ptr @_ZTIm }, align 8
@_ZTSPKm = dso_local constant [4 x i8] c"PKm\00", align 1
@_ZTIPKm = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKm, i32 1, ptr @_ZTIm }, align 8
@_ZTSx = dso_local constant [2 x i8] c"x\00", align 1
@_ZTIx = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSx }, align 8
@_ZTSPx = dso_local constant [3 x i8] c"Px\00", align 1
@_ZTIPx = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPx, i32 0, ptr @_ZTIx }, align 8
@_ZTSPKx = dso_local constant [4 x i8] c"PKx\00", align 1
@_ZTIPKx = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKx, i32 1, ptr @_ZTIx }, align 8
@_ZTSy = dso_local constant [2 x i8] c"y\00", align 1
@_ZTIy = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSy }, align 8
@_ZTSPy = dso_local constant [3 x i8] c"Py\00", align 1
@_ZTIPy = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPy, i32 0, ptr @_ZTIy }, align 8
@_ZTSPKy = dso_local constant [4 x i8] c"PKy\00", align 1
@_ZTIPKy = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKy, i32 1, ptr @_ZTIy }, align 8
@_ZTSn = dso_local constant [2 x i8] c"n\00", align 1
@_ZTIn = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSn }, align 8
@_ZTSPn = dso_local constant [3 x i8] c"Pn\00", align 1
@_ZTIPn = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPn, i32 0, ptr @_ZTIn }, align 8
@_ZTSPKn = dso_local constant [4 x i8] c"PKn\00", align 1
@_ZTIPKn = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKn, i32 1, ptr @_ZTIn }, align 8
@_ZTSo = dso_local constant [2 x i8] c"o\00", align 1
@_ZTIo = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSo }, align 8
@_ZTSPo = dso_local constant [3 x i8] c"Po\00", align 1
@_ZTIPo = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPo, i32 0, ptr @_ZTIo }, align 8
@_ZTSPKo = dso_local constant [4 x i8] c"PKo\00", align 1
@_ZTIPKo = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKo, i32 1, ptr @_ZTIo }, align 8
@_ZTSDh = dso_local constant [3 x i8] c"Dh\00", align 1
@_ZTIDh = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSDh }, align 8
@_ZTSPDh = dso_local constant [4 x i8] c"PDh\00", align 1
@_ZTIPDh = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPDh, i32 0, ptr @_ZTIDh }, align 8
@_ZTSPKDh = dso_local constant [5 x i8] c"PKDh\00", align 1
@_ZTIPKDh = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKDh, i32 1, ptr @_ZTIDh }, align 8
@_ZTSf = dso_local constant [2 x i8] c"f\00", align 1
@_ZTIf = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSf }, align 8
@_ZTSPf = dso_local constant [3 x i8] c"Pf\00", align 1
@_ZTIPf = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPf, i32 0, ptr @_ZTIf }, align 8
@_ZTSPKf = dso_local constant [4 x i8] c"PKf\00", align 1
@_ZTIPKf = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKf, i32 1, ptr @_ZTIf }, align 8
@_ZTSd = dso_local constant [2 x i8] c"d\00", align 1
@_ZTId = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSd }, align 8
@_ZTSPd = dso_local constant [3 x i8] c"Pd\00", align 1
@_ZTIPd = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPd, i32 0, ptr @_ZTId }, align 8
@_ZTSPKd = dso_local constant [4 x i8] c"PKd\00", align 1
@_ZTIPKd = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKd, i32 1, ptr @_ZTId }, align 8
@_ZTSe = dso_local constant [2 x i8] c"e\00", align 1
@_ZTIe = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSe }, align 8
@_ZTSPe = dso_local constant [3 x i8] c"Pe\00", align 1
@_ZTIPe = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPe, i32 0, ptr @_ZTIe }, align 8
@_ZTSPKe = dso_local constant [4 x i8] c"PKe\00", align 1
@_ZTIPKe = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKe, i32 1, ptr @_ZTIe }, align 8
@_ZTSg = dso_local constant [2 x i8] c"g\00", align 1
@_ZTIg = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSg }, align 8
@_ZTSPg = dso_local constant [3 x i8] c"Pg\00", align 1
@_ZTIPg = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPg, i32 0, ptr @_ZTIg }, align 8
@_ZTSPKg = dso_local constant [4 x i8] c"PKg\00", align 1
@_ZTIPKg = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKg, i32 1, ptr @_ZTIg }, align 8
@_ZTSDu = dso_local constant [3 x i8] c"Du\00", align 1
@_ZTIDu = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSDu }, align 8
@_ZTSPDu = dso_local constant [4 x i8] c"PDu\00", align 1
@_ZTIPDu = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPDu, i32 0, ptr @_ZTIDu }, align 8
@_ZTSPKDu = dso_local constant [5 x i8] c"PKDu\00", align 1
@_ZTIPKDu = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKDu, i32 1, ptr @_ZTIDu }, align 8
@_ZTSDs = dso_local constant [3 x i8] c"Ds\00", align 1
@_ZTIDs = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSDs }, align 8
@_ZTSPDs = dso_local constant [4 x i8] c"PDs\00", align 1
@_ZTIPDs = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPDs, i32 0, ptr @_ZTIDs }, align 8
@_ZTSPKDs = dso_local constant [5 x i8] c"PKDs\00", align 1
@_ZTIPKDs = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKDs, i32 1, ptr @_ZTIDs }, align 8
@_ZTSDi = dso_local constant [3 x i8] c"Di\00", align 1
@_ZTIDi = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv123__fundamental_type_infoE, i64 2), ptr @_ZTSDi }, align 8
@_ZTSPDi = dso_local constant [4 x i8] c"PDi\00", align 1
@_ZTIPDi = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPDi, i32 0, ptr @_ZTIDi }, align 8
@_ZTSPKDi = dso_local constant [5 x i8] c"PKDi\00", align 1
@_ZTIPKDi = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKDi, i32 1, ptr @_ZTIDi }, align 8
@_ZTVN10__cxxabiv117__array_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv117__array_type_infoE, ptr @_ZN10__cxxabiv117__array_type_infoD1Ev, ptr @_ZN10__cxxabiv117__array_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv117__array_type_infoE = dso_local constant [34 x i8] c"N10__cxxabiv117__array_type_infoE\00", align 1
@_ZTIN10__cxxabiv117__array_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv117__array_type_infoE, ptr @_ZTISt9type_info }, align 8
@_ZTVN10__cxxabiv120__function_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv120__function_type_infoE, ptr @_ZN10__cxxabiv120__function_type_infoD1Ev, ptr @_ZN10__cxxabiv120__function_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv120__function_type_infoE = dso_local constant [37 x i8] c"N10__cxxabiv120__function_type_infoE\00", align 1
@_ZTIN10__cxxabiv120__function_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv120__function_type_infoE, ptr @_ZTISt9type_info }, align 8
@_ZTVN10__cxxabiv116__enum_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv116__enum_type_infoE, ptr @_ZN10__cxxabiv116__enum_type_infoD1Ev, ptr @_ZN10__cxxabiv116__enum_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv116__enum_type_infoE = dso_local constant [33 x i8] c"N10__cxxabiv116__enum_type_infoE\00", align 1
@_ZTIN10__cxxabiv116__enum_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv116__enum_type_infoE, ptr @_ZTISt9type_info }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv117__class_type_infoE, ptr @_ZN10__cxxabiv117__class_type_infoD1Ev, ptr @_ZN10__cxxabiv117__class_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv117__class_type_infoE = dso_local constant [34 x i8] c"N10__cxxabiv117__class_type_infoE\00", align 1
@_ZTIN10__cxxabiv117__class_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv117__class_type_infoE, ptr @_ZTISt9type_info }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv120__si_class_type_infoE, ptr @_ZN10__cxxabiv120__si_class_type_infoD1Ev, ptr @_ZN10__cxxabiv120__si_class_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv120__si_class_type_infoE = dso_local constant [37 x i8] c"N10__cxxabiv120__si_class_type_infoE\00", align 1
@_ZTIN10__cxxabiv120__si_class_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv120__si_class_type_infoE, ptr @_ZTIN10__cxxabiv117__class_type_infoE }, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv121__vmi_class_type_infoE, ptr @_ZN10__cxxabiv121__vmi_class_type_infoD1Ev, ptr @_ZN10__cxxabiv121__vmi_class_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv121__vmi_class_type_infoE = dso_local constant [38 x i8] c"N10__cxxabiv121__vmi_class_type_infoE\00", align 1
@_ZTIN10__cxxabiv121__vmi_class_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv121__vmi_class_type_infoE, ptr @_ZTIN10__cxxabiv117__class_type_infoE }, align 8
@_ZTVN10__cxxabiv117__pbase_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv117__pbase_type_infoE, ptr @_ZN10__cxxabiv117__pbase_type_infoD1Ev, ptr @_ZN10__cxxabiv117__pbase_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv117__pbase_type_infoE = dso_local constant [34 x i8] c"N10__cxxabiv117__pbase_type_infoE\00", align 1
@_ZTIN10__cxxabiv117__pbase_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv117__pbase_type_infoE, ptr @_ZTISt9type_info }, align 8
@_ZTVN10__cxxabiv119__pointer_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv119__pointer_type_infoE, ptr @_ZN10__cxxabiv119__pointer_type_infoD1Ev, ptr @_ZN10__cxxabiv119__pointer_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv119__pointer_type_infoE = dso_local constant [36 x i8] c"N10__cxxabiv119__pointer_type_infoE\00", align 1
@_ZTIN10__cxxabiv119__pointer_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv119__pointer_type_infoE, ptr @_ZTIN10__cxxabiv117__pbase_type_infoE }, align 8
@_ZTVN10__cxxabiv115__forced_unwindE = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv115__forced_unwindE, ptr @_ZN10__cxxabiv115__forced_unwindD1Ev, ptr @_ZN10__cxxabiv115__forced_unwindD0Ev, ptr @__cxa_pure_virtual] }, align 8
@_ZTSN10__cxxabiv115__forced_unwindE = dso_local constant [32 x i8] c"N10__cxxabiv115__forced_unwindE\00", align 1
@_ZTIN10__cxxabiv115__forced_unwindE = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv115__forced_unwindE }, align 8
@_ZTVN10__cxxabiv129__pointer_to_member_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv129__pointer_to_member_type_infoE, ptr @_ZN10__cxxabiv129__pointer_to_member_type_infoD1Ev, ptr @_ZN10__cxxabiv129__pointer_to_member_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv129__pointer_to_member_type_infoE = dso_local constant [46 x i8] c"N10__cxxabiv129__pointer_to_member_type_infoE\00", align 1
@_ZTIN10__cxxabiv129__pointer_to_member_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv129__pointer_to_member_type_infoE, ptr @_ZTIN10__cxxabiv117__pbase_type_infoE }, align 8
@_ZTSSt16nested_exception = dso_local constant [21 x i8] c"St16nested_exception\00", align 1
@_ZTISt16nested_exception = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt16nested_exception }, align 8
@_ZZL8uncaughtP9ExceptionE4copy = internal thread_local global [256 x i8] zeroinitializer, align 16
@_ZTISt9exception = external global %"class.std::type_info", align 8
@.str = private unnamed_addr constant [53 x i8] c"NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE\00", align 1
@_ZZL10in_decimallE4text = internal thread_local global [24 x i8] zeroinitializer, align 16
define dso_local void @_ZNSt9type_infoD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt9type_infoD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt9type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr
define dso_local void @_ZN10__cxxabiv123__fundamental_type_infoD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv123__fundamental_type_infoD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv123__fundamental_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZN10__cxxabiv117__array_type_infoD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv117__array_type_infoD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv117__array_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZN10__cxxabiv120__function_type_infoD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv120__function_type_infoD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv120__function_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZN10__cxxabiv116__enum_type_infoD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv116__enum_type_infoD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv116__enum_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZN10__cxxabiv117__class_type_infoD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv117__class_type_infoD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv117__class_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZN10__cxxabiv120__si_class_type_infoD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(24) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv120__si_class_type_infoD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv120__si_class_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 24)
  ret void
}
define dso_local void @_ZN10__cxxabiv121__vmi_class_type_infoD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(40) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv121__vmi_class_type_infoD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv121__vmi_class_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 40)
  ret void
}
define dso_local void @_ZN10__cxxabiv117__pbase_type_infoD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(32) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv117__pbase_type_infoD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv117__pbase_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 32)
  ret void
}
define dso_local void @_ZN10__cxxabiv119__pointer_type_infoD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(32) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv119__pointer_type_infoD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv119__pointer_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 32)
  ret void
}
define dso_local void @_ZN10__cxxabiv115__forced_unwindD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv115__forced_unwindD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  tail call void @llvm.trap()
  unreachable
}
declare void @llvm.trap()
define dso_local void @_ZN10__cxxabiv115__forced_unwindD0Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  tail call void @llvm.trap()
  unreachable
}
define dso_local void @_ZN10__cxxabiv129__pointer_to_member_type_infoD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(32) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv129__pointer_to_member_type_infoD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZN10__cxxabiv129__pointer_to_member_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 32)
  ret void
}
define dso_local noundef ptr @__dynamic_cast(ptr noundef readonly %0, ptr nocapture noundef readnone %1, ptr noundef readnone %2, i64 noundef %3) local_unnamed_addr {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 -16
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = getelementptr inbounds i8, ptr %5, i64 -8
  %10 = load i64, ptr %9, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = tail call fastcc noundef ptr @_ZL4partPKSt9type_infoS1_Pc(ptr noundef %11, ptr noundef %2, ptr noundef nonnull %8)
  ret ptr %12
}
define internal fastcc noundef ptr @_ZL4partPKSt9type_infoS1_Pc(ptr noundef readonly %0, ptr noundef readnone %1, ptr noundef readonly %2) unnamed_addr {
  br label %4
4:                                                ; preds = %10, %3
  %5 = phi ptr [ %0, %3 ], [ %12, %10 ]
  %6 = icmp eq ptr %5, %1
  br i1 %6, label %57, label %7
7:                                                ; preds = %4
  %8 = load ptr, ptr %5, align 8
  %9 = icmp eq ptr %8, getelementptr inbounds (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16)
  br i1 %9, label %10, label %13
10:                                               ; preds = %7
  %11 = getelementptr inbounds i8, ptr %5, i64 16
  %12 = load ptr, ptr %11, align 8
  br label %4
13:                                               ; preds = %7
  %14 = icmp eq ptr %8, getelementptr inbounds (i8, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 16)
  br i1 %14, label %15, label %57
15:                                               ; preds = %13
  %16 = getelementptr inbounds i8, ptr %5, i64 20
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %57, label %19
19:                                               ; preds = %15
  %20 = getelementptr inbounds i8, ptr %5, i64 24
  %21 = icmp eq ptr %2, null
  %22 = icmp eq ptr %2, null
  %23 = zext i32 %17 to i64
  br label %24
24:                                               ; preds = %19, %54
  %25 = phi i64 [ 0, %19 ], [ %55, %54 ]
  %26 = phi ptr [ undef, %19 ], [ %53, %54 ]
  %27 = getelementptr inbounds [1 x %"struct.__cxxabiv1::__vmi_class_type_info::Base"], ptr %20, i64 0, i64 %25
  %28 = getelementptr inbounds i8, ptr %27, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = and i64 %29, 2
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %51, label %32
32:                                               ; preds = %24
  %33 = ashr i64 %29, 8
  %34 = and i64 %29, 1
  %35 = icmp eq i64 %34, 0
  %36 = or i1 %35, %21
  %37 = select i1 %35, i64 %33, i64 0
  br i1 %36, label %42, label %38
38:                                               ; preds = %32
  %39 = load ptr, ptr %2, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 %33
  %41 = load i64, ptr %40, align 8
  br label %42
42:                                               ; preds = %32, %38
  %43 = phi i64 [ %37, %32 ], [ %41, %38 ]
  %44 = load ptr, ptr %27, align 8
  %45 = getelementptr inbounds i8, ptr %2, i64 %43
  %46 = select i1 %22, ptr inttoptr (i64 16 to ptr), ptr %45
  %47 = tail call fastcc noundef ptr @_ZL4partPKSt9type_infoS1_Pc(ptr noundef %44, ptr noundef %1, ptr noundef %46)
  %48 = icmp ne ptr %47, null
  %49 = zext i1 %48 to i32
  %50 = select i1 %48, ptr %47, ptr %26
  br label %51
51:                                               ; preds = %24, %42
  %52 = phi i32 [ %49, %42 ], [ 4, %24 ]
  %53 = phi ptr [ %50, %42 ], [ %26, %24 ]
  switch i32 %52, label %57 [
    i32 0, label %54
    i32 4, label %54
  ]
54:                                               ; preds = %51, %51
  %55 = add nuw nsw i64 %25, 1
  %56 = icmp eq i64 %55, %23
  br i1 %56, label %57, label %24
57:                                               ; preds = %54, %51, %15, %13, %4
  %58 = phi ptr [ %2, %4 ], [ null, %13 ], [ null, %15 ], [ %53, %51 ], [ null, %54 ]
  ret ptr %58
}
define dso_local void @__cxa_pure_virtual() unnamed_addr {
  tail call void @__quotient_pure_virtual()
  unreachable
}
declare void @__quotient_pure_virtual() local_unnamed_addr
define dso_local void @__cxa_deleted_virtual() local_unnamed_addr {
  tail call void @__quotient_pure_virtual()
  unreachable
}
define dso_local nonnull ptr @__cxa_allocate_exception(i64 noundef %0) local_unnamed_addr {
  %2 = add i64 %0, 64
  %3 = tail call ptr @malloc(i64 noundef %2)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %3, i8 0, i64 64, i1 false)
  %4 = getelementptr inbounds i8, ptr %3, i64 64
  ret ptr %4
}
declare ptr @malloc(i64 noundef) local_unnamed_addr
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
define dso_local void @__cxa_free_exception(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 -64
  tail call void @free(ptr noundef nonnull %2)
  ret void
}
declare void @free(ptr noundef) local_unnamed_addr
define dso_local noundef nonnull ptr @__quotient_primary(ptr noundef writeonly %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = getelementptr inbounds i8, ptr %0, i64 -64
  store ptr %1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 -56
  store ptr %2, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 -48
  store ptr %3, ptr %7, align 8
  ret ptr %5
}
define dso_local void @__quotient_throw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = getelementptr inbounds i8, ptr %0, i64 -64
  store ptr %1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 -56
  store ptr %2, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 -48
  store ptr %3, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 -32
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 -24
  store i32 0, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 -20
  store i32 1, ptr %10, align 4
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_uncaught_count)
  %12 = load i32, ptr %11, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %11, align 4
  tail call fastcc void @_ZL3flyP9Exception(ptr noundef nonnull %5)
  unreachable
}
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
define internal fastcc void @_ZL3flyP9Exception(ptr noundef %0) unnamed_addr {
  %2 = tail call noundef nonnull align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZL5force)
  %3 = icmp eq ptr %2, %0
  br i1 %3, label %4, label %5
4:                                                ; preds = %1
  tail call void @__pthread_unwind_next(ptr noundef null)
  unreachable
5:                                                ; preds = %1
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_flying)
  store ptr %0, ptr %6, align 8
  tail call void @__quotient_unwind()
  tail call fastcc void @_ZL8uncaughtP9Exception(ptr noundef %0)
  unreachable
}
define dso_local nonnull ptr @__quotient_exception() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_forced)
  %2 = load i32, ptr %1, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %7, label %4
4:                                                ; preds = %0
  store i32 0, ptr %1, align 4
  %5 = tail call noundef nonnull align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZL5force)
  store ptr @_ZTIN10__cxxabiv115__forced_unwindE, ptr %5, align 8
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_flying)
  store ptr %5, ptr %6, align 8
  br label %7
7:                                                ; preds = %4, %0
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_flying)
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 64
  ret ptr %10
}
define dso_local noundef i32 @__quotient_match(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %6, label %61
6:                                                ; preds = %4
  %7 = getelementptr inbounds i8, ptr %0, i64 -64
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 -16
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  %12 = select i1 %11, ptr %7, ptr %10
  %13 = getelementptr inbounds i8, ptr %12, i64 64
  %14 = load ptr, ptr %8, align 8
  %15 = icmp eq ptr %14, getelementptr inbounds (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16)
  br i1 %15, label %16, label %18
16:                                               ; preds = %6
  %17 = load ptr, ptr %13, align 8
  br label %18
18:                                               ; preds = %16, %6
  %19 = phi ptr [ %17, %16 ], [ %13, %6 ]
  %20 = icmp eq ptr %1, null
  %21 = icmp eq ptr %8, %1
  %22 = or i1 %20, %21
  br i1 %22, label %58, label %23
23:                                               ; preds = %18
  br i1 %15, label %24, label %55
24:                                               ; preds = %23
  %25 = load ptr, ptr %1, align 8
  %26 = icmp eq ptr %25, getelementptr inbounds (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16)
  br i1 %26, label %27, label %55
27:                                               ; preds = %24
  %28 = getelementptr inbounds i8, ptr %8, i64 16
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %1, i64 16
  %31 = load i32, ptr %30, align 8
  %32 = xor i32 %31, -1
  %33 = and i32 %29, 3
  %34 = and i32 %33, %32
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %52
36:                                               ; preds = %27
  %37 = getelementptr inbounds i8, ptr %1, i64 24
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, @_ZTIv
  br i1 %39, label %52, label %40
40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, ptr %8, i64 24
  %42 = load ptr, ptr %41, align 8
  %43 = tail call fastcc noundef ptr @_ZL4partPKSt9type_infoS1_Pc(ptr noundef %42, ptr noundef %38, ptr noundef %19)
  %44 = icmp eq ptr %43, null
  br i1 %44, label %45, label %49
45:                                               ; preds = %40
  %46 = icmp eq ptr %19, null
  %47 = icmp eq ptr %42, %38
  %48 = and i1 %46, %47
  br i1 %48, label %49, label %52
49:                                               ; preds = %45, %40
  %50 = icmp eq ptr %19, null
  %51 = select i1 %50, ptr null, ptr %43
  br label %52
52:                                               ; preds = %49, %45, %36, %27
  %53 = phi ptr [ %19, %27 ], [ %19, %36 ], [ %51, %49 ], [ %19, %45 ]
  %54 = phi i1 [ false, %27 ], [ true, %36 ], [ true, %49 ], [ false, %45 ]
  br i1 %54, label %58, label %61
55:                                               ; preds = %24, %23
  %56 = tail call fastcc noundef ptr @_ZL4partPKSt9type_infoS1_Pc(ptr noundef nonnull %8, ptr noundef nonnull %1, ptr noundef nonnull %13)
  %57 = icmp eq ptr %56, null
  br i1 %57, label %61, label %58
58:                                               ; preds = %52, %55, %18
  %59 = phi ptr [ %53, %52 ], [ %56, %55 ], [ %19, %18 ]
  %60 = getelementptr inbounds i8, ptr %0, i64 -40
  store ptr %59, ptr %60, align 8
  br label %61
61:                                               ; preds = %58, %52, %55, %4
  %62 = phi i32 [ %3, %4 ], [ %2, %58 ], [ 0, %52 ], [ 0, %55 ]
  ret i32 %62
}
define dso_local void @__quotient_resume(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 -64
  tail call fastcc void @_ZL3flyP9Exception(ptr noundef nonnull %2)
  unreachable
}
define dso_local ptr @__cxa_get_exception_ptr(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 -40
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}
define dso_local ptr @__cxa_begin_catch(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 -64
  %3 = tail call noundef nonnull align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZL5force)
  %4 = icmp eq ptr %3, %2
  br i1 %4, label %5, label %10
5:                                                ; preds = %1
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_handled)
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %27, label %9
9:                                                ; preds = %5
  tail call void @_ZSt9terminatev()
  unreachable
10:                                               ; preds = %1
  %11 = getelementptr inbounds i8, ptr %0, i64 -24
  %12 = load i32, ptr %11, align 8
  %13 = icmp slt i32 %12, 0
  br i1 %13, label %14, label %16
14:                                               ; preds = %10
  %15 = sub nsw i32 0, %12
  store i32 %15, ptr %11, align 8
  br label %16
16:                                               ; preds = %14, %10
  %17 = load i32, ptr %11, align 8
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %11, align 8
  %19 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_uncaught_count)
  %20 = load i32, ptr %19, align 4
  %21 = add nsw i32 %20, -1
  store i32 %21, ptr %19, align 4
  %22 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_handled)
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, %2
  br i1 %24, label %29, label %25
25:                                               ; preds = %16
  %26 = getelementptr inbounds i8, ptr %0, i64 -32
  store ptr %23, ptr %26, align 8
  br label %27
27:                                               ; preds = %5, %25
  %28 = phi ptr [ %22, %25 ], [ %6, %5 ]
  store ptr %2, ptr %28, align 8
  br label %29
29:                                               ; preds = %27, %16
  %30 = getelementptr inbounds i8, ptr %0, i64 -40
  %31 = load ptr, ptr %30, align 8
  ret ptr %31
}
define dso_local void @_ZSt9terminatev() personality ptr @__gxx_personality_v0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_handled)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  %4 = tail call nonnull align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZL5force)
  %5 = icmp eq ptr %4, %2
  %6 = select i1 %3, i1 true, i1 %5
  br i1 %6, label %9, label %7
7:                                                ; preds = %0
  invoke fastcc void @_ZL8uncaughtP9Exception(ptr noundef %2)
          to label %8 unwind label %11
8:                                                ; preds = %7
  unreachable
9:                                                ; preds = %0
  invoke void @__quotient_terminate()
          to label %10 unwind label %11
10:                                               ; preds = %9
  unreachable
11:                                               ; preds = %9, %7
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  tail call void @__clang_call_terminate(ptr %13)
  unreachable
}
define dso_local void @__cxa_end_catch() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_handled)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %46, label %4
4:                                                ; preds = %0
  %5 = tail call noundef nonnull align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZL5force)
  %6 = icmp eq ptr %5, %2
  br i1 %6, label %7, label %8
7:                                                ; preds = %4
  tail call void @__quotient_not_rethrown()
  unreachable
8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %2, i64 40
  %10 = load i32, ptr %9, align 8
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %12, label %18
12:                                               ; preds = %8
  %13 = add nsw i32 %10, 1
  store i32 %13, ptr %9, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %46
15:                                               ; preds = %12
  %16 = getelementptr inbounds i8, ptr %2, i64 32
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %1, align 8
  br label %46
18:                                               ; preds = %8
  %19 = add nsw i32 %10, -1
  store i32 %19, ptr %9, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %46
21:                                               ; preds = %18
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %1, align 8
  %24 = getelementptr inbounds i8, ptr %2, i64 44
  %25 = atomicrmw sub ptr %24, i32 1 seq_cst, align 4
  %26 = add i32 %25, -1
  %27 = icmp slt i32 %26, 1
  br i1 %27, label %29, label %46
28:                                               ; preds = %29
  tail call void @free(ptr noundef nonnull %30)
  br label %41
29:                                               ; preds = %21, %41
  %30 = phi ptr [ %32, %41 ], [ %2, %21 ]
  %31 = getelementptr inbounds i8, ptr %30, i64 48
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %28
34:                                               ; preds = %29
  %35 = getelementptr inbounds i8, ptr %30, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %40, label %38
38:                                               ; preds = %34
  %39 = getelementptr inbounds i8, ptr %30, i64 64
  tail call void %36(ptr noundef nonnull %39)
  br label %40
40:                                               ; preds = %38, %34
  tail call void @free(ptr noundef nonnull %30)
  br i1 %33, label %46, label %41
41:                                               ; preds = %40, %28
  %42 = getelementptr inbounds i8, ptr %32, i64 44
  %43 = atomicrmw sub ptr %42, i32 1 seq_cst, align 4
  %44 = add i32 %43, -1
  %45 = icmp slt i32 %44, 1
  br i1 %45, label %29, label %46
46:                                               ; preds = %41, %40, %21, %18, %12, %15, %0
  ret void
}
declare void @__quotient_not_rethrown() local_unnamed_addr
define dso_local void @__cxa_rethrow() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_handled)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5
4:                                                ; preds = %0
  tail call void @_ZSt9terminatev()
  unreachable
5:                                                ; preds = %0
  %6 = tail call noundef nonnull align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZL5force)
  %7 = icmp eq ptr %6, %2
  br i1 %7, label %8, label %9
8:                                                ; preds = %5
  store ptr null, ptr %1, align 8
  br label %13
9:                                                ; preds = %5
  %10 = getelementptr inbounds i8, ptr %2, i64 40
  %11 = load i32, ptr %10, align 8
  %12 = sub nsw i32 0, %11
  store i32 %12, ptr %10, align 8
  br label %13
13:                                               ; preds = %9, %8
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_uncaught_count)
  %15 = load i32, ptr %14, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %14, align 4
  tail call fastcc void @_ZL3flyP9Exception(ptr noundef nonnull %2)
  unreachable
}
define dso_local void @__cxa_call_unexpected(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 -64
  tail call fastcc void @_ZL8uncaughtP9Exception(ptr noundef nonnull %2)
  unreachable
}
define internal fastcc void @_ZL8uncaughtP9Exception(ptr noundef %0) unnamed_addr {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  %6 = select i1 %5, ptr %0, ptr %4
  %7 = getelementptr inbounds i8, ptr %6, i64 64
  %8 = tail call fastcc noundef ptr @_ZL4partPKSt9type_infoS1_Pc(ptr noundef %2, ptr noundef nonnull @_ZTISt9exception, ptr noundef nonnull %7)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %15, label %10
10:                                               ; preds = %1
  %11 = load ptr, ptr %8, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = tail call noundef ptr %13(ptr noundef nonnull align 8 dereferenceable(8) %8)
  br label %15
15:                                               ; preds = %10, %1
  %16 = phi ptr [ %14, %10 ], [ undef, %1 ]
  br i1 %9, label %17, label %83
17:                                               ; preds = %15
  %18 = icmp eq ptr %2, @_ZTIPKc
  br i1 %18, label %40, label %19
19:                                               ; preds = %17
  %20 = getelementptr inbounds i8, ptr %2, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = load i8, ptr %21, align 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %35, label %24
24:                                               ; preds = %19, %30
  %25 = phi i8 [ %33, %30 ], [ %22, %19 ]
  %26 = phi ptr [ %32, %30 ], [ @.str, %19 ]
  %27 = phi ptr [ %31, %30 ], [ %21, %19 ]
  %28 = load i8, ptr %26, align 1
  %29 = icmp eq i8 %25, %28
  br i1 %29, label %30, label %35
30:                                               ; preds = %24
  %31 = getelementptr inbounds i8, ptr %27, i64 1
  %32 = getelementptr inbounds i8, ptr %26, i64 1
  %33 = load i8, ptr %31, align 1
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %35, label %24
35:                                               ; preds = %30, %24, %19
  %36 = phi ptr [ @.str, %19 ], [ %26, %24 ], [ %32, %30 ]
  %37 = phi i8 [ %22, %19 ], [ %25, %24 ], [ %33, %30 ]
  %38 = load i8, ptr %36, align 1
  %39 = icmp eq i8 %37, %38
  br i1 %39, label %40, label %42
40:                                               ; preds = %35, %17
  %41 = load ptr, ptr %7, align 8
  br label %83
42:                                               ; preds = %35
  %43 = icmp eq ptr %2, @_ZTIi
  br i1 %43, label %44, label %63
44:                                               ; preds = %42
  %45 = load i32, ptr %7, align 4
  %46 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @_ZZL10in_decimallE4text)
  %47 = getelementptr inbounds i8, ptr %46, i64 23
  %48 = tail call i32 @llvm.abs.i32(i32 %45, i1 false)
  %49 = zext i32 %48 to i64
  store i8 0, ptr %47, align 1
  br label %50
50:                                               ; preds = %50, %44
  %51 = phi ptr [ %47, %44 ], [ %56, %50 ]
  %52 = phi i64 [ %49, %44 ], [ %57, %50 ]
  %53 = urem i64 %52, 10
  %54 = trunc nuw nsw i64 %53 to i8
  %55 = or disjoint i8 %54, 48
  %56 = getelementptr inbounds i8, ptr %51, i64 -1
  store i8 %55, ptr %56, align 1
  %57 = udiv i64 %52, 10
  %58 = icmp ult i64 %52, 10
  br i1 %58, label %59, label %50
59:                                               ; preds = %50
  %60 = icmp slt i32 %45, 0
  br i1 %60, label %61, label %83
61:                                               ; preds = %59
  %62 = getelementptr inbounds i8, ptr %51, i64 -2
  store i8 45, ptr %62, align 1
  br label %83
63:                                               ; preds = %42
  %64 = icmp eq ptr %2, @_ZTIl
  br i1 %64, label %65, label %83
65:                                               ; preds = %63
  %66 = load i64, ptr %7, align 8
  %67 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @_ZZL10in_decimallE4text)
  %68 = getelementptr inbounds i8, ptr %67, i64 23
  %69 = tail call i64 @llvm.abs.i64(i64 %66, i1 false)
  store i8 0, ptr %68, align 1
  br label %70
70:                                               ; preds = %70, %65
  %71 = phi ptr [ %68, %65 ], [ %76, %70 ]
  %72 = phi i64 [ %69, %65 ], [ %77, %70 ]
  %73 = urem i64 %72, 10
  %74 = trunc nuw nsw i64 %73 to i8
  %75 = or disjoint i8 %74, 48
  %76 = getelementptr inbounds i8, ptr %71, i64 -1
  store i8 %75, ptr %76, align 1
  %77 = udiv i64 %72, 10
  %78 = icmp ult i64 %72, 10
  br i1 %78, label %79, label %70
79:                                               ; preds = %70
  %80 = icmp slt i64 %66, 0
  br i1 %80, label %81, label %83
81:                                               ; preds = %79
  %82 = getelementptr inbounds i8, ptr %71, i64 -2
  store i8 45, ptr %82, align 1
  br label %83
83:                                               ; preds = %15, %40, %59, %61, %63, %79, %81
  %84 = phi ptr [ %41, %40 ], [ %16, %15 ], [ null, %63 ], [ %62, %61 ], [ %56, %59 ], [ %82, %81 ], [ %76, %79 ]
  %85 = icmp eq ptr %84, null
  br i1 %85, label %98, label %86
86:                                               ; preds = %83
  %87 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @_ZZL8uncaughtP9ExceptionE4copy)
  br label %88
88:                                               ; preds = %86, %95
  %89 = phi i64 [ 0, %86 ], [ %96, %95 ]
  %90 = getelementptr inbounds i8, ptr %84, i64 %89
  %91 = load i8, ptr %90, align 1
  %92 = icmp eq i8 %91, 0
  br i1 %92, label %98, label %93
93:                                               ; preds = %88
  %94 = icmp eq i64 %89, 255
  br i1 %94, label %98, label %95
95:                                               ; preds = %93
  %96 = add nuw nsw i64 %89, 1
  %97 = getelementptr inbounds [256 x i8], ptr %87, i64 0, i64 %89
  store i8 %91, ptr %97, align 1
  br i1 %85, label %98, label %88
98:                                               ; preds = %93, %95, %88, %83
  %99 = phi i64 [ 0, %83 ], [ 255, %93 ], [ %96, %95 ], [ %89, %88 ]
  %100 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @_ZZL8uncaughtP9ExceptionE4copy)
  %101 = getelementptr inbounds [256 x i8], ptr %100, i64 0, i64 %99
  store i8 0, ptr %101, align 1
  %102 = getelementptr inbounds i8, ptr %0, i64 16
  %103 = load ptr, ptr %102, align 8
  %104 = select i1 %85, ptr null, ptr %100
  tail call void @__quotient_uncaught(ptr noundef %103, ptr noundef %104)
  unreachable
}
define dso_local ptr @__cxa_current_exception_type() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_handled)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %6, label %4
4:                                                ; preds = %0
  %5 = load ptr, ptr %2, align 8
  br label %6
6:                                                ; preds = %0, %4
  %7 = phi ptr [ %5, %4 ], [ null, %0 ]
  ret ptr %7
}
declare i32 @__gxx_personality_v0(...)
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0)
  tail call void @_ZSt9terminatev()
  unreachable
}
declare void @__quotient_terminate() local_unnamed_addr
define dso_local noundef ptr @_ZSt13set_terminatePFvvE(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr %0, null
  %3 = select i1 %2, ptr @_ZSt9terminatev, ptr %0
  %4 = ptrtoint ptr %3 to i64
  %5 = atomicrmw xchg ptr @_ZStL12at_terminate, i64 %4 acq_rel, align 8
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}
define dso_local noundef ptr @_ZSt13get_terminatev() local_unnamed_addr {
  %1 = load atomic i64, ptr @_ZStL12at_terminate acquire, align 8
  %2 = inttoptr i64 %1 to ptr
  ret ptr %2
}
define dso_local noundef zeroext i1 @_ZSt18uncaught_exceptionv() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_uncaught_count)
  %2 = load i32, ptr %1, align 4
  %3 = icmp sgt i32 %2, 0
  ret i1 %3
}
define dso_local noundef i32 @_ZSt19uncaught_exceptionsv() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_uncaught_count)
  %2 = load i32, ptr %1, align 4
  ret i32 %2
}
define dso_local void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %0) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %7, label %4
4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, ptr %2, i64 -20
  %6 = atomicrmw add ptr %5, i32 1 seq_cst, align 4
  br label %7
7:                                                ; preds = %4, %1
  ret void
}
define dso_local void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr nocapture noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %24, label %4
4:                                                ; preds = %1
  store ptr null, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %2, i64 -64
  br label %6
6:                                                ; preds = %4, %23
  %7 = phi ptr [ %14, %23 ], [ %5, %4 ]
  %8 = getelementptr inbounds i8, ptr %7, i64 44
  %9 = atomicrmw sub ptr %8, i32 1 seq_cst, align 4
  %10 = add i32 %9, -1
  %11 = icmp slt i32 %10, 1
  br i1 %11, label %12, label %24
12:                                               ; preds = %6
  %13 = getelementptr inbounds i8, ptr %7, i64 48
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %22
16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, ptr %7, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %22, label %20
20:                                               ; preds = %16
  %21 = getelementptr inbounds i8, ptr %7, i64 64
  invoke void %18(ptr noundef nonnull %21)
          to label %22 unwind label %25
22:                                               ; preds = %20, %16, %12
  invoke void @free(ptr noundef nonnull %7)
          to label %23 unwind label %25
23:                                               ; preds = %22
  br i1 %15, label %24, label %6
24:                                               ; preds = %23, %6, %1
  ret void
25:                                               ; preds = %22, %20
  %26 = landingpad { ptr, i32 }
          catch ptr null
  %27 = extractvalue { ptr, i32 } %26, 0
  tail call void @__clang_call_terminate(ptr %27)
  unreachable
}
define dso_local noundef ptr @_ZNKSt15__exception_ptr13exception_ptr6_M_getEv(ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %0) local_unnamed_addr align 2 {
  %2 = load ptr, ptr %0, align 8
  ret ptr %2
}
define dso_local void @_ZNSt15__exception_ptr13exception_ptrC2EPv(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr %1, ptr %0, align 8
  %3 = icmp eq ptr %1, null
  br i1 %3, label %7, label %4
4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %1, i64 -20
  %6 = atomicrmw add ptr %5, i32 1 seq_cst, align 4
  br label %7
7:                                                ; preds = %2, %4
  ret void
}
define dso_local void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr %1, ptr %0, align 8
  %3 = icmp eq ptr %1, null
  br i1 %3, label %7, label %4
4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %1, i64 -20
  %6 = atomicrmw add ptr %5, i32 1 seq_cst, align 4
  br label %7
7:                                                ; preds = %2, %4
  ret void
}
define dso_local void @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %3 = load ptr, ptr %1, align 8
  store ptr %3, ptr %0, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %8, label %5
5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %3, i64 -20
  %7 = atomicrmw add ptr %6, i32 1 seq_cst, align 4
  br label %8
8:                                                ; preds = %2, %5
  ret void
}
define dso_local void @_ZNSt15__exception_ptr13exception_ptrC1ERKS0_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %3 = load ptr, ptr %1, align 8
  store ptr %3, ptr %0, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %8, label %5
5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %3, i64 -20
  %7 = atomicrmw add ptr %6, i32 1 seq_cst, align 4
  br label %8
8:                                                ; preds = %2, %5
  ret void
}
define dso_local void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %27, label %4
4:                                                ; preds = %1
  store ptr null, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %2, i64 -64
  br label %6
6:                                                ; preds = %23, %4
  %7 = phi ptr [ %14, %23 ], [ %5, %4 ]
  %8 = getelementptr inbounds i8, ptr %7, i64 44
  %9 = atomicrmw sub ptr %8, i32 1 seq_cst, align 4
  %10 = add i32 %9, -1
  %11 = icmp slt i32 %10, 1
  br i1 %11, label %12, label %27
12:                                               ; preds = %6
  %13 = getelementptr inbounds i8, ptr %7, i64 48
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %22
16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, ptr %7, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %22, label %20
20:                                               ; preds = %16
  %21 = getelementptr inbounds i8, ptr %7, i64 64
  invoke void %18(ptr noundef nonnull %21)
          to label %22 unwind label %24
22:                                               ; preds = %20, %16, %12
  invoke void @free(ptr noundef nonnull %7)
          to label %23 unwind label %24
23:                                               ; preds = %22
  br i1 %15, label %27, label %6
24:                                               ; preds = %22, %20
  %25 = landingpad { ptr, i32 }
          catch ptr null
  %26 = extractvalue { ptr, i32 } %25, 0
  tail call void @__clang_call_terminate(ptr %26)
  unreachable
27:                                               ; preds = %6, %23, %1
  ret void
}
define dso_local void @_ZNSt15__exception_ptr13exception_ptrD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %27, label %4
4:                                                ; preds = %1
  store ptr null, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %2, i64 -64
  br label %6
6:                                                ; preds = %23, %4
  %7 = phi ptr [ %14, %23 ], [ %5, %4 ]
  %8 = getelementptr inbounds i8, ptr %7, i64 44
  %9 = atomicrmw sub ptr %8, i32 1 seq_cst, align 4
  %10 = add i32 %9, -1
  %11 = icmp slt i32 %10, 1
  br i1 %11, label %12, label %27
12:                                               ; preds = %6
  %13 = getelementptr inbounds i8, ptr %7, i64 48
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %22
16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, ptr %7, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %22, label %20
20:                                               ; preds = %16
  %21 = getelementptr inbounds i8, ptr %7, i64 64
  invoke void %18(ptr noundef nonnull %21)
          to label %22 unwind label %24
22:                                               ; preds = %20, %16, %12
  invoke void @free(ptr noundef nonnull %7)
          to label %23 unwind label %24
23:                                               ; preds = %22
  br i1 %15, label %27, label %6
24:                                               ; preds = %22, %20
  %25 = landingpad { ptr, i32 }
          catch ptr null
  %26 = extractvalue { ptr, i32 } %25, 0
  tail call void @__clang_call_terminate(ptr %26)
  unreachable
27:                                               ; preds = %6, %23, %1
  ret void
}
define dso_local void @_ZSt17current_exceptionv(ptr dead_on_unwind noalias nocapture writable writeonly sret(%"class.std::__exception_ptr::exception_ptr") align 8 %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_handled)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  %5 = tail call nonnull align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZL5force)
  %6 = icmp eq ptr %5, %3
  %7 = select i1 %4, i1 true, i1 %6
  br i1 %7, label %8, label %9
8:                                                ; preds = %1
  store ptr null, ptr %0, align 8
  br label %17
9:                                                ; preds = %1
  %10 = getelementptr inbounds i8, ptr %3, i64 48
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  %13 = select i1 %12, ptr %3, ptr %11
  %14 = getelementptr inbounds i8, ptr %13, i64 64
  store ptr %14, ptr %0, align 8
  %15 = getelementptr inbounds i8, ptr %13, i64 44
  %16 = atomicrmw add ptr %15, i32 1 seq_cst, align 4
  br label %17
17:                                               ; preds = %9, %8
  ret void
}
define dso_local void @_ZNSt16nested_exceptionD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTVSt16nested_exception, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %28, label %5
5:                                                ; preds = %1
  store ptr null, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 -64
  br label %7
7:                                                ; preds = %24, %5
  %8 = phi ptr [ %15, %24 ], [ %6, %5 ]
  %9 = getelementptr inbounds i8, ptr %8, i64 44
  %10 = atomicrmw sub ptr %9, i32 1 seq_cst, align 4
  %11 = add i32 %10, -1
  %12 = icmp slt i32 %11, 1
  br i1 %12, label %13, label %28
13:                                               ; preds = %7
  %14 = getelementptr inbounds i8, ptr %8, i64 48
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %23
17:                                               ; preds = %13
  %18 = getelementptr inbounds i8, ptr %8, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %23, label %21
21:                                               ; preds = %17
  %22 = getelementptr inbounds i8, ptr %8, i64 64
  invoke void %19(ptr noundef nonnull %22)
          to label %23 unwind label %25
23:                                               ; preds = %21, %17, %13
  invoke void @free(ptr noundef nonnull %8)
          to label %24 unwind label %25
24:                                               ; preds = %23
  br i1 %16, label %28, label %7
25:                                               ; preds = %23, %21
  %26 = landingpad { ptr, i32 }
          catch ptr null
  %27 = extractvalue { ptr, i32 } %26, 0
  tail call void @__clang_call_terminate(ptr %27)
  unreachable
28:                                               ; preds = %7, %24, %1
  ret void
}
define dso_local void @_ZNSt16nested_exceptionD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTVSt16nested_exception, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %28, label %5
5:                                                ; preds = %1
  store ptr null, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 -64
  br label %7
7:                                                ; preds = %24, %5
  %8 = phi ptr [ %15, %24 ], [ %6, %5 ]
  %9 = getelementptr inbounds i8, ptr %8, i64 44
  %10 = atomicrmw sub ptr %9, i32 1 seq_cst, align 4
  %11 = add i32 %10, -1
  %12 = icmp slt i32 %11, 1
  br i1 %12, label %13, label %28
13:                                               ; preds = %7
  %14 = getelementptr inbounds i8, ptr %8, i64 48
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %23
17:                                               ; preds = %13
  %18 = getelementptr inbounds i8, ptr %8, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %23, label %21
21:                                               ; preds = %17
  %22 = getelementptr inbounds i8, ptr %8, i64 64
  invoke void %19(ptr noundef nonnull %22)
          to label %23 unwind label %25
23:                                               ; preds = %21, %17, %13
  invoke void @free(ptr noundef nonnull %8)
          to label %24 unwind label %25
24:                                               ; preds = %23
  br i1 %16, label %28, label %7
25:                                               ; preds = %23, %21
  %26 = landingpad { ptr, i32 }
          catch ptr null
  %27 = extractvalue { ptr, i32 } %26, 0
  tail call void @__clang_call_terminate(ptr %27)
  unreachable
28:                                               ; preds = %7, %24, %1
  ret void
}
define dso_local void @_ZNSt16nested_exceptionD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTVSt16nested_exception, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %28, label %5
5:                                                ; preds = %1
  store ptr null, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 -64
  br label %7
7:                                                ; preds = %24, %5
  %8 = phi ptr [ %15, %24 ], [ %6, %5 ]
  %9 = getelementptr inbounds i8, ptr %8, i64 44
  %10 = atomicrmw sub ptr %9, i32 1 seq_cst, align 4
  %11 = add i32 %10, -1
  %12 = icmp slt i32 %11, 1
  br i1 %12, label %13, label %28
13:                                               ; preds = %7
  %14 = getelementptr inbounds i8, ptr %8, i64 48
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %23
17:                                               ; preds = %13
  %18 = getelementptr inbounds i8, ptr %8, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %23, label %21
21:                                               ; preds = %17
  %22 = getelementptr inbounds i8, ptr %8, i64 64
  invoke void %19(ptr noundef nonnull %22)
          to label %23 unwind label %25
23:                                               ; preds = %21, %17, %13
  invoke void @free(ptr noundef nonnull %8)
          to label %24 unwind label %25
24:                                               ; preds = %23
  br i1 %16, label %28, label %7
25:                                               ; preds = %23, %21
  %26 = landingpad { ptr, i32 }
          catch ptr null
  %27 = extractvalue { ptr, i32 } %26, 0
  tail call void @__clang_call_terminate(ptr %27)
  unreachable
28:                                               ; preds = %7, %24, %1
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -64
  %4 = getelementptr inbounds i8, ptr %2, i64 -20
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 4
  %6 = tail call ptr @malloc(i64 noundef 64)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %6, i8 0, i64 64, i1 false)
  %7 = load ptr, ptr %3, align 8
  store ptr %7, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %2, i64 -48
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %6, i64 16
  store ptr %9, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %6, i64 44
  store i32 1, ptr %11, align 4
  %12 = getelementptr inbounds i8, ptr %6, i64 48
  store ptr %3, ptr %12, align 8
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_uncaught_count)
  %14 = load i32, ptr %13, align 4
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr %13, align 4
  tail call fastcc void @_ZL3flyP9Exception(ptr noundef nonnull %6)
  unreachable
}
declare void @__pthread_unwind_next(ptr noundef) local_unnamed_addr
declare void @__quotient_unwind() local_unnamed_addr
declare void @__quotient_uncaught(ptr noundef, ptr noundef) local_unnamed_addr
define weak_odr hidden noundef ptr @_ZTW17__quotient_flying() local_unnamed_addr comdat {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_flying)
  ret ptr %1
}
define weak_odr hidden noundef ptr @_ZTW18__quotient_handled() local_unnamed_addr comdat {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_handled)
  ret ptr %1
}
define weak_odr hidden noundef ptr @_ZTW25__quotient_uncaught_count() local_unnamed_addr comdat {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_uncaught_count)
  ret ptr %1
}
declare i64 @llvm.abs.i64(i64, i1 immarg)
declare i32 @llvm.abs.i32(i32, i1 immarg)
