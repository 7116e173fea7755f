%struct.Once = type <{ ptr, i32, [4 x i8] }>
$__clang_call_terminate = comdat any
$_ZTW25__quotient_at_thread_exit = comdat any
$_ZTW30__quotient_last_at_thread_exit = comdat any
@__quotient_at_exit = dso_local local_unnamed_addr global ptr null, align 8
@__quotient_at_thread_exit = dso_local thread_local global ptr null, align 8
@__quotient_last_at_thread_exit = dso_local thread_local global ptr null, align 8
@__quotient_thread_ends = external thread_local local_unnamed_addr global ptr, align 8
@_ZSt15__once_callable = dso_local thread_local local_unnamed_addr global ptr null, align 8
@_ZSt11__once_call = dso_local thread_local local_unnamed_addr global ptr null, align 8
@__quotient_shared_lock = dso_local global i32 0, align 4
@_ZTVNSt13__future_base12_Result_baseE = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt13__future_base12_Result_baseE, ptr @__cxa_pure_virtual, ptr @_ZNSt13__future_base12_Result_baseD1Ev, ptr @_ZNSt13__future_base12_Result_baseD0Ev] }, align 8
@_ZL6rounds = internal thread_local unnamed_addr global i32 0, align 4
@_ZTVNSt6thread6_StateE = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread6_StateE, ptr @_ZNSt6thread6_StateD1Ev, ptr @_ZNSt6thread6_StateD0Ev, ptr @__cxa_pure_virtual] }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSNSt6thread6_StateE = dso_local constant [19 x i8] c"NSt6thread6_StateE\00", align 1
@_ZTINSt6thread6_StateE = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt6thread6_StateE }, align 8
@_ZTSNSt13__future_base12_Result_baseE = dso_local constant [34 x i8] c"NSt13__future_base12_Result_baseE\00", align 1
@_ZTINSt13__future_base12_Result_baseE = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base12_Result_baseE }, align 8
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
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
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
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_thread_ends)
  store ptr @_ZL10end_threadv, ptr %4, align 8
  %5 = tail call noundef ptr @malloc(i64 noundef 24)
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store ptr %1, ptr %6, align 8
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_at_thread_exit)
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %5, i64 16
  store ptr %8, ptr %9, align 8
  store ptr %5, ptr %7, align 8
  ret i32 0
}
define internal void @_ZL10end_threadv() {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_at_thread_exit)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %13, label %4
4:                                                ; preds = %0, %4
  %5 = phi ptr [ %11, %4 ], [ %2, %0 ]
  %6 = getelementptr inbounds i8, ptr %5, i64 16
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr %1, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds i8, ptr %5, i64 8
  %10 = load ptr, ptr %9, align 8
  tail call void %8(ptr noundef %10)
  tail call void @free(ptr noundef nonnull %5)
  %11 = load ptr, ptr %1, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %4
13:                                               ; preds = %4, %0
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_last_at_thread_exit)
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %24, label %17
17:                                               ; preds = %13, %17
  %18 = phi ptr [ %22, %17 ], [ %15, %13 ]
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %14, align 8
  %20 = getelementptr inbounds i8, ptr %18, i64 8
  %21 = load ptr, ptr %20, align 8
  tail call void %21(ptr noundef nonnull %18)
  %22 = load ptr, ptr %14, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %17
24:                                               ; preds = %17, %13
  ret void
}
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
define dso_local void @__quotient_finish() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_at_thread_exit)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %13, label %4
4:                                                ; preds = %0, %4
  %5 = phi ptr [ %11, %4 ], [ %2, %0 ]
  %6 = getelementptr inbounds i8, ptr %5, i64 16
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr %1, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds i8, ptr %5, i64 8
  %10 = load ptr, ptr %9, align 8
  tail call void %8(ptr noundef %10)
  tail call void @free(ptr noundef nonnull %5)
  %11 = load ptr, ptr %1, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %4
