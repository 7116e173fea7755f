; Made of cxx.cpp by scripts/cxx-library.sh. Do not edit.
%"quotient.std::quotient_futex" = type { [5 x i64], [6 x i64] }
%"quotient.Table" = type { i64, i64, ptr, [4 x ptr] }
%"quotient.Stream" = type { ptr, [40 x i64] }
%"quotient.__cxxabiv1::__vmi_class_type_info::Base" = type { ptr, i64 }
%"quotient.std::__exception_ptr::exception_ptr" = type { ptr }
%"quotient.std::__detail::_List_node_base" = type { ptr, ptr }
%"quotient.std::__cxx11::basic_string" = type { ptr, i64, [16 x i8] }
$__clang_call_terminate = comdat any
$_ZNSt12system_errorC2Ei = comdat any
$_ZNSt12future_errorC2Ei = comdat any
$_ZNSt17quotient_categoryD0Ev = comdat any
$_ZNKSt17quotient_category4nameEv = comdat any
$_ZNKSt17quotient_category7messageEi = comdat any
$_ZTW17__quotient_flying = comdat any
$_ZTW18__quotient_handled = comdat any
$_ZTW25__quotient_uncaught_count = comdat any
$_ZTW25__quotient_at_thread_exit = comdat any
$_ZTVSt17quotient_category = comdat any
$_ZTSSt17quotient_category = comdat any
$_ZTISt17quotient_category = comdat any
@__quotient_flying = dso_local thread_local global ptr null, align 8
@__quotient_handled = dso_local thread_local global ptr null, align 8
@__quotient_uncaught_count = dso_local thread_local global i32 0, align 4
@quotient.str = private unnamed_addr constant [15 x i8] c"std::exception\00", align 1
@quotient.str.1 = private unnamed_addr constant [19 x i8] c"std::bad_exception\00", align 1
@quotient.str.2 = private unnamed_addr constant [15 x i8] c"std::bad_alloc\00", align 1
@quotient.str.3 = private unnamed_addr constant [26 x i8] c"std::bad_array_new_length\00", align 1
@quotient.str.4 = private unnamed_addr constant [14 x i8] c"std::bad_cast\00", align 1
@quotient.str.5 = private unnamed_addr constant [16 x i8] c"std::bad_typeid\00", align 1
@quotient.str.6 = private unnamed_addr constant [23 x i8] c"std::bad_function_call\00", align 1
@quotient.str.7 = private unnamed_addr constant [18 x i8] c"std::bad_weak_ptr\00", align 1
@_ZTVSt11logic_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt11logic_error, ptr @_ZNSt11logic_errorD2Ev, ptr @_ZNSt11logic_errorD0Ev, ptr @_ZNKSt11logic_error4whatEv] }, align 8
@_ZTVSt12domain_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt12domain_error, ptr @_ZNSt11logic_errorD2Ev, ptr @_ZNSt12domain_errorD0Ev, ptr @_ZNKSt11logic_error4whatEv] }, align 8
@_ZTVSt16invalid_argument = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt16invalid_argument, ptr @_ZNSt11logic_errorD2Ev, ptr @_ZNSt16invalid_argumentD0Ev, ptr @_ZNKSt11logic_error4whatEv] }, align 8
@_ZTVSt12length_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt12length_error, ptr @_ZNSt11logic_errorD2Ev, ptr @_ZNSt12length_errorD0Ev, ptr @_ZNKSt11logic_error4whatEv] }, align 8
@_ZTVSt12out_of_range = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt12out_of_range, ptr @_ZNSt11logic_errorD2Ev, ptr @_ZNSt12out_of_rangeD0Ev, ptr @_ZNKSt11logic_error4whatEv] }, align 8
@_ZTVSt13runtime_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt13runtime_error, ptr @_ZNSt13runtime_errorD2Ev, ptr @_ZNSt13runtime_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv] }, align 8
@_ZTVSt11range_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt11range_error, ptr @_ZNSt13runtime_errorD2Ev, ptr @_ZNSt11range_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv] }, align 8
@_ZTVSt14overflow_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt14overflow_error, ptr @_ZNSt13runtime_errorD2Ev, ptr @_ZNSt14overflow_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv] }, align 8
@_ZTVSt15underflow_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt15underflow_error, ptr @_ZNSt13runtime_errorD2Ev, ptr @_ZNSt15underflow_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv] }, align 8
@_ZNSt3_V2L23generic_category_memoryE = internal thread_local global [16 x i8] zeroinitializer, align 8
@quotient.str.8 = private unnamed_addr constant [8 x i8] c"generic\00", align 1
@_ZNSt3_V2L22system_category_memoryE = internal thread_local global [16 x i8] zeroinitializer, align 8
@quotient.str.9 = private unnamed_addr constant [7 x i8] c"system\00", align 1
@quotient._ZStL22future_category_memory = internal thread_local global [16 x i8] zeroinitializer, align 8
@quotient.str.10 = private unnamed_addr constant [7 x i8] c"future\00", align 1
@_ZTSSt13bad_exception = dso_local constant [18 x i8] c"St13bad_exception\00", align 1
@_ZTSSt9exception = dso_local constant [13 x i8] c"St9exception\00", align 1
@_ZTISt9exception = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt9exception }, align 8
@_ZTISt13bad_exception = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt13bad_exception, ptr @_ZTISt9exception }, align 8
@_ZTSSt9bad_alloc = dso_local constant [13 x i8] c"St9bad_alloc\00", align 1
@_ZTISt9bad_alloc = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt9bad_alloc, ptr @_ZTISt9exception }, align 8
@_ZTSSt20bad_array_new_length = dso_local constant [25 x i8] c"St20bad_array_new_length\00", align 1
@_ZTISt20bad_array_new_length = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt20bad_array_new_length, ptr @_ZTISt9bad_alloc }, align 8
@_ZTSSt8bad_cast = dso_local constant [12 x i8] c"St8bad_cast\00", align 1
@_ZTISt8bad_cast = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt8bad_cast, ptr @_ZTISt9exception }, align 8
@_ZTSSt10bad_typeid = dso_local constant [15 x i8] c"St10bad_typeid\00", align 1
@_ZTISt10bad_typeid = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt10bad_typeid, ptr @_ZTISt9exception }, align 8
@_ZTSSt17bad_function_call = dso_local constant [22 x i8] c"St17bad_function_call\00", align 1
@_ZTISt17bad_function_call = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt17bad_function_call, ptr @_ZTISt9exception }, align 8
@_ZTSSt11logic_error = dso_local constant [16 x i8] c"St11logic_error\00", align 1
@_ZTISt11logic_error = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt11logic_error, ptr @_ZTISt9exception }, align 8
@_ZTSSt12domain_error = dso_local constant [17 x i8] c"St12domain_error\00", align 1
@_ZTISt12domain_error = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt12domain_error, ptr @_ZTISt11logic_error }, align 8
@_ZTSSt16invalid_argument = dso_local constant [21 x i8] c"St16invalid_argument\00", align 1
@_ZTISt16invalid_argument = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt16invalid_argument, ptr @_ZTISt11logic_error }, align 8
@_ZTSSt12length_error = dso_local constant [17 x i8] c"St12length_error\00", align 1
@_ZTISt12length_error = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt12length_error, ptr @_ZTISt11logic_error }, align 8
@_ZTSSt12out_of_range = dso_local constant [17 x i8] c"St12out_of_range\00", align 1
@_ZTISt12out_of_range = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt12out_of_range, ptr @_ZTISt11logic_error }, align 8
@_ZTSSt13runtime_error = dso_local constant [18 x i8] c"St13runtime_error\00", align 1
@_ZTISt13runtime_error = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt13runtime_error, ptr @_ZTISt9exception }, align 8
@_ZTSSt11range_error = dso_local constant [16 x i8] c"St11range_error\00", align 1
@_ZTISt11range_error = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt11range_error, ptr @_ZTISt13runtime_error }, align 8
@_ZTSSt14overflow_error = dso_local constant [19 x i8] c"St14overflow_error\00", align 1
@_ZTISt14overflow_error = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt14overflow_error, ptr @_ZTISt13runtime_error }, align 8
@_ZTSSt15underflow_error = dso_local constant [20 x i8] c"St15underflow_error\00", align 1
@_ZTISt15underflow_error = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt15underflow_error, ptr @_ZTISt13runtime_error }, align 8
@_ZTSSt12system_error = dso_local constant [17 x i8] c"St12system_error\00", align 1
@_ZTISt12system_error = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt12system_error, ptr @_ZTISt13runtime_error }, align 8
@_ZTSSt12future_error = dso_local constant [17 x i8] c"St12future_error\00", align 1
@_ZTISt12future_error = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt12future_error, ptr @_ZTISt11logic_error }, align 8
@__quotient_at_exit = dso_local local_unnamed_addr global ptr null, align 8
@__quotient_at_thread_exit = dso_local thread_local global ptr null, align 8
@_ZSt15__once_callable = dso_local thread_local local_unnamed_addr global ptr null, align 8
@_ZSt11__once_call = dso_local thread_local local_unnamed_addr global ptr null, align 8
@__quotient_futex = dso_local global %"quotient.std::quotient_futex" zeroinitializer, align 8
@_ZTVNSt13__future_base12_Result_baseE = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt13__future_base12_Result_baseE, ptr @__cxa_pure_virtual, ptr @_ZNSt13__future_base12_Result_baseD2Ev, ptr @_ZNSt13__future_base12_Result_baseD0Ev] }, align 8
@_ZNSt8__detailL6primesE = internal unnamed_addr constant [16 x i64] [i64 2, i64 5, i64 11, i64 23, i64 47, i64 97, i64 199, i64 409, i64 823, i64 1741, i64 3469, i64 6949, i64 14033, i64 28411, i64 57557, i64 116731], align 16
@quotient._ZL23__quotient_stream_table = internal constant %"quotient.Table" { i64 8, i64 0, ptr null, [4 x ptr] zeroinitializer }, align 8
@_ZSt4cout = dso_local local_unnamed_addr global %"quotient.Stream" { ptr getelementptr (i8, ptr @quotient._ZL23__quotient_stream_table, i64 24), [40 x i64] zeroinitializer }, align 8
@_ZSt4cerr = dso_local local_unnamed_addr global %"quotient.Stream" { ptr getelementptr (i8, ptr @quotient._ZL23__quotient_stream_table, i64 24), [40 x i64] zeroinitializer }, align 8
@_ZSt4clog = dso_local local_unnamed_addr global %"quotient.Stream" { ptr getelementptr (i8, ptr @quotient._ZL23__quotient_stream_table, i64 24), [40 x i64] zeroinitializer }, align 8
@_ZSt3cin = dso_local local_unnamed_addr global %"quotient.Stream" { ptr getelementptr (i8, ptr @quotient._ZL23__quotient_stream_table, i64 24), [40 x i64] zeroinitializer }, align 8
@_ZTVSt9type_info = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTISt9type_info, ptr @_ZNSt9type_infoD2Ev, ptr @_ZNSt9type_infoD0Ev] }, align 8
@_ZTSSt9type_info = dso_local constant [13 x i8] c"St9type_info\00", align 1
@_ZTISt9type_info = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt9type_info }, align 8
@_ZTVN10__cxxabiv123__fundamental_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv123__fundamental_type_infoE, ptr @_ZNSt9type_infoD2Ev, ptr @_ZN10__cxxabiv123__fundamental_type_infoD0Ev] }, align 8
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
@_ZTIPKc = dso_local local_unnamed_addr constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKc, i32 1, ptr @_ZTIc }, align 8
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
@_ZTVN10__cxxabiv117__array_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv117__array_type_infoE, ptr @_ZNSt9type_infoD2Ev, ptr @_ZN10__cxxabiv117__array_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv117__array_type_infoE = dso_local constant [34 x i8] c"N10__cxxabiv117__array_type_infoE\00", align 1
@_ZTIN10__cxxabiv117__array_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv117__array_type_infoE, ptr @_ZTISt9type_info }, align 8
@_ZTVN10__cxxabiv120__function_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv120__function_type_infoE, ptr @_ZNSt9type_infoD2Ev, ptr @_ZN10__cxxabiv120__function_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv120__function_type_infoE = dso_local constant [37 x i8] c"N10__cxxabiv120__function_type_infoE\00", align 1
@_ZTIN10__cxxabiv120__function_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv120__function_type_infoE, ptr @_ZTISt9type_info }, align 8
@_ZTVN10__cxxabiv116__enum_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv116__enum_type_infoE, ptr @_ZNSt9type_infoD2Ev, ptr @_ZN10__cxxabiv116__enum_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv116__enum_type_infoE = dso_local constant [33 x i8] c"N10__cxxabiv116__enum_type_infoE\00", align 1
@_ZTIN10__cxxabiv116__enum_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv116__enum_type_infoE, ptr @_ZTISt9type_info }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv117__class_type_infoE, ptr @_ZNSt9type_infoD2Ev, ptr @_ZN10__cxxabiv117__class_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv117__class_type_infoE = dso_local constant [34 x i8] c"N10__cxxabiv117__class_type_infoE\00", align 1
@_ZTIN10__cxxabiv117__class_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv117__class_type_infoE, ptr @_ZTISt9type_info }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv120__si_class_type_infoE, ptr @_ZNSt9type_infoD2Ev, ptr @_ZN10__cxxabiv120__si_class_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv120__si_class_type_infoE = dso_local constant [37 x i8] c"N10__cxxabiv120__si_class_type_infoE\00", align 1
@_ZTIN10__cxxabiv120__si_class_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv120__si_class_type_infoE, ptr @_ZTIN10__cxxabiv117__class_type_infoE }, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv121__vmi_class_type_infoE, ptr @_ZNSt9type_infoD2Ev, ptr @_ZN10__cxxabiv121__vmi_class_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv121__vmi_class_type_infoE = dso_local constant [38 x i8] c"N10__cxxabiv121__vmi_class_type_infoE\00", align 1
@_ZTIN10__cxxabiv121__vmi_class_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv121__vmi_class_type_infoE, ptr @_ZTIN10__cxxabiv117__class_type_infoE }, align 8
@_ZTVN10__cxxabiv117__pbase_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv117__pbase_type_infoE, ptr @_ZNSt9type_infoD2Ev, ptr @_ZN10__cxxabiv117__pbase_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv117__pbase_type_infoE = dso_local constant [34 x i8] c"N10__cxxabiv117__pbase_type_infoE\00", align 1
@_ZTIN10__cxxabiv117__pbase_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv117__pbase_type_infoE, ptr @_ZTISt9type_info }, align 8
@_ZTVN10__cxxabiv119__pointer_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv119__pointer_type_infoE, ptr @_ZNSt9type_infoD2Ev, ptr @_ZN10__cxxabiv119__pointer_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv119__pointer_type_infoE = dso_local constant [36 x i8] c"N10__cxxabiv119__pointer_type_infoE\00", align 1
@_ZTIN10__cxxabiv119__pointer_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv119__pointer_type_infoE, ptr @_ZTIN10__cxxabiv117__pbase_type_infoE }, align 8
@_ZTVN10__cxxabiv129__pointer_to_member_type_infoE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN10__cxxabiv129__pointer_to_member_type_infoE, ptr @_ZNSt9type_infoD2Ev, ptr @_ZN10__cxxabiv129__pointer_to_member_type_infoD0Ev] }, align 8
@_ZTSN10__cxxabiv129__pointer_to_member_type_infoE = dso_local constant [46 x i8] c"N10__cxxabiv129__pointer_to_member_type_infoE\00", align 1
@_ZTIN10__cxxabiv129__pointer_to_member_type_infoE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN10__cxxabiv129__pointer_to_member_type_infoE, ptr @_ZTIN10__cxxabiv117__pbase_type_infoE }, align 8
@_ZTVSt9exception = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt9exception, ptr @_ZNSt9exceptionD2Ev, ptr @_ZNSt9exceptionD0Ev, ptr @_ZNKSt9exception4whatEv] }, align 8
@_ZTVSt13bad_exception = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt13bad_exception, ptr @_ZNSt9exceptionD2Ev, ptr @_ZNSt13bad_exceptionD0Ev, ptr @_ZNKSt13bad_exception4whatEv] }, align 8
@_ZTVSt9bad_alloc = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt9bad_alloc, ptr @_ZNSt9exceptionD2Ev, ptr @_ZNSt9bad_allocD0Ev, ptr @_ZNKSt9bad_alloc4whatEv] }, align 8
@_ZTVSt20bad_array_new_length = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt20bad_array_new_length, ptr @_ZNSt9exceptionD2Ev, ptr @_ZNSt20bad_array_new_lengthD0Ev, ptr @_ZNKSt20bad_array_new_length4whatEv] }, align 8
@_ZTVSt8bad_cast = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt8bad_cast, ptr @_ZNSt9exceptionD2Ev, ptr @_ZNSt8bad_castD0Ev, ptr @_ZNKSt8bad_cast4whatEv] }, align 8
@_ZTVSt10bad_typeid = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt10bad_typeid, ptr @_ZNSt9exceptionD2Ev, ptr @_ZNSt10bad_typeidD0Ev, ptr @_ZNKSt10bad_typeid4whatEv] }, align 8
@_ZTVSt17bad_function_call = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt17bad_function_call, ptr @_ZNSt9exceptionD2Ev, ptr @_ZNSt17bad_function_callD0Ev, ptr @_ZNKSt17bad_function_call4whatEv] }, align 8
@_ZTVSt12bad_weak_ptr = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt12bad_weak_ptr, ptr @_ZNSt9exceptionD2Ev, ptr @_ZNSt12bad_weak_ptrD0Ev, ptr @_ZNKSt12bad_weak_ptr4whatEv] }, align 8
@_ZTSSt12bad_weak_ptr = dso_local constant [17 x i8] c"St12bad_weak_ptr\00", align 1
@_ZTISt12bad_weak_ptr = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt12bad_weak_ptr, ptr @_ZTISt9exception }, align 8
@_ZTVNSt3_V214error_categoryE = dso_local unnamed_addr constant { [10 x ptr] } { [10 x ptr] [ptr null, ptr @_ZTINSt3_V214error_categoryE, ptr @_ZNSt3_V214error_categoryD2Ev, ptr @_ZNSt3_V214error_categoryD0Ev, ptr @__cxa_pure_virtual, ptr @_ZNKSt3_V214error_category10_M_messageEi, ptr @__cxa_pure_virtual, ptr @_ZNKSt3_V214error_category23default_error_conditionEi, ptr @_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition, ptr @_ZNKSt3_V214error_category10equivalentERKSt10error_codei] }, align 8
@_ZTSNSt3_V214error_categoryE = dso_local constant [25 x i8] c"NSt3_V214error_categoryE\00", align 1
@_ZTINSt3_V214error_categoryE = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt3_V214error_categoryE }, align 8
@_ZTVSt12system_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt12system_error, ptr @_ZNSt13runtime_errorD2Ev, ptr @_ZNSt12system_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv] }, align 8
@_ZTVSt12future_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt12future_error, ptr @_ZNSt11logic_errorD2Ev, ptr @_ZNSt12future_errorD0Ev, ptr @_ZNKSt12future_error4whatEv] }, align 8
@_ZTVNSt6thread6_StateE = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread6_StateE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread6_StateD0Ev, ptr @__cxa_pure_virtual] }, align 8
@_ZTSNSt6thread6_StateE = dso_local constant [19 x i8] c"NSt6thread6_StateE\00", align 1
@_ZTINSt6thread6_StateE = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt6thread6_StateE }, align 8
@_ZTSNSt13__future_base12_Result_baseE = dso_local constant [34 x i8] c"NSt13__future_base12_Result_baseE\00", align 1
@_ZTINSt13__future_base12_Result_baseE = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base12_Result_baseE }, align 8
@_ZTVSt17quotient_category = linkonce_odr dso_local unnamed_addr constant { [10 x ptr] } { [10 x ptr] [ptr null, ptr @_ZTISt17quotient_category, ptr @_ZNSt3_V214error_categoryD2Ev, ptr @_ZNSt17quotient_categoryD0Ev, ptr @_ZNKSt17quotient_category4nameEv, ptr @_ZNKSt3_V214error_category10_M_messageEi, ptr @_ZNKSt17quotient_category7messageEi, ptr @_ZNKSt3_V214error_category23default_error_conditionEi, ptr @_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition, ptr @_ZNKSt3_V214error_category10equivalentERKSt10error_codei] }, comdat, align 8
@_ZTSSt17quotient_category = linkonce_odr dso_local constant [22 x i8] c"St17quotient_category\00", comdat, align 1
@_ZTISt17quotient_category = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt17quotient_category, ptr @_ZTINSt3_V214error_categoryE }, comdat, align 8
@quotient.str.15 = private unnamed_addr constant [13 x i8] c"system error\00", align 1
@quotient.str.16 = private unnamed_addr constant [18 x i8] c"std::future_error\00", align 1
@_ZNSt9type_infoD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv123__fundamental_type_infoD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv123__fundamental_type_infoD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv117__array_type_infoD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv117__array_type_infoD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv120__function_type_infoD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv120__function_type_infoD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv116__enum_type_infoD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv116__enum_type_infoD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv117__class_type_infoD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv117__class_type_infoD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv120__si_class_type_infoD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv120__si_class_type_infoD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv121__vmi_class_type_infoD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv121__vmi_class_type_infoD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv117__pbase_type_infoD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv117__pbase_type_infoD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv119__pointer_type_infoD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv119__pointer_type_infoD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv129__pointer_to_member_type_infoD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZN10__cxxabiv129__pointer_to_member_type_infoD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9type_infoD2Ev
@_ZNSt15__exception_ptr13exception_ptrC1EPv = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt15__exception_ptr13exception_ptrC2EPv
@_ZNSt15__exception_ptr13exception_ptrC1ERKS0_ = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_
@_ZNSt15__exception_ptr13exception_ptrD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt15__exception_ptr13exception_ptrD2Ev
@_ZNSt9exceptionD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt13bad_exceptionD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt13bad_exceptionD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt9bad_allocD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt9bad_allocD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt20bad_array_new_lengthD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt20bad_array_new_lengthD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt8bad_castD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt8bad_castD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt10bad_typeidD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt10bad_typeidD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt17bad_function_callD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt17bad_function_callD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt12bad_weak_ptrD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt12bad_weak_ptrD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt9exceptionD2Ev
@_ZNSt11logic_errorC1EPKc = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt11logic_errorC2EPKc
@_ZNSt11logic_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt11logic_errorC1ERKS_ = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt11logic_errorC2ERKS_
@_ZNSt11logic_errorC1EOS_ = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt11logic_errorC2EOS_
@_ZNSt11logic_errorD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt11logic_errorD2Ev
@_ZNSt12domain_errorC1EPKc = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt12domain_errorC2EPKc
@_ZNSt12domain_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt12domain_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt12domain_errorC1ERKS_ = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt12domain_errorC2ERKS_
@_ZNSt12domain_errorD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt11logic_errorD2Ev
@_ZNSt12domain_errorD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt11logic_errorD2Ev
@_ZNSt16invalid_argumentC1EPKc = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt16invalid_argumentC2EPKc
@_ZNSt16invalid_argumentC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt16invalid_argumentC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt16invalid_argumentC1ERKS_ = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt16invalid_argumentC2ERKS_
@_ZNSt16invalid_argumentD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt11logic_errorD2Ev
@_ZNSt16invalid_argumentD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt11logic_errorD2Ev
@_ZNSt12length_errorC1EPKc = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt12length_errorC2EPKc
@_ZNSt12length_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt12length_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt12length_errorC1ERKS_ = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt12length_errorC2ERKS_
@_ZNSt12length_errorD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt11logic_errorD2Ev
@_ZNSt12length_errorD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt11logic_errorD2Ev
@_ZNSt12out_of_rangeC1EPKc = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt12out_of_rangeC2EPKc
@_ZNSt12out_of_rangeC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt12out_of_rangeC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt12out_of_rangeC1ERKS_ = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt12out_of_rangeC2ERKS_
@_ZNSt12out_of_rangeD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt11logic_errorD2Ev
@_ZNSt12out_of_rangeD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt11logic_errorD2Ev
@_ZNSt13runtime_errorC1EPKc = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt13runtime_errorC2EPKc
@_ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt13runtime_errorC1ERKS_ = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt13runtime_errorC2ERKS_
@_ZNSt13runtime_errorC1EOS_ = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt13runtime_errorC2EOS_
@_ZNSt13runtime_errorD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt13runtime_errorD2Ev
@_ZNSt11range_errorC1EPKc = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt11range_errorC2EPKc
@_ZNSt11range_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt11range_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt11range_errorC1ERKS_ = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt11range_errorC2ERKS_
@_ZNSt11range_errorD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt13runtime_errorD2Ev
@_ZNSt11range_errorD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt13runtime_errorD2Ev
@_ZNSt14overflow_errorC1EPKc = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt14overflow_errorC2EPKc
@_ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt14overflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt14overflow_errorC1ERKS_ = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt14overflow_errorC2ERKS_
@_ZNSt14overflow_errorD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt13runtime_errorD2Ev
@_ZNSt14overflow_errorD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt13runtime_errorD2Ev
@_ZNSt15underflow_errorC1EPKc = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt15underflow_errorC2EPKc
@_ZNSt15underflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt15underflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt15underflow_errorC1ERKS_ = dso_local unnamed_addr alias void (ptr, ptr), ptr @_ZNSt15underflow_errorC2ERKS_
@_ZNSt15underflow_errorD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt13runtime_errorD2Ev
@_ZNSt15underflow_errorD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt13runtime_errorD2Ev
@_ZNSt3_V214error_categoryD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt3_V214error_categoryD2Ev
@_ZNSt12system_errorD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt13runtime_errorD2Ev
@_ZNSt12system_errorD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt13runtime_errorD2Ev
@_ZNSt12future_errorD2Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt11logic_errorD2Ev
@_ZNSt12future_errorD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt11logic_errorD2Ev
@_ZNSt6thread6_StateD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt6thread6_StateD2Ev
@_ZNSt18condition_variableC1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt18condition_variableC2Ev
@_ZNSt18condition_variableD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt18condition_variableD2Ev
@_ZNSt13__future_base12_Result_baseD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt13__future_base12_Result_baseD2Ev
@_ZNSt8ios_base4InitC1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt8ios_base4InitC2Ev
@_ZNSt8ios_base4InitD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZNSt8ios_base4InitD2Ev
define dso_local void @_ZNSt9type_infoD2Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt9type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr
define dso_local void @_ZN10__cxxabiv123__fundamental_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZN10__cxxabiv117__array_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZN10__cxxabiv120__function_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZN10__cxxabiv116__enum_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZN10__cxxabiv117__class_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZN10__cxxabiv120__si_class_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 24)
  ret void
}
define dso_local void @_ZN10__cxxabiv121__vmi_class_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 40)
  ret void
}
define dso_local void @_ZN10__cxxabiv117__pbase_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 32)
  ret void
}
define dso_local void @_ZN10__cxxabiv119__pointer_type_infoD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 32)
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
  %12 = tail call fastcc noundef ptr @quotient._ZL4partPKSt9type_infoS1_Pc(ptr noundef %11, ptr noundef %2, ptr noundef nonnull %8)
  ret ptr %12
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
define internal fastcc noundef ptr @quotient._ZL4partPKSt9type_infoS1_Pc(ptr noundef readonly %0, ptr noundef readnone %1, ptr noundef readonly %2) unnamed_addr {
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
  %27 = getelementptr inbounds [1 x %"quotient.__cxxabiv1::__vmi_class_type_info::Base"], ptr %20, i64 0, i64 %25
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
  %47 = tail call fastcc noundef ptr @quotient._ZL4partPKSt9type_infoS1_Pc(ptr noundef %44, ptr noundef %1, ptr noundef %46)
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
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
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
  %4 = getelementptr inbounds i8, ptr %3, i64 64
  ret ptr %4
}
declare ptr @malloc(i64 noundef) local_unnamed_addr
define dso_local void @__cxa_free_exception(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 -64
  tail call void @free(ptr noundef nonnull %2)
  ret void
}
declare void @free(ptr noundef) local_unnamed_addr
define dso_local noundef nonnull ptr @__cxa_init_primary_exception(ptr noundef writeonly %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds i8, ptr %0, i64 -64
  store ptr %1, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 -56
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 -48
  store ptr null, ptr %6, align 8
  ret ptr %4
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
  tail call fastcc void @quotient._ZL3flyP9Exception(ptr noundef nonnull %5)
  unreachable
}
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
define internal fastcc void @quotient._ZL3flyP9Exception(ptr noundef %0) unnamed_addr {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_flying)
  store ptr %0, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8
  tail call void @__quotient_unwind(ptr noundef %4)
  unreachable
}
define dso_local nonnull ptr @__quotient_exception() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_flying)
  %2 = load ptr, ptr %1, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 64
  ret ptr %3
}
define dso_local noundef i32 @__quotient_match(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %6, label %56
6:                                                ; preds = %4
  %7 = getelementptr inbounds i8, ptr %0, i64 -64
  %8 = load ptr, ptr %7, align 8
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, getelementptr inbounds (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16)
  br i1 %10, label %11, label %13
11:                                               ; preds = %6
  %12 = load ptr, ptr %0, align 8
  br label %13
13:                                               ; preds = %11, %6
  %14 = phi ptr [ %12, %11 ], [ %0, %6 ]
  %15 = icmp eq ptr %1, null
  %16 = icmp eq ptr %8, %1
  %17 = or i1 %15, %16
  br i1 %17, label %53, label %18
18:                                               ; preds = %13
  br i1 %10, label %19, label %50
19:                                               ; preds = %18
  %20 = load ptr, ptr %1, align 8
  %21 = icmp eq ptr %20, getelementptr inbounds (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16)
  br i1 %21, label %22, label %50
22:                                               ; preds = %19
  %23 = getelementptr inbounds i8, ptr %8, i64 16
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %1, i64 16
  %26 = load i32, ptr %25, align 8
  %27 = xor i32 %26, -1
  %28 = and i32 %24, 3
  %29 = and i32 %28, %27
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %47
31:                                               ; preds = %22
  %32 = getelementptr inbounds i8, ptr %1, i64 24
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, @_ZTIv
  br i1 %34, label %47, label %35
35:                                               ; preds = %31
  %36 = getelementptr inbounds i8, ptr %8, i64 24
  %37 = load ptr, ptr %36, align 8
  %38 = tail call fastcc noundef ptr @quotient._ZL4partPKSt9type_infoS1_Pc(ptr noundef %37, ptr noundef %33, ptr noundef %14)
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %44
40:                                               ; preds = %35
  %41 = icmp eq ptr %14, null
  %42 = icmp eq ptr %37, %33
  %43 = and i1 %41, %42
  br i1 %43, label %44, label %47
44:                                               ; preds = %40, %35
  %45 = icmp eq ptr %14, null
  %46 = select i1 %45, ptr null, ptr %38
  br label %47
47:                                               ; preds = %44, %40, %31, %22
  %48 = phi ptr [ %14, %22 ], [ %14, %31 ], [ %46, %44 ], [ %14, %40 ]
  %49 = phi i1 [ false, %22 ], [ true, %31 ], [ true, %44 ], [ false, %40 ]
  br i1 %49, label %53, label %56
50:                                               ; preds = %19, %18
  %51 = tail call fastcc noundef ptr @quotient._ZL4partPKSt9type_infoS1_Pc(ptr noundef nonnull %8, ptr noundef nonnull %1, ptr noundef %0)
  %52 = icmp eq ptr %51, null
  br i1 %52, label %56, label %53
53:                                               ; preds = %47, %50, %13
  %54 = phi ptr [ %48, %47 ], [ %51, %50 ], [ %14, %13 ]
  %55 = getelementptr inbounds i8, ptr %0, i64 -40
  store ptr %54, ptr %55, align 8
  br label %56
56:                                               ; preds = %53, %47, %50, %4
  %57 = phi i32 [ %3, %4 ], [ %2, %53 ], [ 0, %47 ], [ 0, %50 ]
  ret i32 %57
}
define dso_local void @__quotient_resume(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 -64
  tail call fastcc void @quotient._ZL3flyP9Exception(ptr noundef nonnull %2)
  unreachable
}
define dso_local ptr @__cxa_get_exception_ptr(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 -40
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}
define dso_local ptr @__cxa_begin_catch(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 -64
  %3 = getelementptr inbounds i8, ptr %0, i64 -24
  %4 = load i32, ptr %3, align 8
  %5 = icmp slt i32 %4, 0
  br i1 %5, label %6, label %8
6:                                                ; preds = %1
  %7 = sub nsw i32 0, %4
  store i32 %7, ptr %3, align 8
  br label %8
8:                                                ; preds = %6, %1
  %9 = load i32, ptr %3, align 8
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %3, align 8
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_uncaught_count)
  %12 = load i32, ptr %11, align 4
  %13 = add nsw i32 %12, -1
  store i32 %13, ptr %11, align 4
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_handled)
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, %2
  br i1 %16, label %19, label %17
