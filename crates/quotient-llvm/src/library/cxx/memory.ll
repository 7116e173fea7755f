$__clang_call_terminate = comdat any
@_ZNSt3pmrL10by_defaultE = internal global ptr @_ZNSt3pmrL6of_newE, align 8
@_ZTVNSt3pmr25monotonic_buffer_resourceE = dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTINSt3pmr25monotonic_buffer_resourceE, ptr @_ZNSt3pmr25monotonic_buffer_resourceD1Ev, ptr @_ZNSt3pmr25monotonic_buffer_resourceD0Ev, ptr @_ZNSt3pmr25monotonic_buffer_resource11do_allocateEmm, ptr @_ZNSt3pmr25monotonic_buffer_resource13do_deallocateEPvmm, ptr @_ZNKSt3pmr25monotonic_buffer_resource11do_is_equalERKNS_15memory_resourceE] }, align 8
@_ZTVNSt3pmr28unsynchronized_pool_resourceE = dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTINSt3pmr28unsynchronized_pool_resourceE, ptr @_ZNSt3pmr28unsynchronized_pool_resourceD1Ev, ptr @_ZNSt3pmr28unsynchronized_pool_resourceD0Ev, ptr @_ZNSt3pmr28unsynchronized_pool_resource11do_allocateEmm, ptr @_ZNSt3pmr28unsynchronized_pool_resource13do_deallocateEPvmm, ptr @_ZNKSt3pmr28unsynchronized_pool_resource11do_is_equalERKNS_15memory_resourceE] }, align 8
@_ZTVNSt3pmr26synchronized_pool_resourceE = dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTINSt3pmr26synchronized_pool_resourceE, ptr @_ZNSt3pmr26synchronized_pool_resourceD1Ev, ptr @_ZNSt3pmr26synchronized_pool_resourceD0Ev, ptr @_ZNSt3pmr26synchronized_pool_resource11do_allocateEmm, ptr @_ZNSt3pmr26synchronized_pool_resource13do_deallocateEPvmm, ptr @_ZNKSt3pmr26synchronized_pool_resource11do_is_equalERKNS_15memory_resourceE] }, align 8
@_ZTVNSt3pmr15memory_resourceE = dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTINSt3pmr15memory_resourceE, ptr @_ZNSt3pmr15memory_resourceD1Ev, ptr @_ZNSt3pmr15memory_resourceD0Ev, ptr @__cxa_pure_virtual, ptr @__cxa_pure_virtual, ptr @__cxa_pure_virtual] }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSNSt3pmr15memory_resourceE = dso_local constant [26 x i8] c"NSt3pmr15memory_resourceE\00", align 1
@_ZTINSt3pmr15memory_resourceE = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt3pmr15memory_resourceE }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSNSt3pmr25monotonic_buffer_resourceE = dso_local constant [36 x i8] c"NSt3pmr25monotonic_buffer_resourceE\00", align 1
@_ZTINSt3pmr25monotonic_buffer_resourceE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt3pmr25monotonic_buffer_resourceE, ptr @_ZTINSt3pmr15memory_resourceE }, align 8
@_ZTSNSt3pmr28unsynchronized_pool_resourceE = dso_local constant [39 x i8] c"NSt3pmr28unsynchronized_pool_resourceE\00", align 1
@_ZTINSt3pmr28unsynchronized_pool_resourceE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt3pmr28unsynchronized_pool_resourceE, ptr @_ZTINSt3pmr15memory_resourceE }, align 8
@_ZTSNSt3pmr26synchronized_pool_resourceE = dso_local constant [37 x i8] c"NSt3pmr26synchronized_pool_resourceE\00", align 1
@_ZTINSt3pmr26synchronized_pool_resourceE = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt3pmr26synchronized_pool_resourceE, ptr @_ZTINSt3pmr15memory_resourceE }, align 8
@_ZTVNSt3pmr12_GLOBAL__N_19NewDeleteE = internal unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTINSt3pmr12_GLOBAL__N_19NewDeleteE, ptr @_ZNSt3pmr12_GLOBAL__N_19NewDeleteD1Ev, ptr @_ZNSt3pmr12_GLOBAL__N_19NewDeleteD0Ev, ptr @_ZNSt3pmr12_GLOBAL__N_19NewDelete11do_allocateEmm, ptr @_ZNSt3pmr12_GLOBAL__N_19NewDelete13do_deallocateEPvmm, ptr @_ZNKSt3pmr12_GLOBAL__N_19NewDelete11do_is_equalERKNS_15memory_resourceE] }, align 8
@_ZNSt3pmrL6of_newE = internal constant { ptr } { ptr getelementptr inbounds inrange(-16, 40) ({ [7 x ptr] }, ptr @_ZTVNSt3pmr12_GLOBAL__N_19NewDeleteE, i32 0, i32 0, i32 2) }, align 8
@_ZTSNSt3pmr12_GLOBAL__N_19NewDeleteE = internal constant [33 x i8] c"NSt3pmr12_GLOBAL__N_19NewDeleteE\00", align 1
@_ZTINSt3pmr12_GLOBAL__N_19NewDeleteE = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt3pmr12_GLOBAL__N_19NewDeleteE, ptr @_ZTINSt3pmr15memory_resourceE }, align 8
@_ZTVNSt3pmr12_GLOBAL__N_14NullE = internal unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTINSt3pmr12_GLOBAL__N_14NullE, ptr @_ZNSt3pmr12_GLOBAL__N_14NullD1Ev, ptr @_ZNSt3pmr12_GLOBAL__N_14NullD0Ev, ptr @_ZNSt3pmr12_GLOBAL__N_14Null11do_allocateEmm, ptr @_ZNSt3pmr12_GLOBAL__N_14Null13do_deallocateEPvmm, ptr @_ZNKSt3pmr12_GLOBAL__N_14Null11do_is_equalERKNS_15memory_resourceE] }, align 8
@_ZNSt3pmrL10of_nothingE = internal constant { ptr } { ptr getelementptr inbounds inrange(-16, 40) ({ [7 x ptr] }, ptr @_ZTVNSt3pmr12_GLOBAL__N_14NullE, i32 0, i32 0, i32 2) }, align 8
@_ZTSNSt3pmr12_GLOBAL__N_14NullE = internal constant [28 x i8] c"NSt3pmr12_GLOBAL__N_14NullE\00", align 1
@_ZTINSt3pmr12_GLOBAL__N_14NullE = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt3pmr12_GLOBAL__N_14NullE, ptr @_ZTINSt3pmr15memory_resourceE }, align 8
define dso_local void @_ZNSt3pmr15memory_resourceD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt3pmr15memory_resourceD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  tail call void @llvm.trap()
  unreachable
}
declare void @llvm.trap()
define dso_local void @_ZNSt3pmr15memory_resourceD0Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  tail call void @llvm.trap()
  unreachable
}
define dso_local noundef nonnull ptr @_ZNSt3pmr19new_delete_resourceEv() local_unnamed_addr {
  ret ptr @_ZNSt3pmrL6of_newE
}
define dso_local noundef nonnull ptr @_ZNSt3pmr20null_memory_resourceEv() local_unnamed_addr {
  ret ptr @_ZNSt3pmrL10of_nothingE
}
define dso_local noundef ptr @_ZNSt3pmr20get_default_resourceEv() local_unnamed_addr {
  %1 = load atomic i64, ptr @_ZNSt3pmrL10by_defaultE acquire, align 8
  %2 = inttoptr i64 %1 to ptr
  ret ptr %2
}
define dso_local noundef ptr @_ZNSt3pmr20set_default_resourceEPNS_15memory_resourceE(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr %0, null
  %3 = select i1 %2, ptr @_ZNSt3pmrL6of_newE, ptr %0
  %4 = ptrtoint ptr %3 to i64
  %5 = atomicrmw xchg ptr @_ZNSt3pmrL10by_defaultE, i64 %4 acq_rel, align 8
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}
define dso_local void @_ZNSt3pmr25monotonic_buffer_resourceD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3pmr25monotonic_buffer_resourceE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 56
  %3 = getelementptr inbounds i8, ptr %0, i64 32
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %26, label %7
7:                                                ; preds = %1, %20
  %8 = phi ptr [ %21, %20 ], [ %5, %1 ]
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %8, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %8, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 24
  %18 = load ptr, ptr %17, align 8
  invoke void %18(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef %11, i64 noundef %13, i64 noundef %15)
          to label %19 unwind label %23