13:                                               ; preds = %4, %0
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_last_at_thread_exit)
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %24, label %17
17:                                               ; preds = %13, %17
  %18 = phi ptr [ %22, %17 ], [ %15, %13 ]
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %14, align 8
  %20 = getelementptr inbounds i8, ptr %18, i64 8
  %21 = load ptr, ptr %20, align 8
  tail call void %21(ptr noundef nonnull %18)
  %22 = load ptr, ptr %14, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %17
24:                                               ; preds = %17, %13
  %25 = load ptr, ptr @__quotient_at_exit, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %36, label %27
27:                                               ; preds = %24, %27
  %28 = phi ptr [ %34, %27 ], [ %25, %24 ]
  %29 = getelementptr inbounds i8, ptr %28, i64 16
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr @__quotient_at_exit, align 8
  %31 = load ptr, ptr %28, align 8
  %32 = getelementptr inbounds i8, ptr %28, i64 8
  %33 = load ptr, ptr %32, align 8
  tail call void %31(ptr noundef %33)
  tail call void @free(ptr noundef nonnull %28)
  %34 = load ptr, ptr @__quotient_at_exit, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %27
36:                                               ; preds = %27, %24
  ret void
}
define dso_local void @_ZNSt6thread6_StateD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt6thread6_StateD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  tail call void @llvm.trap()
  unreachable
}
declare void @llvm.trap()
define dso_local void @_ZNSt6thread6_StateD0Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  tail call void @llvm.trap()
  unreachable
}
define dso_local void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readnone %2) local_unnamed_addr align 2 {
  %4 = load ptr, ptr %1, align 8
  store ptr null, ptr %1, align 8
  %5 = tail call i32 @__quotient_start_thread(ptr noundef %0, ptr noundef null, ptr noundef nonnull @_ZStL10run_threadPv, ptr noundef %4)
  ret void
}
declare i32 @__quotient_start_thread(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr
define internal noundef ptr @_ZStL10run_threadPv(ptr noundef %0) personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 16
  %4 = load ptr, ptr %3, align 8
  invoke void %4(ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %5 unwind label %9
5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(8) %0)
  ret ptr null
9:                                                ; preds = %1
  %10 = landingpad { ptr, i32 }
          cleanup
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  tail call void %13(ptr noundef nonnull align 8 dereferenceable(8) %0)
  resume { ptr, i32 } %10
}
define dso_local void @_ZNSt6thread4joinEv(ptr nocapture noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr align 2 {
  %2 = load i64, ptr %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5
4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef 22)
  unreachable
5:                                                ; preds = %1
  %6 = tail call i32 @__quotient_join_or_end(i64 noundef %2, ptr noundef null)
  store i64 0, ptr %0, align 8
  ret void
}
declare void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr
declare i32 @__quotient_join_or_end(i64 noundef, ptr noundef) local_unnamed_addr
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
define dso_local noundef i64 @_ZNSt6chrono3_V212steady_clock3nowEv() local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %1 = alloca [2 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1)
  %2 = invoke i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %1)
          to label %3 unwind label %9
3:                                                ; preds = %0
  %4 = load i64, ptr %1, align 16
  %5 = mul nsw i64 %4, 1000000000
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %5, %7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1)
  ret i64 %8
9:                                                ; preds = %0
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  call void @__clang_call_terminate(ptr %11)
  unreachable
}
declare i32 @__gxx_personality_v0(...)
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0)
  tail call void @_ZSt9terminatev()
  unreachable
}
declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr
declare void @_ZSt9terminatev() local_unnamed_addr
define dso_local noundef i64 @_ZNSt6chrono3_V212system_clock3nowEv() local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %1 = alloca [2 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1)
  %2 = invoke i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %1)
          to label %3 unwind label %9
3:                                                ; preds = %0
  %4 = load i64, ptr %1, align 16
  %5 = mul nsw i64 %4, 1000000000
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %5, %7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1)
  ret i64 %8