17:                                               ; preds = %8
  %18 = getelementptr inbounds i8, ptr %0, i64 -32
  store ptr %15, ptr %18, align 8
  store ptr %2, ptr %14, align 8
  br label %19
19:                                               ; preds = %17, %8
  %20 = getelementptr inbounds i8, ptr %0, i64 -40
  %21 = load ptr, ptr %20, align 8
  ret ptr %21
}
define dso_local void @__cxa_end_catch() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_handled)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %31, label %4
4:                                                ; preds = %0
  %5 = getelementptr inbounds i8, ptr %2, i64 40
  %6 = load i32, ptr %5, align 8
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %8, label %14
8:                                                ; preds = %4
  %9 = add nsw i32 %6, 1
  store i32 %9, ptr %5, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %31
11:                                               ; preds = %8
  %12 = getelementptr inbounds i8, ptr %2, i64 32
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %1, align 8
  br label %31
14:                                               ; preds = %4
  %15 = add nsw i32 %6, -1
  store i32 %15, ptr %5, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %31
17:                                               ; preds = %14
  %18 = getelementptr inbounds i8, ptr %2, i64 32
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %1, align 8
  %20 = getelementptr inbounds i8, ptr %2, i64 44
  %21 = atomicrmw sub ptr %20, i32 1 seq_cst, align 4
  %22 = add i32 %21, -1
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %31, label %24
24:                                               ; preds = %17
  %25 = getelementptr inbounds i8, ptr %2, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %30, label %28
