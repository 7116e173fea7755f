%"struct.std::CharacterTypes" = type { ptr, i32, ptr, i8, ptr, ptr, ptr, i8, [256 x i8], [256 x i8], i8 }
%"struct.std::StandardOutput" = type { ptr, %"struct.std::StandardBase" }
%"struct.std::StandardBase" = type { ptr, i64, i64, i32, i32, i32, ptr, [18 x i64], i32, ptr, ptr, ptr, i8, i8, ptr, ptr, ptr, ptr }
%"class.std::locale" = type { ptr }
%"struct.std::Memory" = type { ptr, [7 x i64] }
%"struct.std::Table" = type { i64, i64, ptr, [2 x ptr] }
%"struct.std::StandardInput" = type { ptr, i64, %"struct.std::StandardBase" }
$_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED2Ev = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED1Ev = comdat any
$_ZNSoD2Ev = comdat any
$_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev = comdat any
$_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev = comdat any
$_ZTv0_n24_NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev = comdat any
$_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev = comdat any
$_ZTv0_n24_NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev = comdat any
$_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED2Ev = comdat any
$_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev = comdat any
$_ZTv0_n24_NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev = comdat any
$_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev = comdat any
$_ZTv0_n24_NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev = comdat any
$_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED2Ev = comdat any
$_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev = comdat any
$_ZThn16_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev = comdat any
$_ZTv0_n24_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev = comdat any
$_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev = comdat any
$_ZThn16_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev = comdat any
$_ZTv0_n24_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2Ev = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEED2Ev = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC1Ev = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev = comdat any
$__clang_call_terminate = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED0Ev = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9showmanycEv = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE10update_endEv = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9underflowEv = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9pbackfailEi = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE8overflowEi = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE6setbufEPcl = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7seekposESt8PositionSt13_Ios_Openmode = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7_M_syncEPcmm = comdat any
$_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE8_M_pbumpEPcS5_l = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEEC1Ev = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEED1Ev = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEED0Ev = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEE6setbufEPcl = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekposESt8PositionSt13_Ios_Openmode = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEE4syncEv = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEE9showmanycEv = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsgetnEPcl = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEE6sbumpcEv = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEE9underflowEv = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEE5uflowEv = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEE9pbackfailEi = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsputnEPKcl = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEE8overflowEi = comdat any
$_ZNSt15basic_streambufIcSt11char_traitsIcEE5sgetcEv = comdat any
$_ZNSt9basic_iosIcSt11char_traitsIcEEC2Ev = comdat any
$_ZNSt9basic_iosIcSt11char_traitsIcEEC1Ev = comdat any
$_ZNSt9basic_iosIcSt11char_traitsIcEED1Ev = comdat any
$_ZNSt9basic_iosIcSt11char_traitsIcEED0Ev = comdat any
$_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E = comdat any
$_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate = comdat any
$_ZNSt9basic_iosIcSt11char_traitsIcEE5rdbufEPSt15basic_streambufIcS1_E = comdat any
$_ZNSt9basic_iosIcSt11char_traitsIcEE3addEi = comdat any
$_ZNSo6sentryC2ERSo = comdat any
$_ZNSo6sentryC1ERSo = comdat any
$_ZNSoC2Ev = comdat any
$_ZNSoC1Ev = comdat any
$_ZNSoD1Ev = comdat any
$_ZTv0_n24_NSoD1Ev = comdat any
$_ZNSoD0Ev = comdat any
$_ZTv0_n24_NSoD0Ev = comdat any
$_ZNSolsEs = comdat any
$_ZNSolsEi = comdat any
$_ZNSolsEPSt15basic_streambufIcSt11char_traitsIcEE = comdat any
$_ZNSo3putEc = comdat any
$_ZNSo5writeEPKcl = comdat any
$_ZNSo5flushEv = comdat any
$_ZNSo5tellpEv = comdat any
$_ZNSo5seekpESt8Position = comdat any
$_ZNSo5seekpElSt12_Ios_Seekdir = comdat any
$_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l = comdat any
$_ZNKSt5ctypeIcE13_M_widen_initEv = comdat any
$_ZNKSt5ctypeIcE14_M_narrow_initEv = comdat any
$_ZNSt7NowhereD1Ev = comdat any
$_ZNSt7NowhereD0Ev = comdat any
$_ZNSdD1Ev = comdat any
$_ZNSdD0Ev = comdat any
$_ZThn16_NSdD1Ev = comdat any
$_ZThn16_NSdD0Ev = comdat any
$_ZTv0_n24_NSdD1Ev = comdat any
$_ZTv0_n24_NSdD0Ev = comdat any
$_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTVSt15basic_streambufIcSt11char_traitsIcEE = comdat any
$_ZTVSt9basic_iosIcSt11char_traitsIcEE = comdat any
$_ZTVSo = comdat any
$_ZTTSo = comdat any
$_ZTSSt15basic_streambufIcSt11char_traitsIcEE = comdat any
$_ZTISt15basic_streambufIcSt11char_traitsIcEE = comdat any
$_ZTCNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE0_So = comdat any
$_ZTSSo = comdat any
$_ZTSSt9basic_iosIcSt11char_traitsIcEE = comdat any
$_ZTISt9basic_iosIcSt11char_traitsIcEE = comdat any
$_ZTISo = comdat any
$_ZTSNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTINSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTCNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE0_Si = comdat any
$_ZTSSi = comdat any
$_ZTISi = comdat any
$_ZTSNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTINSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTCNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE0_Sd = comdat any
$_ZTSSd = comdat any
$_ZTISd = comdat any
$_ZTCNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE0_Si = comdat any
$_ZTCNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE16_So = comdat any
$_ZTSNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTINSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTSNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTINSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = comdat any
$_ZTVSd = comdat any
$_ZTTSd = comdat any
$_ZTCSd0_Si = comdat any
$_ZTCSd16_So = comdat any
@_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE = weak_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 112 to ptr), ptr null, ptr @_ZTINSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, ptr @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev, ptr @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev], [5 x ptr] [ptr inttoptr (i64 -112 to ptr), ptr inttoptr (i64 -112 to ptr), ptr @_ZTINSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, ptr @_ZTv0_n24_NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev, ptr @_ZTv0_n24_NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev] }, comdat, align 8
@_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE = weak_odr dso_local unnamed_addr constant [4 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTCNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE0_So, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTCNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE0_So, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = weak_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 120 to ptr), ptr null, ptr @_ZTINSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, ptr @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev, ptr @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev], [5 x ptr] [ptr inttoptr (i64 -120 to ptr), ptr inttoptr (i64 -120 to ptr), ptr @_ZTINSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, ptr @_ZTv0_n24_NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev, ptr @_ZTv0_n24_NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev] }, comdat, align 8
@_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = weak_odr dso_local unnamed_addr constant [4 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTCNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE0_Si, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTCNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE0_Si, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE = weak_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 128 to ptr), ptr null, ptr @_ZTINSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, ptr @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev, ptr @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev], [5 x ptr] [ptr inttoptr (i64 112 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTINSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, ptr @_ZThn16_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev, ptr @_ZThn16_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev], [5 x ptr] [ptr inttoptr (i64 -128 to ptr), ptr inttoptr (i64 -128 to ptr), ptr @_ZTINSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, ptr @_ZTv0_n24_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev, ptr @_ZTv0_n24_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev] }, comdat, align 8
@_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE = weak_odr dso_local unnamed_addr constant [10 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTCNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE0_Sd, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTCNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE0_Si, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTCNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE0_Si, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTCNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE16_So, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTCNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE16_So, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTCNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE0_Sd, i32 0, i32 2, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTCNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE0_Sd, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i32 0, i32 2, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = weak_odr dso_local unnamed_addr constant { [16 x ptr] } { [16 x ptr] [ptr null, ptr @_ZTINSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, ptr @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED1Ev, ptr @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED0Ev, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale, ptr @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE6setbufEPcl, ptr @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode, ptr @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7seekposESt8PositionSt13_Ios_Openmode, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE4syncEv, ptr @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9showmanycEv, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsgetnEPcl, ptr @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9underflowEv, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE5uflowEv, ptr @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9pbackfailEi, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsputnEPKcl, ptr @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE8overflowEi] }, comdat, align 8
@.str = private unnamed_addr constant [42 x i8] c"a buffer of one's own for a string stream\00", align 1
@_ZTVSt15basic_streambufIcSt11char_traitsIcEE = weak_odr dso_local unnamed_addr constant { [16 x ptr] } { [16 x ptr] [ptr null, ptr @_ZTISt15basic_streambufIcSt11char_traitsIcEE, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEED1Ev, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEED0Ev, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE6setbufEPcl, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekposESt8PositionSt13_Ios_Openmode, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE4syncEv, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE9showmanycEv, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsgetnEPcl, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE9underflowEv, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE5uflowEv, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE9pbackfailEi, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsputnEPKcl, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE8overflowEi] }, comdat, align 8
@_ZTVSt9basic_iosIcSt11char_traitsIcEE = weak_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTISt9basic_iosIcSt11char_traitsIcEE, ptr @_ZNSt9basic_iosIcSt11char_traitsIcEED1Ev, ptr @_ZNSt9basic_iosIcSt11char_traitsIcEED0Ev] }, comdat, align 8
@__quotient_character_types = dso_local constant %"struct.std::CharacterTypes" { ptr @_ZStL19character_functions, i32 0, ptr null, i8 0, ptr null, ptr null, ptr null, i8 1, [256 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\10\11\12\13\14\15\16\17\18\19\1A\1B\1C\1D\1E\1F !\22#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\7F\80\81\82\83\84\85\86\87\88\89\8A\8B\8C\8D\8E\8F\90\91\92\93\94\95\96\97\98\99\9A\9B\9C\9D\9E\9F\A0\A1\A2\A3\A4\A5\A6\A7\A8\A9\AA\AB\AC\AD\AE\AF\B0\B1\B2\B3\B4\B5\B6\B7\B8\B9\BA\BB\BC\BD\BE\BF\C0\C1\C2\C3\C4\C5\C6\C7\C8\C9\CA\CB\CC\CD\CE\CF\D0\D1\D2\D3\D4\D5\D6\D7\D8\D9\DA\DB\DC\DD\DE\DF\E0\E1\E2\E3\E4\E5\E6\E7\E8\E9\EA\EB\EC\ED\EE\EF\F0\F1\F2\F3\F4\F5\F6\F7\F8\F9\FA\FB\FC\FD\FE\FF", [256 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\10\11\12\13\14\15\16\17\18\19\1A\1B\1C\1D\1E\1F !\22#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\7F\80\81\82\83\84\85\86\87\88\89\8A\8B\8C\8D\8E\8F\90\91\92\93\94\95\96\97\98\99\9A\9B\9C\9D\9E\9F\A0\A1\A2\A3\A4\A5\A6\A7\A8\A9\AA\AB\AC\AD\AE\AF\B0\B1\B2\B3\B4\B5\B6\B7\B8\B9\BA\BB\BC\BD\BE\BF\C0\C1\C2\C3\C4\C5\C6\C7\C8\C9\CA\CB\CC\CD\CE\CF\D0\D1\D2\D3\D4\D5\D6\D7\D8\D9\DA\DB\DC\DD\DE\DF\E0\E1\E2\E3\E4\E5\E6\E7\E8\E9\EA\EB\EC\ED\EE\EF\F0\F1\F2\F3\F4\F5\F6\F7\F8\F9\FA\FB\FC\FD\FE\FF", i8 1 }, align 8
@.str.1 = private unnamed_addr constant [34 x i8] c"a stream that throws an exception\00", align 1
@_ZSt4cout = dso_local global %"struct.std::StandardOutput" { ptr getelementptr (i8, ptr @_ZStL12output_table, i64 24), %"struct.std::StandardBase" { ptr null, i64 6, i64 0, i32 4098, i32 0, i32 0, ptr null, [18 x i64] zeroinitializer, i32 8, ptr null, ptr null, ptr null, i8 32, i8 1, ptr @__quotient_nowhere, ptr @__quotient_character_types, ptr null, ptr null } }, align 8
@_ZSt4cerr = dso_local global %"struct.std::StandardOutput" { ptr getelementptr (i8, ptr @_ZStL12output_table, i64 24), %"struct.std::StandardBase" { ptr null, i64 6, i64 0, i32 4098, i32 0, i32 0, ptr null, [18 x i64] zeroinitializer, i32 8, ptr null, ptr null, ptr null, i8 32, i8 1, ptr @__quotient_nowhere, ptr @__quotient_character_types, ptr null, ptr null } }, align 8
@_ZSt4clog = dso_local global %"struct.std::StandardOutput" { ptr getelementptr (i8, ptr @_ZStL12output_table, i64 24), %"struct.std::StandardBase" { ptr null, i64 6, i64 0, i32 4098, i32 0, i32 0, ptr null, [18 x i64] zeroinitializer, i32 8, ptr null, ptr null, ptr null, i8 32, i8 1, ptr @__quotient_nowhere, ptr @__quotient_character_types, ptr null, ptr null } }, align 8
@.str.2 = private unnamed_addr constant [42 x i8] c"standard output that leads somewhere else\00", align 1
@_ZTVSo = weak_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 8 to ptr), ptr null, ptr @_ZTISo, ptr @_ZNSoD1Ev, ptr @_ZNSoD0Ev], [5 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr inttoptr (i64 -8 to ptr), ptr @_ZTISo, ptr @_ZTv0_n24_NSoD1Ev, ptr @_ZTv0_n24_NSoD0Ev] }, comdat, align 8
@_ZTTSo = weak_odr dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTVSo, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTVSo, i32 0, i32 1, i32 3)], comdat, align 8
@.str.3 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1
@_ZStL10the_locale = internal global %"class.std::locale" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@_ZTVSt8ios_base = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTISt8ios_base, ptr @_ZNSt8ios_baseD1Ev, ptr @_ZNSt8ios_baseD0Ev] }, align 8
@.str.4 = private unnamed_addr constant [4 x i8] c"%lu\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"%p\00", align 1
@_ZStL19character_functions = internal constant [10 x ptr] [ptr @_ZStL10no_localesv, ptr @_ZStL10no_localesv, ptr @_ZStL10no_localesv, ptr @_ZStL10no_localesv, ptr @_ZStL10no_localesv, ptr @_ZStL10no_localesv, ptr @_ZStL10no_localesv, ptr @_ZStL10no_localesv, ptr @_ZStL10no_localesv, ptr @_ZStL10no_localesv], align 16
@__quotient_nowhere = dso_local global %"struct.std::Memory" { ptr getelementptr (i8, ptr @_ZTVSt7Nowhere, i64 16), [7 x i64] zeroinitializer }, align 8
@_ZStL12output_table = internal constant %"struct.std::Table" { i64 8, i64 0, ptr null, [2 x ptr] zeroinitializer }, align 8
@_ZStL11input_table = internal constant %"struct.std::Table" { i64 16, i64 0, ptr null, [2 x ptr] zeroinitializer }, align 8
@_ZSt3cin = dso_local local_unnamed_addr global %"struct.std::StandardInput" { ptr getelementptr (i8, ptr @_ZStL11input_table, i64 24), i64 0, %"struct.std::StandardBase" { ptr null, i64 6, i64 0, i32 4098, i32 0, i32 0, ptr null, [18 x i64] zeroinitializer, i32 8, ptr null, ptr null, ptr null, i8 32, i8 1, ptr @__quotient_nowhere, ptr @__quotient_character_types, ptr null, ptr null } }, align 8
@.str.9 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSSt8ios_base = dso_local constant [12 x i8] c"St8ios_base\00", align 1
@_ZTISt8ios_base = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt8ios_base }, align 8
@_ZTVSt7Nowhere = dso_local unnamed_addr constant { [16 x ptr] } { [16 x ptr] [ptr null, ptr @_ZTISt7Nowhere, ptr @_ZNSt7NowhereD1Ev, ptr @_ZNSt7NowhereD0Ev, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE6setbufEPcl, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekposESt8PositionSt13_Ios_Openmode, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE4syncEv, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE9showmanycEv, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsgetnEPcl, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE9underflowEv, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE5uflowEv, ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE9pbackfailEi, ptr @_ZNSt7Nowhere6xsputnEPKcl, ptr @_ZNSt7Nowhere8overflowEi] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSSt7Nowhere = dso_local constant [11 x i8] c"St7Nowhere\00", align 1
@_ZTSSt15basic_streambufIcSt11char_traitsIcEE = weak_odr dso_local constant [41 x i8] c"St15basic_streambufIcSt11char_traitsIcEE\00", comdat, align 1
@_ZTISt15basic_streambufIcSt11char_traitsIcEE = weak_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt15basic_streambufIcSt11char_traitsIcEE }, comdat, align 8
@_ZTISt7Nowhere = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt7Nowhere, ptr @_ZTISt15basic_streambufIcSt11char_traitsIcEE }, align 8
@_ZTCNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE0_So = weak_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 112 to ptr), ptr null, ptr @_ZTISo, ptr @_ZNSoD1Ev, ptr @_ZNSoD0Ev], [5 x ptr] [ptr inttoptr (i64 -112 to ptr), ptr inttoptr (i64 -112 to ptr), ptr @_ZTISo, ptr @_ZTv0_n24_NSoD1Ev, ptr @_ZTv0_n24_NSoD0Ev] }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTSSo = weak_odr dso_local constant [3 x i8] c"So\00", comdat, align 1
@_ZTSSt9basic_iosIcSt11char_traitsIcEE = weak_odr dso_local constant [34 x i8] c"St9basic_iosIcSt11char_traitsIcEE\00", comdat, align 1
@_ZTISt9basic_iosIcSt11char_traitsIcEE = weak_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt9basic_iosIcSt11char_traitsIcEE, ptr @_ZTISt8ios_base }, comdat, align 8
@_ZTISo = weak_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSSo, i32 0, i32 1, ptr @_ZTISt9basic_iosIcSt11char_traitsIcEE, i64 -6141 }, comdat, align 8
@_ZTSNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE = weak_odr dso_local constant [60 x i8] c"NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE\00", comdat, align 1
@_ZTINSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE = weak_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, ptr @_ZTISo }, comdat, align 8
@_ZTCNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE0_Si = weak_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 120 to ptr), ptr null, ptr @_ZTISi, ptr @_ZNSiD1Ev, ptr @_ZNSiD0Ev], [5 x ptr] [ptr inttoptr (i64 -120 to ptr), ptr inttoptr (i64 -120 to ptr), ptr @_ZTISi, ptr @_ZTv0_n24_NSiD1Ev, ptr @_ZTv0_n24_NSiD0Ev] }, comdat, align 8
@_ZTSSi = linkonce_odr dso_local constant [3 x i8] c"Si\00", comdat, align 1
@_ZTISi = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSSi, i32 0, i32 1, ptr @_ZTISt9basic_iosIcSt11char_traitsIcEE, i64 -6141 }, comdat, align 8
@_ZTSNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = weak_odr dso_local constant [60 x i8] c"NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE\00", comdat, align 1
@_ZTINSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE = weak_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, ptr @_ZTISi }, comdat, align 8
@_ZTCNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE0_Sd = weak_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 128 to ptr), ptr null, ptr @_ZTISd, ptr @_ZNSdD1Ev, ptr @_ZNSdD0Ev], [5 x ptr] [ptr inttoptr (i64 112 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTISd, ptr @_ZThn16_NSdD1Ev, ptr @_ZThn16_NSdD0Ev], [5 x ptr] [ptr inttoptr (i64 -128 to ptr), ptr inttoptr (i64 -128 to ptr), ptr @_ZTISd, ptr @_ZTv0_n24_NSdD1Ev, ptr @_ZTv0_n24_NSdD0Ev] }, comdat, align 8
@_ZTSSd = linkonce_odr dso_local constant [3 x i8] c"Sd\00", comdat, align 1
@_ZTISd = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSSd, i32 3, i32 2, ptr @_ZTISi, i64 2, ptr @_ZTISo, i64 4098 }, comdat, align 8
@_ZTCNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE0_Si = weak_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 128 to ptr), ptr null, ptr @_ZTISi, ptr @_ZNSiD1Ev, ptr @_ZNSiD0Ev], [5 x ptr] [ptr inttoptr (i64 -128 to ptr), ptr inttoptr (i64 -128 to ptr), ptr @_ZTISi, ptr @_ZTv0_n24_NSiD1Ev, ptr @_ZTv0_n24_NSiD0Ev] }, comdat, align 8
@_ZTCNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE16_So = weak_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 112 to ptr), ptr null, ptr @_ZTISo, ptr @_ZNSoD1Ev, ptr @_ZNSoD0Ev], [5 x ptr] [ptr inttoptr (i64 -112 to ptr), ptr inttoptr (i64 -112 to ptr), ptr @_ZTISo, ptr @_ZTv0_n24_NSoD1Ev, ptr @_ZTv0_n24_NSoD0Ev] }, comdat, align 8
@_ZTSNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE = weak_odr dso_local constant [59 x i8] c"NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE\00", comdat, align 1
@_ZTINSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE = weak_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, ptr @_ZTISd }, comdat, align 8
@_ZTSNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = weak_odr dso_local constant [56 x i8] c"NSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE\00", comdat, align 1
@_ZTINSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = weak_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, ptr @_ZTISt15basic_streambufIcSt11char_traitsIcEE }, comdat, align 8
@.str.11 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.12 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"%g\00", align 1
@.str.14 = private unnamed_addr constant [46 x i8] c"floating-point numbers in base 16 in a stream\00", align 1
@.str.15 = private unnamed_addr constant [64 x i8] c"a floating-point number of more than 400 characters in a stream\00", align 1
@.str.16 = private unnamed_addr constant [27 x i8] c"what depends on the locale\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1
@_ZTVSd = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTISd, ptr @_ZNSdD1Ev, ptr @_ZNSdD0Ev], [5 x ptr] [ptr inttoptr (i64 8 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTISd, ptr @_ZThn16_NSdD1Ev, ptr @_ZThn16_NSdD0Ev], [5 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTISd, ptr @_ZTv0_n24_NSdD1Ev, ptr @_ZTv0_n24_NSdD0Ev] }, comdat, align 8
@_ZTTSd = linkonce_odr dso_local unnamed_addr constant [7 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTVSd, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTCSd0_Si, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTCSd0_Si, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTCSd16_So, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTCSd16_So, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTVSd, i32 0, i32 2, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTVSd, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTCSd0_Si = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 24 to ptr), ptr null, ptr @_ZTISi, ptr @_ZNSiD1Ev, ptr @_ZNSiD0Ev], [5 x ptr] [ptr inttoptr (i64 -24 to ptr), ptr inttoptr (i64 -24 to ptr), ptr @_ZTISi, ptr @_ZTv0_n24_NSiD1Ev, ptr @_ZTv0_n24_NSiD0Ev] }, comdat, align 8
@_ZTCSd16_So = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 8 to ptr), ptr null, ptr @_ZTISo, ptr @_ZNSoD1Ev, ptr @_ZNSoD0Ev], [5 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr inttoptr (i64 -8 to ptr), ptr @_ZTISo, ptr @_ZTv0_n24_NSoD1Ev, ptr @_ZTv0_n24_NSoD0Ev] }, comdat, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_streams.cpp, ptr null }]
define weak_odr dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(112) %0, ptr noundef %1) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = load ptr, ptr %1, align 8
  store ptr %3, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %1, i64 24
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %3, i64 -24
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  store ptr %5, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 80
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 96
  %13 = icmp eq ptr %11, %12
  br i1 %13, label %18, label %14