19:                                               ; preds = %7
  invoke void @free(ptr noundef nonnull %8)
          to label %20 unwind label %23
20:                                               ; preds = %19
  %21 = load ptr, ptr %2, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %26, label %7
23:                                               ; preds = %19, %7
  %24 = landingpad { ptr, i32 }
          catch ptr null
  %25 = extractvalue { ptr, i32 } %24, 0
  tail call void @__clang_call_terminate(ptr %25)
  unreachable
26:                                               ; preds = %20, %1
  ret void
}
define dso_local void @_ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(ptr nocapture noundef nonnull align 8 dereferenceable(64) %0) local_unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 56
  %3 = getelementptr inbounds i8, ptr %0, i64 32
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %23, label %7
7:                                                ; preds = %1, %20
  %8 = phi ptr [ %21, %20 ], [ %5, %1 ]
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %8, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %8, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 24
  %18 = load ptr, ptr %17, align 8
  invoke void %18(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef %11, i64 noundef %13, i64 noundef %15)
          to label %19 unwind label %24
19:                                               ; preds = %7
  invoke void @free(ptr noundef nonnull %8)
          to label %20 unwind label %24
20:                                               ; preds = %19
  %21 = load ptr, ptr %2, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %7
23:                                               ; preds = %20, %1
  ret void