28:                                               ; preds = %24
  %29 = getelementptr inbounds i8, ptr %2, i64 64
  tail call void %26(ptr noundef nonnull %29)
  br label %30
30:                                               ; preds = %28, %24
  tail call void @free(ptr noundef nonnull %2)
  br label %31
31:                                               ; preds = %30, %17, %14, %8, %11, %0
  ret void
}
define dso_local void @__cxa_rethrow() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_handled)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5
4:                                                ; preds = %0
  tail call void @_ZSt9terminatev()
  unreachable
5:                                                ; preds = %0
  %6 = getelementptr inbounds i8, ptr %2, i64 40
  %7 = load i32, ptr %6, align 8
  %8 = sub nsw i32 0, %7
  store i32 %8, ptr %6, align 8
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_uncaught_count)
  %10 = load i32, ptr %9, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %9, align 4
  tail call fastcc void @quotient._ZL3flyP9Exception(ptr noundef nonnull %2)
  unreachable
}
define dso_local void @_ZSt9terminatev() local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_handled)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %8, label %4
4:                                                ; preds = %0
  %5 = getelementptr inbounds i8, ptr %2, i64 16
  %6 = load ptr, ptr %5, align 8
  invoke void @__quotient_uncaught(ptr noundef %6)
          to label %7 unwind label %10
7:                                                ; preds = %4
  unreachable
8:                                                ; preds = %0
  invoke void @__quotient_terminate()
          to label %9 unwind label %10
9:                                                ; preds = %8
  unreachable
10:                                               ; preds = %8, %4
  %11 = landingpad { ptr, i32 }
          catch ptr null
  %12 = extractvalue { ptr, i32 } %11, 0
  tail call void @__clang_call_terminate(ptr %12)
  unreachable
}
define dso_local void @__cxa_call_unexpected(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 -48
  %3 = load ptr, ptr %2, align 8
  tail call void @__quotient_uncaught(ptr noundef %3)
  unreachable
}
declare void @__quotient_uncaught(ptr noundef) local_unnamed_addr
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
  br i1 %3, label %16, label %4
4:                                                ; preds = %1
  store ptr null, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %2, i64 -64
  %6 = getelementptr inbounds i8, ptr %2, i64 -20
  %7 = atomicrmw sub ptr %6, i32 1 seq_cst, align 4
  %8 = add i32 %7, -1
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %16, label %10
10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %2, i64 -56
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %15, label %14
14:                                               ; preds = %10
  invoke void %12(ptr noundef nonnull %2)
          to label %15 unwind label %17
15:                                               ; preds = %14, %10
  invoke void @free(ptr noundef nonnull %5)
          to label %16 unwind label %17
16:                                               ; preds = %4, %15, %1
  ret void
17:                                               ; preds = %15, %14
  %18 = landingpad { ptr, i32 }
          catch ptr null
  %19 = extractvalue { ptr, i32 } %18, 0
  tail call void @__clang_call_terminate(ptr %19)
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
define dso_local void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %19, label %4
4:                                                ; preds = %1
  store ptr null, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %2, i64 -64
  %6 = getelementptr inbounds i8, ptr %2, i64 -20
  %7 = atomicrmw sub ptr %6, i32 1 seq_cst, align 4
  %8 = add i32 %7, -1
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %19, label %10
10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %2, i64 -56
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %15, label %14
14:                                               ; preds = %10
  invoke void %12(ptr noundef nonnull %2)
          to label %15 unwind label %16
15:                                               ; preds = %14, %10
  invoke void @free(ptr noundef nonnull %5)
          to label %19 unwind label %16
16:                                               ; preds = %15, %14
  %17 = landingpad { ptr, i32 }
          catch ptr null
  %18 = extractvalue { ptr, i32 } %17, 0
  tail call void @__clang_call_terminate(ptr %18)
  unreachable
19:                                               ; preds = %1, %4, %15
  ret void
}
define dso_local void @_ZSt17current_exceptionv(ptr dead_on_unwind noalias nocapture writable writeonly sret(%"quotient.std::__exception_ptr::exception_ptr") align 8 %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_handled)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6
5:                                                ; preds = %1
  store ptr null, ptr %0, align 8
  br label %10
6:                                                ; preds = %1
  %7 = getelementptr inbounds i8, ptr %3, i64 64
  store ptr %7, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %3, i64 44
  %9 = atomicrmw add ptr %8, i32 1 seq_cst, align 4
  br label %10