14:                                               ; preds = %2
  invoke void @free(ptr noundef %11)
          to label %18 unwind label %15
15:                                               ; preds = %14
  %16 = landingpad { ptr, i32 }
          catch ptr null
  %17 = extractvalue { ptr, i32 } %16, 0
  tail call void @__clang_call_terminate(ptr %17)
  unreachable
18:                                               ; preds = %2, %14
  ret void
}
define weak_odr dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(104) %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 72
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 88
  %5 = icmp eq ptr %3, %4
  br i1 %5, label %10, label %6
6:                                                ; preds = %1
  invoke void @free(ptr noundef %3)
          to label %10 unwind label %7
7:                                                ; preds = %6
  %8 = landingpad { ptr, i32 }
          catch ptr null
  %9 = extractvalue { ptr, i32 } %8, 0
  tail call void @__clang_call_terminate(ptr %9)
  unreachable
10:                                               ; preds = %1, %6
  ret void
}
define weak_odr dso_local void @_ZNSoD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr comdat align 2 {
  ret void
}
define weak_odr dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 24), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 112
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 64), ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 80
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 96
  %7 = icmp eq ptr %5, %6
  br i1 %7, label %12, label %8
8:                                                ; preds = %1
  invoke void @free(ptr noundef %5)
          to label %12 unwind label %9
9:                                                ; preds = %8
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  tail call void @__clang_call_terminate(ptr %11)
  unreachable
12:                                               ; preds = %1, %8
  ret void
}
define weak_odr dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(264) %0) unnamed_addr comdat align 2 {
  ret void
}
define weak_odr dso_local void @_ZTv0_n24_NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 24), ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 112
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 64), ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 8
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 80
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %5, i64 96
  %11 = icmp eq ptr %9, %10
  br i1 %11, label %16, label %12
12:                                               ; preds = %1
  invoke void @free(ptr noundef %9)
          to label %16 unwind label %13
13:                                               ; preds = %12
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  tail call void @__clang_call_terminate(ptr %15)
  unreachable
16:                                               ; preds = %1, %12
  ret void
}
define weak_odr dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev(ptr noundef nonnull align 8 dereferenceable(112) %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 24), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 112
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 64), ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 80
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 96
  %7 = icmp eq ptr %5, %6
  br i1 %7, label %12, label %8
8:                                                ; preds = %1
  invoke void @free(ptr noundef %5)
          to label %12 unwind label %9
9:                                                ; preds = %8
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  tail call void @__clang_call_terminate(ptr %11)
  unreachable
12:                                               ; preds = %1, %8
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 376)
  ret void
}
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr
define weak_odr dso_local void @_ZTv0_n24_NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED0Ev(ptr noundef %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 24), ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 112
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, i64 64), ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 8
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 80
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %5, i64 96
  %11 = icmp eq ptr %9, %10
  br i1 %11, label %16, label %12
12:                                               ; preds = %1
  invoke void @free(ptr noundef %9)
          to label %16 unwind label %13
13:                                               ; preds = %12
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  tail call void @__clang_call_terminate(ptr %15)
  unreachable
16:                                               ; preds = %1, %12
  tail call void @_ZdlPvm(ptr noundef nonnull %5, i64 noundef 376)
  ret void
}
define weak_odr dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(120) %0, ptr noundef %1) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = load ptr, ptr %1, align 8
  store ptr %3, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %1, i64 24
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %3, i64 -24
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  store ptr %5, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 88
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 104
  %13 = icmp eq ptr %11, %12
  br i1 %13, label %18, label %14
14:                                               ; preds = %2
  invoke void @free(ptr noundef %11)
          to label %18 unwind label %15
15:                                               ; preds = %14
  %16 = landingpad { ptr, i32 }
          catch ptr null
  %17 = extractvalue { ptr, i32 } %16, 0
  tail call void @__clang_call_terminate(ptr %17)
  unreachable
18:                                               ; preds = %2, %14
  %19 = getelementptr inbounds i8, ptr %1, i64 8
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull %19)
  ret void
}
declare void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr
define weak_odr dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(120) %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 24), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 120
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 64), ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 88
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 104
  %7 = icmp eq ptr %5, %6
  br i1 %7, label %12, label %8
8:                                                ; preds = %1
  invoke void @free(ptr noundef %5)
          to label %12 unwind label %9
9:                                                ; preds = %8
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  tail call void @__clang_call_terminate(ptr %11)
  unreachable
12:                                               ; preds = %1, %8
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 8))
  ret void
}
define weak_odr dso_local void @_ZTv0_n24_NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 24), ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 120
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 64), ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 88
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %5, i64 104
  %11 = icmp eq ptr %9, %10
  br i1 %11, label %16, label %12
12:                                               ; preds = %1
  invoke void @free(ptr noundef %9)
          to label %16 unwind label %13
13:                                               ; preds = %12
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  tail call void @__clang_call_terminate(ptr %15)
  unreachable
16:                                               ; preds = %1, %12
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 8))
  ret void
}
define weak_odr dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev(ptr noundef nonnull align 8 dereferenceable(120) %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 24), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 120
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 64), ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 88
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 104
  %7 = icmp eq ptr %5, %6
  br i1 %7, label %12, label %8
8:                                                ; preds = %1
  invoke void @free(ptr noundef %5)
          to label %12 unwind label %9
9:                                                ; preds = %8
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  tail call void @__clang_call_terminate(ptr %11)
  unreachable
12:                                               ; preds = %1, %8
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 8))
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 384)
  ret void
}
define weak_odr dso_local void @_ZTv0_n24_NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED0Ev(ptr noundef %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 24), ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 120
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 64), ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 88
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %5, i64 104
  %11 = icmp eq ptr %9, %10
  br i1 %11, label %16, label %12
12:                                               ; preds = %1
  invoke void @free(ptr noundef %9)
          to label %16 unwind label %13