24:                                               ; preds = %19, %7
  %25 = landingpad { ptr, i32 }
          catch ptr null
  %26 = extractvalue { ptr, i32 } %25, 0
  tail call void @__clang_call_terminate(ptr %26)
  unreachable
}
define dso_local void @_ZNSt3pmr25monotonic_buffer_resourceD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3pmr25monotonic_buffer_resourceE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 56
  %3 = getelementptr inbounds i8, ptr %0, i64 32
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %26, label %7
7:                                                ; preds = %1, %20
  %8 = phi ptr [ %21, %20 ], [ %5, %1 ]
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %8, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %8, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 24
  %18 = load ptr, ptr %17, align 8
  invoke void %18(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef %11, i64 noundef %13, i64 noundef %15)
          to label %19 unwind label %23
19:                                               ; preds = %7
  invoke void @free(ptr noundef nonnull %8)
          to label %20 unwind label %23
20:                                               ; preds = %19
  %21 = load ptr, ptr %2, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %26, label %7
23:                                               ; preds = %19, %7
  %24 = landingpad { ptr, i32 }
          catch ptr null
  %25 = extractvalue { ptr, i32 } %24, 0
  tail call void @__clang_call_terminate(ptr %25)
  unreachable
26:                                               ; preds = %20, %1
  ret void
}
define dso_local void @_ZNSt3pmr25monotonic_buffer_resourceD0Ev(ptr noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3pmr25monotonic_buffer_resourceE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 56
  %3 = getelementptr inbounds i8, ptr %0, i64 32
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %26, label %7
7:                                                ; preds = %1, %20
  %8 = phi ptr [ %21, %20 ], [ %5, %1 ]
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %8, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %8, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 24
  %18 = load ptr, ptr %17, align 8
  invoke void %18(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef %11, i64 noundef %13, i64 noundef %15)
          to label %19 unwind label %23
19:                                               ; preds = %7
  invoke void @free(ptr noundef nonnull %8)
          to label %20 unwind label %23
20:                                               ; preds = %19
  %21 = load ptr, ptr %2, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %26, label %7
23:                                               ; preds = %19, %7
  %24 = landingpad { ptr, i32 }
          catch ptr null
  %25 = extractvalue { ptr, i32 } %24, 0
  tail call void @__clang_call_terminate(ptr %25)
  unreachable
26:                                               ; preds = %20, %1
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 64)
  ret void
}
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr
define dso_local noundef ptr @_ZNSt3pmr25monotonic_buffer_resource11do_allocateEmm(ptr nocapture noundef nonnull align 8 dereferenceable(64) %0, i64 noundef %1, i64 noundef %2) unnamed_addr align 2 {
  %4 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = ptrtoint ptr %6 to i64
  %8 = sub i64 0, %7
  %9 = add i64 %2, -1
  %10 = and i64 %9, %8
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %10, %4
  %14 = icmp ult i64 %12, %13
  br i1 %14, label %15, label %36
15:                                               ; preds = %3
  %16 = getelementptr inbounds i8, ptr %0, i64 24
  %17 = load i64, ptr %16, align 8
  %18 = tail call i64 @llvm.umax.i64(i64 %17, i64 %4)
  %19 = getelementptr inbounds i8, ptr %0, i64 56
  %20 = getelementptr inbounds i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = tail call i64 @llvm.umax.i64(i64 %2, i64 16)
  %23 = tail call ptr @malloc(i64 noundef 32)
  %24 = load ptr, ptr %21, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 16
  %26 = load ptr, ptr %25, align 8
  %27 = tail call noundef ptr %26(ptr noundef nonnull align 8 dereferenceable(8) %21, i64 noundef %18, i64 noundef %22)
  %28 = getelementptr inbounds i8, ptr %23, i64 8
  store ptr %27, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %23, i64 16
  store i64 %18, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %23, i64 24
  store i64 %22, ptr %30, align 8
  %31 = load ptr, ptr %19, align 8
  store ptr %31, ptr %23, align 8
  store ptr %23, ptr %19, align 8
  %32 = load ptr, ptr %28, align 8
  store ptr %32, ptr %5, align 8
  store i64 %18, ptr %11, align 8
  %33 = load i64, ptr %16, align 8
  %34 = lshr i64 %33, 1
  %35 = add i64 %34, %33
  store i64 %35, ptr %16, align 8
  br label %36
36:                                               ; preds = %15, %3
  %37 = phi i64 [ 0, %15 ], [ %10, %3 ]
  %38 = load ptr, ptr %5, align 8
  %39 = getelementptr inbounds i8, ptr %38, i64 %37
  %40 = getelementptr inbounds i8, ptr %39, i64 %4
  store ptr %40, ptr %5, align 8
  %41 = load i64, ptr %11, align 8
  %42 = add i64 %37, %4
  %43 = sub i64 %41, %42
  store i64 %43, ptr %11, align 8
  ret ptr %39
}
define dso_local void @_ZNSt3pmr25monotonic_buffer_resource13_M_new_bufferEmm(ptr nocapture noundef nonnull align 8 dereferenceable(64) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr align 2 {
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = load i64, ptr %4, align 8
  %6 = tail call i64 @llvm.umax.i64(i64 %5, i64 %1)
  %7 = getelementptr inbounds i8, ptr %0, i64 56
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i64 @llvm.umax.i64(i64 %2, i64 16)
  %11 = tail call ptr @malloc(i64 noundef 32)
  %12 = load ptr, ptr %9, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = tail call noundef ptr %14(ptr noundef nonnull align 8 dereferenceable(8) %9, i64 noundef %6, i64 noundef %10)
  %16 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %15, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 %6, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 24
  store i64 %10, ptr %18, align 8
  %19 = load ptr, ptr %7, align 8
  store ptr %19, ptr %11, align 8
  store ptr %11, ptr %7, align 8
  %20 = load ptr, ptr %16, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %6, ptr %22, align 8
  %23 = load i64, ptr %4, align 8
  %24 = lshr i64 %23, 1
  %25 = add i64 %24, %23
  store i64 %25, ptr %4, align 8
  ret void
}
define dso_local void @_ZNSt3pmr25monotonic_buffer_resource13do_deallocateEPvmm(ptr nocapture nonnull readnone align 8 %0, ptr nocapture readnone %1, i64 %2, i64 %3) unnamed_addr align 2 {
  ret void
}
define dso_local noundef zeroext i1 @_ZNKSt3pmr25monotonic_buffer_resource11do_is_equalERKNS_15memory_resourceE(ptr noundef nonnull readnone align 8 dereferenceable(64) %0, ptr noundef nonnull readnone align 8 dereferenceable(8) %1) unnamed_addr align 2 {
  %3 = icmp eq ptr %0, %1
  ret i1 %3
}
declare i32 @__gxx_personality_v0(...)
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0)
  tail call void @_ZSt9terminatev()
  unreachable
}
declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr
declare void @_ZSt9terminatev() local_unnamed_addr
define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceC2ERKNS_12pool_optionsEPNS_15memory_resourceE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(64) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1, ptr noundef %2) unnamed_addr align 2 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3pmr28unsynchronized_pool_resourceE, i64 16), ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false)
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr null, ptr %6, align 8
  br label %7