10:                                               ; preds = %6, %5
  ret void
}
define dso_local void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -64
  %4 = getelementptr inbounds i8, ptr %2, i64 -20
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 4
  %6 = getelementptr inbounds i8, ptr %2, i64 -24
  store i32 0, ptr %6, align 8
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_uncaught_count)
  %8 = load i32, ptr %7, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %7, align 4
  tail call fastcc void @quotient._ZL3flyP9Exception(ptr noundef nonnull %3)
  unreachable
}
define dso_local void @_ZNSt9exceptionD2Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt9exceptionD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt9exception4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @quotient.str
}
define dso_local void @_ZNSt13bad_exceptionD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt13bad_exception4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @quotient.str.1
}
define dso_local void @_ZNSt9bad_allocD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt9bad_alloc4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @quotient.str.2
}
define dso_local void @_ZNSt20bad_array_new_lengthD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt20bad_array_new_length4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @quotient.str.3
}
define dso_local void @_ZNSt8bad_castD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt8bad_cast4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @quotient.str.4
}
define dso_local void @_ZNSt10bad_typeidD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt10bad_typeid4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @quotient.str.5
}
define dso_local void @_ZNSt17bad_function_callD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt17bad_function_call4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @quotient.str.6
}
define dso_local void @_ZNSt12bad_weak_ptrD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt12bad_weak_ptr4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @quotient.str.7
}
define dso_local void @_ZNSt11logic_errorC2EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = tail call i64 @strlen(ptr noundef %1)
  %4 = add i64 %3, 1
  %5 = tail call ptr @malloc(i64 noundef %4)
  %6 = tail call noundef ptr @memcpy(ptr noundef %5, ptr noundef %1, i64 noundef %4)
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %7, align 8
  ret void
}
define dso_local void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = tail call i64 @strlen(ptr noundef %3)
  %5 = add i64 %4, 1
  %6 = tail call ptr @malloc(i64 noundef %5)
  %7 = tail call noundef ptr @memcpy(ptr noundef %6, ptr noundef %3, i64 noundef %5)
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %7, ptr %8, align 8
  ret void
}
define dso_local void @_ZNSt11logic_errorC2ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = invoke i64 @strlen(ptr noundef %4)
          to label %6 unwind label %13
6:                                                ; preds = %2
  %7 = add i64 %5, 1
  %8 = invoke ptr @malloc(i64 noundef %7)
          to label %9 unwind label %13
9:                                                ; preds = %6
  %10 = invoke noundef ptr @memcpy(ptr noundef %8, ptr noundef %4, i64 noundef %7)
          to label %11 unwind label %13
11:                                               ; preds = %9
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %10, ptr %12, align 8
  ret void
13:                                               ; preds = %9, %6, %2
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  tail call void @__clang_call_terminate(ptr %15)
  unreachable
}
define dso_local void @_ZNSt11logic_errorC2EOS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = invoke i64 @strlen(ptr noundef %4)
          to label %6 unwind label %13
6:                                                ; preds = %2
  %7 = add i64 %5, 1
  %8 = invoke ptr @malloc(i64 noundef %7)
          to label %9 unwind label %13
9:                                                ; preds = %6
  %10 = invoke noundef ptr @memcpy(ptr noundef %8, ptr noundef %4, i64 noundef %7)
          to label %11 unwind label %13
11:                                               ; preds = %9
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %10, ptr %12, align 8
  ret void
13:                                               ; preds = %9, %6, %2
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  tail call void @__clang_call_terminate(ptr %15)
  unreachable
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt11logic_erroraSERKS_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = invoke i64 @strlen(ptr noundef %6)
          to label %8 unwind label %15
8:                                                ; preds = %2
  %9 = add i64 %7, 1
  %10 = invoke ptr @malloc(i64 noundef %9)
          to label %11 unwind label %15
11:                                               ; preds = %8
  %12 = invoke noundef ptr @memcpy(ptr noundef %10, ptr noundef %6, i64 noundef %9)
          to label %13 unwind label %15
13:                                               ; preds = %11
  store ptr %12, ptr %3, align 8
  invoke void @free(ptr noundef %4)
          to label %14 unwind label %15
14:                                               ; preds = %13
  ret ptr %0
15:                                               ; preds = %11, %8, %2, %13
  %16 = landingpad { ptr, i32 }
          catch ptr null
  %17 = extractvalue { ptr, i32 } %16, 0
  tail call void @__clang_call_terminate(ptr %17)
  unreachable
}
define dso_local void @_ZNSt11logic_errorD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  invoke void @free(ptr noundef %3)
          to label %4 unwind label %5
4:                                                ; preds = %1
  ret void
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7)
  unreachable
}
define dso_local void @_ZNSt11logic_errorD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  invoke void @free(ptr noundef %3)
          to label %7 unwind label %4
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6)
  unreachable
7:                                                ; preds = %1
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local noundef ptr @_ZNKSt11logic_error4whatEv(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}
define dso_local void @_ZNSt12domain_errorC2EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = tail call i64 @strlen(ptr noundef %1)
  %4 = add i64 %3, 1
  %5 = tail call ptr @malloc(i64 noundef %4)
  %6 = tail call noundef ptr @memcpy(ptr noundef %5, ptr noundef %1, i64 noundef %4)
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %7, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12domain_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt12domain_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = tail call i64 @strlen(ptr noundef %3)
  %5 = add i64 %4, 1
  %6 = tail call ptr @malloc(i64 noundef %5)
  %7 = tail call noundef ptr @memcpy(ptr noundef %6, ptr noundef %3, i64 noundef %5)
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %7, ptr %8, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12domain_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt12domain_errorC2ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = invoke i64 @strlen(ptr noundef %4)
          to label %6 unwind label %11
6:                                                ; preds = %2
  %7 = add i64 %5, 1
  %8 = invoke ptr @malloc(i64 noundef %7)
          to label %9 unwind label %11
9:                                                ; preds = %6
  %10 = invoke noundef ptr @memcpy(ptr noundef %8, ptr noundef %4, i64 noundef %7)
          to label %14 unwind label %11
11:                                               ; preds = %9, %6, %2
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  tail call void @__clang_call_terminate(ptr %13)
  unreachable
14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %10, ptr %15, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12domain_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt12domain_erroraSERKS_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = invoke i64 @strlen(ptr noundef %6)
          to label %8 unwind label %14
8:                                                ; preds = %2
  %9 = add i64 %7, 1
  %10 = invoke ptr @malloc(i64 noundef %9)
          to label %11 unwind label %14
11:                                               ; preds = %8
  %12 = invoke noundef ptr @memcpy(ptr noundef %10, ptr noundef %6, i64 noundef %9)
          to label %13 unwind label %14
13:                                               ; preds = %11
  store ptr %12, ptr %3, align 8
  invoke void @free(ptr noundef %4)
          to label %17 unwind label %14
14:                                               ; preds = %13, %11, %8, %2
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  tail call void @__clang_call_terminate(ptr %16)
  unreachable
17:                                               ; preds = %13
  ret ptr %0
}
define dso_local void @_ZNSt12domain_errorD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  invoke void @free(ptr noundef %3)
          to label %7 unwind label %4
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6)
  unreachable
7:                                                ; preds = %1
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZNSt16invalid_argumentC2EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = tail call i64 @strlen(ptr noundef %1)
  %4 = add i64 %3, 1
  %5 = tail call ptr @malloc(i64 noundef %4)
  %6 = tail call noundef ptr @memcpy(ptr noundef %5, ptr noundef %1, i64 noundef %4)
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %7, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt16invalid_argument, i64 16), ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt16invalid_argumentC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = tail call i64 @strlen(ptr noundef %3)
  %5 = add i64 %4, 1
  %6 = tail call ptr @malloc(i64 noundef %5)
  %7 = tail call noundef ptr @memcpy(ptr noundef %6, ptr noundef %3, i64 noundef %5)
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %7, ptr %8, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt16invalid_argument, i64 16), ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt16invalid_argumentC2ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = invoke i64 @strlen(ptr noundef %4)
          to label %6 unwind label %11
6:                                                ; preds = %2
  %7 = add i64 %5, 1
  %8 = invoke ptr @malloc(i64 noundef %7)
          to label %9 unwind label %11
9:                                                ; preds = %6
  %10 = invoke noundef ptr @memcpy(ptr noundef %8, ptr noundef %4, i64 noundef %7)
          to label %14 unwind label %11
11:                                               ; preds = %9, %6, %2
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  tail call void @__clang_call_terminate(ptr %13)
  unreachable
14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %10, ptr %15, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt16invalid_argument, i64 16), ptr %0, align 8
  ret void
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt16invalid_argumentaSERKS_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = invoke i64 @strlen(ptr noundef %6)
          to label %8 unwind label %14
8:                                                ; preds = %2
  %9 = add i64 %7, 1
  %10 = invoke ptr @malloc(i64 noundef %9)
          to label %11 unwind label %14
11:                                               ; preds = %8
  %12 = invoke noundef ptr @memcpy(ptr noundef %10, ptr noundef %6, i64 noundef %9)
          to label %13 unwind label %14
13:                                               ; preds = %11
  store ptr %12, ptr %3, align 8
  invoke void @free(ptr noundef %4)
          to label %17 unwind label %14
14:                                               ; preds = %13, %11, %8, %2
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  tail call void @__clang_call_terminate(ptr %16)
  unreachable
17:                                               ; preds = %13
  ret ptr %0
}
define dso_local void @_ZNSt16invalid_argumentD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  invoke void @free(ptr noundef %3)
          to label %7 unwind label %4
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6)
  unreachable
7:                                                ; preds = %1
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZNSt12length_errorC2EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = tail call i64 @strlen(ptr noundef %1)
  %4 = add i64 %3, 1
  %5 = tail call ptr @malloc(i64 noundef %4)
  %6 = tail call noundef ptr @memcpy(ptr noundef %5, ptr noundef %1, i64 noundef %4)
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %7, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12length_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt12length_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = tail call i64 @strlen(ptr noundef %3)
  %5 = add i64 %4, 1
  %6 = tail call ptr @malloc(i64 noundef %5)
  %7 = tail call noundef ptr @memcpy(ptr noundef %6, ptr noundef %3, i64 noundef %5)
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %7, ptr %8, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12length_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt12length_errorC2ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = invoke i64 @strlen(ptr noundef %4)
          to label %6 unwind label %11
6:                                                ; preds = %2
  %7 = add i64 %5, 1
  %8 = invoke ptr @malloc(i64 noundef %7)
          to label %9 unwind label %11
9:                                                ; preds = %6
  %10 = invoke noundef ptr @memcpy(ptr noundef %8, ptr noundef %4, i64 noundef %7)
          to label %14 unwind label %11
11:                                               ; preds = %9, %6, %2
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  tail call void @__clang_call_terminate(ptr %13)
  unreachable
14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %10, ptr %15, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12length_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt12length_erroraSERKS_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = invoke i64 @strlen(ptr noundef %6)
          to label %8 unwind label %14
8:                                                ; preds = %2
  %9 = add i64 %7, 1
  %10 = invoke ptr @malloc(i64 noundef %9)
          to label %11 unwind label %14
11:                                               ; preds = %8
  %12 = invoke noundef ptr @memcpy(ptr noundef %10, ptr noundef %6, i64 noundef %9)
          to label %13 unwind label %14
13:                                               ; preds = %11
  store ptr %12, ptr %3, align 8
  invoke void @free(ptr noundef %4)
          to label %17 unwind label %14
14:                                               ; preds = %13, %11, %8, %2
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  tail call void @__clang_call_terminate(ptr %16)
  unreachable
17:                                               ; preds = %13
  ret ptr %0
}
define dso_local void @_ZNSt12length_errorD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  invoke void @free(ptr noundef %3)
          to label %7 unwind label %4
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6)
  unreachable
7:                                                ; preds = %1
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZNSt12out_of_rangeC2EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = tail call i64 @strlen(ptr noundef %1)
  %4 = add i64 %3, 1
  %5 = tail call ptr @malloc(i64 noundef %4)
  %6 = tail call noundef ptr @memcpy(ptr noundef %5, ptr noundef %1, i64 noundef %4)
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %7, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12out_of_range, i64 16), ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt12out_of_rangeC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = tail call i64 @strlen(ptr noundef %3)
  %5 = add i64 %4, 1
  %6 = tail call ptr @malloc(i64 noundef %5)
  %7 = tail call noundef ptr @memcpy(ptr noundef %6, ptr noundef %3, i64 noundef %5)
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %7, ptr %8, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12out_of_range, i64 16), ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt12out_of_rangeC2ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = invoke i64 @strlen(ptr noundef %4)
          to label %6 unwind label %11
6:                                                ; preds = %2
  %7 = add i64 %5, 1
  %8 = invoke ptr @malloc(i64 noundef %7)
          to label %9 unwind label %11
9:                                                ; preds = %6
  %10 = invoke noundef ptr @memcpy(ptr noundef %8, ptr noundef %4, i64 noundef %7)
          to label %14 unwind label %11
11:                                               ; preds = %9, %6, %2
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  tail call void @__clang_call_terminate(ptr %13)
  unreachable
14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %10, ptr %15, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12out_of_range, i64 16), ptr %0, align 8
  ret void
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt12out_of_rangeaSERKS_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = invoke i64 @strlen(ptr noundef %6)
          to label %8 unwind label %14
8:                                                ; preds = %2
  %9 = add i64 %7, 1
  %10 = invoke ptr @malloc(i64 noundef %9)
          to label %11 unwind label %14
11:                                               ; preds = %8
  %12 = invoke noundef ptr @memcpy(ptr noundef %10, ptr noundef %6, i64 noundef %9)
          to label %13 unwind label %14
