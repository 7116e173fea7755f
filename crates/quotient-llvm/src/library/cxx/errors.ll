%"struct.std::category_memory" = type { ptr, ptr }
%"class.std::__cxx11::basic_string" = type { ptr, i64, [16 x i8] }
$__clang_call_terminate = comdat any
$_ZNSt12system_errorC1Ei = comdat any
$_ZNSt12future_errorC1Ei = comdat any
$_ZNSt17quotient_categoryD1Ev = comdat any
$_ZNSt17quotient_categoryD0Ev = comdat any
@.str = private unnamed_addr constant [15 x i8] c"std::exception\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"std::bad_exception\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"std::bad_alloc\00", align 1
@.str.3 = private unnamed_addr constant [26 x i8] c"std::bad_array_new_length\00", align 1
@.str.4 = private unnamed_addr constant [14 x i8] c"std::bad_cast\00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"std::bad_typeid\00", align 1
@.str.6 = private unnamed_addr constant [23 x i8] c"std::bad_function_call\00", align 1
@.str.7 = private unnamed_addr constant [18 x i8] c"std::bad_weak_ptr\00", align 1
@_ZTVSt11logic_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt11logic_error, ptr @_ZNSt11logic_errorD1Ev, ptr @_ZNSt11logic_errorD0Ev, ptr @_ZNKSt11logic_error4whatEv] }, align 8
@_ZTVSt12domain_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt12domain_error, ptr @_ZNSt12domain_errorD1Ev, ptr @_ZNSt12domain_errorD0Ev, ptr @_ZNKSt11logic_error4whatEv] }, align 8
@_ZTVSt16invalid_argument = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt16invalid_argument, ptr @_ZNSt16invalid_argumentD1Ev, ptr @_ZNSt16invalid_argumentD0Ev, ptr @_ZNKSt11logic_error4whatEv] }, align 8
@_ZTVSt12length_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt12length_error, ptr @_ZNSt12length_errorD1Ev, ptr @_ZNSt12length_errorD0Ev, ptr @_ZNKSt11logic_error4whatEv] }, align 8
@_ZTVSt12out_of_range = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt12out_of_range, ptr @_ZNSt12out_of_rangeD1Ev, ptr @_ZNSt12out_of_rangeD0Ev, ptr @_ZNKSt11logic_error4whatEv] }, align 8
@_ZTVSt13runtime_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt13runtime_error, ptr @_ZNSt13runtime_errorD1Ev, ptr @_ZNSt13runtime_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv] }, align 8
@_ZTVSt11range_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt11range_error, ptr @_ZNSt11range_errorD1Ev, ptr @_ZNSt11range_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv] }, align 8
@_ZTVSt14overflow_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt14overflow_error, ptr @_ZNSt14overflow_errorD1Ev, ptr @_ZNSt14overflow_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv] }, align 8
@_ZTVSt15underflow_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt15underflow_error, ptr @_ZNSt15underflow_errorD1Ev, ptr @_ZNSt15underflow_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv] }, align 8
@_ZNSt3_V2L23generic_category_memoryE = internal constant %"struct.std::category_memory" { ptr getelementptr (i8, ptr @_ZTVSt17quotient_category, i64 16), ptr @.str.21 }, align 8
@_ZNSt3_V2L22system_category_memoryE = internal constant %"struct.std::category_memory" { ptr getelementptr (i8, ptr @_ZTVSt17quotient_category, i64 16), ptr @.str.22 }, align 8
@_ZStL22future_category_memory = internal constant %"struct.std::category_memory" { ptr getelementptr (i8, ptr @_ZTVSt17quotient_category, i64 16), ptr @.str.23 }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSSt13bad_exception = dso_local constant [18 x i8] c"St13bad_exception\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
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
@_ZTVSt9exception = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt9exception, ptr @_ZNSt9exceptionD1Ev, ptr @_ZNSt9exceptionD0Ev, ptr @_ZNKSt9exception4whatEv] }, align 8
@_ZTVSt13bad_exception = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt13bad_exception, ptr @_ZNSt13bad_exceptionD1Ev, ptr @_ZNSt13bad_exceptionD0Ev, ptr @_ZNKSt13bad_exception4whatEv] }, align 8
@_ZTVSt9bad_alloc = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt9bad_alloc, ptr @_ZNSt9bad_allocD1Ev, ptr @_ZNSt9bad_allocD0Ev, ptr @_ZNKSt9bad_alloc4whatEv] }, align 8
@_ZTVSt20bad_array_new_length = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt20bad_array_new_length, ptr @_ZNSt20bad_array_new_lengthD1Ev, ptr @_ZNSt20bad_array_new_lengthD0Ev, ptr @_ZNKSt20bad_array_new_length4whatEv] }, align 8
@_ZTVSt8bad_cast = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt8bad_cast, ptr @_ZNSt8bad_castD1Ev, ptr @_ZNSt8bad_castD0Ev, ptr @_ZNKSt8bad_cast4whatEv] }, align 8
@_ZTVSt10bad_typeid = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt10bad_typeid, ptr @_ZNSt10bad_typeidD1Ev, ptr @_ZNSt10bad_typeidD0Ev, ptr @_ZNKSt10bad_typeid4whatEv] }, align 8
@_ZTVSt17bad_function_call = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt17bad_function_call, ptr @_ZNSt17bad_function_callD1Ev, ptr @_ZNSt17bad_function_callD0Ev, ptr @_ZNKSt17bad_function_call4whatEv] }, align 8
@_ZTVSt12bad_weak_ptr = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt12bad_weak_ptr, ptr @_ZNSt12bad_weak_ptrD1Ev, ptr @_ZNSt12bad_weak_ptrD0Ev, ptr @_ZNKSt12bad_weak_ptr4whatEv] }, align 8
@_ZTSSt12bad_weak_ptr = dso_local constant [17 x i8] c"St12bad_weak_ptr\00", align 1
@_ZTISt12bad_weak_ptr = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt12bad_weak_ptr, ptr @_ZTISt9exception }, align 8
@_ZTVNSt3_V214error_categoryE = dso_local unnamed_addr constant { [10 x ptr] } { [10 x ptr] [ptr null, ptr @_ZTINSt3_V214error_categoryE, ptr @_ZNSt3_V214error_categoryD1Ev, ptr @_ZNSt3_V214error_categoryD0Ev, ptr @__cxa_pure_virtual, ptr @_ZNKSt3_V214error_category10_M_messageEi, ptr @__cxa_pure_virtual, ptr @_ZNKSt3_V214error_category23default_error_conditionEi, ptr @_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition, ptr @_ZNKSt3_V214error_category10equivalentERKSt10error_codei] }, align 8
@_ZTSNSt3_V214error_categoryE = dso_local constant [25 x i8] c"NSt3_V214error_categoryE\00", align 1
@_ZTINSt3_V214error_categoryE = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt3_V214error_categoryE }, align 8
@_ZTVSt17quotient_category = dso_local unnamed_addr constant { [10 x ptr] } { [10 x ptr] [ptr null, ptr @_ZTISt17quotient_category, ptr @_ZNSt17quotient_categoryD1Ev, ptr @_ZNSt17quotient_categoryD0Ev, ptr @_ZNKSt17quotient_category4nameEv, ptr @_ZNKSt3_V214error_category10_M_messageEi, ptr @_ZNKSt17quotient_category7messageEi, ptr @_ZNKSt3_V214error_category23default_error_conditionEi, ptr @_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition, ptr @_ZNKSt3_V214error_category10equivalentERKSt10error_codei] }, align 8
@_ZTSSt17quotient_category = dso_local constant [22 x i8] c"St17quotient_category\00", align 1
@_ZTISt17quotient_category = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt17quotient_category, ptr @_ZTINSt3_V214error_categoryE }, align 8
@_ZTVSt12system_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt12system_error, ptr @_ZNSt12system_errorD1Ev, ptr @_ZNSt12system_errorD0Ev, ptr @_ZNKSt13runtime_error4whatEv] }, align 8
@_ZTVSt12future_error = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt12future_error, ptr @_ZNSt12future_errorD1Ev, ptr @_ZNSt12future_errorD0Ev, ptr @_ZNKSt12future_error4whatEv] }, align 8
@.str.8 = private unnamed_addr constant [44 x i8] c"std::future_error: Future already retrieved\00", align 1
@.str.9 = private unnamed_addr constant [45 x i8] c"std::future_error: Promise already satisfied\00", align 1
@.str.10 = private unnamed_addr constant [39 x i8] c"std::future_error: No associated state\00", align 1
@.str.11 = private unnamed_addr constant [34 x i8] c"std::future_error: Broken promise\00", align 1
@.str.12 = private unnamed_addr constant [33 x i8] c"std::future_error: Unknown error\00", align 1
@.str.13 = private unnamed_addr constant [24 x i8] c"Operation not permitted\00", align 1
@.str.14 = private unnamed_addr constant [33 x i8] c"Resource temporarily unavailable\00", align 1
@.str.15 = private unnamed_addr constant [23 x i8] c"Cannot allocate memory\00", align 1
@.str.16 = private unnamed_addr constant [24 x i8] c"Device or resource busy\00", align 1
@.str.17 = private unnamed_addr constant [17 x i8] c"Invalid argument\00", align 1
@.str.18 = private unnamed_addr constant [26 x i8] c"Resource deadlock avoided\00", align 1
@.str.19 = private unnamed_addr constant [21 x i8] c"Connection timed out\00", align 1
@.str.20 = private unnamed_addr constant [13 x i8] c"system error\00", align 1
@.str.21 = private unnamed_addr constant [8 x i8] c"generic\00", align 1
@.str.22 = private unnamed_addr constant [7 x i8] c"system\00", align 1
@.str.23 = private unnamed_addr constant [7 x i8] c"future\00", align 1
@switch.table._ZNSt12future_errorC1Ei = private unnamed_addr constant [4 x ptr] [ptr @.str.8, ptr @.str.9, ptr @.str.10, ptr @.str.11], align 8
define dso_local void @_ZNSt9exceptionD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt9exceptionD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt9exceptionD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr
define dso_local noundef nonnull ptr @_ZNKSt9exception4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @.str
}
define dso_local void @_ZNSt13bad_exceptionD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt13bad_exceptionD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt13bad_exceptionD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt13bad_exception4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @.str.1
}
define dso_local void @_ZNSt9bad_allocD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt9bad_allocD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt9bad_allocD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt9bad_alloc4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @.str.2
}
define dso_local void @_ZNSt20bad_array_new_lengthD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt20bad_array_new_lengthD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt20bad_array_new_lengthD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt20bad_array_new_length4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @.str.3
}
define dso_local void @_ZNSt8bad_castD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt8bad_castD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt8bad_castD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt8bad_cast4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @.str.4
}
define dso_local void @_ZNSt10bad_typeidD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt10bad_typeidD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt10bad_typeidD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt10bad_typeid4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @.str.5
}
define dso_local void @_ZNSt17bad_function_callD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt17bad_function_callD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt17bad_function_callD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt17bad_function_call4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @.str.6
}
define dso_local void @_ZNSt12bad_weak_ptrD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt12bad_weak_ptrD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt12bad_weak_ptrD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define dso_local noundef nonnull ptr @_ZNKSt12bad_weak_ptr4whatEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret ptr @.str.7
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
declare i32 @__gxx_personality_v0(...)
define dso_local void @_ZNSt11logic_errorC1EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt11logic_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0)
  tail call void @_ZSt9terminatev()
  unreachable
}
declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr
declare void @_ZSt9terminatev() local_unnamed_addr
define dso_local void @_ZNSt11logic_errorC1ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
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
define dso_local void @_ZNSt11logic_errorC1EOS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
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
declare void @free(ptr noundef) local_unnamed_addr
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
define dso_local void @_ZNSt11logic_errorD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
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
define dso_local void @_ZNSt12domain_errorC1EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt12domain_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt12domain_errorC1ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt12domain_errorD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
}
define dso_local void @_ZNSt12domain_errorD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
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
define dso_local void @_ZNSt16invalid_argumentC1EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt16invalid_argumentC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt16invalid_argumentC1ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt16invalid_argumentD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
}
define dso_local void @_ZNSt16invalid_argumentD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
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
define dso_local void @_ZNSt12length_errorC1EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt12length_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt12length_errorC1ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt12length_errorD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
}
define dso_local void @_ZNSt12length_errorD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
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
define dso_local void @_ZNSt12out_of_rangeC1EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt12out_of_rangeC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt12out_of_rangeC1ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt12out_of_rangeD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
}
define dso_local void @_ZNSt12out_of_rangeD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
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
define dso_local void @_ZNSt13runtime_errorC1EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt13runtime_errorC1ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
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
define dso_local void @_ZNSt13runtime_errorC1EOS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
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
define dso_local void @_ZNSt13runtime_errorD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
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
define dso_local void @_ZNSt11range_errorC1EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt11range_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt11range_errorC1ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt11range_errorD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
}
define dso_local void @_ZNSt11range_errorD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
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
define dso_local void @_ZNSt14overflow_errorC1EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt14overflow_errorC1ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt14overflow_errorD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
}
define dso_local void @_ZNSt14overflow_errorD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
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
define dso_local void @_ZNSt15underflow_errorC1EPKc(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt15underflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt15underflow_errorC1ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
define dso_local void @_ZNSt15underflow_errorD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
}
define dso_local void @_ZNSt15underflow_errorD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
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
define dso_local { i32, ptr } @_ZNKSt10error_code23default_error_conditionEv(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) local_unnamed_addr align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr %0, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8
  %8 = tail call { i32, ptr } %7(ptr noundef nonnull align 8 dereferenceable(8) %3, i32 noundef %4)
  ret { i32, ptr } %8
}
define dso_local void @_ZNSt3_V214error_categoryD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt3_V214error_categoryD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  tail call void @llvm.trap()
  unreachable
}
declare void @llvm.trap()
define dso_local void @_ZNSt3_V214error_categoryD0Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  tail call void @llvm.trap()
  unreachable
}
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
define dso_local noundef ptr @_ZNKSt17quotient_category4nameEv(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}
define dso_local void @_ZNKSt17quotient_category7messageEi(ptr dead_on_unwind noalias writable sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1, i32 noundef %2) unnamed_addr align 2 {
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 102
  br i1 %7, label %8, label %18
8:                                                ; preds = %3
  %9 = add i32 %2, -1
  %10 = icmp ult i32 %9, 4
  br i1 %10, label %11, label %15
11:                                               ; preds = %8
  %12 = zext nneg i32 %9 to i64
  %13 = getelementptr inbounds [4 x ptr], ptr @switch.table._ZNSt12future_errorC1Ei, i64 0, i64 %12
  %14 = load ptr, ptr %13, align 8
  br label %15
15:                                               ; preds = %8, %11
  %16 = phi ptr [ %14, %11 ], [ @.str.12, %8 ]
  %17 = getelementptr inbounds i8, ptr %16, i64 19
  br label %26
18:                                               ; preds = %3
  switch i32 %2, label %25 [
    i32 1, label %26
    i32 11, label %19
    i32 12, label %20
    i32 16, label %21
    i32 22, label %22
    i32 35, label %23
    i32 110, label %24
  ]
19:                                               ; preds = %18
  br label %26
20:                                               ; preds = %18
  br label %26
21:                                               ; preds = %18
  br label %26
22:                                               ; preds = %18
  br label %26
23:                                               ; preds = %18
  br label %26
24:                                               ; preds = %18
  br label %26
25:                                               ; preds = %18
  br label %26
26:                                               ; preds = %25, %24, %23, %22, %21, %20, %19, %18, %15
  %27 = phi ptr [ %17, %15 ], [ @.str.20, %25 ], [ @.str.19, %24 ], [ @.str.18, %23 ], [ @.str.17, %22 ], [ @.str.16, %21 ], [ @.str.15, %20 ], [ @.str.14, %19 ], [ @.str.13, %18 ]
  %28 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %28, ptr %0, align 8
  %29 = tail call i64 @strlen(ptr noundef nonnull %27)
  %30 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %29, ptr %30, align 8
  %31 = icmp ugt i64 %29, 15
  br i1 %31, label %32, label %36
32:                                               ; preds = %26
  %33 = add i64 %29, 1
  %34 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %33)
  store ptr %34, ptr %0, align 8
  %35 = tail call ptr @memcpy(ptr noundef nonnull %28, ptr noundef nonnull %30, i64 noundef 8)
  br label %36