7:                                                ; preds = %7, %3
  %8 = phi i64 [ 40, %3 ], [ %10, %7 ]
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  store ptr null, ptr %9, align 8
  %10 = add nuw nsw i64 %8, 8
  %11 = icmp eq i64 %10, 56
  br i1 %11, label %12, label %7
12:                                               ; preds = %7
  %13 = getelementptr inbounds i8, ptr %0, i64 56
  store i32 0, ptr %13, align 8
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)
define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceC1ERKNS_12pool_optionsEPNS_15memory_resourceE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(64) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1, ptr noundef %2) unnamed_addr align 2 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3pmr28unsynchronized_pool_resourceE, i64 16), ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull readonly align 8 dereferenceable(16) %1, i64 16, i1 false)
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr null, ptr %6, align 8
  br label %7
7:                                                ; preds = %7, %3
  %8 = phi i64 [ 40, %3 ], [ %10, %7 ]
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  store ptr null, ptr %9, align 8
  %10 = add nuw nsw i64 %8, 8
  %11 = icmp eq i64 %10, 56
  br i1 %11, label %12, label %7
12:                                               ; preds = %7
  %13 = getelementptr inbounds i8, ptr %0, i64 56
  store i32 0, ptr %13, align 8
  ret void
}
define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceD2Ev(ptr nocapture noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3pmr28unsynchronized_pool_resourceE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 32
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %23, label %7
7:                                                ; preds = %1, %20
  %8 = phi ptr [ %21, %20 ], [ %5, %1 ]
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %8, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %8, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 24
  %18 = load ptr, ptr %17, align 8
  invoke void %18(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef %11, i64 noundef %13, i64 noundef %15)
          to label %19 unwind label %24
19:                                               ; preds = %7
  invoke void @free(ptr noundef nonnull %8)
          to label %20 unwind label %24
20:                                               ; preds = %19
  %21 = load ptr, ptr %2, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %7
23:                                               ; preds = %20, %1
  ret void
24:                                               ; preds = %19, %7
  %25 = landingpad { ptr, i32 }
          catch ptr null
  %26 = extractvalue { ptr, i32 } %25, 0
  tail call void @__clang_call_terminate(ptr %26)
  unreachable
}
define dso_local void @_ZNSt3pmr28unsynchronized_pool_resource7releaseEv(ptr nocapture noundef nonnull align 8 dereferenceable(64) %0) local_unnamed_addr align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 32
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %21, label %7
7:                                                ; preds = %1, %7
  %8 = phi ptr [ %19, %7 ], [ %5, %1 ]
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %8, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %8, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 24
  %18 = load ptr, ptr %17, align 8
  tail call void %18(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef %11, i64 noundef %13, i64 noundef %15)
  tail call void @free(ptr noundef nonnull %8)
  %19 = load ptr, ptr %2, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %7