13:                                               ; preds = %11
  store ptr %12, ptr %3, align 8
  invoke void @free(ptr noundef %4)
          to label %17 unwind label %14
14:                                               ; preds = %13, %11, %8, %2
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  tail call void @__clang_call_terminate(ptr %16)
  unreachable
17:                                               ; preds = %13
  ret ptr %0
}
define dso_local void @_ZNSt12out_of_rangeD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  invoke void @free(ptr noundef %3)
          to label %7 unwind label %4
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6)
  unreachable
7:                                                ; preds = %1
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZNSt13runtime_errorC2EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %3 = tail call i64 @strlen(ptr noundef %1)
  %4 = add i64 %3, 1
  %5 = tail call ptr @malloc(i64 noundef %4)
  %6 = tail call noundef ptr @memcpy(ptr noundef %5, ptr noundef %1, i64 noundef %4)
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %7, align 8
  ret void
}
define dso_local void @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = tail call i64 @strlen(ptr noundef %3)
  %5 = add i64 %4, 1
  %6 = tail call ptr @malloc(i64 noundef %5)
  %7 = tail call noundef ptr @memcpy(ptr noundef %6, ptr noundef %3, i64 noundef %5)
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %7, ptr %8, align 8
  ret void
}
define dso_local void @_ZNSt13runtime_errorC2ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = invoke i64 @strlen(ptr noundef %4)
          to label %6 unwind label %13
6:                                                ; preds = %2
  %7 = add i64 %5, 1
  %8 = invoke ptr @malloc(i64 noundef %7)
          to label %9 unwind label %13
9:                                                ; preds = %6
  %10 = invoke noundef ptr @memcpy(ptr noundef %8, ptr noundef %4, i64 noundef %7)
          to label %11 unwind label %13
11:                                               ; preds = %9
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %10, ptr %12, align 8
  ret void
13:                                               ; preds = %9, %6, %2
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  tail call void @__clang_call_terminate(ptr %15)
  unreachable
}
define dso_local void @_ZNSt13runtime_errorC2EOS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = invoke i64 @strlen(ptr noundef %4)
          to label %6 unwind label %13
6:                                                ; preds = %2
  %7 = add i64 %5, 1
  %8 = invoke ptr @malloc(i64 noundef %7)
          to label %9 unwind label %13
9:                                                ; preds = %6
  %10 = invoke noundef ptr @memcpy(ptr noundef %8, ptr noundef %4, i64 noundef %7)
          to label %11 unwind label %13
11:                                               ; preds = %9
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %10, ptr %12, align 8
  ret void
13:                                               ; preds = %9, %6, %2
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  tail call void @__clang_call_terminate(ptr %15)
  unreachable
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt13runtime_erroraSERKS_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = invoke i64 @strlen(ptr noundef %6)
          to label %8 unwind label %15
8:                                                ; preds = %2
  %9 = add i64 %7, 1
  %10 = invoke ptr @malloc(i64 noundef %9)
          to label %11 unwind label %15
11:                                               ; preds = %8
  %12 = invoke noundef ptr @memcpy(ptr noundef %10, ptr noundef %6, i64 noundef %9)
          to label %13 unwind label %15
13:                                               ; preds = %11
  store ptr %12, ptr %3, align 8
  invoke void @free(ptr noundef %4)
          to label %14 unwind label %15
14:                                               ; preds = %13
  ret ptr %0
15:                                               ; preds = %11, %8, %2, %13
  %16 = landingpad { ptr, i32 }
          catch ptr null
  %17 = extractvalue { ptr, i32 } %16, 0
  tail call void @__clang_call_terminate(ptr %17)
  unreachable
}
define dso_local void @_ZNSt13runtime_errorD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  invoke void @free(ptr noundef %3)
          to label %4 unwind label %5
4:                                                ; preds = %1
  ret void
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7)
  unreachable
}
define dso_local void @_ZNSt13runtime_errorD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  invoke void @free(ptr noundef %3)
          to label %7 unwind label %4
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6)
  unreachable
7:                                                ; preds = %1
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local noundef ptr @_ZNKSt13runtime_error4whatEv(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}
define dso_local void @_ZNSt11range_errorC2EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %3 = tail call i64 @strlen(ptr noundef %1)
  %4 = add i64 %3, 1
  %5 = tail call ptr @malloc(i64 noundef %4)
  %6 = tail call noundef ptr @memcpy(ptr noundef %5, ptr noundef %1, i64 noundef %4)
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %7, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11range_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt11range_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = tail call i64 @strlen(ptr noundef %3)
  %5 = add i64 %4, 1
  %6 = tail call ptr @malloc(i64 noundef %5)
  %7 = tail call noundef ptr @memcpy(ptr noundef %6, ptr noundef %3, i64 noundef %5)
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %7, ptr %8, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11range_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt11range_errorC2ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = invoke i64 @strlen(ptr noundef %4)
          to label %6 unwind label %11
6:                                                ; preds = %2
  %7 = add i64 %5, 1
  %8 = invoke ptr @malloc(i64 noundef %7)
          to label %9 unwind label %11
9:                                                ; preds = %6
  %10 = invoke noundef ptr @memcpy(ptr noundef %8, ptr noundef %4, i64 noundef %7)
          to label %14 unwind label %11
11:                                               ; preds = %9, %6, %2
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  tail call void @__clang_call_terminate(ptr %13)
  unreachable
14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %10, ptr %15, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11range_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt11range_erroraSERKS_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = invoke i64 @strlen(ptr noundef %6)
          to label %8 unwind label %14
8:                                                ; preds = %2
  %9 = add i64 %7, 1
  %10 = invoke ptr @malloc(i64 noundef %9)
          to label %11 unwind label %14
11:                                               ; preds = %8
  %12 = invoke noundef ptr @memcpy(ptr noundef %10, ptr noundef %6, i64 noundef %9)
          to label %13 unwind label %14
13:                                               ; preds = %11
  store ptr %12, ptr %3, align 8
  invoke void @free(ptr noundef %4)
          to label %17 unwind label %14
14:                                               ; preds = %13, %11, %8, %2
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  tail call void @__clang_call_terminate(ptr %16)
  unreachable
17:                                               ; preds = %13
  ret ptr %0
}
define dso_local void @_ZNSt11range_errorD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  invoke void @free(ptr noundef %3)
          to label %7 unwind label %4
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6)
  unreachable
7:                                                ; preds = %1
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZNSt14overflow_errorC2EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %3 = tail call i64 @strlen(ptr noundef %1)
  %4 = add i64 %3, 1
  %5 = tail call ptr @malloc(i64 noundef %4)
  %6 = tail call noundef ptr @memcpy(ptr noundef %5, ptr noundef %1, i64 noundef %4)
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %7, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt14overflow_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt14overflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = tail call i64 @strlen(ptr noundef %3)
  %5 = add i64 %4, 1
  %6 = tail call ptr @malloc(i64 noundef %5)
  %7 = tail call noundef ptr @memcpy(ptr noundef %6, ptr noundef %3, i64 noundef %5)
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %7, ptr %8, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt14overflow_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt14overflow_errorC2ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = invoke i64 @strlen(ptr noundef %4)
          to label %6 unwind label %11
6:                                                ; preds = %2
  %7 = add i64 %5, 1
  %8 = invoke ptr @malloc(i64 noundef %7)
          to label %9 unwind label %11
9:                                                ; preds = %6
  %10 = invoke noundef ptr @memcpy(ptr noundef %8, ptr noundef %4, i64 noundef %7)
          to label %14 unwind label %11
11:                                               ; preds = %9, %6, %2
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  tail call void @__clang_call_terminate(ptr %13)
  unreachable
14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %10, ptr %15, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt14overflow_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt14overflow_erroraSERKS_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = invoke i64 @strlen(ptr noundef %6)
          to label %8 unwind label %14
8:                                                ; preds = %2
  %9 = add i64 %7, 1
  %10 = invoke ptr @malloc(i64 noundef %9)
          to label %11 unwind label %14
11:                                               ; preds = %8
  %12 = invoke noundef ptr @memcpy(ptr noundef %10, ptr noundef %6, i64 noundef %9)
          to label %13 unwind label %14
13:                                               ; preds = %11
  store ptr %12, ptr %3, align 8
  invoke void @free(ptr noundef %4)
          to label %17 unwind label %14
14:                                               ; preds = %13, %11, %8, %2
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  tail call void @__clang_call_terminate(ptr %16)
  unreachable
17:                                               ; preds = %13
  ret ptr %0
}
define dso_local void @_ZNSt14overflow_errorD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  invoke void @free(ptr noundef %3)
          to label %7 unwind label %4
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6)
  unreachable
7:                                                ; preds = %1
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZNSt15underflow_errorC2EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %3 = tail call i64 @strlen(ptr noundef %1)
  %4 = add i64 %3, 1
  %5 = tail call ptr @malloc(i64 noundef %4)
  %6 = tail call noundef ptr @memcpy(ptr noundef %5, ptr noundef %1, i64 noundef %4)
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %7, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt15underflow_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt15underflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = tail call i64 @strlen(ptr noundef %3)
  %5 = add i64 %4, 1
  %6 = tail call ptr @malloc(i64 noundef %5)
  %7 = tail call noundef ptr @memcpy(ptr noundef %6, ptr noundef %3, i64 noundef %5)
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %7, ptr %8, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt15underflow_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt15underflow_errorC2ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = invoke i64 @strlen(ptr noundef %4)
          to label %6 unwind label %11
6:                                                ; preds = %2
  %7 = add i64 %5, 1
  %8 = invoke ptr @malloc(i64 noundef %7)
          to label %9 unwind label %11
9:                                                ; preds = %6
  %10 = invoke noundef ptr @memcpy(ptr noundef %8, ptr noundef %4, i64 noundef %7)
          to label %14 unwind label %11
11:                                               ; preds = %9, %6, %2
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  tail call void @__clang_call_terminate(ptr %13)
  unreachable
14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %10, ptr %15, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt15underflow_error, i64 16), ptr %0, align 8
  ret void
}
define dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt15underflow_erroraSERKS_(ptr noundef nonnull returned align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = invoke i64 @strlen(ptr noundef %6)
          to label %8 unwind label %14
8:                                                ; preds = %2
  %9 = add i64 %7, 1
  %10 = invoke ptr @malloc(i64 noundef %9)
          to label %11 unwind label %14
11:                                               ; preds = %8
  %12 = invoke noundef ptr @memcpy(ptr noundef %10, ptr noundef %6, i64 noundef %9)
          to label %13 unwind label %14
13:                                               ; preds = %11
  store ptr %12, ptr %3, align 8
  invoke void @free(ptr noundef %4)
          to label %17 unwind label %14
14:                                               ; preds = %13, %11, %8, %2
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  tail call void @__clang_call_terminate(ptr %16)
  unreachable
17:                                               ; preds = %13
  ret ptr %0
}
define dso_local void @_ZNSt15underflow_errorD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  invoke void @free(ptr noundef %3)
          to label %7 unwind label %4
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6)
  unreachable
7:                                                ; preds = %1
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define dso_local void @_ZNSt3_V214error_categoryD0Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  tail call void @llvm.trap()
  unreachable
}
declare void @llvm.trap()
define dso_local noalias noundef ptr @_ZNKSt3_V214error_category10_M_messageEi(ptr nocapture nonnull readnone align 8 %0, i32 %1) unnamed_addr align 2 {
  ret ptr null
}
define dso_local { i32, ptr } @_ZNKSt3_V214error_category23default_error_conditionEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) unnamed_addr align 2 {
  %3 = insertvalue { i32, ptr } poison, i32 %1, 0
  %4 = insertvalue { i32, ptr } %3, ptr %0, 1
  ret { i32, ptr } %4
}
define dso_local noundef zeroext i1 @_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition(ptr noundef nonnull readnone align 8 dereferenceable(8) %0, i32 noundef %1, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %2) unnamed_addr align 2 {
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, %0
  %7 = load i32, ptr %2, align 8
  %8 = icmp eq i32 %7, %1
  %9 = select i1 %6, i1 %8, i1 false
  ret i1 %9
}
define dso_local noundef zeroext i1 @_ZNKSt3_V214error_category10equivalentERKSt10error_codei(ptr noundef nonnull readnone align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1, i32 noundef %2) unnamed_addr align 2 {
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, %0
  %7 = load i32, ptr %1, align 8
  %8 = icmp eq i32 %7, %2
  %9 = select i1 %6, i1 %8, i1 false
  ret i1 %9
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V216generic_categoryEv() local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZNSt3_V2L23generic_category_memoryE)
  store ptr getelementptr inbounds inrange(-16, 64) (i8, ptr @_ZTVSt17quotient_category, i64 16), ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr @quotient.str.8, ptr %2, align 8
  ret ptr %1
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V215system_categoryEv() local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZNSt3_V2L22system_category_memoryE)
  store ptr getelementptr inbounds inrange(-16, 64) (i8, ptr @_ZTVSt17quotient_category, i64 16), ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr @quotient.str.9, ptr %2, align 8
  ret ptr %1
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @quotient._ZStL22future_category_memory)
  store ptr getelementptr inbounds inrange(-16, 64) (i8, ptr @_ZTVSt17quotient_category, i64 16), ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr @quotient.str.10, ptr %2, align 8
  ret ptr %1
}
define dso_local void @_ZNSt12system_errorD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  invoke void @free(ptr noundef %3)
          to label %7 unwind label %4
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6)
  unreachable