9:                                                ; preds = %0
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  call void @__clang_call_terminate(ptr %11)
  unreachable
}
define dso_local void @_ZNSt18condition_variableC2Ev(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(48) %0) unnamed_addr align 2 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %0, i8 0, i64 48, i1 false)
  ret void
}
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
define dso_local void @_ZNSt18condition_variableC1Ev(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(48) %0) unnamed_addr align 2 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %0, i8 0, i64 48, i1 false)
  ret void
}
define dso_local void @_ZNSt18condition_variableD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(48) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt18condition_variableD1Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(48) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) local_unnamed_addr align 2 {
  %3 = load ptr, ptr %1, align 8
  %4 = tail call i32 @__quotient_wait_or_end(ptr noundef nonnull %0, ptr noundef %3)
  ret void
}
declare i32 @__quotient_wait_or_end(ptr noundef, ptr noundef) local_unnamed_addr
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
define dso_local void @_ZSt25notify_all_at_thread_exitRSt18condition_variableSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr nocapture noundef %1) local_unnamed_addr {
  %3 = tail call ptr @malloc(i64 noundef 32)
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr @_ZStL14notify_at_lastPv, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr %0, ptr %5, align 8
  %6 = load ptr, ptr %1, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 24
  store ptr %6, ptr %7, align 8
  store ptr null, ptr %1, align 8
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  store i8 0, ptr %8, align 8
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_thread_ends)
  store ptr @_ZL10end_threadv, ptr %9, align 8
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_last_at_thread_exit)
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %3, align 8
  store ptr %3, ptr %10, align 8
  ret void
}
declare ptr @malloc(i64 noundef) local_unnamed_addr
define internal void @_ZStL14notify_at_lastPv(ptr noundef %0) personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = tail call i32 @__quotient_unlock_to_wait(ptr noundef %3)
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = invoke i32 @pthread_cond_broadcast(ptr noundef nonnull %6)
          to label %11 unwind label %8
8:                                                ; preds = %1
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  tail call void @__clang_call_terminate(ptr %10)
  unreachable
11:                                               ; preds = %1
  tail call void @free(ptr noundef %0)
  ret void
}
define dso_local void @__once_proxy() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  %2 = load ptr, ptr %1, align 8
  tail call void %2()
  ret void
}
define dso_local noundef i32 @__quotient_once(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %3 = alloca %struct.Once, align 8
  %4 = tail call i32 @__quotient_once_begins(ptr noundef %0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %15, label %6
6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3)
  store ptr %0, ptr %3, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 8
  store i32 0, ptr %7, align 8
  invoke void %1()
          to label %8 unwind label %13
8:                                                ; preds = %6
  store i32 1, ptr %7, align 8
  invoke void @__quotient_once_ends(ptr noundef %0, i32 noundef 1)
          to label %12 unwind label %9
9:                                                ; preds = %8
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  tail call void @__clang_call_terminate(ptr %11)
  unreachable
12:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  br label %15
13:                                               ; preds = %6
  %14 = landingpad { ptr, i32 }
          cleanup
  call fastcc void @_ZZ15__quotient_onceEN4OnceD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %3)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  resume { ptr, i32 } %14
15:                                               ; preds = %2, %12
  ret i32 0
}
declare i32 @__quotient_once_begins(ptr noundef) local_unnamed_addr
define internal fastcc void @_ZZ15__quotient_onceEN4OnceD1Ev(ptr nocapture noundef nonnull readonly align 8 dereferenceable(12) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8
  invoke void @__quotient_once_ends(ptr noundef %2, i32 noundef %4)
          to label %8 unwind label %5
5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7)
  unreachable
8:                                                ; preds = %1
  ret void
}
define dso_local noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr nocapture noundef readnone %0, ptr noundef %1, i32 noundef %2, i1 noundef zeroext %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr {
  %7 = alloca [2 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7)
  store i64 %4, ptr %7, align 16
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 %5, ptr %8, align 8
  %9 = select i1 %3, ptr %7, ptr null
  %10 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %1, i32 noundef 9, i32 noundef %2, ptr noundef %9)
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %16, label %12
12:                                               ; preds = %6
  %13 = call ptr @__errno_location()
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, 110
  br label %16