21:                                               ; preds = %7, %1
  ret void
}
define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceD1Ev(ptr nocapture noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3pmr28unsynchronized_pool_resourceE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 32
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %26, label %7
7:                                                ; preds = %1, %20
  %8 = phi ptr [ %21, %20 ], [ %5, %1 ]
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %8, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %8, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 24
  %18 = load ptr, ptr %17, align 8
  invoke void %18(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef %11, i64 noundef %13, i64 noundef %15)
          to label %19 unwind label %23
19:                                               ; preds = %7
  invoke void @free(ptr noundef nonnull %8)
          to label %20 unwind label %23
20:                                               ; preds = %19
  %21 = load ptr, ptr %2, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %26, label %7
23:                                               ; preds = %19, %7
  %24 = landingpad { ptr, i32 }
          catch ptr null
  %25 = extractvalue { ptr, i32 } %24, 0
  tail call void @__clang_call_terminate(ptr %25)
  unreachable
26:                                               ; preds = %20, %1
  ret void
}
define dso_local void @_ZNSt3pmr28unsynchronized_pool_resourceD0Ev(ptr noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3pmr28unsynchronized_pool_resourceE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 32
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %26, label %7
7:                                                ; preds = %1, %20
  %8 = phi ptr [ %21, %20 ], [ %5, %1 ]
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %8, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %8, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 24
  %18 = load ptr, ptr %17, align 8
  invoke void %18(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef %11, i64 noundef %13, i64 noundef %15)
          to label %19 unwind label %23
19:                                               ; preds = %7
  invoke void @free(ptr noundef nonnull %8)
          to label %20 unwind label %23
20:                                               ; preds = %19
  %21 = load ptr, ptr %2, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %26, label %7
23:                                               ; preds = %19, %7
  %24 = landingpad { ptr, i32 }
          catch ptr null
  %25 = extractvalue { ptr, i32 } %24, 0
  tail call void @__clang_call_terminate(ptr %25)
  unreachable
26:                                               ; preds = %20, %1
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 64)
  ret void
}
define dso_local noundef ptr @_ZNSt3pmr28unsynchronized_pool_resource11do_allocateEmm(ptr nocapture noundef nonnull align 8 dereferenceable(64) %0, i64 noundef %1, i64 noundef %2) unnamed_addr align 2 {
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = tail call ptr @malloc(i64 noundef 32)
  %8 = load ptr, ptr %6, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = tail call noundef ptr %10(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %1, i64 noundef %2)
  %12 = getelementptr inbounds i8, ptr %7, i64 8
  store ptr %11, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %7, i64 16
  store i64 %1, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %7, i64 24
  store i64 %2, ptr %14, align 8
  %15 = load ptr, ptr %4, align 8
  store ptr %15, ptr %7, align 8
  store ptr %7, ptr %4, align 8
  %16 = load ptr, ptr %12, align 8
  ret ptr %16
}
define dso_local void @_ZNSt3pmr28unsynchronized_pool_resource13do_deallocateEPvmm(ptr nocapture noundef nonnull align 8 dereferenceable(64) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr align 2 {
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8
  br label %8
8:                                                ; preds = %12, %4
  %9 = phi ptr [ %5, %4 ], [ %10, %12 ]
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %27, label %12
12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %10, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, %1
  br i1 %15, label %16, label %8
16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, ptr %10, i64 8
  %18 = load ptr, ptr %10, align 8
  store ptr %18, ptr %9, align 8
  %19 = load ptr, ptr %17, align 8
  %20 = getelementptr inbounds i8, ptr %10, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %10, i64 24
  %23 = load i64, ptr %22, align 8
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 24
  %26 = load ptr, ptr %25, align 8
  tail call void %26(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef %19, i64 noundef %21, i64 noundef %23)
  tail call void @free(ptr noundef nonnull %10)
  br label %31
27:                                               ; preds = %8
  %28 = load ptr, ptr %7, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 24
  %30 = load ptr, ptr %29, align 8
  tail call void %30(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef %1, i64 noundef %2, i64 noundef %3)
  br label %31
31:                                               ; preds = %16, %27
  ret void
}
define dso_local noundef zeroext i1 @_ZNKSt3pmr28unsynchronized_pool_resource11do_is_equalERKNS_15memory_resourceE(ptr noundef nonnull readnone align 8 dereferenceable(64) %0, ptr noundef nonnull readnone align 8 dereferenceable(8) %1) unnamed_addr align 2 {
  %3 = icmp eq ptr %0, %1
  ret i1 %3
}
define dso_local void @_ZNSt3pmr26synchronized_pool_resourceC2ERKNS_12pool_optionsEPNS_15memory_resourceE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(68) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1, ptr noundef %2) unnamed_addr align 2 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3pmr26synchronized_pool_resourceE, i64 16), ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false)
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr null, ptr %6, align 8
  br label %7