13:                                               ; preds = %12
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  tail call void @__clang_call_terminate(ptr %15)
  unreachable
16:                                               ; preds = %1, %12
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, i64 8))
  tail call void @_ZdlPvm(ptr noundef nonnull %5, i64 noundef 384)
  ret void
}
define weak_odr dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(128) %0, ptr noundef %1) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = load ptr, ptr %1, align 8
  store ptr %3, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %1, i64 64
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %3, i64 -24
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  store ptr %5, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 72
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %10, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 96
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 112
  %16 = icmp eq ptr %14, %15
  br i1 %16, label %21, label %17
17:                                               ; preds = %2
  invoke void @free(ptr noundef %14)
          to label %21 unwind label %18
18:                                               ; preds = %17
  %19 = landingpad { ptr, i32 }
          catch ptr null
  %20 = extractvalue { ptr, i32 } %19, 0
  tail call void @__clang_call_terminate(ptr %20)
  unreachable
21:                                               ; preds = %2, %17
  %22 = getelementptr inbounds i8, ptr %1, i64 16
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull %22)
  ret void
}
define weak_odr dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(128) %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 24), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 128
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 104), ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 64), ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 96
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 112
  %8 = icmp eq ptr %6, %7
  br i1 %8, label %13, label %9
9:                                                ; preds = %1
  invoke void @free(ptr noundef %6)
          to label %13 unwind label %10
10:                                               ; preds = %9
  %11 = landingpad { ptr, i32 }
          catch ptr null
  %12 = extractvalue { ptr, i32 } %11, 0
  tail call void @__clang_call_terminate(ptr %12)
  unreachable
13:                                               ; preds = %1, %9
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 16))
  ret void
}
define weak_odr dso_local void @_ZThn16_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 24), ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 112
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 104), ptr %3, align 8
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 64), ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 80
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 96
  %8 = icmp eq ptr %6, %7
  br i1 %8, label %13, label %9
9:                                                ; preds = %1
  invoke void @free(ptr noundef %6)
          to label %13 unwind label %10
10:                                               ; preds = %9
  %11 = landingpad { ptr, i32 }
          catch ptr null
  %12 = extractvalue { ptr, i32 } %11, 0
  tail call void @__clang_call_terminate(ptr %12)
  unreachable
13:                                               ; preds = %1, %9
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 16))
  ret void
}
define weak_odr dso_local void @_ZTv0_n24_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 24), ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 128
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 104), ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 64), ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 24
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %5, i64 96
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %5, i64 112
  %12 = icmp eq ptr %10, %11
  br i1 %12, label %17, label %13
13:                                               ; preds = %1
  invoke void @free(ptr noundef %10)
          to label %17 unwind label %14
14:                                               ; preds = %13
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  tail call void @__clang_call_terminate(ptr %16)
  unreachable
17:                                               ; preds = %1, %13
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 16))
  ret void
}
define weak_odr dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev(ptr noundef nonnull align 8 dereferenceable(128) %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 24), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 128
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 104), ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 64), ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 96
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 112
  %8 = icmp eq ptr %6, %7
  br i1 %8, label %13, label %9
9:                                                ; preds = %1
  invoke void @free(ptr noundef %6)
          to label %13 unwind label %10
10:                                               ; preds = %9
  %11 = landingpad { ptr, i32 }
          catch ptr null
  %12 = extractvalue { ptr, i32 } %11, 0
  tail call void @__clang_call_terminate(ptr %12)
  unreachable
13:                                               ; preds = %1, %9
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 16))
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 392)
  ret void
}
define weak_odr dso_local void @_ZThn16_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev(ptr noundef %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 24), ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 112
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 104), ptr %3, align 8
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 64), ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 80
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 96
  %8 = icmp eq ptr %6, %7
  br i1 %8, label %13, label %9
9:                                                ; preds = %1
  invoke void @free(ptr noundef %6)
          to label %13 unwind label %10
10:                                               ; preds = %9
  %11 = landingpad { ptr, i32 }
          catch ptr null
  %12 = extractvalue { ptr, i32 } %11, 0
  tail call void @__clang_call_terminate(ptr %12)
  unreachable
13:                                               ; preds = %1, %9
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 16))
  tail call void @_ZdlPvm(ptr noundef nonnull %2, i64 noundef 392)
  ret void
}
define weak_odr dso_local void @_ZTv0_n24_NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED0Ev(ptr noundef %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 24), ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 128
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 104), ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 64), ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 24
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %5, i64 96
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %5, i64 112
  %12 = icmp eq ptr %10, %11
  br i1 %12, label %17, label %13
13:                                               ; preds = %1
  invoke void @free(ptr noundef %10)
          to label %17 unwind label %14
14:                                               ; preds = %13
  %15 = landingpad { ptr, i32 }
          catch ptr null
  %16 = extractvalue { ptr, i32 } %15, 0
  tail call void @__clang_call_terminate(ptr %16)
  unreachable
17:                                               ; preds = %1, %13
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, i64 16))
  tail call void @_ZdlPvm(ptr noundef nonnull %5, i64 noundef 392)
  ret void
}
define weak_odr dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC2Ev(ptr noundef nonnull align 8 dereferenceable(104) %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr null, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr null, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr null, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr null, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  store ptr null, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  store ptr null, ptr %8, align 8
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %0, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  store i32 0, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 72
  %11 = getelementptr inbounds i8, ptr %0, i64 88
  store ptr %11, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %12, align 8
  store i8 0, ptr %11, align 8
  ret void
}
define weak_odr dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC2Ev(ptr noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr comdat align 2 {
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr null, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr null, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr null, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr null, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  store ptr null, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  store ptr null, ptr %8, align 8
  ret void
}
declare i32 @__gxx_personality_v0(...)
define weak_odr dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr comdat align 2 {
  ret void
}
define weak_odr dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(104) %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr null, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr null, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr null, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr null, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  store ptr null, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  store ptr null, ptr %8, align 8
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %0, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  store i32 0, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 72
  %11 = getelementptr inbounds i8, ptr %0, i64 88
  store ptr %11, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %12, align 8
  store i8 0, ptr %11, align 8
  ret void
}
define weak_odr dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(104) %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 72
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 88
  %5 = icmp eq ptr %3, %4
  br i1 %5, label %7, label %6
6:                                                ; preds = %1
  invoke void @free(ptr noundef %3)
          to label %7 unwind label %8
7:                                                ; preds = %6, %1
  ret void
8:                                                ; preds = %6
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  tail call void @__clang_call_terminate(ptr %10)
  unreachable
}
declare void @free(ptr noundef) local_unnamed_addr
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0)
  tail call void @_ZSt9terminatev()
  unreachable
}
declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr
declare void @_ZSt9terminatev() local_unnamed_addr
define weak_odr dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEED0Ev(ptr noundef nonnull align 8 dereferenceable(104) %0) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 72
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 88
  %5 = icmp eq ptr %3, %4
  br i1 %5, label %10, label %6
6:                                                ; preds = %1
  invoke void @free(ptr noundef %3)
          to label %10 unwind label %7
7:                                                ; preds = %6
  %8 = landingpad { ptr, i32 }
          catch ptr null
  %9 = extractvalue { ptr, i32 } %8, 0
  tail call void @__clang_call_terminate(ptr %9)
  unreachable
10:                                               ; preds = %1, %6
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 104)
  ret void
}
define weak_odr dso_local noundef i64 @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9showmanycEv(ptr noundef nonnull align 8 dereferenceable(104) %0) unnamed_addr comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 64
  %3 = load i32, ptr %2, align 8
  %4 = and i32 %3, 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %23, label %6
6:                                                ; preds = %1
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %15, label %10
10:                                               ; preds = %6
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ugt ptr %8, %12
  br i1 %13, label %14, label %15
14:                                               ; preds = %10
  store ptr %8, ptr %11, align 8
  br label %15
15:                                               ; preds = %6, %10, %14
  %16 = getelementptr inbounds i8, ptr %0, i64 24
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 16
  %19 = load ptr, ptr %18, align 8
  %20 = ptrtoint ptr %17 to i64
  %21 = ptrtoint ptr %19 to i64
  %22 = sub i64 %20, %21
  br label %23
23:                                               ; preds = %1, %15
  %24 = phi i64 [ %22, %15 ], [ -1, %1 ]
  ret i64 %24
}
define weak_odr dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE10update_endEv(ptr noundef nonnull align 8 dereferenceable(104) %0) local_unnamed_addr comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %17, label %5
5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ugt ptr %3, %7
  br i1 %8, label %9, label %17
9:                                                ; preds = %5
  %10 = getelementptr inbounds i8, ptr %0, i64 64
  %11 = load i32, ptr %10, align 8
  %12 = and i32 %11, 8
  %13 = icmp eq i32 %12, 0
  store ptr %3, ptr %6, align 8
  br i1 %13, label %14, label %17
14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %3, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %3, ptr %16, align 8
  br label %17
17:                                               ; preds = %9, %14, %5, %1
  ret void
}
define weak_odr dso_local noundef i32 @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9underflowEv(ptr noundef nonnull align 8 dereferenceable(104) %0) unnamed_addr comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 64
  %3 = load i32, ptr %2, align 8
  %4 = and i32 %3, 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %24, label %6
6:                                                ; preds = %1
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %15, label %10
10:                                               ; preds = %6
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ugt ptr %8, %12
  br i1 %13, label %14, label %15
14:                                               ; preds = %10
  store ptr %8, ptr %11, align 8
  br label %15
15:                                               ; preds = %6, %10, %14
  %16 = getelementptr inbounds i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ult ptr %17, %19
  br i1 %20, label %21, label %24
21:                                               ; preds = %15
  %22 = load i8, ptr %17, align 1
  %23 = zext i8 %22 to i32
  br label %24
24:                                               ; preds = %21, %15, %1
  %25 = phi i32 [ -1, %1 ], [ %23, %21 ], [ -1, %15 ]
  ret i32 %25
}
define weak_odr dso_local noundef i32 @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE9pbackfailEi(ptr noundef nonnull align 8 dereferenceable(104) %0, i32 noundef %1) unnamed_addr comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ult ptr %4, %6
  br i1 %7, label %8, label %27
8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, ptr %6, i64 -1
  store ptr %9, ptr %5, align 8
  %10 = icmp sgt i32 %1, -1
  br i1 %10, label %11, label %25
11:                                               ; preds = %8
  %12 = load i8, ptr %9, align 1
  %13 = sext i8 %12 to i32
  %14 = trunc i32 %1 to i8
  %15 = shl i32 %1, 24
  %16 = ashr exact i32 %15, 24
  %17 = icmp eq i32 %16, %13
  br i1 %17, label %25, label %18
18:                                               ; preds = %11
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  %20 = load i32, ptr %19, align 8
  %21 = and i32 %20, 16
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %24
23:                                               ; preds = %18
  store ptr %6, ptr %5, align 8
  br label %27
24:                                               ; preds = %18
  store i8 %14, ptr %9, align 1
  br label %25
25:                                               ; preds = %24, %11, %8
  %26 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  br label %27
27:                                               ; preds = %2, %25, %23
  %28 = phi i32 [ %26, %25 ], [ -1, %23 ], [ -1, %2 ]
  ret i32 %28
}
define weak_odr dso_local noundef i32 @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE8overflowEi(ptr noundef nonnull align 8 dereferenceable(104) %0, i32 noundef %1) unnamed_addr comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 64
  %4 = load i32, ptr %3, align 8
  %5 = and i32 %4, 16
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %72, label %7
7:                                                ; preds = %2
  %8 = icmp slt i32 %1, 0
  br i1 %8, label %72, label %9
9:                                                ; preds = %7
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 48
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ult ptr %11, %13
  br i1 %14, label %68, label %15
15:                                               ; preds = %9
  %16 = getelementptr inbounds i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = ptrtoint ptr %11 to i64
  %23 = ptrtoint ptr %21 to i64
  %24 = sub i64 %22, %23
  %25 = getelementptr inbounds i8, ptr %0, i64 72
  %26 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 %24, ptr %26, align 8
  %27 = load ptr, ptr %25, align 8
  %28 = getelementptr inbounds i8, ptr %27, i64 %24
  store i8 0, ptr %28, align 1
  %29 = add i64 %24, 1
  %30 = load ptr, ptr %25, align 8
  %31 = getelementptr inbounds i8, ptr %0, i64 88
  %32 = icmp eq ptr %30, %31
  %33 = load i64, ptr %31, align 8
  %34 = select i1 %32, i64 15, i64 %33
  %35 = icmp ult i64 %34, %29
  br i1 %35, label %36, label %48
36:                                               ; preds = %15
  %37 = shl i64 %34, 1
  %38 = tail call i64 @llvm.umax.i64(i64 %37, i64 %29)
  %39 = add i64 %38, 1
  %40 = tail call ptr @malloc(i64 noundef %39)
  %41 = load ptr, ptr %25, align 8
  %42 = add i64 %34, 1
  %43 = tail call ptr @memcpy(ptr noundef %40, ptr noundef %41, i64 noundef %42)
  %44 = load ptr, ptr %25, align 8
  %45 = icmp eq ptr %44, %31
  br i1 %45, label %47, label %46
46:                                               ; preds = %36
  tail call void @free(ptr noundef %44)
  br label %47
47:                                               ; preds = %46, %36
  store ptr %40, ptr %25, align 8
  store i64 %38, ptr %31, align 8
  br label %48
48:                                               ; preds = %15, %47
  %49 = load ptr, ptr %25, align 8
  store ptr %49, ptr %20, align 8
  %50 = getelementptr inbounds i8, ptr %49, i64 %24
  store ptr %50, ptr %10, align 8
  %51 = icmp eq ptr %49, %31
  %52 = load i64, ptr %31, align 8
  %53 = select i1 %51, i64 15, i64 %52
  %54 = getelementptr inbounds i8, ptr %49, i64 %53
  store ptr %54, ptr %12, align 8
  %55 = load i32, ptr %3, align 8
  %56 = and i32 %55, 8
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %64, label %58
58:                                               ; preds = %48
  %59 = ptrtoint ptr %17 to i64
  %60 = ptrtoint ptr %19 to i64
  %61 = sub i64 %59, %60
  store ptr %49, ptr %18, align 8
  %62 = getelementptr inbounds i8, ptr %49, i64 %61
  store ptr %62, ptr %16, align 8
  %63 = getelementptr inbounds i8, ptr %0, i64 24
  br label %66
64:                                               ; preds = %48
  %65 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %50, ptr %65, align 8
  store ptr %50, ptr %16, align 8
  br label %66
66:                                               ; preds = %64, %58
  %67 = phi ptr [ %63, %58 ], [ %18, %64 ]
  store ptr %50, ptr %67, align 8
  br label %68