7:                                                ; preds = %1
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 32)
  ret void
}
define dso_local void @_ZNSt12future_errorD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  invoke void @free(ptr noundef %3)
          to label %7 unwind label %4
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6)
  unreachable
7:                                                ; preds = %1
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 32)
  ret void
}
define dso_local noundef ptr @_ZNKSt12future_error4whatEv(ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %0) unnamed_addr align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}
define dso_local void @_ZSt21__throw_bad_exceptionv() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13bad_exception, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt13bad_exception, ptr nonnull @_ZNSt9exceptionD2Ev)
  unreachable
}
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr
define dso_local void @_ZSt17__throw_bad_allocv() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9exceptionD2Ev)
  unreachable
}
define dso_local void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt20bad_array_new_length, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt20bad_array_new_length, ptr nonnull @_ZNSt9exceptionD2Ev)
  unreachable
}
define dso_local void @_ZSt16__throw_bad_castv() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt8bad_cast, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt8bad_cast, ptr nonnull @_ZNSt9exceptionD2Ev)
  unreachable
}
define dso_local void @_ZSt18__throw_bad_typeidv() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt10bad_typeid, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt10bad_typeid, ptr nonnull @_ZNSt9exceptionD2Ev)
  unreachable
}
define dso_local void @_ZSt25__throw_bad_function_callv() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt17bad_function_call, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt17bad_function_call, ptr nonnull @_ZNSt9exceptionD2Ev)
  unreachable
}
define dso_local void @_ZSt19__throw_logic_errorPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @malloc(i64 noundef 80)
  %3 = getelementptr inbounds i8, ptr %2, i64 64
  invoke void @_ZNSt11logic_errorC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef %0)
          to label %4 unwind label %5
4:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTISt11logic_error, ptr nonnull @_ZNSt11logic_errorD2Ev)
  unreachable
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup
  tail call void @free(ptr noundef nonnull %2)
  resume { ptr, i32 } %6
}
define dso_local void @_ZSt20__throw_domain_errorPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @malloc(i64 noundef 80)
  %3 = getelementptr inbounds i8, ptr %2, i64 64
  invoke void @_ZNSt12domain_errorC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef %0)
          to label %4 unwind label %5
4:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTISt12domain_error, ptr nonnull @_ZNSt11logic_errorD2Ev)
  unreachable
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup
  tail call void @free(ptr noundef nonnull %2)
  resume { ptr, i32 } %6
}
define dso_local void @_ZSt24__throw_invalid_argumentPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @malloc(i64 noundef 80)
  %3 = getelementptr inbounds i8, ptr %2, i64 64
  invoke void @_ZNSt16invalid_argumentC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef %0)
          to label %4 unwind label %5
4:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTISt16invalid_argument, ptr nonnull @_ZNSt11logic_errorD2Ev)
  unreachable
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup
  tail call void @free(ptr noundef nonnull %2)
  resume { ptr, i32 } %6
}
define dso_local void @_ZSt20__throw_length_errorPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @malloc(i64 noundef 80)
  %3 = getelementptr inbounds i8, ptr %2, i64 64
  invoke void @_ZNSt12length_errorC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef %0)
          to label %4 unwind label %5
4:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTISt12length_error, ptr nonnull @_ZNSt11logic_errorD2Ev)
  unreachable
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup
  tail call void @free(ptr noundef nonnull %2)
  resume { ptr, i32 } %6
}
define dso_local void @_ZSt20__throw_out_of_rangePKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @malloc(i64 noundef 80)
  %3 = getelementptr inbounds i8, ptr %2, i64 64
  invoke void @_ZNSt12out_of_rangeC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef %0)
          to label %4 unwind label %5
4:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTISt12out_of_range, ptr nonnull @_ZNSt11logic_errorD2Ev)
  unreachable
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup
  tail call void @free(ptr noundef nonnull %2)
  resume { ptr, i32 } %6
}
define dso_local void @_ZSt21__throw_runtime_errorPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @malloc(i64 noundef 80)
  %3 = getelementptr inbounds i8, ptr %2, i64 64
  invoke void @_ZNSt13runtime_errorC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef %0)
          to label %4 unwind label %5
4:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTISt13runtime_error, ptr nonnull @_ZNSt13runtime_errorD2Ev)
  unreachable
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup
  tail call void @free(ptr noundef nonnull %2)
  resume { ptr, i32 } %6
}
define dso_local void @_ZSt19__throw_range_errorPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @malloc(i64 noundef 80)
  %3 = getelementptr inbounds i8, ptr %2, i64 64
  invoke void @_ZNSt11range_errorC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef %0)
          to label %4 unwind label %5
4:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTISt11range_error, ptr nonnull @_ZNSt13runtime_errorD2Ev)
  unreachable
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup
  tail call void @free(ptr noundef nonnull %2)
  resume { ptr, i32 } %6
}
define dso_local void @_ZSt22__throw_overflow_errorPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @malloc(i64 noundef 80)
  %3 = getelementptr inbounds i8, ptr %2, i64 64
  invoke void @_ZNSt14overflow_errorC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef %0)
          to label %4 unwind label %5
4:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTISt14overflow_error, ptr nonnull @_ZNSt13runtime_errorD2Ev)
  unreachable
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup
  tail call void @free(ptr noundef nonnull %2)
  resume { ptr, i32 } %6
}
define dso_local void @_ZSt23__throw_underflow_errorPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @malloc(i64 noundef 80)
  %3 = getelementptr inbounds i8, ptr %2, i64 64
  invoke void @_ZNSt15underflow_errorC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef %0)
          to label %4 unwind label %5
4:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTISt15underflow_error, ptr nonnull @_ZNSt13runtime_errorD2Ev)
  unreachable
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup
  tail call void @free(ptr noundef nonnull %2)
  resume { ptr, i32 } %6
}
define dso_local void @_ZSt20__throw_system_errori(i32 noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @malloc(i64 noundef 96)
  %3 = getelementptr inbounds i8, ptr %2, i64 64
  invoke void @_ZNSt12system_errorC2Ei(ptr noundef nonnull align 8 dereferenceable(32) %3, i32 noundef %0)
          to label %4 unwind label %5
4:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTISt12system_error, ptr nonnull @_ZNSt13runtime_errorD2Ev)
  unreachable
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup
  tail call void @free(ptr noundef nonnull %2)
  resume { ptr, i32 } %6
}
define linkonce_odr dso_local void @_ZNSt12system_errorC2Ei(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %3 = tail call i64 @strlen(ptr noundef nonnull @quotient.str.15)
  %4 = add i64 %3, 1
  %5 = tail call ptr @malloc(i64 noundef %4)
  %6 = tail call noundef ptr @memcpy(ptr noundef %5, ptr noundef nonnull @quotient.str.15, i64 noundef %4)
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %7, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12system_error, i64 16), ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %1, ptr %8, align 8
  %9 = tail call noundef nonnull align 8 dereferenceable(8) ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZNSt3_V2L23generic_category_memoryE)
  store ptr getelementptr inbounds inrange(-16, 64) (i8, ptr @_ZTVSt17quotient_category, i64 16), ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  store ptr @quotient.str.8, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %9, ptr %11, align 8
  ret void
}
define dso_local void @_ZSt20__throw_future_errori(i32 noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @malloc(i64 noundef 96)
  %3 = getelementptr inbounds i8, ptr %2, i64 64
  invoke void @_ZNSt12future_errorC2Ei(ptr noundef nonnull align 8 dereferenceable(32) %3, i32 noundef %0)
          to label %4 unwind label %5
4:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTISt12future_error, ptr nonnull @_ZNSt11logic_errorD2Ev)
  unreachable
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup
  tail call void @free(ptr noundef nonnull %2)
  resume { ptr, i32 } %6
}
define linkonce_odr dso_local void @_ZNSt12future_errorC2Ei(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %3 = tail call i64 @strlen(ptr noundef nonnull @quotient.str.16)
  %4 = add i64 %3, 1
  %5 = tail call ptr @malloc(i64 noundef %4)
  %6 = tail call noundef ptr @memcpy(ptr noundef %5, ptr noundef nonnull @quotient.str.16, i64 noundef %4)
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %7, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12future_error, i64 16), ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %1, ptr %8, align 8
  %9 = tail call noundef nonnull align 8 dereferenceable(8) ptr @llvm.threadlocal.address.p0(ptr align 8 @quotient._ZStL22future_category_memory)
  store ptr getelementptr inbounds inrange(-16, 64) (i8, ptr @_ZTVSt17quotient_category, i64 16), ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  store ptr @quotient.str.10, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %9, ptr %11, align 8
  ret void
}
define dso_local void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @malloc(i64 noundef 80)
  %3 = getelementptr inbounds i8, ptr %2, i64 64
  invoke void @_ZNSt12out_of_rangeC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef %0)
          to label %4 unwind label %5
4:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %3, ptr nonnull @_ZTISt12out_of_range, ptr nonnull @_ZNSt11logic_errorD2Ev)
  unreachable
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup
  tail call void @free(ptr noundef nonnull %2)
  resume { ptr, i32 } %6
}
define dso_local void @__cxa_bad_cast() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt8bad_cast, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt8bad_cast, ptr nonnull @_ZNSt9exceptionD2Ev)
  unreachable
}
define dso_local void @__cxa_bad_typeid() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt10bad_typeid, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt10bad_typeid, ptr nonnull @_ZNSt9exceptionD2Ev)
  unreachable
}
define dso_local void @__cxa_throw_bad_array_new_length() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt20bad_array_new_length, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt20bad_array_new_length, ptr nonnull @_ZNSt9exceptionD2Ev)
  unreachable
}
define dso_local range(i32 0, 2) i32 @__cxa_guard_acquire(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 4
  %3 = tail call i32 @pthread_spin_lock(ptr noundef nonnull %2)
  %4 = load atomic i8, ptr %0 acquire, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %8, label %6
6:                                                ; preds = %1
  %7 = tail call i32 @pthread_spin_unlock(ptr noundef nonnull %2)
  br label %8
8:                                                ; preds = %1, %6
  %9 = phi i32 [ 0, %6 ], [ 1, %1 ]
  ret i32 %9
}
declare i32 @pthread_spin_lock(ptr noundef) local_unnamed_addr
declare i32 @pthread_spin_unlock(ptr noundef) local_unnamed_addr
define dso_local void @__cxa_guard_release(ptr noundef %0) local_unnamed_addr {
  store atomic i8 1, ptr %0 release, align 1
  %2 = getelementptr inbounds i8, ptr %0, i64 4
  %3 = tail call i32 @pthread_spin_unlock(ptr noundef nonnull %2)
  ret void
}
define dso_local void @__cxa_guard_abort(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 4
  %3 = tail call i32 @pthread_spin_unlock(ptr noundef nonnull %2)
  ret void
}
define dso_local noundef i32 @__cxa_atexit(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readnone %2) local_unnamed_addr {
  %4 = tail call noundef ptr @malloc(i64 noundef 24)
  store ptr %0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr @__quotient_at_exit, align 8
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  store ptr %6, ptr %7, align 8
  store ptr %4, ptr @__quotient_at_exit, align 8
  ret i32 0
}
define dso_local noundef i32 @atexit(ptr noundef %0) local_unnamed_addr {
  %2 = tail call noundef ptr @malloc(i64 noundef 24)
  store ptr %0, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  store ptr null, ptr %3, align 8
  %4 = load ptr, ptr @__quotient_at_exit, align 8
  %5 = getelementptr inbounds i8, ptr %2, i64 16
  store ptr %4, ptr %5, align 8
  store ptr %2, ptr @__quotient_at_exit, align 8
  ret i32 0
}
define dso_local noundef i32 @__cxa_thread_atexit(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readnone %2) local_unnamed_addr {
  %4 = tail call noundef ptr @malloc(i64 noundef 24)
  store ptr %0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %1, ptr %5, align 8
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_at_thread_exit)
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %4, i64 16
  store ptr %7, ptr %8, align 8
  store ptr %4, ptr %6, align 8
  ret i32 0
}
define dso_local void @__quotient_finish() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_at_thread_exit)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %12, label %4
4:                                                ; preds = %0, %4
  %5 = phi ptr [ %10, %4 ], [ %2, %0 ]
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 8
  %8 = load ptr, ptr %7, align 8
  tail call void %6(ptr noundef %8)
  %9 = getelementptr inbounds i8, ptr %5, i64 16
  %10 = load ptr, ptr %9, align 8
  tail call void @free(ptr noundef nonnull %5)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %4
12:                                               ; preds = %4, %0
  store ptr null, ptr %1, align 8
  %13 = load ptr, ptr @__quotient_at_exit, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %24, label %15