7:                                                ; preds = %7, %3
  %8 = phi i64 [ 40, %3 ], [ %10, %7 ]
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  store ptr null, ptr %9, align 8
  %10 = add nuw nsw i64 %8, 8
  %11 = icmp eq i64 %10, 56
  br i1 %11, label %12, label %7
12:                                               ; preds = %7
  %13 = getelementptr inbounds i8, ptr %0, i64 56
  store i32 0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 64
  store i32 0, ptr %14, align 8
  ret void
}
define dso_local void @_ZNSt3pmr26synchronized_pool_resourceC1ERKNS_12pool_optionsEPNS_15memory_resourceE(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(68) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1, ptr noundef %2) unnamed_addr align 2 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3pmr26synchronized_pool_resourceE, i64 16), ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull readonly align 8 dereferenceable(16) %1, i64 16, i1 false)
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr null, ptr %6, align 8
  br label %7
7:                                                ; preds = %7, %3
  %8 = phi i64 [ 40, %3 ], [ %10, %7 ]
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  store ptr null, ptr %9, align 8
  %10 = add nuw nsw i64 %8, 8
  %11 = icmp eq i64 %10, 56
  br i1 %11, label %12, label %7
12:                                               ; preds = %7
  %13 = getelementptr inbounds i8, ptr %0, i64 56
  store i32 0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 64
  store i32 0, ptr %14, align 8
  ret void
}
define dso_local void @_ZNSt3pmr26synchronized_pool_resourceD2Ev(ptr noundef nonnull align 8 dereferenceable(68) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3pmr26synchronized_pool_resourceE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 64
  %3 = invoke i32 @pthread_spin_lock(ptr noundef nonnull %2)
          to label %4 unwind label %31
4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %26, label %10
10:                                               ; preds = %4, %23
  %11 = phi ptr [ %24, %23 ], [ %8, %4 ]
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %5, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 16
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 24
  %18 = load i64, ptr %17, align 8
  %19 = load ptr, ptr %7, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 24
  %21 = load ptr, ptr %20, align 8
  invoke void %21(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef %14, i64 noundef %16, i64 noundef %18)
          to label %22 unwind label %29
22:                                               ; preds = %10
  invoke void @free(ptr noundef nonnull %11)
          to label %23 unwind label %29
23:                                               ; preds = %22
  %24 = load ptr, ptr %5, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %10
26:                                               ; preds = %23, %4
  %27 = invoke i32 @pthread_spin_unlock(ptr noundef nonnull %2)
          to label %28 unwind label %31
28:                                               ; preds = %26
  ret void
29:                                               ; preds = %10, %22
  %30 = landingpad { ptr, i32 }
          catch ptr null
  br label %33
31:                                               ; preds = %1, %26
  %32 = landingpad { ptr, i32 }
          catch ptr null
  br label %33
33:                                               ; preds = %31, %29
  %34 = phi { ptr, i32 } [ %30, %29 ], [ %32, %31 ]
  %35 = extractvalue { ptr, i32 } %34, 0
  tail call void @__clang_call_terminate(ptr %35)
  unreachable
}
define dso_local void @_ZNSt3pmr26synchronized_pool_resource7releaseEv(ptr noundef nonnull align 8 dereferenceable(68) %0) local_unnamed_addr align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 64
  %3 = tail call i32 @pthread_spin_lock(ptr noundef nonnull %2)
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %23, label %9
9:                                                ; preds = %1, %9
  %10 = phi ptr [ %21, %9 ], [ %7, %1 ]
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %4, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 16
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %10, i64 24
  %17 = load i64, ptr %16, align 8
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 24
  %20 = load ptr, ptr %19, align 8
  tail call void %20(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef %13, i64 noundef %15, i64 noundef %17)
  tail call void @free(ptr noundef nonnull %10)
  %21 = load ptr, ptr %4, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %9