16:                                               ; preds = %6, %12
  %17 = phi i1 [ true, %6 ], [ %15, %12 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  ret i1 %17
}
define dso_local noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr nocapture noundef readnone %0, ptr noundef %1, i32 noundef %2, i1 noundef zeroext %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr {
  %7 = alloca [2 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7)
  store i64 %4, ptr %7, align 16
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 %5, ptr %8, align 8
  %9 = select i1 %3, ptr %7, ptr null
  %10 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %1, i32 noundef 9, i32 noundef %2, ptr noundef %9)
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %16, label %12
12:                                               ; preds = %6
  %13 = call ptr @__errno_location()
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, 110
  br label %16
16:                                               ; preds = %6, %12
  %17 = phi i1 [ true, %6 ], [ %15, %12 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  ret i1 %17
}
define dso_local void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef %0) local_unnamed_addr align 2 {
  %2 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %0, i32 noundef 1, i32 noundef 2147483647, ptr null)
  ret void
}
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr
define dso_local void @_ZNSt10_Sp_lockerC2EPKv(ptr nocapture noundef nonnull readnone align 1 dereferenceable(1) %0, ptr nocapture noundef readnone %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %3 = invoke i32 @pthread_spin_lock(ptr noundef nonnull @__quotient_shared_lock)
          to label %4 unwind label %5
4:                                                ; preds = %2
  ret void
5:                                                ; preds = %2
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7)
  unreachable
}
define dso_local void @_ZNSt10_Sp_lockerC1EPKv(ptr nocapture noundef nonnull readnone align 1 dereferenceable(1) %0, ptr nocapture noundef readnone %1) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %3 = invoke i32 @pthread_spin_lock(ptr noundef nonnull @__quotient_shared_lock)
          to label %7 unwind label %4
4:                                                ; preds = %2
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6)
  unreachable
7:                                                ; preds = %2
  ret void
}
define dso_local void @_ZNSt10_Sp_lockerC2EPKvS1_(ptr nocapture noundef nonnull readnone align 1 dereferenceable(1) %0, ptr nocapture noundef readnone %1, ptr nocapture noundef readnone %2) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %4 = invoke i32 @pthread_spin_lock(ptr noundef nonnull @__quotient_shared_lock)
          to label %5 unwind label %6
5:                                                ; preds = %3
  ret void
6:                                                ; preds = %3
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  tail call void @__clang_call_terminate(ptr %8)
  unreachable
}
define dso_local void @_ZNSt10_Sp_lockerC1EPKvS1_(ptr nocapture noundef nonnull readnone align 1 dereferenceable(1) %0, ptr nocapture noundef readnone %1, ptr nocapture noundef readnone %2) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %4 = invoke i32 @pthread_spin_lock(ptr noundef nonnull @__quotient_shared_lock)
          to label %8 unwind label %5
5:                                                ; preds = %3
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7)
  unreachable