68:                                               ; preds = %66, %9
  %69 = trunc i32 %1 to i8
  %70 = load ptr, ptr %10, align 8
  %71 = getelementptr inbounds i8, ptr %70, i64 1
  store ptr %71, ptr %10, align 8
  store i8 %69, ptr %70, align 1
  br label %72
72:                                               ; preds = %7, %2, %68
  %73 = phi i32 [ %1, %68 ], [ -1, %2 ], [ 0, %7 ]
  ret i32 %73
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define weak_odr dso_local noundef ptr @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE6setbufEPcl(ptr noundef nonnull align 8 dereferenceable(104) %0, ptr noundef %1, i64 noundef %2) unnamed_addr comdat align 2 {
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str)
  unreachable
}
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr
define weak_odr dso_local { i64, i64 } @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(104) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr comdat align 2 {
  %5 = getelementptr inbounds i8, ptr %0, i64 40
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %20, label %8
8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ugt ptr %6, %10
  br i1 %11, label %12, label %20
12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %0, i64 64
  %14 = load i32, ptr %13, align 8
  %15 = and i32 %14, 8
  %16 = icmp eq i32 %15, 0
  store ptr %6, ptr %9, align 8
  br i1 %16, label %17, label %20
17:                                               ; preds = %12
  %18 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %19, align 8
  br label %20
20:                                               ; preds = %12, %4, %8, %17
  %21 = getelementptr inbounds i8, ptr %0, i64 64
  %22 = load i32, ptr %21, align 8
  %23 = and i32 %22, %3
  %24 = and i32 %23, 8
  %25 = icmp eq i32 %24, 0
  %26 = and i32 %23, 16
  %27 = icmp eq i32 %26, 0
  %28 = and i32 %23, 24
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %74, label %30
30:                                               ; preds = %20
  %31 = icmp eq i32 %2, 1
  %32 = and i32 %23, 24
  %33 = icmp eq i32 %32, 24
  %34 = and i1 %31, %33
  br i1 %34, label %74, label %35
35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %0, i64 8
  %37 = getelementptr inbounds i8, ptr %0, i64 32
  %38 = load ptr, ptr %37, align 8
  %39 = load ptr, ptr %36, align 8
  %40 = select i1 %25, ptr %38, ptr %39
  %41 = getelementptr inbounds i8, ptr %0, i64 16
  switch i32 %2, label %49 [
    i32 0, label %55
    i32 1, label %42
  ]
42:                                               ; preds = %35
  %43 = load ptr, ptr %5, align 8
  %44 = load ptr, ptr %41, align 8
  %45 = select i1 %25, ptr %43, ptr %44
  %46 = ptrtoint ptr %45 to i64
  %47 = ptrtoint ptr %40 to i64
  %48 = sub i64 %46, %47
  br label %55
49:                                               ; preds = %35
  %50 = getelementptr inbounds i8, ptr %0, i64 24
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = ptrtoint ptr %40 to i64
  %54 = sub i64 %52, %53
  br label %55
55:                                               ; preds = %35, %42, %49
  %56 = phi i64 [ 0, %35 ], [ %48, %42 ], [ %54, %49 ]
  %57 = add nsw i64 %56, %1
  %58 = icmp slt i64 %57, 0
  br i1 %58, label %74, label %59
59:                                               ; preds = %55
  %60 = getelementptr inbounds i8, ptr %0, i64 24
  %61 = load ptr, ptr %60, align 8
  %62 = ptrtoint ptr %61 to i64
  %63 = ptrtoint ptr %40 to i64
  %64 = sub i64 %62, %63
  %65 = icmp sgt i64 %57, %64
  br i1 %65, label %74, label %66
66:                                               ; preds = %59
  br i1 %25, label %70, label %67
67:                                               ; preds = %66
  %68 = load ptr, ptr %36, align 8
  %69 = getelementptr inbounds i8, ptr %68, i64 %57
  store ptr %69, ptr %41, align 8
  br label %70
70:                                               ; preds = %67, %66
  br i1 %27, label %74, label %71
71:                                               ; preds = %70
  %72 = load ptr, ptr %37, align 8
  %73 = getelementptr inbounds i8, ptr %72, i64 %57
  store ptr %73, ptr %5, align 8
  br label %74
74:                                               ; preds = %59, %55, %71, %70, %20, %30
  %75 = phi i64 [ -1, %30 ], [ -1, %20 ], [ -1, %59 ], [ -1, %55 ], [ %57, %71 ], [ %57, %70 ]
  %76 = insertvalue { i64, i64 } poison, i64 %75, 0
  %77 = insertvalue { i64, i64 } %76, i64 0, 1
  ret { i64, i64 } %77
}
define weak_odr dso_local { i64, i64 } @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7seekposESt8PositionSt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(104) %0, i64 %1, i64 %2, i32 noundef %3) unnamed_addr comdat align 2 {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 32
  %7 = load ptr, ptr %6, align 8
  %8 = tail call { i64, i64 } %7(ptr noundef nonnull align 8 dereferenceable(104) %0, i64 noundef %1, i32 noundef 0, i32 noundef %3)
  ret { i64, i64 } %8
}
define weak_odr dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE7_M_syncEPcmm(ptr noundef nonnull align 8 dereferenceable(104) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr comdat align 2 {
  %5 = getelementptr inbounds i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, %1
  %8 = getelementptr inbounds i8, ptr %0, i64 80
  %9 = load i64, ptr %8, align 8
  %10 = select i1 %7, i64 %9, i64 %2
  %11 = getelementptr inbounds i8, ptr %1, i64 %10
  %12 = getelementptr inbounds i8, ptr %0, i64 88
  %13 = icmp eq ptr %6, %12
  %14 = load i64, ptr %12, align 8
  %15 = select i1 %13, i64 15, i64 %14
  %16 = select i1 %7, i64 %3, i64 0
  %17 = select i1 %7, i64 %15, i64 %3
  %18 = getelementptr inbounds i8, ptr %1, i64 %17
  %19 = getelementptr inbounds i8, ptr %0, i64 64
  %20 = load i32, ptr %19, align 8
  %21 = and i32 %20, 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %28, label %23
23:                                               ; preds = %4
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %1, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %1, i64 %2
  %26 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %11, ptr %27, align 8
  br label %28
28:                                               ; preds = %23, %4
  %29 = and i32 %20, 16
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %40, label %31
31:                                               ; preds = %28
  %32 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds i8, ptr %1, i64 %16
  %34 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr %33, ptr %34, align 8
  %35 = getelementptr inbounds i8, ptr %0, i64 48
  store ptr %18, ptr %35, align 8
  br i1 %22, label %36, label %40
36:                                               ; preds = %31
  %37 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %11, ptr %37, align 8
  %38 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %11, ptr %38, align 8
  %39 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %11, ptr %39, align 8
  br label %40
40:                                               ; preds = %31, %36, %28
  ret void
}
define weak_odr dso_local void @_ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE8_M_pbumpEPcS5_l(ptr noundef nonnull align 8 dereferenceable(104) %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr comdat align 2 {
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr %1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %1, i64 %3
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr %6, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  store ptr %2, ptr %8, align 8
  ret void
}
define dso_local void @_ZNSt6localeC1Ev(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  store ptr null, ptr %0, align 8
  ret void
}
define weak_odr dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr comdat align 2 {
  store ptr getelementptr inbounds inrange(-16, 112) (i8, ptr @_ZTVSt15basic_streambufIcSt11char_traitsIcEE, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr null, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr null, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr null, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr null, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  store ptr null, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  store ptr null, ptr %8, align 8
  ret void
}
define dso_local void @_ZNSt6localeD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define weak_odr dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr comdat align 2 {
  ret void
}
define weak_odr dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEED0Ev(ptr noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 64)
  ret void
}
define weak_odr dso_local void @_ZNSt15basic_streambufIcSt11char_traitsIcEE5imbueERKSt6locale(ptr noundef nonnull align 8 dereferenceable(64) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr comdat align 2 {
  ret void
}
define weak_odr dso_local noundef ptr @_ZNSt15basic_streambufIcSt11char_traitsIcEE6setbufEPcl(ptr noundef nonnull align 8 dereferenceable(64) %0, ptr noundef %1, i64 noundef %2) unnamed_addr comdat align 2 {
  ret ptr %0
}
define weak_odr dso_local { i64, i64 } @_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(64) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr comdat align 2 {
  ret { i64, i64 } { i64 -1, i64 0 }
}
define weak_odr dso_local { i64, i64 } @_ZNSt15basic_streambufIcSt11char_traitsIcEE7seekposESt8PositionSt13_Ios_Openmode(ptr noundef nonnull align 8 dereferenceable(64) %0, i64 %1, i64 %2, i32 noundef %3) unnamed_addr comdat align 2 {
  ret { i64, i64 } { i64 -1, i64 0 }
}
define weak_odr dso_local noundef i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE4syncEv(ptr noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr comdat align 2 {
  ret i32 0
}
define weak_odr dso_local noundef i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE9showmanycEv(ptr noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr comdat align 2 {
  ret i64 0
}
define weak_odr dso_local noundef i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsgetnEPcl(ptr noundef nonnull align 8 dereferenceable(64) %0, ptr noundef %1, i64 noundef %2) unnamed_addr comdat align 2 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %30
5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  br label %8
8:                                                ; preds = %5, %25
  %9 = phi i64 [ 0, %5 ], [ %28, %25 ]
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = icmp ult ptr %10, %11
  br i1 %12, label %13, label %17
13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, ptr %10, i64 1
  store ptr %14, ptr %6, align 8
  %15 = load i8, ptr %10, align 1
  %16 = zext i8 %15 to i32
  br label %22
17:                                               ; preds = %8
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 80
  %20 = load ptr, ptr %19, align 8
  %21 = tail call noundef i32 %20(ptr noundef nonnull align 8 dereferenceable(64) %0)
  br label %22
22:                                               ; preds = %13, %17
  %23 = phi i32 [ %16, %13 ], [ %21, %17 ]
  %24 = icmp sgt i32 %23, -1
  br i1 %24, label %25, label %30
25:                                               ; preds = %22
  %26 = trunc i32 %23 to i8
  %27 = getelementptr inbounds i8, ptr %1, i64 %9
  store i8 %26, ptr %27, align 1
  %28 = add nuw nsw i64 %9, 1
  %29 = icmp eq i64 %28, %2
  br i1 %29, label %30, label %8
30:                                               ; preds = %25, %22, %3
  %31 = phi i64 [ 0, %3 ], [ %2, %25 ], [ %9, %22 ]
  ret i64 %31
}
define weak_odr dso_local noundef i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE6sbumpcEv(ptr noundef nonnull align 8 dereferenceable(64) %0) local_unnamed_addr comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ult ptr %3, %5
  br i1 %6, label %7, label %11
7:                                                ; preds = %1
  %8 = getelementptr inbounds i8, ptr %3, i64 1
  store ptr %8, ptr %2, align 8
  %9 = load i8, ptr %3, align 1
  %10 = zext i8 %9 to i32
  br label %16
11:                                               ; preds = %1
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 80
  %14 = load ptr, ptr %13, align 8
  %15 = tail call noundef i32 %14(ptr noundef nonnull align 8 dereferenceable(64) %0)
  br label %16
16:                                               ; preds = %11, %7
  %17 = phi i32 [ %10, %7 ], [ %15, %11 ]
  ret i32 %17
}
define weak_odr dso_local noundef i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE9underflowEv(ptr noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr comdat align 2 {
  ret i32 -1
}
define weak_odr dso_local noundef i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE5uflowEv(ptr noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr comdat align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 72
  %4 = load ptr, ptr %3, align 8
  %5 = tail call noundef i32 %4(ptr noundef nonnull align 8 dereferenceable(64) %0)
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %13, label %7
7:                                                ; preds = %1
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 1
  store ptr %10, ptr %8, align 8
  %11 = load i8, ptr %9, align 1
  %12 = zext i8 %11 to i32
  br label %13
13:                                               ; preds = %1, %7
  %14 = phi i32 [ %12, %7 ], [ -1, %1 ]
  ret i32 %14
}
define weak_odr dso_local noundef i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE9pbackfailEi(ptr noundef nonnull align 8 dereferenceable(64) %0, i32 noundef %1) unnamed_addr comdat align 2 {
  ret i32 -1
}
define weak_odr dso_local noundef i64 @_ZNSt15basic_streambufIcSt11char_traitsIcEE6xsputnEPKcl(ptr noundef nonnull align 8 dereferenceable(64) %0, ptr noundef %1, i64 noundef %2) unnamed_addr comdat align 2 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %27
5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %0, i64 40
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  br label %8
8:                                                ; preds = %5, %24
  %9 = phi i64 [ 0, %5 ], [ %25, %24 ]
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = icmp ult ptr %10, %11
  %13 = getelementptr inbounds i8, ptr %1, i64 %9
  %14 = load i8, ptr %13, align 1
  br i1 %12, label %15, label %17
15:                                               ; preds = %8
  %16 = getelementptr inbounds i8, ptr %10, i64 1
  store ptr %16, ptr %6, align 8
  store i8 %14, ptr %10, align 1
  br label %24
17:                                               ; preds = %8
  %18 = zext i8 %14 to i32
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 104
  %21 = load ptr, ptr %20, align 8
  %22 = tail call noundef i32 %21(ptr noundef nonnull align 8 dereferenceable(64) %0, i32 noundef %18)
  %23 = icmp slt i32 %22, 0
  br i1 %23, label %27, label %24
24:                                               ; preds = %15, %17
  %25 = add nuw nsw i64 %9, 1
  %26 = icmp eq i64 %25, %2
  br i1 %26, label %27, label %8
27:                                               ; preds = %24, %17, %3
  %28 = phi i64 [ 0, %3 ], [ %2, %24 ], [ %9, %17 ]
  ret i64 %28
}
define weak_odr dso_local noundef i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE8overflowEi(ptr noundef nonnull align 8 dereferenceable(64) %0, i32 noundef %1) unnamed_addr comdat align 2 {
  ret i32 -1
}
define weak_odr dso_local noundef i32 @_ZNSt15basic_streambufIcSt11char_traitsIcEE5sgetcEv(ptr noundef nonnull align 8 dereferenceable(64) %0) local_unnamed_addr comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ult ptr %3, %5
  br i1 %6, label %7, label %10
7:                                                ; preds = %1
  %8 = load i8, ptr %3, align 1
  %9 = zext i8 %8 to i32
  br label %15
10:                                               ; preds = %1
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 72
  %13 = load ptr, ptr %12, align 8
  %14 = tail call noundef i32 %13(ptr noundef nonnull align 8 dereferenceable(64) %0)
  br label %15
15:                                               ; preds = %10, %7
  %16 = phi i32 [ %9, %7 ], [ %14, %10 ]
  ret i32 %16
}
define weak_odr dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEEC2Ev(ptr noundef nonnull align 8 dereferenceable(264) %0) unnamed_addr comdat align 2 {
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTVSt8ios_base, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 28
  store i32 0, ptr %5, align 4
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  store i32 0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr null, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  %10 = getelementptr inbounds i8, ptr %0, i64 192
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %8, i8 0, i64 144, i1 false)
  store i32 8, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr %9, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 208
  store ptr null, ptr %12, align 8
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTVSt9basic_iosIcSt11char_traitsIcEE, i64 16), ptr %0, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 216
  store ptr null, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 224
  store i8 0, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 225
  store i8 0, ptr %15, align 1
  %16 = getelementptr inbounds i8, ptr %0, i64 232
  store ptr null, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 240
  store ptr null, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 248
  store ptr null, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 256
  store ptr null, ptr %19, align 8
  ret void
}
define dso_local void @_ZNSt8ios_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(216) %0) unnamed_addr align 2 {
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTVSt8ios_base, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 28
  store i32 0, ptr %5, align 4
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  store i32 0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr null, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  %10 = getelementptr inbounds i8, ptr %0, i64 192
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %8, i8 0, i64 144, i1 false)
  store i32 8, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr %9, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 208
  store ptr null, ptr %12, align 8
  ret void
}
define weak_odr dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(264) %0) unnamed_addr comdat align 2 {
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTVSt8ios_base, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 28
  store i32 0, ptr %5, align 4
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  store i32 0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr null, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  %10 = getelementptr inbounds i8, ptr %0, i64 192
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %8, i8 0, i64 144, i1 false)
  store i32 8, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr %9, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 208
  store ptr null, ptr %12, align 8
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTVSt9basic_iosIcSt11char_traitsIcEE, i64 16), ptr %0, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 216
  store ptr null, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 224
  store i8 0, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 225
  store i8 0, ptr %15, align 1
  %16 = getelementptr inbounds i8, ptr %0, i64 232
  store ptr null, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 240
  store ptr null, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 248
  store ptr null, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 256
  store ptr null, ptr %19, align 8
  ret void
}
define dso_local void @_ZNSt8ios_baseD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(216) %0) unnamed_addr align 2 {
  ret void
}
define weak_odr dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(264) %0) unnamed_addr comdat align 2 {
  ret void
}
define weak_odr dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEED0Ev(ptr noundef nonnull align 8 dereferenceable(264) %0) unnamed_addr comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 264)
  ret void
}
define weak_odr dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(ptr noundef nonnull align 8 dereferenceable(264) %0, ptr noundef %1) local_unnamed_addr comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 6, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 4098, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 240
  store ptr @__quotient_character_types, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 256
  store ptr @__quotient_character_types, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 248
  store ptr @__quotient_character_types, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 216
  store ptr null, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 224
  store i8 32, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 225
  store i8 1, ptr %11, align 1
  %12 = getelementptr inbounds i8, ptr %0, i64 232
  store ptr %1, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 28
  store i32 0, ptr %13, align 4
  %14 = icmp eq ptr %1, null
  %15 = zext i1 %14 to i32
  %16 = getelementptr inbounds i8, ptr %0, i64 32
  store i32 %15, ptr %16, align 8
  ret void
}
define weak_odr dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(ptr noundef nonnull align 8 dereferenceable(264) %0, i32 noundef %1) local_unnamed_addr comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 232
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  %6 = zext i1 %5 to i32
  %7 = or i32 %6, %1
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  store i32 %7, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 28
  %10 = load i32, ptr %9, align 4
  %11 = and i32 %7, %10
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13
13:                                               ; preds = %2
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable
14:                                               ; preds = %2
  ret void
}
define weak_odr dso_local noundef ptr @_ZNSt9basic_iosIcSt11char_traitsIcEE5rdbufEPSt15basic_streambufIcS1_E(ptr noundef nonnull align 8 dereferenceable(264) %0, ptr noundef %1) local_unnamed_addr comdat align 2 {
  %3 = icmp eq ptr %0, getelementptr inbounds (i8, ptr @_ZSt4cout, i64 8)
  %4 = icmp eq ptr %0, getelementptr inbounds (i8, ptr @_ZSt4cerr, i64 8)
  %5 = select i1 %3, i1 true, i1 %4
  %6 = icmp eq ptr %0, getelementptr inbounds (i8, ptr @_ZSt4clog, i64 8)
  %7 = select i1 %5, i1 true, i1 %6
  br i1 %7, label %8, label %9
8:                                                ; preds = %2
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable
9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %0, i64 232
  %11 = load ptr, ptr %10, align 8
  store ptr %1, ptr %10, align 8
  %12 = icmp eq ptr %1, null
  %13 = zext i1 %12 to i32
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  store i32 %13, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 28
  %16 = load i32, ptr %15, align 4
  %17 = and i32 %16, %13
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19
19:                                               ; preds = %9
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable
20:                                               ; preds = %9
  ret ptr %11
}
define weak_odr dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE3addEi(ptr noundef nonnull align 8 dereferenceable(264) %0, i32 noundef %1) local_unnamed_addr comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 32
  %4 = load i32, ptr %3, align 8
  %5 = or i32 %4, %1
  %6 = getelementptr inbounds i8, ptr %0, i64 232
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  %9 = zext i1 %8 to i32
  %10 = or i32 %5, %9
  store i32 %10, ptr %3, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 28
  %12 = load i32, ptr %11, align 4
  %13 = and i32 %10, %12
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15
15:                                               ; preds = %2
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable
16:                                               ; preds = %2
  ret void
}
define weak_odr dso_local void @_ZNSo6sentryC2ERSo(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr comdat align 2 {
  %3 = icmp eq ptr %1, @_ZSt4cout
  %4 = icmp eq ptr %1, @_ZSt4cerr
  %5 = or i1 %3, %4
  %6 = icmp eq ptr %1, @_ZSt4clog
  %7 = or i1 %6, %5
  br i1 %7, label %17, label %8
8:                                                ; preds = %2
  %9 = load ptr, ptr %1, align 8
  %10 = getelementptr i8, ptr %9, i64 -24
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %1, i64 %11
  %13 = getelementptr inbounds i8, ptr %12, i64 32
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  %16 = zext i1 %15 to i8
  br label %17
17:                                               ; preds = %8, %2
  %18 = phi i8 [ 1, %2 ], [ %16, %8 ]
  store i8 %18, ptr %0, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %1, ptr %19, align 8
  ret void
}
define weak_odr dso_local void @_ZNSo6sentryC1ERSo(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr comdat align 2 {
  %3 = icmp eq ptr %1, @_ZSt4cout
  %4 = icmp eq ptr %1, @_ZSt4cerr
  %5 = or i1 %3, %4
  %6 = icmp eq ptr %1, @_ZSt4clog
  %7 = or i1 %6, %5
  br i1 %7, label %17, label %8
8:                                                ; preds = %2
  %9 = load ptr, ptr %1, align 8
  %10 = getelementptr i8, ptr %9, i64 -24
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %1, i64 %11
  %13 = getelementptr inbounds i8, ptr %12, i64 32
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  %16 = zext i1 %15 to i8
  br label %17
17:                                               ; preds = %2, %8
  %18 = phi i8 [ 1, %2 ], [ %16, %8 ]
  store i8 %18, ptr %0, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %1, ptr %19, align 8
  ret void
}
define weak_odr dso_local void @_ZNSoC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr comdat align 2 {
  %3 = load ptr, ptr %1, align 8
  store ptr %3, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr i8, ptr %3, i64 -24
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  store ptr %5, ptr %8, align 8
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr i8, ptr %9, i64 -24
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 6, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 4098, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 240
  store ptr @__quotient_character_types, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 256
  store ptr @__quotient_character_types, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 248
  store ptr @__quotient_character_types, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 216
  store ptr null, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 224
  store i8 32, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %12, i64 225
  store i8 1, ptr %21, align 1
  %22 = getelementptr inbounds i8, ptr %12, i64 232
  store ptr null, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %12, i64 28
  store i32 0, ptr %23, align 4
  %24 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 1, ptr %24, align 8
  ret void
}
define weak_odr dso_local void @_ZNSoC1Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTVSt8ios_base, i64 16), ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  store i32 0, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 36
  store i32 0, ptr %6, align 4
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  store i32 0, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = getelementptr inbounds i8, ptr %0, i64 72
  %11 = getelementptr inbounds i8, ptr %0, i64 200
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %9, i8 0, i64 144, i1 false)
  store i32 8, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 208
  store ptr %10, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 216
  store ptr null, ptr %13, align 8
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTVSt9basic_iosIcSt11char_traitsIcEE, i64 16), ptr %2, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 224
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 232
  store i8 0, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 233
  store i8 0, ptr %16, align 1
  %17 = getelementptr inbounds i8, ptr %0, i64 240
  store ptr null, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 248
  store ptr null, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 256
  store ptr null, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 264
  store ptr null, ptr %20, align 8
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVSo, i64 24), ptr %0, align 8
  store ptr getelementptr inbounds inrange(-24, 16) (i8, ptr @_ZTVSo, i64 64), ptr %2, align 8
  store i64 6, ptr %3, align 8
  store i64 0, ptr %4, align 8
  store i32 4098, ptr %5, align 8
  store ptr @__quotient_character_types, ptr %18, align 8
  store ptr @__quotient_character_types, ptr %20, align 8
  store ptr @__quotient_character_types, ptr %19, align 8
  store ptr null, ptr %14, align 8
  store i8 32, ptr %15, align 8
  store i8 1, ptr %16, align 1
  store ptr null, ptr %17, align 8
  store i32 0, ptr %6, align 4
  store i32 1, ptr %7, align 8
  ret void
}
define weak_odr dso_local void @_ZNSoD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr comdat align 2 {
  ret void
}
define weak_odr dso_local void @_ZTv0_n24_NSoD1Ev(ptr noundef %0) unnamed_addr comdat align 2 {
  ret void
}
define weak_odr dso_local void @_ZNSoD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 272)
  ret void
}
define weak_odr dso_local void @_ZTv0_n24_NSoD0Ev(ptr noundef %0) unnamed_addr comdat align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull %5, i64 noundef 272)
  ret void
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEs(ptr noundef nonnull align 8 dereferenceable(8) %0, i16 noundef signext %1) local_unnamed_addr comdat align 2 {
  %3 = zext i16 %1 to i64
  %4 = icmp eq ptr %0, @_ZSt4cout
  %5 = icmp eq ptr %0, @_ZSt4cerr
  %6 = or i1 %4, %5
  %7 = icmp eq ptr %0, @_ZSt4clog
  %8 = or i1 %7, %6
  br i1 %8, label %9, label %11
9:                                                ; preds = %2
  %10 = sext i16 %1 to i64
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.17, i64 noundef %10)
  br label %28
11:                                               ; preds = %2
  %12 = icmp slt i16 %1, 0
  br i1 %12, label %13, label %22
13:                                               ; preds = %11
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr i8, ptr %14, i64 -24
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = getelementptr inbounds i8, ptr %17, i64 24
  %19 = load i32, ptr %18, align 8
  %20 = and i32 %19, 72
  %21 = icmp eq i32 %20, 0
  br label %22
22:                                               ; preds = %13, %11
  %23 = phi i1 [ false, %11 ], [ %21, %13 ]
  %24 = sext i16 %1 to i64
  %25 = sub nsw i64 0, %24
  %26 = select i1 %23, i64 %25, i64 %3
  %27 = tail call fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL14insert_integerRSomb(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %26, i1 noundef zeroext %23)
  br label %28
28:                                               ; preds = %9, %22
  ret ptr %0
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) local_unnamed_addr comdat align 2 {
  %3 = zext i32 %1 to i64
  %4 = icmp eq ptr %0, @_ZSt4cout
  %5 = icmp eq ptr %0, @_ZSt4cerr
  %6 = or i1 %4, %5
  %7 = icmp eq ptr %0, @_ZSt4clog
  %8 = or i1 %7, %6
  br i1 %8, label %9, label %11
9:                                                ; preds = %2
  %10 = sext i32 %1 to i64
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.17, i64 noundef %10)
  br label %28
11:                                               ; preds = %2
  %12 = icmp slt i32 %1, 0
  br i1 %12, label %13, label %22
13:                                               ; preds = %11
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr i8, ptr %14, i64 -24
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = getelementptr inbounds i8, ptr %17, i64 24
  %19 = load i32, ptr %18, align 8
  %20 = and i32 %19, 72
  %21 = icmp eq i32 %20, 0
  br label %22
22:                                               ; preds = %13, %11
  %23 = phi i1 [ false, %11 ], [ %21, %13 ]
  %24 = sext i32 %1 to i64
  %25 = sub nsw i64 0, %24
  %26 = select i1 %23, i64 %25, i64 %3
  %27 = tail call fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL14insert_integerRSomb(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %26, i1 noundef zeroext %23)
  br label %28
28:                                               ; preds = %9, %22
  ret ptr %0
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPSt15basic_streambufIcSt11char_traitsIcEE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) local_unnamed_addr comdat align 2 {
  %3 = alloca i8, align 1
  %4 = icmp eq ptr %0, @_ZSt4cout
  %5 = icmp eq ptr %0, @_ZSt4cerr
  %6 = or i1 %4, %5
  %7 = icmp eq ptr %0, @_ZSt4clog
  %8 = or i1 %7, %6
  br i1 %8, label %55, label %9
9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %1, i64 16
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = getelementptr i8, ptr %0, i64 232
  br label %13
13:                                               ; preds = %9, %54
  %14 = load ptr, ptr %10, align 8
  %15 = load ptr, ptr %11, align 8
  %16 = icmp ult ptr %14, %15
  br i1 %16, label %17, label %21
17:                                               ; preds = %13
  %18 = getelementptr inbounds i8, ptr %14, i64 1
  store ptr %18, ptr %10, align 8
  %19 = load i8, ptr %14, align 1
  %20 = zext i8 %19 to i32
  br label %26
21:                                               ; preds = %13
  %22 = load ptr, ptr %1, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 80
  %24 = load ptr, ptr %23, align 8
  %25 = call noundef i32 %24(ptr noundef nonnull align 8 dereferenceable(64) %1)
  br label %26
26:                                               ; preds = %17, %21
  %27 = phi i32 [ %20, %17 ], [ %25, %21 ]
  %28 = icmp sgt i32 %27, -1
  br i1 %28, label %29, label %55
29:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3)
  %30 = trunc i32 %27 to i8
  store i8 %30, ptr %3, align 1
  %31 = load ptr, ptr %0, align 8
  %32 = getelementptr i8, ptr %31, i64 -24
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr i8, ptr %12, i64 %33
  %35 = load ptr, ptr %34, align 8
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %36, i64 96
  %38 = load ptr, ptr %37, align 8
  %39 = call noundef i64 %38(ptr noundef nonnull align 8 dereferenceable(64) %35, ptr noundef nonnull %3, i64 noundef 1)
  %40 = icmp eq i64 %39, 1
  br i1 %40, label %54, label %41
41:                                               ; preds = %29
  %42 = load ptr, ptr %0, align 8
  %43 = getelementptr i8, ptr %42, i64 -24
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds i8, ptr %0, i64 %44
  %46 = getelementptr inbounds i8, ptr %45, i64 32
  %47 = load i32, ptr %46, align 8
  %48 = or i32 %47, 1
  store i32 %48, ptr %46, align 8
  %49 = getelementptr inbounds i8, ptr %45, i64 28
  %50 = load i32, ptr %49, align 4
  %51 = and i32 %50, %48
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %54, label %53
53:                                               ; preds = %41
  call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable
54:                                               ; preds = %29, %41
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3)
  br label %13
55:                                               ; preds = %26, %2
  ret ptr %0
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %0, i8 noundef signext %1) local_unnamed_addr comdat align 2 {
  %3 = alloca i8, align 1
  store i8 %1, ptr %3, align 1
  %4 = icmp eq ptr %0, @_ZSt4cout
  %5 = icmp eq ptr %0, @_ZSt4cerr
  %6 = or i1 %4, %5
  %7 = icmp eq ptr %0, @_ZSt4clog
  %8 = or i1 %7, %6
  br i1 %8, label %9, label %10
9:                                                ; preds = %2
  call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.3, i32 noundef 1, ptr noundef nonnull %3)
  br label %39
10:                                               ; preds = %2
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr i8, ptr %11, i64 -24
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 32
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %39
18:                                               ; preds = %10
  %19 = getelementptr inbounds i8, ptr %14, i64 232
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 96
  %23 = load ptr, ptr %22, align 8
  %24 = call noundef i64 %23(ptr noundef nonnull align 8 dereferenceable(64) %20, ptr noundef nonnull %3, i64 noundef 1)
  %25 = icmp eq i64 %24, 1
  br i1 %25, label %39, label %26
26:                                               ; preds = %18
  %27 = load ptr, ptr %0, align 8
  %28 = getelementptr i8, ptr %27, i64 -24
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %0, i64 %29
  %31 = getelementptr inbounds i8, ptr %30, i64 32
  %32 = load i32, ptr %31, align 8
  %33 = or i32 %32, 1
  store i32 %33, ptr %31, align 8
  %34 = getelementptr inbounds i8, ptr %30, i64 28
  %35 = load i32, ptr %34, align 4
  %36 = and i32 %35, %33
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %39, label %38
38:                                               ; preds = %26
  call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable
39:                                               ; preds = %9, %10, %18, %26
  ret ptr %0
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5writeEPKcl(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr comdat align 2 {
  %4 = icmp eq ptr %0, @_ZSt4cout
  %5 = icmp eq ptr %0, @_ZSt4cerr
  %6 = or i1 %4, %5
  %7 = icmp eq ptr %0, @_ZSt4clog
  %8 = or i1 %7, %6
  br i1 %8, label %9, label %11
9:                                                ; preds = %3
  %10 = trunc i64 %2 to i32
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.3, i32 noundef %10, ptr noundef %1)
  br label %42
11:                                               ; preds = %3
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr i8, ptr %12, i64 -24
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 %14
  %16 = getelementptr inbounds i8, ptr %15, i64 32
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  %19 = icmp sgt i64 %2, 0
  %20 = and i1 %19, %18
  br i1 %20, label %21, label %42
21:                                               ; preds = %11
  %22 = getelementptr inbounds i8, ptr %15, i64 232
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 96
  %26 = load ptr, ptr %25, align 8
  %27 = tail call noundef i64 %26(ptr noundef nonnull align 8 dereferenceable(64) %23, ptr noundef %1, i64 noundef %2)
  %28 = icmp eq i64 %27, %2
  br i1 %28, label %42, label %29
29:                                               ; preds = %21
  %30 = load ptr, ptr %0, align 8
  %31 = getelementptr i8, ptr %30, i64 -24
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %0, i64 %32
  %34 = getelementptr inbounds i8, ptr %33, i64 32
  %35 = load i32, ptr %34, align 8
  %36 = or i32 %35, 1
  store i32 %36, ptr %34, align 8
  %37 = getelementptr inbounds i8, ptr %33, i64 28
  %38 = load i32, ptr %37, align 4
  %39 = and i32 %38, %36
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %42, label %41
41:                                               ; preds = %29
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable
42:                                               ; preds = %29, %21, %11, %9
  ret ptr %0
}
declare void @__quotient_print(ptr noundef, ...) local_unnamed_addr
define weak_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr comdat align 2 {
  %2 = icmp eq ptr %0, @_ZSt4cout
  %3 = icmp eq ptr %0, @_ZSt4cerr
  %4 = or i1 %2, %3
  %5 = icmp eq ptr %0, @_ZSt4clog
  %6 = or i1 %5, %4
  br i1 %6, label %34, label %7
7:                                                ; preds = %1
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr i8, ptr %8, i64 -24
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = getelementptr inbounds i8, ptr %11, i64 232
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %34, label %15
15:                                               ; preds = %7
  %16 = load ptr, ptr %13, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 48
  %18 = load ptr, ptr %17, align 8
  %19 = tail call noundef i32 %18(ptr noundef nonnull align 8 dereferenceable(64) %13)
  %20 = icmp slt i32 %19, 0
  br i1 %20, label %21, label %34
21:                                               ; preds = %15
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr i8, ptr %22, i64 -24
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 %24
  %26 = getelementptr inbounds i8, ptr %25, i64 32
  %27 = load i32, ptr %26, align 8
  %28 = or i32 %27, 1
  store i32 %28, ptr %26, align 8
  %29 = getelementptr inbounds i8, ptr %25, i64 28
  %30 = load i32, ptr %29, align 4
  %31 = and i32 %30, %28
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33
33:                                               ; preds = %21
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable
34:                                               ; preds = %21, %15, %7, %1
  ret ptr %0
}
define weak_odr dso_local { i64, i64 } @_ZNSo5tellpEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr comdat align 2 {
  %2 = icmp eq ptr %0, @_ZSt4cout
  %3 = icmp eq ptr %0, @_ZSt4cerr
  %4 = or i1 %2, %3
  %5 = icmp eq ptr %0, @_ZSt4clog
  %6 = or i1 %5, %4
  br i1 %6, label %25, label %7
7:                                                ; preds = %1
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr i8, ptr %8, i64 -24
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = getelementptr inbounds i8, ptr %11, i64 32
  %13 = load i32, ptr %12, align 8
  %14 = and i32 %13, 5
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %25
16:                                               ; preds = %7
  %17 = getelementptr inbounds i8, ptr %11, i64 232
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = tail call { i64, i64 } %21(ptr noundef nonnull align 8 dereferenceable(64) %18, i64 noundef 0, i32 noundef 1, i32 noundef 16)
  %23 = extractvalue { i64, i64 } %22, 0
  %24 = extractvalue { i64, i64 } %22, 1
  br label %25
25:                                               ; preds = %1, %7, %16
  %26 = phi i64 [ %23, %16 ], [ -1, %7 ], [ -1, %1 ]
  %27 = phi i64 [ %24, %16 ], [ 0, %7 ], [ 0, %1 ]
  %28 = insertvalue { i64, i64 } poison, i64 %26, 0
  %29 = insertvalue { i64, i64 } %28, i64 %27, 1
  ret { i64, i64 } %29
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5seekpESt8Position(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 %1, i64 %2) local_unnamed_addr comdat align 2 {
  %4 = icmp eq ptr %0, @_ZSt4cout
  %5 = icmp eq ptr %0, @_ZSt4cerr
  %6 = or i1 %4, %5
  %7 = icmp eq ptr %0, @_ZSt4clog
  %8 = or i1 %7, %6
  br i1 %8, label %45, label %9
9:                                                ; preds = %3
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr i8, ptr %10, i64 -24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  %14 = getelementptr inbounds i8, ptr %13, i64 32
  %15 = load i32, ptr %14, align 8
  %16 = and i32 %15, 5
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %45
18:                                               ; preds = %9
  %19 = getelementptr inbounds i8, ptr %13, i64 232
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 32
  %23 = load ptr, ptr %22, align 8
  %24 = tail call { i64, i64 } %23(ptr noundef nonnull align 8 dereferenceable(64) %20, i64 noundef %1, i32 noundef 0, i32 noundef 16)
  %25 = extractvalue { i64, i64 } %24, 0
  %26 = icmp slt i64 %25, 0
  br i1 %26, label %27, label %45
27:                                               ; preds = %18
  %28 = load ptr, ptr %0, align 8
  %29 = getelementptr i8, ptr %28, i64 -24
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %0, i64 %30
  %32 = getelementptr inbounds i8, ptr %31, i64 32
  %33 = load i32, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %31, i64 232
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  %37 = zext i1 %36 to i32
  %38 = or i32 %33, %37
  %39 = or i32 %38, 4
  store i32 %39, ptr %32, align 8
  %40 = getelementptr inbounds i8, ptr %31, i64 28
  %41 = load i32, ptr %40, align 4
  %42 = and i32 %39, %41
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %45, label %44
44:                                               ; preds = %27
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable
45:                                               ; preds = %3, %9, %18, %27
  ret ptr %0
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5seekpElSt12_Ios_Seekdir(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr comdat align 2 {
  %4 = icmp eq ptr %0, @_ZSt4cout
  %5 = icmp eq ptr %0, @_ZSt4cerr
  %6 = or i1 %4, %5
  %7 = icmp eq ptr %0, @_ZSt4clog
  %8 = or i1 %7, %6
  br i1 %8, label %45, label %9
9:                                                ; preds = %3
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr i8, ptr %10, i64 -24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  %14 = getelementptr inbounds i8, ptr %13, i64 32
  %15 = load i32, ptr %14, align 8
  %16 = and i32 %15, 5
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %45
18:                                               ; preds = %9
  %19 = getelementptr inbounds i8, ptr %13, i64 232
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 32
  %23 = load ptr, ptr %22, align 8
  %24 = tail call { i64, i64 } %23(ptr noundef nonnull align 8 dereferenceable(64) %20, i64 noundef %1, i32 noundef %2, i32 noundef 16)
  %25 = extractvalue { i64, i64 } %24, 0
  %26 = icmp slt i64 %25, 0
  br i1 %26, label %27, label %45
27:                                               ; preds = %18
  %28 = load ptr, ptr %0, align 8
  %29 = getelementptr i8, ptr %28, i64 -24
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %0, i64 %30
  %32 = getelementptr inbounds i8, ptr %31, i64 32
  %33 = load i32, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %31, i64 232
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  %37 = zext i1 %36 to i32
  %38 = or i32 %33, %37
  %39 = or i32 %38, 4
  store i32 %39, ptr %32, align 8
  %40 = getelementptr inbounds i8, ptr %31, i64 28
  %41 = load i32, ptr %40, align 4
  %42 = and i32 %39, %41
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %45, label %44
44:                                               ; preds = %27
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable
45:                                               ; preds = %27, %9, %3, %18
  ret ptr %0
}
define weak_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr comdat {
  %4 = tail call fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL6insertRSoPKcll(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, i64 noundef %2, i64 noundef -1)
  ret ptr %0
}
define internal fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL6insertRSoPKcll(ptr noundef nonnull returned align 8 dereferenceable(8) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca i8, align 1
  %6 = icmp eq ptr %0, @_ZSt4cout
  %7 = icmp eq ptr %0, @_ZSt4cerr
  %8 = or i1 %6, %7
  %9 = icmp eq ptr %0, @_ZSt4clog
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %13
11:                                               ; preds = %4
  %12 = trunc i64 %2 to i32
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.3, i32 noundef %12, ptr noundef %1)
  br label %126
13:                                               ; preds = %4
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr i8, ptr %14, i64 -24
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = getelementptr inbounds i8, ptr %17, i64 32
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %126
21:                                               ; preds = %13
  %22 = getelementptr inbounds i8, ptr %17, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = sub nsw i64 %23, %2
  store i64 0, ptr %22, align 8
  %25 = load ptr, ptr %0, align 8
  %26 = getelementptr i8, ptr %25, i64 -24
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  %29 = getelementptr inbounds i8, ptr %28, i64 24
  %30 = load i32, ptr %29, align 8
  %31 = and i32 %30, 176
  %32 = icmp ne i32 %31, 16
  %33 = icmp slt i64 %3, 0
  %34 = or i1 %33, %32
  %35 = icmp eq i32 %31, 32
  %36 = select i1 %35, i64 %2, i64 0
  %37 = select i1 %34, i64 %36, i64 %3
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %60
39:                                               ; preds = %21
  %40 = getelementptr inbounds i8, ptr %28, i64 232
  %41 = load ptr, ptr %40, align 8
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %42, i64 96
  %44 = load ptr, ptr %43, align 8
  %45 = tail call noundef i64 %44(ptr noundef nonnull align 8 dereferenceable(64) %41, ptr noundef %1, i64 noundef %37)
  %46 = icmp eq i64 %45, %37
  br i1 %46, label %60, label %47
47:                                               ; preds = %39
  %48 = load ptr, ptr %0, align 8
  %49 = getelementptr i8, ptr %48, i64 -24
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %0, i64 %50
  %52 = getelementptr inbounds i8, ptr %51, i64 32
  %53 = load i32, ptr %52, align 8
  %54 = or i32 %53, 1
  store i32 %54, ptr %52, align 8
  %55 = getelementptr inbounds i8, ptr %51, i64 28
  %56 = load i32, ptr %55, align 4
  %57 = and i32 %56, %54
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %60, label %59
59:                                               ; preds = %47
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable
60:                                               ; preds = %21, %39, %47
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %5)
  %61 = load ptr, ptr %0, align 8
  %62 = getelementptr i8, ptr %61, i64 -24
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds i8, ptr %0, i64 %63
  %65 = getelementptr inbounds i8, ptr %64, i64 224
  %66 = load i8, ptr %65, align 8
  store i8 %66, ptr %5, align 1
  %67 = getelementptr i8, ptr %0, i64 232
  %68 = icmp sgt i64 %24, 0
  br i1 %68, label %69, label %97
69:                                               ; preds = %60, %95
  %70 = phi i64 [ %71, %95 ], [ %24, %60 ]
  %71 = add nsw i64 %70, -1
  %72 = load ptr, ptr %0, align 8
  %73 = getelementptr i8, ptr %72, i64 -24
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr i8, ptr %67, i64 %74
  %76 = load ptr, ptr %75, align 8
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds i8, ptr %77, i64 96
  %79 = load ptr, ptr %78, align 8
  %80 = call noundef i64 %79(ptr noundef nonnull align 8 dereferenceable(64) %76, ptr noundef nonnull %5, i64 noundef 1)
  %81 = icmp eq i64 %80, 1
  br i1 %81, label %95, label %82
82:                                               ; preds = %69
  %83 = load ptr, ptr %0, align 8
  %84 = getelementptr i8, ptr %83, i64 -24
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds i8, ptr %0, i64 %85
  %87 = getelementptr inbounds i8, ptr %86, i64 32
  %88 = load i32, ptr %87, align 8
  %89 = or i32 %88, 1
  store i32 %89, ptr %87, align 8
  %90 = getelementptr inbounds i8, ptr %86, i64 28
  %91 = load i32, ptr %90, align 4
  %92 = and i32 %91, %89
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %95, label %94
94:                                               ; preds = %82
  call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable
95:                                               ; preds = %82, %69
  %96 = icmp sgt i64 %70, 1
  br i1 %96, label %69, label %97
97:                                               ; preds = %95, %60
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5)
  %98 = sub nsw i64 %2, %37
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %100, label %126
100:                                              ; preds = %97
  %101 = getelementptr inbounds i8, ptr %1, i64 %37
  %102 = load ptr, ptr %0, align 8
  %103 = getelementptr i8, ptr %102, i64 -24
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds i8, ptr %0, i64 %104
  %106 = getelementptr inbounds i8, ptr %105, i64 232
  %107 = load ptr, ptr %106, align 8
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds i8, ptr %108, i64 96
  %110 = load ptr, ptr %109, align 8
  %111 = call noundef i64 %110(ptr noundef nonnull align 8 dereferenceable(64) %107, ptr noundef %101, i64 noundef %98)
  %112 = icmp eq i64 %111, %98
  br i1 %112, label %126, label %113
113:                                              ; preds = %100
  %114 = load ptr, ptr %0, align 8
  %115 = getelementptr i8, ptr %114, i64 -24
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds i8, ptr %0, i64 %116
  %118 = getelementptr inbounds i8, ptr %117, i64 32
  %119 = load i32, ptr %118, align 8
  %120 = or i32 %119, 1
  store i32 %120, ptr %118, align 8
  %121 = getelementptr inbounds i8, ptr %117, i64 28
  %122 = load i32, ptr %121, align 4
  %123 = and i32 %122, %120
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %126, label %125
125:                                              ; preds = %113
  call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable
126:                                              ; preds = %113, %100, %97, %13, %11
  ret ptr %0
}
define weak_odr dso_local void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr comdat align 2 {
  ret void
}
define weak_odr dso_local void @_ZNKSt5ctypeIcE14_M_narrow_initEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr comdat align 2 {
  ret void
}
define dso_local void @_ZNSt6localeC2Ev(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  store ptr null, ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt6localeC2ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %1) unnamed_addr align 2 {
  store ptr null, ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt6localeC1ERKS_(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %1) unnamed_addr align 2 {
  store ptr null, ptr %0, align 8
  ret void
}
define dso_local void @_ZNSt6localeD2Ev(ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %0) unnamed_addr align 2 {
  ret void
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt6localeaSERKS_(ptr noundef nonnull readnone returned align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %1) local_unnamed_addr align 2 {
  ret ptr %0
}
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt6locale7classicEv() local_unnamed_addr align 2 {
  ret ptr @_ZStL10the_locale
}
define dso_local void @_ZNSt8ios_base4InitC2Ev(ptr nocapture noundef nonnull readnone align 1 dereferenceable(1) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt8ios_base4InitC1Ev(ptr nocapture noundef nonnull readnone align 1 dereferenceable(1) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt8ios_base4InitD2Ev(ptr nocapture noundef nonnull readnone align 1 dereferenceable(1) %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt8ios_base4InitD1Ev(ptr nocapture noundef nonnull readnone align 1 dereferenceable(1) %0) unnamed_addr align 2 {
  ret void
}
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
define dso_local void @_ZNSt8ios_baseC1Ev(ptr noundef nonnull align 8 dereferenceable(216) %0) unnamed_addr align 2 {
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTVSt8ios_base, i64 16), ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 0, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 28
  store i32 0, ptr %5, align 4
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  store i32 0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr null, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  %10 = getelementptr inbounds i8, ptr %0, i64 192
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %8, i8 0, i64 144, i1 false)
  store i32 8, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr %9, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 208
  store ptr null, ptr %12, align 8
  ret void
}
define dso_local void @_ZNSt8ios_baseD1Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt8ios_baseD0Ev(ptr noundef nonnull align 8 dereferenceable(216) %0) unnamed_addr align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 216)
  ret void
}
define dso_local noundef i64 @_ZNSt7Nowhere6xsputnEPKcl(ptr nocapture nonnull readnone align 8 %0, ptr nocapture readnone %1, i64 noundef returned %2) unnamed_addr align 2 {
  ret i64 %2
}
define dso_local noundef i32 @_ZNSt7Nowhere8overflowEi(ptr nocapture nonnull readnone align 8 %0, i32 %1) unnamed_addr align 2 {
  ret i32 0
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIlEERSoT_(ptr noundef nonnull returned align 8 dereferenceable(8) %0, i64 noundef %1) local_unnamed_addr align 2 {
  %3 = icmp eq ptr %0, @_ZSt4cout
  %4 = icmp eq ptr %0, @_ZSt4cerr
  %5 = or i1 %3, %4
  %6 = icmp eq ptr %0, @_ZSt4clog
  %7 = or i1 %6, %5
  br i1 %7, label %8, label %9
8:                                                ; preds = %2
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.17, i64 noundef %1)
  br label %25
9:                                                ; preds = %2
  %10 = icmp slt i64 %1, 0
  br i1 %10, label %11, label %20
11:                                               ; preds = %9
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr i8, ptr %12, i64 -24
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 %14
  %16 = getelementptr inbounds i8, ptr %15, i64 24
  %17 = load i32, ptr %16, align 8
  %18 = and i32 %17, 72
  %19 = icmp eq i32 %18, 0
  br label %20
20:                                               ; preds = %11, %9
  %21 = phi i1 [ false, %9 ], [ %19, %11 ]
  %22 = sub i64 0, %1
  %23 = select i1 %21, i64 %22, i64 %1
  %24 = tail call fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL14insert_integerRSomb(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %23, i1 noundef zeroext %21)
  br label %25
25:                                               ; preds = %8, %20
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIxEERSoT_(ptr noundef nonnull returned align 8 dereferenceable(8) %0, i64 noundef %1) local_unnamed_addr align 2 {
  %3 = icmp eq ptr %0, @_ZSt4cout
  %4 = icmp eq ptr %0, @_ZSt4cerr
  %5 = or i1 %3, %4
  %6 = icmp eq ptr %0, @_ZSt4clog
  %7 = or i1 %6, %5
  br i1 %7, label %8, label %9
8:                                                ; preds = %2
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.17, i64 noundef %1)
  br label %25
9:                                                ; preds = %2
  %10 = icmp slt i64 %1, 0
  br i1 %10, label %11, label %20
11:                                               ; preds = %9
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr i8, ptr %12, i64 -24
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 %14
  %16 = getelementptr inbounds i8, ptr %15, i64 24
  %17 = load i32, ptr %16, align 8
  %18 = and i32 %17, 72
  %19 = icmp eq i32 %18, 0
  br label %20
20:                                               ; preds = %11, %9
  %21 = phi i1 [ false, %9 ], [ %19, %11 ]
  %22 = sub i64 0, %1
  %23 = select i1 %21, i64 %22, i64 %1
  %24 = tail call fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL14insert_integerRSomb(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %23, i1 noundef zeroext %21)
  br label %25
25:                                               ; preds = %8, %20
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertImEERSoT_(ptr noundef nonnull returned align 8 dereferenceable(8) %0, i64 noundef %1) local_unnamed_addr align 2 {
  %3 = icmp eq ptr %0, @_ZSt4cout
  %4 = icmp eq ptr %0, @_ZSt4cerr
  %5 = or i1 %3, %4
  %6 = icmp eq ptr %0, @_ZSt4clog
  %7 = or i1 %6, %5
  br i1 %7, label %8, label %9
8:                                                ; preds = %2
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.4, i64 noundef %1)
  br label %11
9:                                                ; preds = %2
  %10 = tail call fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL14insert_integerRSomb(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1, i1 noundef zeroext false)
  br label %11
11:                                               ; preds = %9, %8
  ret ptr %0
}
define internal fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL14insert_integerRSomb(ptr noundef nonnull returned align 8 dereferenceable(8) %0, i64 noundef %1, i1 noundef zeroext %2) unnamed_addr {
  %4 = alloca [32 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4)
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr i8, ptr %5, i64 -24
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = getelementptr inbounds i8, ptr %8, i64 24
  %10 = load i32, ptr %9, align 8
  %11 = and i32 %10, 64
  %12 = icmp ne i32 %11, 0
  %13 = and i32 %10, 8
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, i32 10, i32 16
  %16 = select i1 %12, i32 8, i32 %15
  %17 = and i32 %10, 16384
  %18 = icmp eq i32 %17, 0
  %19 = select i1 %18, ptr @.str.12, ptr @.str.11
  %20 = zext nneg i32 %16 to i64
  br label %21
21:                                               ; preds = %21, %3
  %22 = phi i64 [ %27, %21 ], [ 32, %3 ]
  %23 = phi i64 [ %29, %21 ], [ %1, %3 ]
  %24 = urem i64 %23, %20
  %25 = getelementptr inbounds i8, ptr %19, i64 %24
  %26 = load i8, ptr %25, align 1
  %27 = add nsw i64 %22, -1
  %28 = getelementptr inbounds [32 x i8], ptr %4, i64 0, i64 %27
  store i8 %26, ptr %28, align 1
  %29 = udiv i64 %23, %20
  %30 = icmp ult i64 %23, %20
  br i1 %30, label %31, label %21
31:                                               ; preds = %21
  %32 = trunc nsw i64 %22 to i32
  %33 = trunc nsw i64 %27 to i32
  %34 = and i32 %10, 72
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %44
36:                                               ; preds = %31
  br i1 %2, label %65, label %37
37:                                               ; preds = %36
  %38 = load i64, ptr %6, align 8
  %39 = getelementptr inbounds i8, ptr %0, i64 %38
  %40 = getelementptr inbounds i8, ptr %39, i64 24
  %41 = load i32, ptr %40, align 8
  %42 = and i32 %41, 2048
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %65
44:                                               ; preds = %37, %31
  %45 = load i64, ptr %6, align 8
  %46 = getelementptr inbounds i8, ptr %0, i64 %45
  %47 = getelementptr inbounds i8, ptr %46, i64 24
  %48 = load i32, ptr %47, align 8
  %49 = and i32 %48, 512
  %50 = icmp ne i32 %49, 0
  %51 = icmp ne i64 %1, 0
  %52 = and i1 %51, %50
  %53 = icmp eq i32 %16, 16
  %54 = and i1 %53, %52
  br i1 %54, label %55, label %63
55:                                               ; preds = %44
  %56 = and i32 %48, 16384
  %57 = icmp eq i32 %56, 0
  %58 = select i1 %57, i8 120, i8 88
  %59 = shl i64 %22, 32
  %60 = add i64 %59, -8589934592
  %61 = ashr exact i64 %60, 32
  %62 = getelementptr inbounds [32 x i8], ptr %4, i64 0, i64 %61
  store i8 %58, ptr %62, align 1
  br label %65
63:                                               ; preds = %44
  %64 = and i1 %12, %52
  br i1 %64, label %65, label %72
65:                                               ; preds = %63, %36, %37, %55
  %66 = phi i32 [ -3, %55 ], [ -2, %37 ], [ -2, %36 ], [ -2, %63 ]
  %67 = phi i8 [ 48, %55 ], [ 43, %37 ], [ 45, %36 ], [ 48, %63 ]
  %68 = phi i64 [ 2, %55 ], [ 1, %37 ], [ 1, %36 ], [ 0, %63 ]
  %69 = add nsw i32 %66, %32
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [32 x i8], ptr %4, i64 0, i64 %70
  store i8 %67, ptr %71, align 1
  br label %72
72:                                               ; preds = %65, %63
  %73 = phi i64 [ 0, %63 ], [ %68, %65 ]
  %74 = phi i32 [ %33, %63 ], [ %69, %65 ]
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr %4, i64 %75
  %77 = sub nsw i64 32, %75
  %78 = call fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL6insertRSoPKcll(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %76, i64 noundef %77, i64 noundef %73)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4)
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIyEERSoT_(ptr noundef nonnull returned align 8 dereferenceable(8) %0, i64 noundef %1) local_unnamed_addr align 2 {
  %3 = icmp eq ptr %0, @_ZSt4cout
  %4 = icmp eq ptr %0, @_ZSt4cerr
  %5 = or i1 %3, %4
  %6 = icmp eq ptr %0, @_ZSt4clog
  %7 = or i1 %6, %5
  br i1 %7, label %8, label %9
8:                                                ; preds = %2
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.4, i64 noundef %1)
  br label %11
9:                                                ; preds = %2
  %10 = tail call fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL14insert_integerRSomb(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1, i1 noundef zeroext false)
  br label %11
11:                                               ; preds = %9, %8
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull returned align 8 dereferenceable(8) %0, i1 noundef zeroext %1) local_unnamed_addr align 2 {
  %3 = icmp eq ptr %0, @_ZSt4cout
  %4 = icmp eq ptr %0, @_ZSt4cerr
  %5 = or i1 %3, %4
  %6 = icmp eq ptr %0, @_ZSt4clog
  %7 = or i1 %6, %5
  br i1 %7, label %8, label %10
8:                                                ; preds = %2
  %9 = zext i1 %1 to i32
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.5, i32 noundef %9)
  br label %26
10:                                               ; preds = %2
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr i8, ptr %11, i64 -24
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = and i32 %16, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %22
19:                                               ; preds = %10
  %20 = zext i1 %1 to i64
  %21 = tail call fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL14insert_integerRSomb(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %20, i1 noundef zeroext false)
  br label %26
22:                                               ; preds = %10
  %23 = select i1 %1, ptr @.str.6, ptr @.str.7
  %24 = select i1 %1, i64 4, i64 5
  %25 = tail call fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL6insertRSoPKcll(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %23, i64 noundef %24, i64 noundef -1)
  br label %26