23:                                               ; preds = %9, %1
  %24 = tail call i32 @pthread_spin_unlock(ptr noundef nonnull %2)
  ret void
}
define dso_local void @_ZNSt3pmr26synchronized_pool_resourceD1Ev(ptr noundef nonnull align 8 dereferenceable(68) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3pmr26synchronized_pool_resourceE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 64
  %3 = invoke i32 @pthread_spin_lock(ptr noundef nonnull %2)
          to label %4 unwind label %30
4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %26, label %10
10:                                               ; preds = %4, %23
  %11 = phi ptr [ %24, %23 ], [ %8, %4 ]
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %5, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 16
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 24
  %18 = load i64, ptr %17, align 8
  %19 = load ptr, ptr %7, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 24
  %21 = load ptr, ptr %20, align 8
  invoke void %21(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef %14, i64 noundef %16, i64 noundef %18)
          to label %22 unwind label %28
22:                                               ; preds = %10
  invoke void @free(ptr noundef nonnull %11)
          to label %23 unwind label %28
23:                                               ; preds = %22
  %24 = load ptr, ptr %5, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %10
26:                                               ; preds = %23, %4
  %27 = invoke i32 @pthread_spin_unlock(ptr noundef nonnull %2)
          to label %35 unwind label %30
28:                                               ; preds = %22, %10
  %29 = landingpad { ptr, i32 }
          catch ptr null
  br label %32
30:                                               ; preds = %26, %1
  %31 = landingpad { ptr, i32 }
          catch ptr null
  br label %32
32:                                               ; preds = %30, %28
  %33 = phi { ptr, i32 } [ %29, %28 ], [ %31, %30 ]
  %34 = extractvalue { ptr, i32 } %33, 0
  tail call void @__clang_call_terminate(ptr %34)
  unreachable
35:                                               ; preds = %26
  ret void
}
define dso_local void @_ZNSt3pmr26synchronized_pool_resourceD0Ev(ptr noundef nonnull align 8 dereferenceable(68) %0) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3pmr26synchronized_pool_resourceE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 64
  %3 = invoke i32 @pthread_spin_lock(ptr noundef nonnull %2)
          to label %4 unwind label %30
4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %26, label %10
10:                                               ; preds = %4, %23
  %11 = phi ptr [ %24, %23 ], [ %8, %4 ]
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %5, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 16
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 24
  %18 = load i64, ptr %17, align 8
  %19 = load ptr, ptr %7, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 24
  %21 = load ptr, ptr %20, align 8
  invoke void %21(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef %14, i64 noundef %16, i64 noundef %18)
          to label %22 unwind label %28
22:                                               ; preds = %10
  invoke void @free(ptr noundef nonnull %11)
          to label %23 unwind label %28
23:                                               ; preds = %22
  %24 = load ptr, ptr %5, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %10
26:                                               ; preds = %23, %4
  %27 = invoke i32 @pthread_spin_unlock(ptr noundef nonnull %2)
          to label %35 unwind label %30
28:                                               ; preds = %22, %10
  %29 = landingpad { ptr, i32 }
          catch ptr null
  br label %32
30:                                               ; preds = %26, %1
  %31 = landingpad { ptr, i32 }
          catch ptr null
  br label %32
32:                                               ; preds = %30, %28
  %33 = phi { ptr, i32 } [ %29, %28 ], [ %31, %30 ]
  %34 = extractvalue { ptr, i32 } %33, 0
  tail call void @__clang_call_terminate(ptr %34)
  unreachable