36:                                               ; preds = %26, %32
  %37 = load ptr, ptr %0, align 8
  %38 = load i64, ptr %30, align 8
  %39 = add i64 %38, 1
  %40 = tail call ptr @memcpy(ptr noundef %37, ptr noundef nonnull %27, i64 noundef %39)
  ret void
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V216generic_categoryEv() local_unnamed_addr {
  ret ptr @_ZNSt3_V2L23generic_category_memoryE
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V215system_categoryEv() local_unnamed_addr {
  ret ptr @_ZNSt3_V2L22system_category_memoryE
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() local_unnamed_addr {
  ret ptr @_ZStL22future_category_memory
}
define dso_local void @_ZNSt12system_errorD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
}
define dso_local void @_ZNSt12system_errorD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
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
define dso_local void @_ZNSt12future_errorD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  ret void
}
define dso_local void @_ZNSt12future_errorD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
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
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt13bad_exception, ptr nonnull @_ZNSt13bad_exceptionD1Ev)
  unreachable
}
declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr
define dso_local void @_ZSt17__throw_bad_allocv() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev)
  unreachable
}
define dso_local void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt20bad_array_new_length, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt20bad_array_new_length, ptr nonnull @_ZNSt20bad_array_new_lengthD1Ev)
  unreachable
}
define dso_local void @_ZSt16__throw_bad_castv() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt8bad_cast, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt8bad_cast, ptr nonnull @_ZNSt8bad_castD1Ev)
  unreachable
}
define dso_local void @_ZSt18__throw_bad_typeidv() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt10bad_typeid, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt10bad_typeid, ptr nonnull @_ZNSt10bad_typeidD1Ev)
  unreachable
}
define dso_local void @_ZSt25__throw_bad_function_callv() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt17bad_function_call, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt17bad_function_call, ptr nonnull @_ZNSt17bad_function_callD1Ev)
  unreachable
}
define dso_local void @_ZSt19__throw_logic_errorPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 16)
  invoke void @_ZNSt11logic_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef %0)
          to label %3 unwind label %4
3:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTISt11logic_error, ptr nonnull @_ZNSt11logic_errorD1Ev)
  unreachable
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %2)
  resume { ptr, i32 } %5
}
declare void @__cxa_free_exception(ptr) local_unnamed_addr
define dso_local void @_ZSt20__throw_domain_errorPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 16)
  invoke void @_ZNSt12domain_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef %0)
          to label %3 unwind label %4
3:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTISt12domain_error, ptr nonnull @_ZNSt12domain_errorD1Ev)
  unreachable
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %2)
  resume { ptr, i32 } %5
}
define dso_local void @_ZSt24__throw_invalid_argumentPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 16)
  invoke void @_ZNSt16invalid_argumentC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef %0)
          to label %3 unwind label %4
3:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTISt16invalid_argument, ptr nonnull @_ZNSt16invalid_argumentD1Ev)
  unreachable
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %2)
  resume { ptr, i32 } %5
}
define dso_local void @_ZSt20__throw_length_errorPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 16)
  invoke void @_ZNSt12length_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef %0)
          to label %3 unwind label %4
3:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTISt12length_error, ptr nonnull @_ZNSt12length_errorD1Ev)
  unreachable
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %2)
  resume { ptr, i32 } %5
}
define dso_local void @_ZSt20__throw_out_of_rangePKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 16)
  invoke void @_ZNSt12out_of_rangeC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef %0)
          to label %3 unwind label %4
3:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTISt12out_of_range, ptr nonnull @_ZNSt12out_of_rangeD1Ev)
  unreachable
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %2)
  resume { ptr, i32 } %5
}
define dso_local void @_ZSt21__throw_runtime_errorPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 16)
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef %0)
          to label %3 unwind label %4
3:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTISt13runtime_error, ptr nonnull @_ZNSt13runtime_errorD1Ev)
  unreachable
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %2)
  resume { ptr, i32 } %5
}
define dso_local void @_ZSt19__throw_range_errorPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 16)
  invoke void @_ZNSt11range_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef %0)
          to label %3 unwind label %4
3:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTISt11range_error, ptr nonnull @_ZNSt11range_errorD1Ev)
  unreachable
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %2)
  resume { ptr, i32 } %5
}
define dso_local void @_ZSt22__throw_overflow_errorPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 16)
  invoke void @_ZNSt14overflow_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef %0)
          to label %3 unwind label %4
3:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTISt14overflow_error, ptr nonnull @_ZNSt14overflow_errorD1Ev)
  unreachable
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %2)
  resume { ptr, i32 } %5
}
define dso_local void @_ZSt23__throw_underflow_errorPKc(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 16)
  invoke void @_ZNSt15underflow_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef %0)
          to label %3 unwind label %4
3:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTISt15underflow_error, ptr nonnull @_ZNSt15underflow_errorD1Ev)
  unreachable
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %2)
  resume { ptr, i32 } %5
}
define dso_local void @_ZSt20__throw_system_errori(i32 noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 32)
  invoke void @_ZNSt12system_errorC1Ei(ptr noundef nonnull align 8 dereferenceable(32) %2, i32 noundef %0)
          to label %3 unwind label %4
3:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTISt12system_error, ptr nonnull @_ZNSt12system_errorD1Ev)
  unreachable
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %2)
  resume { ptr, i32 } %5
}
define linkonce_odr dso_local void @_ZNSt12system_errorC1Ei(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  switch i32 %1, label %9 [
    i32 1, label %10
    i32 11, label %3
    i32 12, label %4
    i32 16, label %5
    i32 22, label %6
    i32 35, label %7
    i32 110, label %8
  ]
3:                                                ; preds = %2
  br label %10
4:                                                ; preds = %2
  br label %10
5:                                                ; preds = %2
  br label %10
6:                                                ; preds = %2
  br label %10
7:                                                ; preds = %2
  br label %10
8:                                                ; preds = %2
  br label %10
9:                                                ; preds = %2
  br label %10
10:                                               ; preds = %2, %3, %4, %5, %6, %7, %8, %9
  %11 = phi ptr [ @.str.20, %9 ], [ @.str.19, %8 ], [ @.str.18, %7 ], [ @.str.17, %6 ], [ @.str.16, %5 ], [ @.str.15, %4 ], [ @.str.14, %3 ], [ @.str.13, %2 ]
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt13runtime_error, i64 16), ptr %0, align 8
  %12 = tail call i64 @strlen(ptr noundef nonnull %11)
  %13 = add i64 %12, 1
  %14 = tail call ptr @malloc(i64 noundef %13)
  %15 = tail call noundef ptr @memcpy(ptr noundef %14, ptr noundef nonnull %11, i64 noundef %13)
  %16 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %15, ptr %16, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12system_error, i64 16), ptr %0, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %1, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr @_ZNSt3_V2L23generic_category_memoryE, ptr %18, align 8
  ret void
}
define dso_local void @_ZSt20__throw_future_errori(i32 noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 32)
  invoke void @_ZNSt12future_errorC1Ei(ptr noundef nonnull align 8 dereferenceable(32) %2, i32 noundef %0)
          to label %3 unwind label %4
3:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTISt12future_error, ptr nonnull @_ZNSt12future_errorD1Ev)
  unreachable
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %2)
  resume { ptr, i32 } %5
}
define linkonce_odr dso_local void @_ZNSt12future_errorC1Ei(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = add i32 %1, -1
  %4 = icmp ult i32 %3, 4
  br i1 %4, label %5, label %9
5:                                                ; preds = %2
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds [4 x ptr], ptr @switch.table._ZNSt12future_errorC1Ei, i64 0, i64 %6
  %8 = load ptr, ptr %7, align 8
  br label %9
9:                                                ; preds = %2, %5
  %10 = phi ptr [ %8, %5 ], [ @.str.12, %2 ]
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt11logic_error, i64 16), ptr %0, align 8
  %11 = tail call i64 @strlen(ptr noundef nonnull %10)
  %12 = add i64 %11, 1
  %13 = tail call ptr @malloc(i64 noundef %12)
  %14 = tail call noundef ptr @memcpy(ptr noundef %13, ptr noundef nonnull %10, i64 noundef %12)
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %14, ptr %15, align 8
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12future_error, i64 16), ptr %0, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr @_ZStL22future_category_memory, ptr %17, align 8
  ret void
}
define dso_local void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef %0) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 16)
  invoke void @_ZNSt12out_of_rangeC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef %0)
          to label %3 unwind label %4
3:                                                ; preds = %1
  tail call void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTISt12out_of_range, ptr nonnull @_ZNSt12out_of_rangeD1Ev)
  unreachable
4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %2)
  resume { ptr, i32 } %5
}
define dso_local void @__cxa_bad_cast() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt8bad_cast, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt8bad_cast, ptr nonnull @_ZNSt8bad_castD1Ev)
  unreachable
}
define dso_local void @__cxa_bad_typeid() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt10bad_typeid, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt10bad_typeid, ptr nonnull @_ZNSt10bad_typeidD1Ev)
  unreachable
}
define dso_local void @__cxa_throw_bad_array_new_length() local_unnamed_addr {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8)
  store i64 0, ptr %1, align 16
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt20bad_array_new_length, i64 16), ptr %1, align 8
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt20bad_array_new_length, ptr nonnull @_ZNSt20bad_array_new_lengthD1Ev)
  unreachable
}
define dso_local noundef ptr @__quotient_check_new(ptr noundef readnone returned %0) local_unnamed_addr {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %3, label %4
3:                                                ; preds = %1
  tail call void @_ZSt17__throw_bad_allocv()
  unreachable
4:                                                ; preds = %1
  ret ptr %0
}
declare void @__cxa_pure_virtual() unnamed_addr
define linkonce_odr dso_local void @_ZNSt17quotient_categoryD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr comdat align 2 {
  ret void
}
define linkonce_odr dso_local void @_ZNSt17quotient_categoryD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 16)
  ret void
}
declare i64 @strlen(ptr noundef) local_unnamed_addr
declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr
declare ptr @malloc(i64 noundef) local_unnamed_addr
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr
