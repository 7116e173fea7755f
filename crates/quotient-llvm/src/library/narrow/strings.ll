target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

@strtok_rest = internal unnamed_addr global ptr null, align 4
@kinds_at = internal constant ptr getelementptr inbounds (<{ [256 x i16], [128 x i16] }>, ptr @kinds, i32 0, i32 0, i32 128), align 4
@lowers_at = internal constant ptr getelementptr inbounds ([384 x i32], ptr @lowers, i32 0, i32 128), align 4
@uppers_at = internal constant ptr getelementptr inbounds ([384 x i32], ptr @uppers, i32 0, i32 128), align 4
@kinds = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 2
@lowers = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4
@uppers = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @strlen(ptr nocapture noundef readonly %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, ptr %0, i32 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i32 %3, 1
  br i1 %6, label %8, label %2

8:                                                ; preds = %2
  ret i32 %3
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @strnlen(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi i32 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, ptr %0, i32 %5
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i32 %5, 1
  %11 = icmp eq i32 %10, %1
  br i1 %11, label %12, label %4

12:                                               ; preds = %4, %9, %2
  %13 = phi i32 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  ret i32 %13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @memcmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %20, label %8

5:                                                ; preds = %8
  %6 = add nuw i32 %10, 1
  %7 = icmp eq i32 %6, %2
  br i1 %7, label %20, label %8

8:                                                ; preds = %3, %5
  %9 = phi i32 [ %19, %5 ], [ undef, %3 ]
  %10 = phi i32 [ %6, %5 ], [ 0, %3 ]
  %11 = getelementptr inbounds i8, ptr %0, i32 %10
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds i8, ptr %1, i32 %10
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = sub nsw i32 %13, %16
  %18 = icmp eq i8 %12, %15
  %19 = select i1 %18, i32 %9, i32 %17
  br i1 %18, label %5, label %20

20:                                               ; preds = %8, %5, %3
  %21 = phi i32 [ 0, %3 ], [ %19, %8 ], [ 0, %5 ]
  ret i32 %21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @bcmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %20, label %8

5:                                                ; preds = %8
  %6 = add nuw i32 %10, 1
  %7 = icmp eq i32 %6, %2
  br i1 %7, label %20, label %8

8:                                                ; preds = %3, %5
  %9 = phi i32 [ %19, %5 ], [ undef, %3 ]
  %10 = phi i32 [ %6, %5 ], [ 0, %3 ]
  %11 = getelementptr inbounds i8, ptr %0, i32 %10
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds i8, ptr %1, i32 %10
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = sub nsw i32 %13, %16
  %18 = icmp eq i8 %12, %15
  %19 = select i1 %18, i32 %9, i32 %17
  br i1 %18, label %5, label %20

20:                                               ; preds = %5, %8, %3
  %21 = phi i32 [ 0, %3 ], [ %19, %8 ], [ 0, %5 ]
  ret i32 %21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local ptr @memchr(ptr noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %3
  %6 = trunc i32 %1 to i8
  br label %7

7:                                                ; preds = %5, %12
  %8 = phi i32 [ 0, %5 ], [ %13, %12 ]
  %9 = getelementptr inbounds i8, ptr %0, i32 %8
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, %6
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = add nuw i32 %8, 1
  %14 = icmp eq i32 %13, %2
  br i1 %14, label %17, label %7

15:                                               ; preds = %7
  %16 = getelementptr inbounds i8, ptr %0, i32 %8
  br label %17

17:                                               ; preds = %12, %3, %15
  %18 = phi ptr [ %16, %15 ], [ null, %3 ], [ null, %12 ]
  ret ptr %18
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local ptr @memrchr(ptr noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = trunc i32 %1 to i8
  br label %5

5:                                                ; preds = %8, %3
  %6 = phi i32 [ %2, %3 ], [ %9, %8 ]
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %15, label %8

8:                                                ; preds = %5
  %9 = add i32 %6, -1
  %10 = getelementptr inbounds i8, ptr %0, i32 %9
  %11 = load i8, ptr %10, align 1
  %12 = icmp eq i8 %11, %4
  br i1 %12, label %13, label %5

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, ptr %0, i32 %9
  br label %15

15:                                               ; preds = %5, %13
  %16 = phi ptr [ %14, %13 ], [ null, %5 ]
  ret ptr %16
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local ptr @memccpy(ptr noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr {
  %5 = trunc i32 %2 to i8
  br label %6

6:                                                ; preds = %11, %4
  %7 = phi ptr [ %0, %4 ], [ %15, %11 ]
  %8 = phi ptr [ %1, %4 ], [ %13, %11 ]
  %9 = phi i32 [ %3, %4 ], [ %12, %11 ]
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %17, label %11

11:                                               ; preds = %6
  %12 = add i32 %9, -1
  %13 = getelementptr inbounds i8, ptr %8, i32 1
  %14 = load i8, ptr %8, align 1
  %15 = getelementptr inbounds i8, ptr %7, i32 1
  store i8 %14, ptr %7, align 1
  %16 = icmp eq i8 %14, %5
  br i1 %16, label %17, label %6

17:                                               ; preds = %6, %11
  %18 = phi ptr [ %15, %11 ], [ null, %6 ]
  ret ptr %18
}

; Function Attrs: nounwind
define dso_local ptr @mempcpy(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %5 = getelementptr inbounds i8, ptr %0, i32 %2
  ret ptr %5
}

declare ptr @memcpy(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @bcopy(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = tail call ptr @memmove(ptr noundef %1, ptr noundef %0, i32 noundef %2)
  ret void
}

declare ptr @memmove(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @bzero(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call ptr @memset(ptr noundef %0, i32 noundef 0, i32 noundef %1)
  ret void
}

declare ptr @memset(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @explicit_bzero(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call ptr @memset(ptr noundef %0, i32 noundef 0, i32 noundef %1)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @strncmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %22, label %8

5:                                                ; preds = %8
  %6 = add nuw i32 %10, 1
  %7 = icmp eq i32 %6, %2
  br i1 %7, label %22, label %8

8:                                                ; preds = %3, %5
  %9 = phi i32 [ %21, %5 ], [ undef, %3 ]
  %10 = phi i32 [ %6, %5 ], [ 0, %3 ]
  %11 = getelementptr inbounds i8, ptr %0, i32 %10
  %12 = load i8, ptr %11, align 1
  %13 = getelementptr inbounds i8, ptr %1, i32 %10
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %12, %14
  %16 = icmp ne i8 %12, 0
  %17 = and i1 %16, %15
  %18 = zext i8 %12 to i32
  %19 = zext i8 %14 to i32
  %20 = sub nsw i32 %18, %19
  %21 = select i1 %17, i32 %9, i32 %20
  br i1 %17, label %5, label %22

22:                                               ; preds = %8, %5, %3
  %23 = phi i32 [ 0, %3 ], [ %21, %8 ], [ 0, %5 ]
  ret i32 %23
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @strcmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %6

3:                                                ; preds = %6
  %4 = add nuw i32 %8, 1
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %20, label %6

6:                                                ; preds = %3, %2
  %7 = phi i32 [ %19, %3 ], [ undef, %2 ]
  %8 = phi i32 [ %4, %3 ], [ 0, %2 ]
  %9 = getelementptr inbounds i8, ptr %0, i32 %8
  %10 = load i8, ptr %9, align 1
  %11 = getelementptr inbounds i8, ptr %1, i32 %8
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %10, %12
  %14 = icmp ne i8 %10, 0
  %15 = and i1 %14, %13
  %16 = zext i8 %10 to i32
  %17 = zext i8 %12 to i32
  %18 = sub nsw i32 %16, %17
  %19 = select i1 %15, i32 %7, i32 %18
  br i1 %15, label %3, label %20

20:                                               ; preds = %3, %6
  %21 = phi i32 [ %19, %6 ], [ 0, %3 ]
  ret i32 %21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @strcoll(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %6

3:                                                ; preds = %6
  %4 = add nuw i32 %8, 1
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %20, label %6

6:                                                ; preds = %3, %2
  %7 = phi i32 [ %19, %3 ], [ undef, %2 ]
  %8 = phi i32 [ %4, %3 ], [ 0, %2 ]
  %9 = getelementptr inbounds i8, ptr %0, i32 %8
  %10 = load i8, ptr %9, align 1
  %11 = getelementptr inbounds i8, ptr %1, i32 %8
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %10, %12
  %14 = icmp ne i8 %10, 0
  %15 = and i1 %14, %13
  %16 = zext i8 %10 to i32
  %17 = zext i8 %12 to i32
  %18 = sub nsw i32 %16, %17
  %19 = select i1 %15, i32 %7, i32 %18
  br i1 %15, label %3, label %20

20:                                               ; preds = %3, %6
  %21 = phi i32 [ %19, %6 ], [ 0, %3 ]
  ret i32 %21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @strncasecmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %30, label %8

5:                                                ; preds = %8
  %6 = add nuw i32 %10, 1
  %7 = icmp eq i32 %6, %2
  br i1 %7, label %30, label %8

8:                                                ; preds = %3, %5
  %9 = phi i32 [ %29, %5 ], [ undef, %3 ]
  %10 = phi i32 [ %6, %5 ], [ 0, %3 ]
  %11 = getelementptr inbounds i8, ptr %0, i32 %10
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = add nsw i32 %13, -65
  %15 = icmp ult i32 %14, 26
  %16 = add nuw nsw i32 %13, 32
  %17 = select i1 %15, i32 %16, i32 %13
  %18 = getelementptr inbounds i8, ptr %1, i32 %10
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i32
  %21 = add nsw i32 %20, -65
  %22 = icmp ult i32 %21, 26
  %23 = add nuw nsw i32 %20, 32
  %24 = select i1 %22, i32 %23, i32 %20
  %25 = icmp eq i32 %17, %24
  %26 = icmp ne i32 %17, 0
  %27 = and i1 %26, %25
  %28 = sub nsw i32 %17, %24
  %29 = select i1 %27, i32 %9, i32 %28
  br i1 %27, label %5, label %30

30:                                               ; preds = %8, %5, %3
  %31 = phi i32 [ 0, %3 ], [ %29, %8 ], [ 0, %5 ]
  ret i32 %31
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @strcasecmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %6

3:                                                ; preds = %6
  %4 = add nuw i32 %8, 1
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %28, label %6

6:                                                ; preds = %3, %2
  %7 = phi i32 [ %27, %3 ], [ undef, %2 ]
  %8 = phi i32 [ %4, %3 ], [ 0, %2 ]
  %9 = getelementptr inbounds i8, ptr %0, i32 %8
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i32
  %12 = add nsw i32 %11, -65
  %13 = icmp ult i32 %12, 26
  %14 = add nuw nsw i32 %11, 32
  %15 = select i1 %13, i32 %14, i32 %11
  %16 = getelementptr inbounds i8, ptr %1, i32 %8
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = add nsw i32 %18, -65
  %20 = icmp ult i32 %19, 26
  %21 = add nuw nsw i32 %18, 32
  %22 = select i1 %20, i32 %21, i32 %18
  %23 = icmp eq i32 %15, %22
  %24 = icmp ne i32 %15, 0
  %25 = and i1 %24, %23
  %26 = sub nsw i32 %15, %22
  %27 = select i1 %25, i32 %7, i32 %26
  br i1 %25, label %3, label %28

28:                                               ; preds = %3, %6
  %29 = phi i32 [ %27, %6 ], [ 0, %3 ]
  ret i32 %29
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local ptr @stpcpy(ptr noundef writeonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = load i8, ptr %1, align 1
  store i8 %3, ptr %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %2, %5
  %6 = phi ptr [ %8, %5 ], [ %1, %2 ]
  %7 = phi ptr [ %9, %5 ], [ %0, %2 ]
  %8 = getelementptr inbounds i8, ptr %6, i32 1
  %9 = getelementptr inbounds i8, ptr %7, i32 1
  %10 = load i8, ptr %8, align 1
  store i8 %10, ptr %9, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5

12:                                               ; preds = %5, %2
  %13 = phi ptr [ %0, %2 ], [ %9, %5 ]
  ret ptr %13
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local ptr @strcpy(ptr noundef returned writeonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = load i8, ptr %1, align 1
  store i8 %3, ptr %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %2, %5
  %6 = phi ptr [ %8, %5 ], [ %1, %2 ]
  %7 = phi ptr [ %9, %5 ], [ %0, %2 ]
  %8 = getelementptr inbounds i8, ptr %6, i32 1
  %9 = getelementptr inbounds i8, ptr %7, i32 1
  %10 = load i8, ptr %8, align 1
  store i8 %10, ptr %9, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5

12:                                               ; preds = %5, %2
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptr @strncpy(ptr noundef returned writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %3, %10
  %6 = phi i32 [ %12, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %1, i32 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i8, ptr %0, i32 %6
  store i8 %8, ptr %11, align 1
  %12 = add nuw i32 %6, 1
  %13 = icmp eq i32 %12, %2
  br i1 %13, label %14, label %5

14:                                               ; preds = %5, %10, %3
  %15 = phi i32 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %16 = icmp ult i32 %15, %2
  br i1 %16, label %17, label %22

17:                                               ; preds = %14, %17
  %18 = phi i32 [ %20, %17 ], [ %15, %14 ]
  %19 = getelementptr inbounds i8, ptr %0, i32 %18
  store i8 0, ptr %19, align 1
  %20 = add nuw i32 %18, 1
  %21 = icmp eq i32 %20, %2
  br i1 %21, label %22, label %17

22:                                               ; preds = %17, %14
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptr @stpncpy(ptr noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %3, %10
  %6 = phi i32 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %1, i32 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = add nuw i32 %6, 1
  %12 = icmp eq i32 %11, %2
  br i1 %12, label %13, label %5

13:                                               ; preds = %5, %10, %3
  %14 = phi i32 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  br i1 %4, label %24, label %15

15:                                               ; preds = %13, %20
  %16 = phi i32 [ %22, %20 ], [ 0, %13 ]
  %17 = getelementptr inbounds i8, ptr %1, i32 %16
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds i8, ptr %0, i32 %16
  store i8 %18, ptr %21, align 1
  %22 = add nuw i32 %16, 1
  %23 = icmp eq i32 %22, %2
  br i1 %23, label %24, label %15

24:                                               ; preds = %20, %15, %13
  %25 = phi i32 [ 0, %13 ], [ %16, %15 ], [ %2, %20 ]
  %26 = icmp ult i32 %25, %2
  br i1 %26, label %27, label %32

27:                                               ; preds = %24, %27
  %28 = phi i32 [ %30, %27 ], [ %25, %24 ]
  %29 = getelementptr inbounds i8, ptr %0, i32 %28
  store i8 0, ptr %29, align 1
  %30 = add nuw i32 %28, 1
  %31 = icmp eq i32 %30, %2
  br i1 %31, label %32, label %27

32:                                               ; preds = %27, %24
  %33 = getelementptr inbounds i8, ptr %0, i32 %14
  ret ptr %33
}

; Function Attrs: nounwind
define dso_local i32 @strlcpy(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, ptr %1, i32 %5
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i32 %5, 1
  br i1 %8, label %10, label %4

10:                                               ; preds = %4
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %18, label %12

12:                                               ; preds = %10
  %13 = icmp ult i32 %5, %2
  %14 = add i32 %2, -1
  %15 = select i1 %13, i32 %5, i32 %14
  %16 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i32 noundef %15)
  %17 = getelementptr inbounds i8, ptr %0, i32 %15
  store i8 0, ptr %17, align 1
  br label %18

18:                                               ; preds = %12, %10
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @strlcat(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %3, %10
  %6 = phi i32 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %0, i32 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = add nuw i32 %6, 1
  %12 = icmp eq i32 %11, %2
  br i1 %12, label %13, label %5

13:                                               ; preds = %5, %10, %3
  %14 = phi i32 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %15 = icmp ult i32 %14, %2
  br i1 %15, label %16, label %33

16:                                               ; preds = %13
  %17 = getelementptr inbounds i8, ptr %0, i32 %14
  br label %18

18:                                               ; preds = %18, %16
  %19 = phi i32 [ 0, %16 ], [ %23, %18 ]
  %20 = getelementptr inbounds i8, ptr %1, i32 %19
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 0
  %23 = add i32 %19, 1
  br i1 %22, label %24, label %18

24:                                               ; preds = %18
  %25 = icmp eq i32 %14, %2
  br i1 %25, label %39, label %26

26:                                               ; preds = %24
  %27 = sub i32 %2, %14
  %28 = icmp ult i32 %19, %27
  %29 = add i32 %27, -1
  %30 = select i1 %28, i32 %19, i32 %29
  %31 = tail call ptr @memcpy(ptr noundef %17, ptr noundef %1, i32 noundef %30)
  %32 = getelementptr inbounds i8, ptr %17, i32 %30
  store i8 0, ptr %32, align 1
  br label %39

33:                                               ; preds = %13, %33
  %34 = phi i32 [ %38, %33 ], [ 0, %13 ]
  %35 = getelementptr inbounds i8, ptr %1, i32 %34
  %36 = load i8, ptr %35, align 1
  %37 = icmp eq i8 %36, 0
  %38 = add i32 %34, 1
  br i1 %37, label %39, label %33

39:                                               ; preds = %33, %26, %24
  %40 = phi i32 [ %19, %24 ], [ %19, %26 ], [ %34, %33 ]
  %41 = add i32 %40, %14
  ret i32 %41
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local ptr @strcat(ptr noundef returned %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, ptr %0, i32 %4
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i32 %4, 1
  br i1 %7, label %9, label %3

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %0, i32 %4
  %11 = load i8, ptr %1, align 1
  store i8 %11, ptr %10, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %20, label %13

13:                                               ; preds = %9, %13
  %14 = phi ptr [ %16, %13 ], [ %1, %9 ]
  %15 = phi ptr [ %17, %13 ], [ %10, %9 ]
  %16 = getelementptr inbounds i8, ptr %14, i32 1
  %17 = getelementptr inbounds i8, ptr %15, i32 1
  %18 = load i8, ptr %16, align 1
  store i8 %18, ptr %17, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %20, label %13

20:                                               ; preds = %13, %9
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local ptr @strncat(ptr noundef returned %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, ptr %0, i32 %5
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i32 %5, 1
  br i1 %8, label %10, label %4

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i32 %5
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %24, label %13

13:                                               ; preds = %10, %19
  %14 = phi ptr [ %21, %19 ], [ %11, %10 ]
  %15 = phi i32 [ %22, %19 ], [ %2, %10 ]
  %16 = phi ptr [ %20, %19 ], [ %1, %10 ]
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds i8, ptr %16, i32 1
  %21 = getelementptr inbounds i8, ptr %14, i32 1
  store i8 %17, ptr %14, align 1
  %22 = add i32 %15, -1
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %13

24:                                               ; preds = %13, %19, %10
  %25 = phi ptr [ %11, %10 ], [ %14, %13 ], [ %21, %19 ]
  store i8 0, ptr %25, align 1
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local ptr @strchr(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi ptr [ %0, %2 ], [ %15, %5 ]
  %7 = phi ptr [ undef, %2 ], [ %13, %5 ]
  %8 = load i8, ptr %6, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %4, %9
  %11 = icmp ne i8 %8, 0
  %12 = select i1 %11, ptr %7, ptr null
  %13 = select i1 %10, ptr %12, ptr %6
  %14 = and i1 %11, %10
  %15 = getelementptr inbounds i8, ptr %6, i32 1
  br i1 %14, label %5, label %16

16:                                               ; preds = %5
  ret ptr %13
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local ptr @strchrnul(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = load i8, ptr %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %2
  %6 = shl i32 %1, 24
  %7 = ashr exact i32 %6, 24
  br label %8

8:                                                ; preds = %5, %13
  %9 = phi i8 [ %3, %5 ], [ %15, %13 ]
  %10 = phi ptr [ %0, %5 ], [ %14, %13 ]
  %11 = sext i8 %9 to i32
  %12 = icmp eq i32 %7, %11
  br i1 %12, label %17, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, ptr %10, i32 1
  %15 = load i8, ptr %14, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %8

17:                                               ; preds = %8, %13, %2
  %18 = phi ptr [ %0, %2 ], [ %10, %8 ], [ %14, %13 ]
  ret ptr %18
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local ptr @index(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi ptr [ %0, %2 ], [ %15, %5 ]
  %7 = phi ptr [ undef, %2 ], [ %13, %5 ]
  %8 = load i8, ptr %6, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %4, %9
  %11 = icmp ne i8 %8, 0
  %12 = select i1 %11, ptr %7, ptr null
  %13 = select i1 %10, ptr %12, ptr %6
  %14 = and i1 %11, %10
  %15 = getelementptr inbounds i8, ptr %6, i32 1
  br i1 %14, label %5, label %16

16:                                               ; preds = %5
  ret ptr %13
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local ptr @strrchr(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi ptr [ %0, %2 ], [ %15, %5 ]
  %7 = phi ptr [ null, %2 ], [ %12, %5 ]
  %8 = phi ptr [ undef, %2 ], [ %14, %5 ]
  %9 = load i8, ptr %6, align 1
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %4, %10
  %12 = select i1 %11, ptr %6, ptr %7
  %13 = icmp eq i8 %9, 0
  %14 = select i1 %13, ptr %12, ptr %8
  %15 = getelementptr inbounds i8, ptr %6, i32 1
  br i1 %13, label %16, label %5

16:                                               ; preds = %5
  ret ptr %14
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local ptr @rindex(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi ptr [ %0, %2 ], [ %15, %5 ]
  %7 = phi ptr [ null, %2 ], [ %12, %5 ]
  %8 = phi ptr [ undef, %2 ], [ %14, %5 ]
  %9 = load i8, ptr %6, align 1
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %4, %10
  %12 = select i1 %11, ptr %6, ptr %7
  %13 = icmp eq i8 %9, 0
  %14 = select i1 %13, ptr %12, ptr %8
  %15 = getelementptr inbounds i8, ptr %6, i32 1
  br i1 %13, label %16, label %5

16:                                               ; preds = %5
  ret ptr %14
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local ptr @basename(ptr noundef readonly %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr [ %0, %1 ], [ %11, %2 ]
  %4 = phi ptr [ null, %1 ], [ %8, %2 ]
  %5 = phi ptr [ undef, %1 ], [ %10, %2 ]
  %6 = load i8, ptr %3, align 1
  %7 = icmp eq i8 %6, 47
  %8 = select i1 %7, ptr %3, ptr %4
  %9 = icmp eq i8 %6, 0
  %10 = select i1 %9, ptr %8, ptr %5
  %11 = getelementptr inbounds i8, ptr %3, i32 1
  br i1 %9, label %12, label %2

12:                                               ; preds = %2
  %13 = icmp eq ptr %10, null
  %14 = getelementptr inbounds i8, ptr %10, i32 1
  %15 = select i1 %13, ptr %0, ptr %14
  ret ptr %15
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local ptr @__xpg_basename(ptr noundef readonly %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr [ %0, %1 ], [ %11, %2 ]
  %4 = phi ptr [ null, %1 ], [ %8, %2 ]
  %5 = phi ptr [ undef, %1 ], [ %10, %2 ]
  %6 = load i8, ptr %3, align 1
  %7 = icmp eq i8 %6, 47
  %8 = select i1 %7, ptr %3, ptr %4
  %9 = icmp eq i8 %6, 0
  %10 = select i1 %9, ptr %8, ptr %5
  %11 = getelementptr inbounds i8, ptr %3, i32 1
  br i1 %9, label %12, label %2

12:                                               ; preds = %2
  %13 = icmp eq ptr %10, null
  %14 = getelementptr inbounds i8, ptr %10, i32 1
  %15 = select i1 %13, ptr %0, ptr %14
  ret ptr %15
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local ptr @strstr(ptr noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, ptr %1, i32 %4
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i32 %4, 1
  br i1 %7, label %9, label %3

9:                                                ; preds = %3
  %10 = icmp eq i32 %4, 0
  br label %11

11:                                               ; preds = %9, %36
  %12 = phi ptr [ %37, %36 ], [ %0, %9 ]
  br i1 %10, label %30, label %16

13:                                               ; preds = %16
  %14 = add nuw i32 %18, 1
  %15 = icmp eq i32 %14, %4
  br i1 %15, label %30, label %16

16:                                               ; preds = %11, %13
  %17 = phi i32 [ %29, %13 ], [ undef, %11 ]
  %18 = phi i32 [ %14, %13 ], [ 0, %11 ]
  %19 = getelementptr inbounds i8, ptr %12, i32 %18
  %20 = load i8, ptr %19, align 1
  %21 = getelementptr inbounds i8, ptr %1, i32 %18
  %22 = load i8, ptr %21, align 1
  %23 = icmp eq i8 %20, %22
  %24 = icmp ne i8 %20, 0
  %25 = and i1 %24, %23
  %26 = zext i8 %20 to i32
  %27 = zext i8 %22 to i32
  %28 = sub nsw i32 %26, %27
  %29 = select i1 %25, i32 %17, i32 %28
  br i1 %25, label %13, label %30

30:                                               ; preds = %13, %16, %11
  %31 = phi i32 [ 0, %11 ], [ %29, %16 ], [ 0, %13 ]
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %38, label %33

33:                                               ; preds = %30
  %34 = load i8, ptr %12, align 1
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds i8, ptr %12, i32 1
  br label %11

38:                                               ; preds = %33, %30
  %39 = phi ptr [ %12, %30 ], [ null, %33 ]
  ret ptr %39
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local ptr @strcasestr(ptr noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, ptr %1, i32 %4
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i32 %4, 1
  br i1 %7, label %9, label %3

9:                                                ; preds = %3
  %10 = icmp eq i32 %4, 0
  br label %11

11:                                               ; preds = %9, %44
  %12 = phi ptr [ %45, %44 ], [ %0, %9 ]
  br i1 %10, label %38, label %16

13:                                               ; preds = %16
  %14 = add nuw i32 %18, 1
  %15 = icmp eq i32 %14, %4
  br i1 %15, label %38, label %16

16:                                               ; preds = %11, %13
  %17 = phi i32 [ %37, %13 ], [ undef, %11 ]
  %18 = phi i32 [ %14, %13 ], [ 0, %11 ]
  %19 = getelementptr inbounds i8, ptr %12, i32 %18
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = add nsw i32 %21, -65
  %23 = icmp ult i32 %22, 26
  %24 = add nuw nsw i32 %21, 32
  %25 = select i1 %23, i32 %24, i32 %21
  %26 = getelementptr inbounds i8, ptr %1, i32 %18
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = add nsw i32 %28, -65
  %30 = icmp ult i32 %29, 26
  %31 = add nuw nsw i32 %28, 32
  %32 = select i1 %30, i32 %31, i32 %28
  %33 = icmp eq i32 %25, %32
  %34 = icmp ne i32 %25, 0
  %35 = and i1 %34, %33
  %36 = sub nsw i32 %25, %32
  %37 = select i1 %35, i32 %17, i32 %36
  br i1 %35, label %13, label %38

38:                                               ; preds = %13, %16, %11
  %39 = phi i32 [ 0, %11 ], [ %37, %16 ], [ 0, %13 ]
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %46, label %41

41:                                               ; preds = %38
  %42 = load i8, ptr %12, align 1
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %41
  %45 = getelementptr inbounds i8, ptr %12, i32 1
  br label %11

46:                                               ; preds = %41, %38
  %47 = phi ptr [ %12, %38 ], [ null, %41 ]
  ret ptr %47
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local ptr @memmem(ptr noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr {
  %5 = icmp ult i32 %1, %3
  br i1 %5, label %33, label %6

6:                                                ; preds = %4
  %7 = icmp eq i32 %3, 0
  br label %8

8:                                                ; preds = %6, %29
  %9 = phi ptr [ %0, %6 ], [ %30, %29 ]
  %10 = phi i32 [ %1, %6 ], [ %31, %29 ]
  br i1 %7, label %26, label %14

11:                                               ; preds = %14
  %12 = add nuw i32 %16, 1
  %13 = icmp eq i32 %12, %3
  br i1 %13, label %26, label %14

14:                                               ; preds = %8, %11
  %15 = phi i32 [ %25, %11 ], [ undef, %8 ]
  %16 = phi i32 [ %12, %11 ], [ 0, %8 ]
  %17 = getelementptr inbounds i8, ptr %9, i32 %16
  %18 = load i8, ptr %17, align 1
  %19 = zext i8 %18 to i32
  %20 = getelementptr inbounds i8, ptr %2, i32 %16
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = sub nsw i32 %19, %22
  %24 = icmp eq i8 %18, %21
  %25 = select i1 %24, i32 %15, i32 %23
  br i1 %24, label %11, label %26

26:                                               ; preds = %11, %14, %8
  %27 = phi i32 [ 0, %8 ], [ %25, %14 ], [ 0, %11 ]
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %33, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds i8, ptr %9, i32 1
  %31 = add i32 %10, -1
  %32 = icmp ult i32 %31, %3
  br i1 %32, label %33, label %8

33:                                               ; preds = %26, %29, %4
  %34 = phi ptr [ null, %4 ], [ %9, %26 ], [ null, %29 ]
  ret ptr %34
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i32 @strspn(ptr nocapture noundef readonly %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = load i8, ptr %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %25, label %5

5:                                                ; preds = %2, %20
  %6 = phi i8 [ %23, %20 ], [ %3, %2 ]
  %7 = phi i32 [ %21, %20 ], [ 0, %2 ]
  br label %8

8:                                                ; preds = %8, %5
  %9 = phi ptr [ %17, %8 ], [ %1, %5 ]
  %10 = phi ptr [ %15, %8 ], [ undef, %5 ]
  %11 = load i8, ptr %9, align 1
  %12 = icmp ne i8 %6, %11
  %13 = icmp ne i8 %11, 0
  %14 = select i1 %13, ptr %10, ptr null
  %15 = select i1 %12, ptr %14, ptr %9
  %16 = and i1 %13, %12
  %17 = getelementptr inbounds i8, ptr %9, i32 1
  br i1 %16, label %8, label %18

18:                                               ; preds = %8
  %19 = icmp eq ptr %15, null
  br i1 %19, label %25, label %20

20:                                               ; preds = %18
  %21 = add i32 %7, 1
  %22 = getelementptr inbounds i8, ptr %0, i32 %21
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %5

25:                                               ; preds = %18, %20, %2
  %26 = phi i32 [ 0, %2 ], [ %7, %18 ], [ %21, %20 ]
  ret i32 %26
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i32 @strcspn(ptr nocapture noundef readonly %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = load i8, ptr %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %25, label %5

5:                                                ; preds = %2, %20
  %6 = phi i8 [ %23, %20 ], [ %3, %2 ]
  %7 = phi i32 [ %21, %20 ], [ 0, %2 ]
  br label %8

8:                                                ; preds = %8, %5
  %9 = phi ptr [ %17, %8 ], [ %1, %5 ]
  %10 = phi ptr [ %15, %8 ], [ undef, %5 ]
  %11 = load i8, ptr %9, align 1
  %12 = icmp ne i8 %6, %11
  %13 = icmp ne i8 %11, 0
  %14 = select i1 %13, ptr %10, ptr null
  %15 = select i1 %12, ptr %14, ptr %9
  %16 = and i1 %13, %12
  %17 = getelementptr inbounds i8, ptr %9, i32 1
  br i1 %16, label %8, label %18

18:                                               ; preds = %8
  %19 = icmp eq ptr %15, null
  br i1 %19, label %20, label %25

20:                                               ; preds = %18
  %21 = add i32 %7, 1
  %22 = getelementptr inbounds i8, ptr %0, i32 %21
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %5

25:                                               ; preds = %18, %20, %2
  %26 = phi i32 [ 0, %2 ], [ %7, %18 ], [ %21, %20 ]
  ret i32 %26
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local ptr @strpbrk(ptr noundef readonly %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = load i8, ptr %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %25, label %5

5:                                                ; preds = %2, %20
  %6 = phi i8 [ %23, %20 ], [ %3, %2 ]
  %7 = phi i32 [ %21, %20 ], [ 0, %2 ]
  br label %8

8:                                                ; preds = %8, %5
  %9 = phi ptr [ %17, %8 ], [ %1, %5 ]
  %10 = phi ptr [ %15, %8 ], [ undef, %5 ]
  %11 = load i8, ptr %9, align 1
  %12 = icmp ne i8 %6, %11
  %13 = icmp ne i8 %11, 0
  %14 = select i1 %13, ptr %10, ptr null
  %15 = select i1 %12, ptr %14, ptr %9
  %16 = and i1 %13, %12
  %17 = getelementptr inbounds i8, ptr %9, i32 1
  br i1 %16, label %8, label %18

18:                                               ; preds = %8
  %19 = icmp eq ptr %15, null
  br i1 %19, label %20, label %25

20:                                               ; preds = %18
  %21 = add i32 %7, 1
  %22 = getelementptr inbounds i8, ptr %0, i32 %21
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %5

25:                                               ; preds = %18, %20, %2
  %26 = phi i32 [ 0, %2 ], [ %7, %18 ], [ %21, %20 ]
  %27 = getelementptr inbounds i8, ptr %0, i32 %26
  %28 = load i8, ptr %27, align 1
  %29 = icmp eq i8 %28, 0
  %30 = select i1 %29, ptr null, ptr %27
  ret ptr %30
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local ptr @strtok_r(ptr noundef %0, ptr noundef readonly %1, ptr nocapture noundef %2) local_unnamed_addr {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = load ptr, ptr %2, align 4
  br label %7

7:                                                ; preds = %5, %3
  %8 = phi ptr [ %0, %3 ], [ %6, %5 ]
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %31, label %11

11:                                               ; preds = %7, %26
  %12 = phi i8 [ %29, %26 ], [ %9, %7 ]
  %13 = phi i32 [ %27, %26 ], [ 0, %7 ]
  br label %14

14:                                               ; preds = %14, %11
  %15 = phi ptr [ %23, %14 ], [ %1, %11 ]
  %16 = phi ptr [ %21, %14 ], [ undef, %11 ]
  %17 = load i8, ptr %15, align 1
  %18 = icmp ne i8 %12, %17
  %19 = icmp ne i8 %17, 0
  %20 = select i1 %19, ptr %16, ptr null
  %21 = select i1 %18, ptr %20, ptr %15
  %22 = and i1 %19, %18
  %23 = getelementptr inbounds i8, ptr %15, i32 1
  br i1 %22, label %14, label %24

24:                                               ; preds = %14
  %25 = icmp eq ptr %21, null
  br i1 %25, label %31, label %26

26:                                               ; preds = %24
  %27 = add i32 %13, 1
  %28 = getelementptr inbounds i8, ptr %8, i32 %27
  %29 = load i8, ptr %28, align 1
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %31, label %11

31:                                               ; preds = %24, %26, %7
  %32 = phi i32 [ 0, %7 ], [ %13, %24 ], [ %27, %26 ]
  %33 = getelementptr inbounds i8, ptr %8, i32 %32
  %34 = load i8, ptr %33, align 1
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %56, label %36

36:                                               ; preds = %31, %51
  %37 = phi i8 [ %54, %51 ], [ %34, %31 ]
  %38 = phi i32 [ %52, %51 ], [ 0, %31 ]
  br label %39

39:                                               ; preds = %39, %36
  %40 = phi ptr [ %48, %39 ], [ %1, %36 ]
  %41 = phi ptr [ %46, %39 ], [ undef, %36 ]
  %42 = load i8, ptr %40, align 1
  %43 = icmp ne i8 %37, %42
  %44 = icmp ne i8 %42, 0
  %45 = select i1 %44, ptr %41, ptr null
  %46 = select i1 %43, ptr %45, ptr %40
  %47 = and i1 %44, %43
  %48 = getelementptr inbounds i8, ptr %40, i32 1
  br i1 %47, label %39, label %49

49:                                               ; preds = %39
  %50 = icmp eq ptr %46, null
  br i1 %50, label %51, label %56

51:                                               ; preds = %49
  %52 = add i32 %38, 1
  %53 = getelementptr inbounds i8, ptr %33, i32 %52
  %54 = load i8, ptr %53, align 1
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %56, label %36

56:                                               ; preds = %49, %51, %31
  %57 = phi i32 [ 0, %31 ], [ %38, %49 ], [ %52, %51 ]
  %58 = getelementptr inbounds i8, ptr %33, i32 %57
  %59 = load i8, ptr %58, align 1
  %60 = icmp ne i8 %59, 0
  %61 = zext i1 %60 to i32
  %62 = getelementptr i8, ptr %58, i32 %61
  store ptr %62, ptr %2, align 4
  %63 = icmp eq i32 %57, 0
  br i1 %63, label %65, label %64

64:                                               ; preds = %56
  store i8 0, ptr %58, align 1
  br label %65

65:                                               ; preds = %56, %64
  %66 = phi ptr [ %33, %64 ], [ null, %56 ]
  ret ptr %66
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local ptr @strtok(ptr noundef %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = icmp eq ptr %0, null
  %4 = load ptr, ptr @strtok_rest, align 4
  %5 = select i1 %3, ptr %4, ptr %0
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %28, label %8

8:                                                ; preds = %2, %23
  %9 = phi i8 [ %26, %23 ], [ %6, %2 ]
  %10 = phi i32 [ %24, %23 ], [ 0, %2 ]
  br label %11

11:                                               ; preds = %11, %8
  %12 = phi ptr [ %20, %11 ], [ %1, %8 ]
  %13 = phi ptr [ %18, %11 ], [ undef, %8 ]
  %14 = load i8, ptr %12, align 1
  %15 = icmp ne i8 %9, %14
  %16 = icmp ne i8 %14, 0
  %17 = select i1 %16, ptr %13, ptr null
  %18 = select i1 %15, ptr %17, ptr %12
  %19 = and i1 %16, %15
  %20 = getelementptr inbounds i8, ptr %12, i32 1
  br i1 %19, label %11, label %21

21:                                               ; preds = %11
  %22 = icmp eq ptr %18, null
  br i1 %22, label %28, label %23

23:                                               ; preds = %21
  %24 = add i32 %10, 1
  %25 = getelementptr inbounds i8, ptr %5, i32 %24
  %26 = load i8, ptr %25, align 1
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %28, label %8

28:                                               ; preds = %23, %21, %2
  %29 = phi i32 [ 0, %2 ], [ %10, %21 ], [ %24, %23 ]
  %30 = getelementptr inbounds i8, ptr %5, i32 %29
  %31 = load i8, ptr %30, align 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %53, label %33

33:                                               ; preds = %28, %48
  %34 = phi i8 [ %51, %48 ], [ %31, %28 ]
  %35 = phi i32 [ %49, %48 ], [ 0, %28 ]
  br label %36

36:                                               ; preds = %36, %33
  %37 = phi ptr [ %45, %36 ], [ %1, %33 ]
  %38 = phi ptr [ %43, %36 ], [ undef, %33 ]
  %39 = load i8, ptr %37, align 1
  %40 = icmp ne i8 %34, %39
  %41 = icmp ne i8 %39, 0
  %42 = select i1 %41, ptr %38, ptr null
  %43 = select i1 %40, ptr %42, ptr %37
  %44 = and i1 %41, %40
  %45 = getelementptr inbounds i8, ptr %37, i32 1
  br i1 %44, label %36, label %46

46:                                               ; preds = %36
  %47 = icmp eq ptr %43, null
  br i1 %47, label %48, label %53

48:                                               ; preds = %46
  %49 = add i32 %35, 1
  %50 = getelementptr inbounds i8, ptr %30, i32 %49
  %51 = load i8, ptr %50, align 1
  %52 = icmp eq i8 %51, 0
  br i1 %52, label %53, label %33

53:                                               ; preds = %48, %46, %28
  %54 = phi i32 [ 0, %28 ], [ %35, %46 ], [ %49, %48 ]
  %55 = getelementptr inbounds i8, ptr %30, i32 %54
  %56 = load i8, ptr %55, align 1
  %57 = icmp ne i8 %56, 0
  %58 = zext i1 %57 to i32
  %59 = getelementptr i8, ptr %55, i32 %58
  store ptr %59, ptr @strtok_rest, align 4
  %60 = icmp eq i32 %54, 0
  br i1 %60, label %62, label %61

61:                                               ; preds = %53
  store i8 0, ptr %55, align 1
  br label %62

62:                                               ; preds = %53, %61
  %63 = phi ptr [ %30, %61 ], [ null, %53 ]
  ret ptr %63
}

; Function Attrs: nounwind
define dso_local ptr @strndup(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi i32 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, ptr %0, i32 %5
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i32 %5, 1
  %11 = icmp eq i32 %10, %1
  br i1 %11, label %12, label %4

12:                                               ; preds = %4, %9, %2
  %13 = phi i32 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  %14 = add i32 %13, 1
  %15 = tail call ptr @malloc(i32 noundef %14)
  %16 = tail call ptr @memcpy(ptr noundef %15, ptr noundef %0, i32 noundef %13)
  %17 = getelementptr inbounds i8, ptr %15, i32 %13
  store i8 0, ptr %17, align 1
  ret ptr %15
}

declare ptr @malloc(i32 noundef) local_unnamed_addr

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local ptr @strsep(ptr nocapture noundef %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = load ptr, ptr %0, align 4
  %4 = icmp eq ptr %3, null
  br i1 %4, label %35, label %5

5:                                                ; preds = %2
  %6 = load i8, ptr %3, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %28, label %8

8:                                                ; preds = %5, %23
  %9 = phi i8 [ %26, %23 ], [ %6, %5 ]
  %10 = phi i32 [ %24, %23 ], [ 0, %5 ]
  br label %11

11:                                               ; preds = %11, %8
  %12 = phi ptr [ %20, %11 ], [ %1, %8 ]
  %13 = phi ptr [ %18, %11 ], [ undef, %8 ]
  %14 = load i8, ptr %12, align 1
  %15 = icmp ne i8 %9, %14
  %16 = icmp ne i8 %14, 0
  %17 = select i1 %16, ptr %13, ptr null
  %18 = select i1 %15, ptr %17, ptr %12
  %19 = and i1 %16, %15
  %20 = getelementptr inbounds i8, ptr %12, i32 1
  br i1 %19, label %11, label %21

21:                                               ; preds = %11
  %22 = icmp eq ptr %18, null
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = add i32 %10, 1
  %25 = getelementptr inbounds i8, ptr %3, i32 %24
  %26 = load i8, ptr %25, align 1
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %28, label %8

28:                                               ; preds = %21, %23, %5
  %29 = phi i32 [ 0, %5 ], [ %10, %21 ], [ %24, %23 ]
  %30 = getelementptr inbounds i8, ptr %3, i32 %29
  %31 = load i8, ptr %30, align 1
  %32 = icmp eq i8 %31, 0
  %33 = getelementptr inbounds i8, ptr %30, i32 1
  %34 = select i1 %32, ptr null, ptr %33
  store ptr %34, ptr %0, align 4
  store i8 0, ptr %30, align 1
  br label %35

35:                                               ; preds = %2, %28
  %36 = phi ptr [ %3, %28 ], [ null, %2 ]
  ret ptr %36
}

; Function Attrs: nounwind
define dso_local ptr @strdup(ptr noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %7, %1
  %3 = phi i32 [ %8, %7 ], [ 0, %1 ]
  %4 = getelementptr inbounds i8, ptr %0, i32 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = add nuw i32 %3, 1
  %9 = icmp eq i32 %8, -1
  br i1 %9, label %10, label %2

10:                                               ; preds = %2, %7
  %11 = phi i32 [ %3, %2 ], [ -1, %7 ]
  %12 = add i32 %11, 1
  %13 = tail call ptr @malloc(i32 noundef %12)
  %14 = tail call ptr @memcpy(ptr noundef %13, ptr noundef %0, i32 noundef %11)
  %15 = getelementptr inbounds i8, ptr %13, i32 %11
  store i8 0, ptr %15, align 1
  ret ptr %13
}

; Function Attrs: nounwind
define dso_local ptr @__strdup(ptr noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %7, %1
  %3 = phi i32 [ %8, %7 ], [ 0, %1 ]
  %4 = getelementptr inbounds i8, ptr %0, i32 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %2
  %8 = add nuw i32 %3, 1
  %9 = icmp eq i32 %8, -1
  br i1 %9, label %10, label %2

10:                                               ; preds = %2, %7
  %11 = phi i32 [ %3, %2 ], [ -1, %7 ]
  %12 = add i32 %11, 1
  %13 = tail call ptr @malloc(i32 noundef %12)
  %14 = tail call ptr @memcpy(ptr noundef %13, ptr noundef %0, i32 noundef %11)
  %15 = getelementptr inbounds i8, ptr %13, i32 %11
  store i8 0, ptr %15, align 1
  ret ptr %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local nonnull ptr @__ctype_b_loc() local_unnamed_addr {
  ret ptr @kinds_at
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local nonnull ptr @__ctype_tolower_loc() local_unnamed_addr {
  ret ptr @lowers_at
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local nonnull ptr @__ctype_toupper_loc() local_unnamed_addr {
  ret ptr @uppers_at
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @tolower(i32 noundef %0) local_unnamed_addr {
  %2 = add i32 %0, -65
  %3 = icmp ult i32 %2, 26
  %4 = add nsw i32 %0, 32
  %5 = select i1 %3, i32 %4, i32 %0
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @toupper(i32 noundef %0) local_unnamed_addr {
  %2 = add i32 %0, -97
  %3 = icmp ult i32 %2, 26
  %4 = add nsw i32 %0, -32
  %5 = select i1 %3, i32 %4, i32 %0
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @isupper(i32 noundef %0) local_unnamed_addr {
  %2 = add i32 %0, -65
  %3 = icmp ult i32 %2, 26
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @islower(i32 noundef %0) local_unnamed_addr {
  %2 = add i32 %0, -97
  %3 = icmp ult i32 %2, 26
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @isalpha(i32 noundef %0) local_unnamed_addr {
  %2 = and i32 %0, -33
  %3 = add i32 %2, -65
  %4 = icmp ult i32 %3, 26
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @isdigit(i32 noundef %0) local_unnamed_addr {
  %2 = add i32 %0, -48
  %3 = icmp ult i32 %2, 10
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @isalnum(i32 noundef %0) local_unnamed_addr {
  %2 = and i32 %0, -33
  %3 = add i32 %2, -65
  %4 = icmp ult i32 %3, 26
  %5 = add i32 %0, -48
  %6 = icmp ult i32 %5, 10
  %7 = or i1 %6, %4
  %8 = zext i1 %7 to i32
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @isspace(i32 noundef %0) local_unnamed_addr {
  %2 = icmp eq i32 %0, 32
  %3 = add i32 %0, -9
  %4 = icmp ult i32 %3, 5
  %5 = or i1 %2, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @isxdigit(i32 noundef %0) local_unnamed_addr {
  %2 = add i32 %0, -48
  %3 = icmp ult i32 %2, 10
  %4 = and i32 %0, -33
  %5 = add i32 %4, -65
  %6 = icmp ult i32 %5, 6
  %7 = or i1 %3, %6
  %8 = zext i1 %7 to i32
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @isprint(i32 noundef %0) local_unnamed_addr {
  %2 = add i32 %0, -32
  %3 = icmp ult i32 %2, 95
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @ispunct(i32 noundef %0) local_unnamed_addr {
  %2 = add i32 %0, -33
  %3 = icmp ult i32 %2, 94
  %4 = and i32 %0, -33
  %5 = add i32 %4, -91
  %6 = icmp ult i32 %5, -26
  %7 = add i32 %0, -58
  %8 = icmp ult i32 %7, -10
  %9 = and i1 %8, %6
  %10 = and i1 %3, %9
  %11 = zext i1 %10 to i32
  ret i32 %11
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @wcslen(ptr nocapture noundef readonly %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i32, ptr %0, i32 %3
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  %7 = add i32 %3, 1
  br i1 %6, label %8, label %2

8:                                                ; preds = %2
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local ptr @wmemcpy(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = shl i32 %2, 2
  %5 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i32 noundef %4)
  ret ptr %5
}

; Function Attrs: nounwind
define dso_local ptr @wmemmove(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = shl i32 %2, 2
  %5 = tail call ptr @memmove(ptr noundef %0, ptr noundef %1, i32 noundef %4)
  ret ptr %5
}

; Function Attrs: nounwind
define dso_local ptr @wcscpy(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i32, ptr %1, i32 %4
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  %8 = add i32 %4, 1
  br i1 %7, label %9, label %3

9:                                                ; preds = %3
  %10 = shl i32 %8, 2
  %11 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i32 noundef %10)
  ret ptr %11
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local ptr @wmemset(ptr noundef returned writeonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %3
  ret ptr %0

6:                                                ; preds = %3, %6
  %7 = phi i32 [ %9, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds i32, ptr %0, i32 %7
  store i32 %1, ptr %8, align 4
  %9 = add nuw i32 %7, 1
  %10 = icmp eq i32 %9, %2
  br i1 %10, label %5, label %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local ptr @wmemchr(ptr noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %3, %10
  %6 = phi i32 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i32, ptr %0, i32 %6
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, %1
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = add nuw i32 %6, 1
  %12 = icmp eq i32 %11, %2
  br i1 %12, label %15, label %5

13:                                               ; preds = %5
  %14 = getelementptr inbounds i32, ptr %0, i32 %6
  br label %15

15:                                               ; preds = %10, %3, %13
  %16 = phi ptr [ %14, %13 ], [ null, %3 ], [ null, %10 ]
  ret ptr %16
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @wmemcmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %18, label %8

5:                                                ; preds = %8
  %6 = add nuw i32 %9, 1
  %7 = icmp eq i32 %6, %2
  br i1 %7, label %18, label %8

8:                                                ; preds = %3, %5
  %9 = phi i32 [ %6, %5 ], [ 0, %3 ]
  %10 = getelementptr inbounds i32, ptr %0, i32 %9
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i32, ptr %1, i32 %9
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %11, %13
  br i1 %14, label %5, label %15

15:                                               ; preds = %8
  %16 = icmp slt i32 %11, %13
  %17 = select i1 %16, i32 -1, i32 1
  br label %18

18:                                               ; preds = %5, %3, %15
  %19 = phi i32 [ %17, %15 ], [ 0, %3 ], [ 0, %5 ]
  ret i32 %19
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define dso_local i32 @wcscmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %16, label %5

5:                                                ; preds = %2, %11
  %6 = phi i32 [ %14, %11 ], [ %3, %2 ]
  %7 = phi ptr [ %13, %11 ], [ %1, %2 ]
  %8 = phi ptr [ %12, %11 ], [ %0, %2 ]
  %9 = load i32, ptr %7, align 4
  %10 = icmp eq i32 %6, %9
  br i1 %10, label %11, label %16

11:                                               ; preds = %5
  %12 = getelementptr inbounds i32, ptr %8, i32 1
  %13 = getelementptr inbounds i32, ptr %7, i32 1
  %14 = load i32, ptr %12, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %5

16:                                               ; preds = %5, %11, %2
  %17 = phi ptr [ %1, %2 ], [ %7, %5 ], [ %13, %11 ]
  %18 = phi i32 [ %3, %2 ], [ %6, %5 ], [ %14, %11 ]
  %19 = load i32, ptr %17, align 4
  %20 = icmp sgt i32 %18, %19
  %21 = zext i1 %20 to i32
  %22 = icmp slt i32 %18, %19
  %23 = sext i1 %22 to i32
  %24 = add nsw i32 %23, %21
  ret i32 %24
}