35:                                               ; preds = %26
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 72)
  ret void
}
declare i32 @pthread_spin_lock(ptr noundef) local_unnamed_addr
declare i32 @pthread_spin_unlock(ptr noundef) local_unnamed_addr
define dso_local noundef ptr @_ZNSt3pmr26synchronized_pool_resource11do_allocateEmm(ptr noundef nonnull align 8 dereferenceable(68) %0, i64 noundef %1, i64 noundef %2) unnamed_addr align 2 {
  %4 = getelementptr inbounds i8, ptr %0, i64 64
  %5 = tail call i32 @pthread_spin_lock(ptr noundef nonnull %4)
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8
  %9 = tail call ptr @malloc(i64 noundef 32)
  %10 = load ptr, ptr %8, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = tail call noundef ptr %12(ptr noundef nonnull align 8 dereferenceable(8) %8, i64 noundef %1, i64 noundef %2)
  %14 = getelementptr inbounds i8, ptr %9, i64 8
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %9, i64 16
  store i64 %1, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %9, i64 24
  store i64 %2, ptr %16, align 8
  %17 = load ptr, ptr %6, align 8
  store ptr %17, ptr %9, align 8
  store ptr %9, ptr %6, align 8
  %18 = load ptr, ptr %14, align 8
  %19 = tail call i32 @pthread_spin_unlock(ptr noundef nonnull %4)
  ret ptr %18
}
define dso_local void @_ZNSt3pmr26synchronized_pool_resource13do_deallocateEPvmm(ptr noundef nonnull align 8 dereferenceable(68) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr align 2 {
  %5 = getelementptr inbounds i8, ptr %0, i64 64
  %6 = tail call i32 @pthread_spin_lock(ptr noundef nonnull %5)
  %7 = getelementptr inbounds i8, ptr %0, i64 32
  %8 = getelementptr inbounds i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8
  br label %10
10:                                               ; preds = %14, %4
  %11 = phi ptr [ %7, %4 ], [ %12, %14 ]
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %29, label %14
14:                                               ; preds = %10
  %15 = getelementptr inbounds i8, ptr %12, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, %1
  br i1 %17, label %18, label %10
18:                                               ; preds = %14
  %19 = getelementptr inbounds i8, ptr %12, i64 8
  %20 = load ptr, ptr %12, align 8
  store ptr %20, ptr %11, align 8
  %21 = load ptr, ptr %19, align 8
  %22 = getelementptr inbounds i8, ptr %12, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %12, i64 24
  %25 = load i64, ptr %24, align 8
  %26 = load ptr, ptr %9, align 8
  %27 = getelementptr inbounds i8, ptr %26, i64 24
  %28 = load ptr, ptr %27, align 8
  tail call void %28(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef %21, i64 noundef %23, i64 noundef %25)
  tail call void @free(ptr noundef nonnull %12)
  br label %33
29:                                               ; preds = %10
  %30 = load ptr, ptr %9, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 24
  %32 = load ptr, ptr %31, align 8
  tail call void %32(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef %1, i64 noundef %2, i64 noundef %3)
  br label %33
33:                                               ; preds = %18, %29
  %34 = tail call i32 @pthread_spin_unlock(ptr noundef nonnull %5)
  ret void
}
define dso_local noundef zeroext i1 @_ZNKSt3pmr26synchronized_pool_resource11do_is_equalERKNS_15memory_resourceE(ptr noundef nonnull readnone align 8 dereferenceable(68) %0, ptr noundef nonnull readnone align 8 dereferenceable(8) %1) unnamed_addr align 2 {
  %3 = icmp eq ptr %0, %1
  ret i1 %3
}
declare void @__cxa_pure_virtual() unnamed_addr
define internal void @_ZNSt3pmr12_GLOBAL__N_19NewDeleteD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define internal void @_ZNSt3pmr12_GLOBAL__N_19NewDeleteD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define internal noundef ptr @_ZNSt3pmr12_GLOBAL__N_19NewDelete11do_allocateEmm(ptr nocapture nonnull readnone align 8 %0, i64 noundef %1, i64 noundef %2) unnamed_addr align 2 {
  %4 = icmp ugt i64 %2, 16
  br i1 %4, label %5, label %7
5:                                                ; preds = %3
  %6 = tail call ptr @aligned_alloc(i64 noundef %2, i64 noundef %1)
  br label %9
7:                                                ; preds = %3
  %8 = tail call ptr @malloc(i64 noundef %1)
  br label %9
9:                                                ; preds = %7, %5
  %10 = phi ptr [ %6, %5 ], [ %8, %7 ]
  ret ptr %10
}
define internal void @_ZNSt3pmr12_GLOBAL__N_19NewDelete13do_deallocateEPvmm(ptr nocapture nonnull readnone align 8 %0, ptr noundef %1, i64 %2, i64 %3) unnamed_addr align 2 {
  tail call void @free(ptr noundef %1)
  ret void
}
define internal noundef zeroext i1 @_ZNKSt3pmr12_GLOBAL__N_19NewDelete11do_is_equalERKNS_15memory_resourceE(ptr noundef nonnull readnone align 8 dereferenceable(8) %0, ptr noundef nonnull readnone align 8 dereferenceable(8) %1) unnamed_addr align 2 {
  %3 = icmp eq ptr %0, %1
  ret i1 %3
}
declare ptr @aligned_alloc(i64 noundef, i64 noundef) local_unnamed_addr
declare ptr @malloc(i64 noundef) local_unnamed_addr
declare void @free(ptr noundef) local_unnamed_addr
define internal void @_ZNSt3pmr12_GLOBAL__N_14NullD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define internal void @_ZNSt3pmr12_GLOBAL__N_14NullD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 8)
  ret void
}
define internal noalias noundef nonnull ptr @_ZNSt3pmr12_GLOBAL__N_14Null11do_allocateEmm(ptr nocapture nonnull readnone align 8 %0, i64 %1, i64 %2) unnamed_addr align 2 {
  tail call void @_ZSt17__throw_bad_allocv()
  unreachable
}
define internal void @_ZNSt3pmr12_GLOBAL__N_14Null13do_deallocateEPvmm(ptr nocapture nonnull readnone align 8 %0, ptr nocapture readnone %1, i64 %2, i64 %3) unnamed_addr align 2 {
  ret void
}
define internal noundef zeroext i1 @_ZNKSt3pmr12_GLOBAL__N_14Null11do_is_equalERKNS_15memory_resourceE(ptr noundef nonnull readnone align 8 dereferenceable(8) %0, ptr noundef nonnull readnone align 8 dereferenceable(8) %1) unnamed_addr align 2 {
  %3 = icmp eq ptr %0, %1
  ret i1 %3
}
declare void @_ZSt17__throw_bad_allocv() local_unnamed_addr
declare i64 @llvm.umax.i64(i64, i64)