26:                                               ; preds = %22, %19, %8
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull returned align 8 dereferenceable(8) %0, double noundef %1) local_unnamed_addr align 2 {
  %3 = alloca [8 x i8], align 1
  %4 = alloca [400 x i8], align 16
  %5 = icmp eq ptr %0, @_ZSt4cout
  %6 = icmp eq ptr %0, @_ZSt4cerr
  %7 = or i1 %5, %6
  %8 = icmp eq ptr %0, @_ZSt4clog
  %9 = or i1 %8, %7
  br i1 %9, label %10, label %11
10:                                               ; preds = %2
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.13, double noundef %1)
  br label %78
11:                                               ; preds = %2
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr i8, ptr %12, i64 -24
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 %14
  %16 = getelementptr inbounds i8, ptr %15, i64 24
  %17 = load i32, ptr %16, align 8
  %18 = and i32 %17, 260
  %19 = icmp eq i32 %18, 260
  br i1 %19, label %20, label %21
20:                                               ; preds = %11
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.14)
  unreachable
21:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %22 = getelementptr inbounds i8, ptr %3, i64 1
  store i8 37, ptr %3, align 1
  %23 = load i64, ptr %13, align 8
  %24 = getelementptr inbounds i8, ptr %0, i64 %23
  %25 = getelementptr inbounds i8, ptr %24, i64 24
  %26 = load i32, ptr %25, align 8
  %27 = and i32 %26, 2048
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29
29:                                               ; preds = %21
  %30 = getelementptr inbounds i8, ptr %3, i64 2
  store i8 43, ptr %22, align 1
  br label %31
31:                                               ; preds = %29, %21
  %32 = phi ptr [ %30, %29 ], [ %22, %21 ]
  %33 = load i64, ptr %13, align 8
  %34 = getelementptr inbounds i8, ptr %0, i64 %33
  %35 = getelementptr inbounds i8, ptr %34, i64 24
  %36 = load i32, ptr %35, align 8
  %37 = and i32 %36, 1024
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %41, label %39
39:                                               ; preds = %31
  %40 = getelementptr inbounds i8, ptr %32, i64 1
  store i8 35, ptr %32, align 1
  br label %41
41:                                               ; preds = %39, %31
  %42 = phi ptr [ %40, %39 ], [ %32, %31 ]
  %43 = getelementptr inbounds i8, ptr %42, i64 1
  store i8 46, ptr %42, align 1
  %44 = getelementptr inbounds i8, ptr %42, i64 2
  store i8 42, ptr %43, align 1
  %45 = icmp eq i32 %18, 4
  %46 = icmp eq i32 %18, 256
  %47 = select i1 %46, i32 101, i32 103
  %48 = select i1 %45, i32 102, i32 %47
  %49 = load ptr, ptr %0, align 8
  %50 = getelementptr i8, ptr %49, i64 -24
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds i8, ptr %0, i64 %51
  %53 = getelementptr inbounds i8, ptr %52, i64 24
  %54 = load i32, ptr %53, align 8
  %55 = lshr i32 %54, 9
  %56 = and i32 %55, 32
  %57 = sub nuw nsw i32 %48, %56
  %58 = trunc nuw nsw i32 %57 to i8
  %59 = getelementptr inbounds i8, ptr %42, i64 3
  store i8 %58, ptr %44, align 1
  store i8 0, ptr %59, align 1
  call void @llvm.lifetime.start.p0(i64 400, ptr nonnull %4)
  %60 = load ptr, ptr %0, align 8
  %61 = getelementptr i8, ptr %60, i64 -24
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds i8, ptr %0, i64 %62
  %64 = getelementptr inbounds i8, ptr %63, i64 8
  %65 = load i64, ptr %64, align 8
  %66 = trunc i64 %65 to i32
  %67 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %4, i64 noundef 400, ptr noundef nonnull %3, i32 noundef %66, double noundef %1)
  %68 = icmp sgt i32 %67, 399
  br i1 %68, label %69, label %70
69:                                               ; preds = %41
  call void @__quotient_unsupported(ptr noundef nonnull @.str.15)
  unreachable
70:                                               ; preds = %41
  %71 = sext i32 %67 to i64
  %72 = load i8, ptr %4, align 16
  %73 = icmp eq i8 %72, 45
  %74 = icmp eq i8 %72, 43
  %75 = or i1 %73, %74
  %76 = zext i1 %75 to i64
  %77 = call fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL6insertRSoPKcll(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %4, i64 noundef %71, i64 noundef %76)
  call void @llvm.lifetime.end.p0(i64 400, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br label %78
78:                                               ; preds = %10, %70
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIPKvEERSoT_(ptr noundef nonnull returned align 8 dereferenceable(8) %0, ptr noundef %1) local_unnamed_addr align 2 {
  %3 = alloca [32 x i8], align 16
  %4 = icmp eq ptr %0, @_ZSt4cout
  %5 = icmp eq ptr %0, @_ZSt4cerr
  %6 = or i1 %4, %5
  %7 = icmp eq ptr %0, @_ZSt4clog
  %8 = or i1 %7, %6
  br i1 %8, label %9, label %10
9:                                                ; preds = %2
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.8, ptr noundef %1)
  br label %14
10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3)
  %11 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %3, i64 noundef 32, ptr noundef nonnull @.str.8, ptr noundef %1)
  %12 = sext i32 %11 to i64
  %13 = call fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL6insertRSoPKcll(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %3, i64 noundef %12, i64 noundef -1)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3)
  br label %14
14:                                               ; preds = %10, %9
  ret ptr %0
}
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) local_unnamed_addr
define dso_local noundef nonnull align 8 dereferenceable(576) ptr @_ZSt9use_facetISt5ctypeIcEERKT_RKSt6locale(ptr nocapture noundef nonnull readnone align 8 dereferenceable(8) %0) local_unnamed_addr {
  ret ptr @__quotient_character_types
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @__quotient_endl(ptr noundef nonnull returned align 8 dereferenceable(8) %0) {
  %2 = alloca i8, align 1
  %3 = icmp eq ptr %0, @_ZSt4cout
  %4 = icmp eq ptr %0, @_ZSt4cerr
  %5 = or i1 %3, %4
  %6 = icmp eq ptr %0, @_ZSt4clog
  %7 = or i1 %6, %5
  br i1 %7, label %8, label %9
8:                                                ; preds = %1
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.9)
  br label %65
9:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2)
  store i8 10, ptr %2, align 1
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr i8, ptr %10, i64 -24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  %14 = getelementptr inbounds i8, ptr %13, i64 32
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %38
17:                                               ; preds = %9
  %18 = getelementptr inbounds i8, ptr %13, i64 232
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 96
  %22 = load ptr, ptr %21, align 8
  %23 = call noundef i64 %22(ptr noundef nonnull align 8 dereferenceable(64) %19, ptr noundef nonnull %2, i64 noundef 1)
  %24 = icmp eq i64 %23, 1
  br i1 %24, label %38, label %25
25:                                               ; preds = %17
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr i8, ptr %26, i64 -24
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %0, i64 %28
  %30 = getelementptr inbounds i8, ptr %29, i64 32
  %31 = load i32, ptr %30, align 8
  %32 = or i32 %31, 1
  store i32 %32, ptr %30, align 8
  %33 = getelementptr inbounds i8, ptr %29, i64 28
  %34 = load i32, ptr %33, align 4
  %35 = and i32 %34, %32
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %38, label %37
37:                                               ; preds = %25
  call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable
38:                                               ; preds = %9, %17, %25
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2)
  %39 = load ptr, ptr %0, align 8
  %40 = getelementptr i8, ptr %39, i64 -24
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %0, i64 %41
  %43 = getelementptr inbounds i8, ptr %42, i64 232
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %65, label %46
46:                                               ; preds = %38
  %47 = load ptr, ptr %44, align 8
  %48 = getelementptr inbounds i8, ptr %47, i64 48
  %49 = load ptr, ptr %48, align 8
  %50 = call noundef i32 %49(ptr noundef nonnull align 8 dereferenceable(64) %44)
  %51 = icmp slt i32 %50, 0
  br i1 %51, label %52, label %65
52:                                               ; preds = %46
  %53 = load ptr, ptr %0, align 8
  %54 = getelementptr i8, ptr %53, i64 -24
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds i8, ptr %0, i64 %55
  %57 = getelementptr inbounds i8, ptr %56, i64 32
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, 1
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds i8, ptr %56, i64 28
  %61 = load i32, ptr %60, align 4
  %62 = and i32 %61, %59
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %65, label %64
64:                                               ; preds = %52
  call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable
65:                                               ; preds = %52, %46, %38, %8
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @__quotient_insert_character(ptr noundef nonnull returned align 8 dereferenceable(8) %0, i8 noundef signext %1) local_unnamed_addr {
  %3 = alloca i8, align 1
  store i8 %1, ptr %3, align 1
  %4 = call fastcc noundef nonnull align 8 dereferenceable(8) ptr @_ZStL6insertRSoPKcll(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %3, i64 noundef 1, i64 noundef -1)
  ret ptr %0
}
define dso_local nonnull align 8 dereferenceable(8) ptr @__quotient_manipulate(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = icmp eq ptr %0, @_ZSt4cout
  %4 = icmp eq ptr %0, @_ZSt4cerr
  %5 = or i1 %3, %4
  %6 = icmp eq ptr %0, @_ZSt4clog
  %7 = or i1 %6, %5
  %8 = icmp ne ptr %1, @__quotient_endl
  %9 = and i1 %8, %7
  br i1 %9, label %12, label %10
10:                                               ; preds = %2
  %11 = tail call noundef nonnull align 8 dereferenceable(8) ptr %1(ptr noundef nonnull align 8 dereferenceable(8) %0)
  br label %12
12:                                               ; preds = %2, %10
  %13 = phi ptr [ %11, %10 ], [ %0, %2 ]
  ret ptr %13
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @__quotient_manipulate_base(ptr noundef nonnull returned align 8 dereferenceable(8) %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = icmp eq ptr %0, @_ZSt4cout
  %4 = icmp eq ptr %0, @_ZSt4cerr
  %5 = or i1 %3, %4
  %6 = icmp eq ptr %0, @_ZSt4clog
  %7 = or i1 %6, %5
  br i1 %7, label %13, label %8
8:                                                ; preds = %2
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr i8, ptr %9, i64 -24
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  tail call void %1(ptr noundef nonnull align 8 dereferenceable(216) %12)
  br label %13
13:                                               ; preds = %8, %2
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @__quotient_set_width(ptr noundef nonnull returned align 8 dereferenceable(8) %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq ptr %0, @_ZSt4cout
  %4 = icmp eq ptr %0, @_ZSt4cerr
  %5 = or i1 %3, %4
  %6 = icmp eq ptr %0, @_ZSt4clog
  %7 = or i1 %6, %5
  br i1 %7, label %15, label %8
8:                                                ; preds = %2
  %9 = sext i32 %1 to i64
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr i8, ptr %10, i64 -24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  %14 = getelementptr inbounds i8, ptr %13, i64 16
  store i64 %9, ptr %14, align 8
  br label %15
15:                                               ; preds = %8, %2
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @__quotient_set_precision(ptr noundef nonnull returned align 8 dereferenceable(8) %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq ptr %0, @_ZSt4cout
  %4 = icmp eq ptr %0, @_ZSt4cerr
  %5 = or i1 %3, %4
  %6 = icmp eq ptr %0, @_ZSt4clog
  %7 = or i1 %6, %5
  br i1 %7, label %15, label %8
8:                                                ; preds = %2
  %9 = sext i32 %1 to i64
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr i8, ptr %10, i64 -24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  %14 = getelementptr inbounds i8, ptr %13, i64 8
  store i64 %9, ptr %14, align 8
  br label %15
15:                                               ; preds = %8, %2
  ret ptr %0
}
define dso_local noundef nonnull align 8 dereferenceable(8) ptr @__quotient_set_fill(ptr noundef nonnull returned align 8 dereferenceable(8) %0, i8 noundef signext %1) local_unnamed_addr {
  %3 = icmp eq ptr %0, @_ZSt4cout
  %4 = icmp eq ptr %0, @_ZSt4cerr
  %5 = or i1 %3, %4
  %6 = icmp eq ptr %0, @_ZSt4clog
  %7 = or i1 %6, %5
  br i1 %7, label %14, label %8
8:                                                ; preds = %2
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr i8, ptr %9, i64 -24
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = getelementptr inbounds i8, ptr %12, i64 224
  store i8 %1, ptr %13, align 8
  br label %14
14:                                               ; preds = %8, %2
  ret ptr %0
}
define linkonce_odr dso_local void @_ZNSt7NowhereD1Ev(ptr noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr comdat align 2 {
  ret void
}
define linkonce_odr dso_local void @_ZNSt7NowhereD0Ev(ptr noundef nonnull align 8 dereferenceable(64) %0) unnamed_addr comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 64)
  ret void
}
declare void @_ZNSiD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr
declare void @_ZNSiD0Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr
declare void @_ZTv0_n24_NSiD1Ev(ptr noundef) unnamed_addr align 2
declare void @_ZTv0_n24_NSiD0Ev(ptr noundef) unnamed_addr align 2
define linkonce_odr dso_local void @_ZNSdD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr comdat align 2 {
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTSd, i64 8))
  ret void
}
define linkonce_odr dso_local void @_ZNSdD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr comdat align 2 {
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTSd, i64 8))
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 288)
  ret void
}
define linkonce_odr dso_local void @_ZThn16_NSdD1Ev(ptr noundef %0) unnamed_addr comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTSd, i64 8))
  ret void
}
define linkonce_odr dso_local void @_ZThn16_NSdD0Ev(ptr noundef %0) unnamed_addr comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTSd, i64 8))
  tail call void @_ZdlPvm(ptr noundef nonnull %2, i64 noundef 288)
  ret void
}
define linkonce_odr dso_local void @_ZTv0_n24_NSdD1Ev(ptr noundef %0) unnamed_addr comdat align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTSd, i64 8))
  ret void
}
define linkonce_odr dso_local void @_ZTv0_n24_NSdD0Ev(ptr noundef %0) unnamed_addr comdat align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZNSiD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull getelementptr inbounds (i8, ptr @_ZTTSd, i64 8))
  tail call void @_ZdlPvm(ptr noundef nonnull %5, i64 noundef 288)
  ret void
}
define internal void @_ZStL10no_localesv() {
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.16)
  unreachable
}
declare ptr @malloc(i64 noundef) local_unnamed_addr
declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr
define internal void @_GLOBAL__sub_I_streams.cpp() section ".text.startup" {
  store ptr null, ptr @_ZStL10the_locale, align 8
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt6localeD1Ev, ptr nonnull @_ZStL10the_locale, ptr nonnull @__dso_handle)
  ret void
}
declare i32 @llvm.smax.i32(i32, i32)
declare i64 @llvm.umax.i64(i64, i64)