15:                                               ; preds = %12, %15
  %16 = phi ptr [ %22, %15 ], [ %13, %12 ]
  %17 = getelementptr inbounds i8, ptr %16, i64 16
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr @__quotient_at_exit, align 8
  %19 = load ptr, ptr %16, align 8
  %20 = getelementptr inbounds i8, ptr %16, i64 8
  %21 = load ptr, ptr %20, align 8
  tail call void %19(ptr noundef %21)
  tail call void @free(ptr noundef nonnull %16)
  %22 = load ptr, ptr @__quotient_at_exit, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %15
24:                                               ; preds = %15, %12
  ret void
}
define dso_local void @_ZNSt6thread6_StateD2Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt6thread6_StateD0Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  tail call void @llvm.trap()
  unreachable
}
define dso_local void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readnone %2) local_unnamed_addr align 2 {
  %4 = load ptr, ptr %1, align 8
  store ptr null, ptr %1, align 8
  %5 = tail call i32 @pthread_create(ptr noundef %0, ptr noundef null, ptr noundef nonnull @quotient._ZStL10run_threadPv, ptr noundef %4)
  ret void
}
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr
define internal noundef ptr @quotient._ZStL10run_threadPv(ptr noundef %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 16
  %4 = load ptr, ptr %3, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(8) %0)
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  %7 = load ptr, ptr %6, align 8
  tail call void %7(ptr noundef nonnull align 8 dereferenceable(8) %0)
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_at_thread_exit)
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %19, label %11
11:                                               ; preds = %1, %11
  %12 = phi ptr [ %17, %11 ], [ %9, %1 ]
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 8
  %15 = load ptr, ptr %14, align 8
  tail call void %13(ptr noundef %15)
  %16 = getelementptr inbounds i8, ptr %12, i64 16
  %17 = load ptr, ptr %16, align 8
  tail call void @free(ptr noundef nonnull %12)
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %11
19:                                               ; preds = %11, %1
  ret ptr null
}
define dso_local void @_ZNSt6thread4joinEv(ptr nocapture noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr align 2 {
  %2 = load i64, ptr %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5
4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef 22)
  unreachable
5:                                                ; preds = %1
  %6 = tail call i32 @pthread_join(i64 noundef %2, ptr noundef null)
  store i64 0, ptr %0, align 8
  ret void
}
declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr
define dso_local void @_ZNSt6thread6detachEv(ptr nocapture noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr align 2 {
  %2 = load i64, ptr %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5
4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef 22)
  unreachable
5:                                                ; preds = %1
  %6 = tail call i32 @pthread_detach(i64 noundef %2)
  store i64 0, ptr %0, align 8
  ret void
}
declare i32 @pthread_detach(i64 noundef) local_unnamed_addr
define dso_local noundef i32 @_ZNSt6thread20hardware_concurrencyEv() local_unnamed_addr align 2 {
  ret i32 2
}
define dso_local noundef i64 @_ZNSt6chrono3_V212steady_clock3nowEv() local_unnamed_addr align 2 {
  ret i64 0
}
define dso_local noundef i64 @_ZNSt6chrono3_V212system_clock3nowEv() local_unnamed_addr align 2 {
  ret i64 0
}
define dso_local void @_ZNSt18condition_variableC2Ev(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(48) %0) unnamed_addr align 2 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %0, i8 0, i64 48, i1 false)
  ret void
}
define dso_local void @_ZNSt18condition_variableD2Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %3 = load ptr, ptr %1, align 8
  %4 = invoke i32 @pthread_cond_wait(ptr noundef nonnull %0, ptr noundef %3)
          to label %5 unwind label %6
5:                                                ; preds = %2
  ret void
6:                                                ; preds = %2
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  tail call void @__clang_call_terminate(ptr %8)
  unreachable
}
declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr
define dso_local void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) %0) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %2 = invoke i32 @pthread_cond_signal(ptr noundef nonnull %0)
          to label %3 unwind label %4
3:                                                ; preds = %1
  ret void
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6)
  unreachable
}
declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr
define dso_local void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48) %0) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %2 = invoke i32 @pthread_cond_broadcast(ptr noundef nonnull %0)
          to label %3 unwind label %4
3:                                                ; preds = %1
  ret void
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6)
  unreachable
}
declare i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr
define dso_local void @__once_proxy() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  %2 = load ptr, ptr %1, align 8
  tail call void %2()
  ret void
}
define dso_local noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr nocapture noundef readnone %0, ptr nocapture noundef readonly %1, i32 noundef %2, i1 noundef zeroext %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr align 2 {
  %7 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @__quotient_futex)
  %8 = load atomic i32, ptr %1 seq_cst, align 4
  %9 = icmp eq i32 %8, %2
  br i1 %9, label %10, label %14
10:                                               ; preds = %6, %10
  %11 = tail call i32 @pthread_cond_wait(ptr noundef nonnull getelementptr inbounds (i8, ptr @__quotient_futex, i64 40), ptr noundef nonnull @__quotient_futex)
  %12 = load atomic i32, ptr %1 seq_cst, align 4
  %13 = icmp eq i32 %12, %2
  br i1 %13, label %10, label %14
14:                                               ; preds = %10, %6
  %15 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @__quotient_futex)
  ret i1 true
}
declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr
declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr
define dso_local void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr nocapture noundef readnone %0) local_unnamed_addr align 2 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @__quotient_futex)
  %3 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull getelementptr inbounds (i8, ptr @__quotient_futex, i64 40))
  %4 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @__quotient_futex)
  ret void
}
define dso_local void @_ZNSt13__future_base12_Result_baseC2Ev(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base12_Result_baseE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr null, ptr %2, align 8
  ret void
}
define dso_local void @_ZNSt13__future_base12_Result_baseD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base12_Result_baseE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %20, label %5
5:                                                ; preds = %1
  store ptr null, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 -64
  %7 = getelementptr inbounds i8, ptr %3, i64 -20
  %8 = atomicrmw sub ptr %7, i32 1 seq_cst, align 4
  %9 = add i32 %8, -1
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %20, label %11
11:                                               ; preds = %5
  %12 = getelementptr inbounds i8, ptr %3, i64 -56
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %16, label %15
15:                                               ; preds = %11
  invoke void %13(ptr noundef nonnull %3)
          to label %16 unwind label %17
16:                                               ; preds = %15, %11
  invoke void @free(ptr noundef nonnull %6)
          to label %20 unwind label %17
17:                                               ; preds = %16, %15
  %18 = landingpad { ptr, i32 }
          catch ptr null
  %19 = extractvalue { ptr, i32 } %18, 0
  tail call void @__clang_call_terminate(ptr %19)
  unreachable
20:                                               ; preds = %1, %5, %16
  ret void
}
define dso_local void @_ZNSt13__future_base12_Result_baseD0Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  tail call void @llvm.trap()
  unreachable
}
define dso_local noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %10, label %5
5:                                                ; preds = %1, %5
  %6 = phi ptr [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %5
10:                                               ; preds = %1, %10
  %11 = phi ptr [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 24
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %11, %15
  br i1 %16, label %10, label %17
17:                                               ; preds = %10
  %18 = getelementptr inbounds i8, ptr %11, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %13
  %21 = select i1 %20, ptr %11, ptr %13
  br label %22
22:                                               ; preds = %5, %17
  %23 = phi ptr [ %21, %17 ], [ %6, %5 ]
  ret ptr %23
}
define dso_local noundef ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %10, label %5
5:                                                ; preds = %1, %5
  %6 = phi ptr [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %5
10:                                               ; preds = %1, %10
  %11 = phi ptr [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 24
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %11, %15
  br i1 %16, label %10, label %17
17:                                               ; preds = %10
  %18 = getelementptr inbounds i8, ptr %11, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %13
  %21 = select i1 %20, ptr %11, ptr %13
  br label %22
22:                                               ; preds = %5, %17
  %23 = phi ptr [ %21, %17 ], [ %6, %5 ]
  ret ptr %23
}
define dso_local noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef readonly %0) local_unnamed_addr {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %13
4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %13
10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  br label %29
13:                                               ; preds = %4, %1
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %22, label %17
17:                                               ; preds = %13, %17
  %18 = phi ptr [ %20, %17 ], [ %15, %13 ]
  %19 = getelementptr inbounds i8, ptr %18, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %29, label %17
22:                                               ; preds = %13, %22
  %23 = phi ptr [ %25, %22 ], [ %0, %13 ]
  %24 = getelementptr inbounds i8, ptr %23, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %23, %27
  br i1 %28, label %22, label %29
29:                                               ; preds = %17, %22, %10
  %30 = phi ptr [ %12, %10 ], [ %25, %22 ], [ %18, %17 ]
  ret ptr %30
}
define dso_local noundef ptr @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(ptr noundef readonly %0) local_unnamed_addr {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %13
4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %13
10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  br label %29
13:                                               ; preds = %4, %1
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %22, label %17
17:                                               ; preds = %13, %17
  %18 = phi ptr [ %20, %17 ], [ %15, %13 ]
  %19 = getelementptr inbounds i8, ptr %18, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %29, label %17
22:                                               ; preds = %13, %22
  %23 = phi ptr [ %25, %22 ], [ %0, %13 ]
  %24 = getelementptr inbounds i8, ptr %23, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %23, %27
  br i1 %28, label %22, label %29
29:                                               ; preds = %17, %22, %10
  %30 = phi ptr [ %12, %10 ], [ %25, %22 ], [ %18, %17 ]
  ret ptr %30
}
define dso_local void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull align 8 dereferenceable(32) %3) local_unnamed_addr {
  store i32 1, ptr %1, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %1, i64 24
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 16
  store ptr null, ptr %7, align 8
  %8 = icmp eq ptr %2, %3
  br i1 %8, label %9, label %13
9:                                                ; preds = %4
  %10 = getelementptr inbounds i8, ptr %3, i64 24
  store ptr %1, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr %1, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %3, i64 8
  br label %24
13:                                               ; preds = %4
  br i1 %0, label %14, label %19
14:                                               ; preds = %13
  %15 = getelementptr inbounds i8, ptr %2, i64 16
  store ptr %1, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %3, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, %2
  br i1 %18, label %24, label %26
19:                                               ; preds = %13
  %20 = getelementptr inbounds i8, ptr %2, i64 24
  store ptr %1, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %3, i64 24
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, %2
  br i1 %23, label %24, label %26
24:                                               ; preds = %19, %14, %9
  %25 = phi ptr [ %12, %9 ], [ %16, %14 ], [ %21, %19 ]
  store ptr %1, ptr %25, align 8
  br label %26
26:                                               ; preds = %24, %14, %19
  ret void
}
define dso_local noundef ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef readonly returned %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, %0
  br i1 %5, label %6, label %20
6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %15, label %10
10:                                               ; preds = %6, %10
  %11 = phi ptr [ %13, %10 ], [ %8, %6 ]
  %12 = getelementptr inbounds i8, ptr %11, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %10
15:                                               ; preds = %6
  %16 = getelementptr inbounds i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8
  br label %18
18:                                               ; preds = %10, %15
  %19 = phi ptr [ %17, %15 ], [ %11, %10 ]
  store ptr %19, ptr %3, align 8
  br label %20
20:                                               ; preds = %18, %2
  %21 = getelementptr inbounds i8, ptr %1, i64 24
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, %0
  br i1 %23, label %24, label %38
24:                                               ; preds = %20
  %25 = getelementptr inbounds i8, ptr %0, i64 16
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %33, label %28
28:                                               ; preds = %24, %28
  %29 = phi ptr [ %31, %28 ], [ %26, %24 ]
  %30 = getelementptr inbounds i8, ptr %29, i64 24
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %36, label %28
33:                                               ; preds = %24
  %34 = getelementptr inbounds i8, ptr %0, i64 8
  %35 = load ptr, ptr %34, align 8
  br label %36
36:                                               ; preds = %28, %33
  %37 = phi ptr [ %35, %33 ], [ %29, %28 ]
  store ptr %37, ptr %21, align 8
  br label %38
38:                                               ; preds = %36, %20
  %39 = getelementptr inbounds i8, ptr %0, i64 16
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, null
  %42 = getelementptr inbounds i8, ptr %0, i64 24
  %43 = load ptr, ptr %42, align 8
  br i1 %41, label %44, label %59
44:                                               ; preds = %38
  %45 = getelementptr inbounds i8, ptr %0, i64 8
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, %1
  br i1 %47, label %48, label %50
48:                                               ; preds = %44
  %49 = getelementptr inbounds i8, ptr %1, i64 8
  br label %56
50:                                               ; preds = %44
  %51 = getelementptr inbounds i8, ptr %46, i64 16
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, %0
  %54 = getelementptr inbounds i8, ptr %46, i64 24
  %55 = select i1 %53, ptr %51, ptr %54
  br label %56
56:                                               ; preds = %50, %48
  %57 = phi ptr [ %49, %48 ], [ %55, %50 ]
  store ptr %43, ptr %57, align 8
  %58 = icmp eq ptr %43, null
  br i1 %58, label %125, label %121
59:                                               ; preds = %38
  %60 = icmp eq ptr %43, null
  br i1 %60, label %61, label %75
61:                                               ; preds = %59
  %62 = getelementptr inbounds i8, ptr %0, i64 8
  %63 = load ptr, ptr %62, align 8
  %64 = icmp eq ptr %63, %1
  br i1 %64, label %65, label %67