8:                                                ; preds = %3
  ret void
}
define dso_local void @_ZNSt10_Sp_lockerD2Ev(ptr nocapture noundef nonnull readnone align 1 dereferenceable(1) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %2 = invoke i32 @pthread_spin_unlock(ptr noundef nonnull @__quotient_shared_lock)
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
define dso_local void @_ZNSt10_Sp_lockerD1Ev(ptr nocapture noundef nonnull readnone align 1 dereferenceable(1) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %2 = invoke i32 @pthread_spin_unlock(ptr noundef nonnull @__quotient_shared_lock)
          to label %6 unwind label %3
3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null
  %5 = extractvalue { ptr, i32 } %4, 0
  tail call void @__clang_call_terminate(ptr %5)
  unreachable
6:                                                ; preds = %1
  ret void
}
define dso_local void @_ZNSt13__future_base12_Result_baseC2Ev(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base12_Result_baseE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr null, ptr %2, align 8
  ret void
}
define dso_local void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr align 2 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt13__future_base12_Result_baseE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @_ZNSt15__exception_ptr13exception_ptrD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %2)
  ret void
}
declare void @_ZNSt15__exception_ptr13exception_ptrD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr
define dso_local void @_ZNSt13__future_base12_Result_baseD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  tail call void @llvm.trap()
  unreachable
}
define dso_local void @_ZNSt13__future_base12_Result_baseD0Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  tail call void @llvm.trap()
  unreachable
}
define dso_local void @__quotient_lock_begins() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZL6rounds)
  store i32 0, ptr %1, align 4
  ret void
}
define dso_local void @__quotient_lock_round() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZL6rounds)
  %2 = load i32, ptr %1, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr %1, align 4
  %4 = icmp slt i32 %2, 2
  %5 = zext i1 %4 to i32
  tail call void @__VERIFIER_assume(i32 noundef %5)
  ret void
}
declare void @__VERIFIER_assume(i32 noundef) local_unnamed_addr
define dso_local noundef zeroext i1 @__quotient_stop_try_lock(ptr nocapture noundef %0, ptr nocapture noundef nonnull align 4 dereferenceable(4) %1, i32 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds i8, ptr %0, i64 4
  br label %5
5:                                                ; preds = %5, %3
  %6 = load atomic i32, ptr %4 seq_cst, align 4
  %7 = and i32 %6, 2
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %5
9:                                                ; preds = %5
  %10 = load i32, ptr %1, align 4
  %11 = icmp eq i32 %6, %10
  br i1 %11, label %12, label %18
12:                                               ; preds = %9
  %13 = or i32 %6, %2
  %14 = or i32 %13, 2
  %15 = cmpxchg ptr %4, i32 %6, i32 %14 seq_cst seq_cst, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  %17 = extractvalue { i32, i1 } %15, 0
  br i1 %16, label %20, label %18
18:                                               ; preds = %12, %9
  %19 = phi i32 [ %17, %12 ], [ %6, %9 ]
  store i32 %19, ptr %1, align 4
  br label %20
20:                                               ; preds = %12, %18
  %21 = phi i1 [ false, %18 ], [ true, %12 ]
  ret i1 %21
}
define dso_local noundef zeroext i1 @__quotient_waiting() local_unnamed_addr {
  ret i1 true
}
define dso_local i64 @__quotient_lock_pointer(ptr nocapture noundef %0) local_unnamed_addr {
  br label %2
2:                                                ; preds = %6, %1
  %3 = load atomic i64, ptr %0 seq_cst, align 8
  %4 = and i64 %3, 1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %7, label %6
6:                                                ; preds = %2, %7
  br label %2
7:                                                ; preds = %2
  %8 = or disjoint i64 %3, 1
  %9 = cmpxchg ptr %0, i64 %3, i64 %8 seq_cst seq_cst, align 8
  %10 = extractvalue { i64, i1 } %9, 1
  br i1 %10, label %11, label %6
11:                                               ; preds = %7
  ret i64 %3
}
define dso_local void @__quotient_shared_copy(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = atomicrmw add ptr %2, i32 1 acq_rel, align 4
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %6
5:                                                ; preds = %1
  tail call void @llvm.trap()
  unreachable
6:                                                ; preds = %1
  ret void
}
define dso_local void @__quotient_weak_copy(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 12
  %3 = atomicrmw add ptr %2, i32 1 acq_rel, align 4
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %6
5:                                                ; preds = %1
  tail call void @llvm.trap()
  unreachable
6:                                                ; preds = %1
  ret void
}
define dso_local void @__quotient_weak_release(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 12
  %3 = atomicrmw sub ptr %2, i32 1 acq_rel, align 4
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %5, label %9
5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 24
  %8 = load ptr, ptr %7, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0)
  br label %9
9:                                                ; preds = %5, %1
  ret void
}
define dso_local void @__quotient_shared_release(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = atomicrmw sub ptr %2, i32 1 acq_rel, align 8
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %5, label %16
5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0)
  %9 = getelementptr inbounds i8, ptr %0, i64 12
  %10 = atomicrmw sub ptr %9, i32 1 acq_rel, align 4
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %16
12:                                               ; preds = %5
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 24
  %15 = load ptr, ptr %14, align 8
  tail call void %15(ptr noundef nonnull align 8 dereferenceable(16) %0)
  br label %16
16:                                               ; preds = %12, %5, %1
  ret void
}
define dso_local void @_ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr @_ZL10make_readyPv, ptr %2, align 8
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_thread_ends)
  store ptr @_ZL10end_threadv, ptr %3, align 8
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_last_at_thread_exit)
  %5 = load ptr, ptr %4, align 8
  store ptr %5, ptr %0, align 8
  store ptr %0, ptr %4, align 8
  ret void
}
define internal void @_ZL10make_readyPv(ptr noundef %0) {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %5 = load atomic i32, ptr %4 monotonic, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %38, label %7
7:                                                ; preds = %1, %7
  %8 = phi i32 [ %14, %7 ], [ %5, %1 ]
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  %11 = add nsw i32 %8, 1
  %12 = cmpxchg ptr %10, i32 %8, i32 %11 acq_rel monotonic, align 8
  %13 = extractvalue { i32, i1 } %12, 1
  %14 = extractvalue { i32, i1 } %12, 0
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %13, i1 true, i1 %15
  br i1 %16, label %17, label %7
17:                                               ; preds = %7
  %18 = icmp eq i32 %14, 0
  br i1 %18, label %38, label %19
19:                                               ; preds = %17
  %20 = getelementptr inbounds i8, ptr %0, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 16
  tail call void @__quotient_future_ready(ptr noundef nonnull %22, i32 noundef 1)
  %23 = load ptr, ptr %2, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 8
  %25 = atomicrmw sub ptr %24, i32 1 acq_rel, align 8
  %26 = icmp eq i32 %25, 1
  br i1 %26, label %27, label %38
27:                                               ; preds = %19
  %28 = load ptr, ptr %23, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 16
  %30 = load ptr, ptr %29, align 8
  tail call void %30(ptr noundef nonnull align 8 dereferenceable(16) %23)
  %31 = getelementptr inbounds i8, ptr %23, i64 12
  %32 = atomicrmw sub ptr %31, i32 1 acq_rel, align 4
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %34, label %38
34:                                               ; preds = %27
  %35 = load ptr, ptr %23, align 8
  %36 = getelementptr inbounds i8, ptr %35, i64 24
  %37 = load ptr, ptr %36, align 8
  tail call void %37(ptr noundef nonnull align 8 dereferenceable(16) %23)
  br label %38
38:                                               ; preds = %1, %34, %27, %19, %17
  %39 = load ptr, ptr %2, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 12
  %41 = atomicrmw sub ptr %40, i32 1 acq_rel, align 4
  %42 = icmp eq i32 %41, 1
  br i1 %42, label %43, label %47
43:                                               ; preds = %38
  %44 = load ptr, ptr %39, align 8
  %45 = getelementptr inbounds i8, ptr %44, i64 24
  %46 = load ptr, ptr %45, align 8
  tail call void %46(ptr noundef nonnull align 8 dereferenceable(16) %39)
  br label %47
47:                                               ; preds = %38, %43
  tail call void @_ZdlPv(ptr noundef %0)
  ret void
}
declare void @__cxa_pure_virtual() unnamed_addr
declare void @free(ptr noundef) local_unnamed_addr
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr
declare i32 @__quotient_unlock_to_wait(ptr noundef) local_unnamed_addr
declare void @__quotient_once_ends(ptr noundef, i32 noundef) local_unnamed_addr
declare ptr @__errno_location() local_unnamed_addr
declare void @__quotient_future_ready(ptr noundef, i32 noundef) local_unnamed_addr
declare void @_ZdlPv(ptr noundef) local_unnamed_addr
define weak_odr hidden noundef ptr @_ZTW25__quotient_at_thread_exit() local_unnamed_addr comdat {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_at_thread_exit)
  ret ptr %1
}
define weak_odr hidden noundef ptr @_ZTW30__quotient_last_at_thread_exit() local_unnamed_addr comdat {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_last_at_thread_exit)
  ret ptr %1
}