65:                                               ; preds = %61
  %66 = getelementptr inbounds i8, ptr %1, i64 8
  br label %73
67:                                               ; preds = %61
  %68 = getelementptr inbounds i8, ptr %63, i64 16
  %69 = load ptr, ptr %68, align 8
  %70 = icmp eq ptr %69, %0
  %71 = getelementptr inbounds i8, ptr %63, i64 24
  %72 = select i1 %70, ptr %68, ptr %71
  br label %73
73:                                               ; preds = %67, %65
  %74 = phi ptr [ %66, %65 ], [ %72, %67 ]
  store ptr %40, ptr %74, align 8
  br label %121
75:                                               ; preds = %59, %75
  %76 = phi ptr [ %78, %75 ], [ %43, %59 ]
  %77 = getelementptr inbounds i8, ptr %76, i64 16
  %78 = load ptr, ptr %77, align 8
  %79 = icmp eq ptr %78, null
  br i1 %79, label %80, label %75
80:                                               ; preds = %75
  %81 = getelementptr inbounds i8, ptr %76, i64 16
  %82 = icmp eq ptr %76, %43
  br i1 %82, label %105, label %83
83:                                               ; preds = %80
  %84 = getelementptr inbounds i8, ptr %76, i64 24
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds i8, ptr %76, i64 8
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, %1
  br i1 %88, label %89, label %91
89:                                               ; preds = %83
  %90 = getelementptr inbounds i8, ptr %1, i64 8
  br label %97
91:                                               ; preds = %83
  %92 = getelementptr inbounds i8, ptr %87, i64 16
  %93 = load ptr, ptr %92, align 8
  %94 = icmp eq ptr %93, %76
  %95 = getelementptr inbounds i8, ptr %87, i64 24
  %96 = select i1 %94, ptr %92, ptr %95
  br label %97
97:                                               ; preds = %91, %89
  %98 = phi ptr [ %90, %89 ], [ %96, %91 ]
  store ptr %85, ptr %98, align 8
  %99 = icmp eq ptr %85, null
  br i1 %99, label %102, label %100
100:                                              ; preds = %97
  %101 = getelementptr inbounds i8, ptr %85, i64 8
  store ptr %87, ptr %101, align 8
  br label %102
102:                                              ; preds = %97, %100
  %103 = load ptr, ptr %42, align 8
  store ptr %103, ptr %84, align 8
  %104 = getelementptr inbounds i8, ptr %103, i64 8
  store ptr %76, ptr %104, align 8
  br label %105
105:                                              ; preds = %102, %80
  %106 = getelementptr inbounds i8, ptr %0, i64 8
  %107 = load ptr, ptr %106, align 8
  %108 = icmp eq ptr %107, %1
  br i1 %108, label %109, label %111
109:                                              ; preds = %105
  %110 = getelementptr inbounds i8, ptr %1, i64 8
  br label %117
111:                                              ; preds = %105
  %112 = getelementptr inbounds i8, ptr %107, i64 16
  %113 = load ptr, ptr %112, align 8
  %114 = icmp eq ptr %113, %0
  %115 = getelementptr inbounds i8, ptr %107, i64 24
  %116 = select i1 %114, ptr %112, ptr %115
  br label %117
117:                                              ; preds = %111, %109
  %118 = phi ptr [ %110, %109 ], [ %116, %111 ]
  store ptr %76, ptr %118, align 8
  %119 = getelementptr inbounds i8, ptr %76, i64 8
  store ptr %107, ptr %119, align 8
  %120 = load ptr, ptr %39, align 8
  store ptr %120, ptr %81, align 8
  br label %121
121:                                              ; preds = %56, %117, %73
  %122 = phi ptr [ %40, %73 ], [ %120, %117 ], [ %43, %56 ]
  %123 = phi ptr [ %63, %73 ], [ %76, %117 ], [ %46, %56 ]
  %124 = getelementptr inbounds i8, ptr %122, i64 8
  store ptr %123, ptr %124, align 8
  br label %125
125:                                              ; preds = %121, %56
  ret ptr %0
}
define dso_local void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1) local_unnamed_addr align 2 {
  store ptr %1, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %4, ptr %5, align 8
  store ptr %0, ptr %4, align 8
  store ptr %0, ptr %3, align 8
  ret void
}
define dso_local void @_ZNSt8__detail15_List_node_base9_M_unhookEv(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) local_unnamed_addr align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  store ptr %2, ptr %4, align 8
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store ptr %4, ptr %6, align 8
  ret void
}
define dso_local void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr align 2 {
  %4 = icmp eq ptr %0, %2
  br i1 %4, label %13, label %5
5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %9, ptr %6, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %8, align 8
  %12 = load ptr, ptr %10, align 8
  store ptr %1, ptr %12, align 8
  store ptr %0, ptr %7, align 8
  store ptr %7, ptr %10, align 8
  br label %13
13:                                               ; preds = %3, %5
  ret void
}
define dso_local void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr align 2 {
  br label %2
2:                                                ; preds = %2, %1
  %3 = phi ptr [ %0, %1 ], [ %4, %2 ]
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %3, align 8
  store ptr %4, ptr %5, align 8
  %7 = icmp eq ptr %4, %0
  br i1 %7, label %8, label %2
8:                                                ; preds = %2
  ret void
}
define dso_local void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr align 2 {
  %3 = alloca %"quotient.std::__detail::_List_node_base", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3)
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr %3, ptr %4, align 8
  store ptr %3, ptr %3, align 8
  %5 = icmp eq ptr %3, %0
  br i1 %5, label %13, label %6
6:                                                ; preds = %2
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %7, i64 8
  %11 = load ptr, ptr %10, align 8
  store ptr %0, ptr %11, align 8
  store ptr %11, ptr %8, align 8
  store ptr %3, ptr %10, align 8
  %12 = load ptr, ptr %4, align 8
  store ptr %7, ptr %12, align 8
  store ptr %3, ptr %9, align 8
  store ptr %9, ptr %4, align 8
  br label %13
13:                                               ; preds = %2, %6
  %14 = icmp eq ptr %0, %1
  br i1 %14, label %24, label %15
15:                                               ; preds = %13
  %16 = load ptr, ptr %1, align 8
  %17 = getelementptr inbounds i8, ptr %1, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %16, i64 8
  %20 = load ptr, ptr %19, align 8
  store ptr %1, ptr %20, align 8
  store ptr %20, ptr %17, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %19, align 8
  %23 = load ptr, ptr %21, align 8
  store ptr %16, ptr %23, align 8
  store ptr %0, ptr %18, align 8
  store ptr %18, ptr %21, align 8
  br label %24
24:                                               ; preds = %13, %15
  %25 = icmp eq ptr %3, %1
  br i1 %25, label %34, label %26
26:                                               ; preds = %24
  %27 = load ptr, ptr %3, align 8
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds i8, ptr %27, i64 8
  %30 = load ptr, ptr %29, align 8
  store ptr %3, ptr %30, align 8
  store ptr %30, ptr %4, align 8
  %31 = getelementptr inbounds i8, ptr %1, i64 8
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %29, align 8
  %33 = load ptr, ptr %31, align 8
  store ptr %27, ptr %33, align 8
  store ptr %1, ptr %28, align 8
  store ptr %28, ptr %31, align 8
  br label %34
34:                                               ; preds = %24, %26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  ret void
}
define dso_local noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %5, label %7
5:                                                ; preds = %7, %3
  %6 = phi i64 [ %2, %3 ], [ %14, %7 ]
  ret i64 %6
7:                                                ; preds = %3, %7
  %8 = phi i64 [ %15, %7 ], [ 0, %3 ]
  %9 = phi i64 [ %14, %7 ], [ %2, %3 ]
  %10 = getelementptr inbounds i8, ptr %0, i64 %8
  %11 = load i8, ptr %10, align 1
  %12 = zext i8 %11 to i64
  %13 = xor i64 %9, %12
  %14 = mul i64 %13, 1099511628211
  %15 = add nuw i64 %8, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %5, label %7
}
define dso_local noundef i64 @_ZSt15_Fnv_hash_bytesPKvmm(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %15, label %5
5:                                                ; preds = %3, %5
  %6 = phi i64 [ %13, %5 ], [ 0, %3 ]
  %7 = phi i64 [ %12, %5 ], [ %2, %3 ]
  %8 = getelementptr inbounds i8, ptr %0, i64 %6
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i64
  %11 = xor i64 %7, %10
  %12 = mul i64 %11, 1099511628211
  %13 = add nuw i64 %6, 1
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %15, label %5
15:                                               ; preds = %5, %3
  %16 = phi i64 [ %2, %3 ], [ %12, %5 ]
  ret i64 %16
}
define dso_local noundef i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) local_unnamed_addr align 2 {
  br label %3
3:                                                ; preds = %2, %8
  %4 = phi i64 [ 0, %2 ], [ %9, %8 ]
  %5 = getelementptr inbounds [16 x i64], ptr @_ZNSt8__detailL6primesE, i64 0, i64 %4
  %6 = load i64, ptr %5, align 8
  %7 = icmp ult i64 %6, %1
  br i1 %7, label %8, label %11
8:                                                ; preds = %3
  %9 = add nuw nsw i64 %4, 1
  %10 = icmp eq i64 %9, 15
  br i1 %10, label %11, label %3
11:                                               ; preds = %8, %3
  %12 = phi i64 [ 15, %8 ], [ %4, %3 ]
  %13 = load float, ptr %0, align 8
  %14 = getelementptr inbounds [16 x i64], ptr @_ZNSt8__detailL6primesE, i64 0, i64 %12
  %15 = load i64, ptr %14, align 8
  %16 = uitofp i64 %15 to float
  %17 = fmul float %13, %16
  %18 = fptoui float %17 to i64
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %18, ptr %19, align 8
  ret i64 %15
}
define dso_local { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr align 2 {
  %5 = add i64 %3, %2
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %38
9:                                                ; preds = %4
  %10 = uitofp i64 %5 to float
  %11 = load float, ptr %0, align 8
  %12 = fdiv float %10, %11
  %13 = fptoui float %12 to i64
  %14 = add i64 %13, 1
  %15 = icmp ugt i64 %14, %1
  br i1 %15, label %16, label %31
16:                                               ; preds = %9
  %17 = shl i64 %1, 1
  %18 = tail call i64 @llvm.umax.i64(i64 %14, i64 %17)
  br label %19
19:                                               ; preds = %24, %16
  %20 = phi i64 [ 0, %16 ], [ %25, %24 ]
  %21 = getelementptr inbounds [16 x i64], ptr @_ZNSt8__detailL6primesE, i64 0, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, %18
  br i1 %23, label %24, label %27
24:                                               ; preds = %19
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, 15
  br i1 %26, label %27, label %19
27:                                               ; preds = %19, %24
  %28 = phi i64 [ 15, %24 ], [ %20, %19 ]
  %29 = getelementptr inbounds [16 x i64], ptr @_ZNSt8__detailL6primesE, i64 0, i64 %28
  %30 = load i64, ptr %29, align 8
  br label %31
31:                                               ; preds = %9, %27
  %32 = phi i64 [ %30, %27 ], [ %1, %9 ]
  %33 = phi i8 [ 1, %27 ], [ 0, %9 ]
  %34 = phi i64 [ %30, %27 ], [ 0, %9 ]
  %35 = uitofp i64 %32 to float
  %36 = fmul float %11, %35
  %37 = fptoui float %36 to i64
  store i64 %37, ptr %6, align 8
  br label %38
38:                                               ; preds = %31, %4
  %39 = phi i8 [ 0, %4 ], [ %33, %31 ]
  %40 = phi i64 [ 0, %4 ], [ %34, %31 ]
  %41 = insertvalue { i8, i64 } poison, i8 %39, 0
  %42 = insertvalue { i8, i64 } %41, i64 %40, 1
  ret { i8, i64 } %42
}
define dso_local void @_ZNSt8ios_base4InitC2Ev(ptr nocapture nonnull readnone align 1 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt8ios_base4InitD2Ev(ptr nocapture nonnull readnone align 1 %0) unnamed_addr align 2 {
  ret void
}
declare void @__quotient_unwind(ptr noundef) local_unnamed_addr
declare i64 @strlen(ptr noundef) local_unnamed_addr
declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr
define dso_local void @_ZNSt3_V214error_categoryD2Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define linkonce_odr dso_local void @_ZNSt17quotient_categoryD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
define linkonce_odr dso_local noundef ptr @_ZNKSt17quotient_category4nameEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}
define linkonce_odr dso_local void @_ZNKSt17quotient_category7messageEi(ptr dead_on_unwind noalias writable sret(%"quotient.std::__cxx11::basic_string") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) unnamed_addr comdat align 2 {
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %6, ptr %0, align 8
  %7 = tail call i64 @strlen(ptr noundef %5)
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %7, ptr %8, align 8
  %9 = add i64 %7, 1
  %10 = tail call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %5, i64 noundef %9)
  ret void
}
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
define weak_odr hidden noundef ptr @_ZTW25__quotient_at_thread_exit() local_unnamed_addr comdat {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_at_thread_exit)
  ret ptr %1
}
declare i64 @llvm.umax.i64(i64, i64)
