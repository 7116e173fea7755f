target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

@.str = private unnamed_addr constant [14 x i8] c"diuxXopeEfFgG\00", align 1
@.str.1 = private unnamed_addr constant [97 x i8] c"a conversion in the format of `sscanf` other than %d, %i, %u, %x, %o, %p, %f, %c, %s, %[] and %n\00", align 1

; Function Attrs: noinline nounwind
define dso_local i32 @vsscanf(ptr noundef %0, ptr noundef readonly %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = alloca [128 x i8], align 1
  %5 = alloca ptr, align 4
  %6 = ptrtoint ptr %4 to i32
  %7 = ptrtoint ptr %0 to i32
  br label %8

8:                                                ; preds = %316, %3
  %9 = phi i32 [ 0, %3 ], [ %317, %316 ]
  %10 = phi ptr [ %0, %3 ], [ %318, %316 ]
  %11 = phi ptr [ %2, %3 ], [ %319, %316 ]
  %12 = phi ptr [ %1, %3 ], [ %322, %316 ]
  %13 = phi i32 [ undef, %3 ], [ %321, %316 ]
  %14 = load i8, ptr %12, align 1
  switch i8 %14, label %17 [
    i8 0, label %323
    i8 32, label %15
    i8 13, label %15
    i8 12, label %15
    i8 11, label %15
    i8 10, label %15
    i8 9, label %15
  ]

15:                                               ; preds = %8, %8, %8, %8, %8, %8
  %16 = call fastcc ptr @behind_space(ptr noundef %10)
  br label %316

17:                                               ; preds = %8
  %18 = icmp eq i8 %14, 37
  br i1 %18, label %19, label %27

19:                                               ; preds = %17
  %20 = getelementptr inbounds i8, ptr %12, i32 1
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 37
  br i1 %22, label %23, label %40

23:                                               ; preds = %19
  br i1 %18, label %24, label %27

24:                                               ; preds = %23
  %25 = call fastcc ptr @behind_space(ptr noundef %10)
  %26 = getelementptr inbounds i8, ptr %12, i32 1
  br label %27

27:                                               ; preds = %17, %24, %23
  %28 = phi ptr [ %25, %24 ], [ %10, %23 ], [ %10, %17 ]
  %29 = phi ptr [ %26, %24 ], [ %12, %23 ], [ %12, %17 ]
  %30 = load i8, ptr %28, align 1
  %31 = load i8, ptr %29, align 1
  %32 = icmp eq i8 %30, %31
  br i1 %32, label %38, label %33

33:                                               ; preds = %27
  %34 = icmp ne i8 %30, 0
  %35 = icmp ne i32 %9, 0
  %36 = select i1 %34, i1 true, i1 %35
  %37 = select i1 %36, i32 %9, i32 -1
  br label %323

38:                                               ; preds = %27
  %39 = getelementptr inbounds i8, ptr %28, i32 1
  br label %316

40:                                               ; preds = %19
  %41 = icmp eq i8 %21, 42
  %42 = zext i1 %41 to i32
  %43 = getelementptr inbounds i8, ptr %20, i32 %42
  %44 = load i8, ptr %43, align 1
  %45 = add i8 %44, -48
  %46 = icmp ult i8 %45, 10
  br i1 %46, label %50, label %47

47:                                               ; preds = %50, %40
  %48 = phi i32 [ 0, %40 ], [ %57, %50 ]
  %49 = phi ptr [ %43, %40 ], [ %58, %50 ]
  br label %62

50:                                               ; preds = %40, %50
  %51 = phi i8 [ %59, %50 ], [ %44, %40 ]
  %52 = phi ptr [ %58, %50 ], [ %43, %40 ]
  %53 = phi i32 [ %57, %50 ], [ 0, %40 ]
  %54 = sext i8 %51 to i32
  %55 = mul nsw i32 %53, 10
  %56 = add i32 %55, -48
  %57 = add i32 %56, %54
  %58 = getelementptr inbounds i8, ptr %52, i32 1
  %59 = load i8, ptr %58, align 1
  %60 = add i8 %59, -48
  %61 = icmp ult i8 %60, 10
  br i1 %61, label %50, label %47

62:                                               ; preds = %47, %78
  %63 = phi i32 [ %79, %78 ], [ 32, %47 ]
  %64 = phi ptr [ %80, %78 ], [ %49, %47 ]
  %65 = load i8, ptr %64, align 1
  switch i8 %65, label %70 [
    i8 106, label %78
    i8 108, label %66
  ]

66:                                               ; preds = %62
  %67 = getelementptr inbounds i8, ptr %64, i32 1
  %68 = load i8, ptr %67, align 1
  %69 = icmp eq i8 %68, 108
  br i1 %69, label %78, label %70

70:                                               ; preds = %62, %66
  %71 = add i8 %65, -104
  %72 = call i8 @llvm.fshl.i8(i8 %65, i8 %71, i8 7)
  switch i8 %72, label %81 [
    i8 2, label %73
    i8 9, label %73
    i8 6, label %73
    i8 0, label %76
  ]

73:                                               ; preds = %70, %70, %70
  %74 = icmp eq i32 %63, 64
  %75 = select i1 %74, i32 64, i32 32
  br label %78

76:                                               ; preds = %70
  %77 = sdiv i32 %63, 2
  br label %78

78:                                               ; preds = %66, %62, %76, %73
  %79 = phi i32 [ %75, %73 ], [ %77, %76 ], [ 64, %62 ], [ 64, %66 ]
  %80 = getelementptr inbounds i8, ptr %64, i32 1
  br label %62

81:                                               ; preds = %70
  %82 = or i8 %65, 32
  %83 = add i8 %82, -101
  %84 = icmp ult i8 %83, 3
  br i1 %84, label %85, label %90

85:                                               ; preds = %81
  %86 = getelementptr inbounds i8, ptr %64, i32 -1
  %87 = load i8, ptr %86, align 1
  %88 = icmp eq i8 %87, 108
  %89 = select i1 %88, i32 64, i32 32
  br label %90

90:                                               ; preds = %85, %81
  %91 = phi i32 [ %89, %85 ], [ %63, %81 ]
  %92 = icmp eq i8 %65, 110
  br i1 %92, label %93, label %105

93:                                               ; preds = %90
  %94 = getelementptr inbounds i8, ptr %11, i32 4
  %95 = load ptr, ptr %11, align 4
  %96 = ptrtoint ptr %10 to i32
  %97 = sub i32 %96, %7
  switch i32 %91, label %103 [
    i32 64, label %98
    i32 32, label %100
    i32 16, label %101
  ]

98:                                               ; preds = %93
  %99 = sext i32 %97 to i64
  store i64 %99, ptr %95, align 8
  br label %309

100:                                              ; preds = %93
  store i32 %97, ptr %95, align 4
  br label %309

101:                                              ; preds = %93
  %102 = trunc i32 %97 to i16
  store i16 %102, ptr %95, align 2
  br label %309

103:                                              ; preds = %93
  %104 = trunc i32 %97 to i8
  store i8 %104, ptr %95, align 1
  br label %309

105:                                              ; preds = %90
  %106 = icmp ne i8 %65, 99
  switch i8 %65, label %107 [
    i8 99, label %109
    i8 91, label %109
  ]

107:                                              ; preds = %105
  %108 = call fastcc ptr @behind_space(ptr noundef %10)
  br label %109

109:                                              ; preds = %105, %105, %107
  %110 = phi ptr [ %108, %107 ], [ %10, %105 ], [ %10, %105 ]
  %111 = load i8, ptr %110, align 1
  %112 = icmp eq i8 %111, 0
  br i1 %112, label %113, label %116

113:                                              ; preds = %109
  %114 = icmp eq i32 %9, 0
  %115 = select i1 %114, i32 -1, i32 %9
  br label %309

116:                                              ; preds = %109
  br i1 %41, label %120, label %117

117:                                              ; preds = %116
  %118 = getelementptr inbounds i8, ptr %11, i32 4
  %119 = load ptr, ptr %11, align 4
  br label %120

120:                                              ; preds = %116, %117
  %121 = phi ptr [ %11, %116 ], [ %118, %117 ]
  %122 = phi ptr [ null, %116 ], [ %119, %117 ]
  %123 = icmp eq i8 %65, 91
  switch i8 %65, label %226 [
    i8 115, label %124
    i8 99, label %124
    i8 91, label %124
  ]

124:                                              ; preds = %120, %120, %120
  %125 = getelementptr inbounds i8, ptr %64, i32 1
  %126 = icmp ne i32 %48, 0
  %127 = select i1 %106, i1 true, i1 %126
  %128 = select i1 %127, i32 %48, i32 1
  %129 = load i8, ptr %110, align 1
  %130 = icmp eq i8 %129, 0
  br i1 %130, label %195, label %131

131:                                              ; preds = %124
  %132 = icmp eq i32 %128, 0
  %133 = ptrtoint ptr %110 to i32
  %134 = icmp eq ptr %122, null
  br label %135

135:                                              ; preds = %131, %191
  %136 = phi i8 [ %129, %131 ], [ %193, %191 ]
  %137 = phi ptr [ %110, %131 ], [ %192, %191 ]
  %138 = ptrtoint ptr %137 to i32
  %139 = sub i32 %138, %133
  %140 = icmp slt i32 %139, %128
  %141 = or i1 %132, %140
  br i1 %141, label %142, label %195

142:                                              ; preds = %135
  switch i8 %65, label %148 [
    i8 99, label %188
    i8 115, label %143
  ]

143:                                              ; preds = %142
  %144 = icmp ne i8 %136, 32
  %145 = add i8 %136, -14
  %146 = icmp ult i8 %145, -5
  %147 = and i1 %144, %146
  br label %186

148:                                              ; preds = %142
  %149 = load i8, ptr %125, align 1
  %150 = icmp eq i8 %149, 94
  %151 = zext i1 %150 to i32
  %152 = getelementptr inbounds i8, ptr %125, i32 %151
  %153 = load i8, ptr %152, align 1
  %154 = icmp eq i8 %153, 0
  br i1 %154, label %183, label %155

155:                                              ; preds = %148, %175
  %156 = phi i8 [ %181, %175 ], [ %153, %148 ]
  %157 = phi ptr [ %180, %175 ], [ %152, %148 ]
  %158 = phi i32 [ %179, %175 ], [ 0, %148 ]
  %159 = icmp ne i8 %156, 93
  %160 = icmp eq ptr %157, %152
  %161 = or i1 %159, %160
  br i1 %161, label %162, label %183

162:                                              ; preds = %155
  %163 = getelementptr inbounds i8, ptr %157, i32 1
  %164 = load i8, ptr %163, align 1
  %165 = icmp eq i8 %164, 45
  br i1 %165, label %166, label %173

166:                                              ; preds = %162
  %167 = getelementptr inbounds i8, ptr %157, i32 2
  %168 = load i8, ptr %167, align 1
  switch i8 %168, label %169 [
    i8 0, label %173
    i8 93, label %173
  ]

169:                                              ; preds = %166
  %170 = icmp sle i8 %156, %136
  %171 = icmp sge i8 %168, %136
  %172 = and i1 %170, %171
  br label %175

173:                                              ; preds = %166, %166, %162
  %174 = icmp eq i8 %156, %136
  br label %175

175:                                              ; preds = %173, %169
  %176 = phi i1 [ %172, %169 ], [ %174, %173 ]
  %177 = phi ptr [ %167, %169 ], [ %157, %173 ]
  %178 = zext i1 %176 to i32
  %179 = or i32 %158, %178
  %180 = getelementptr inbounds i8, ptr %177, i32 1
  %181 = load i8, ptr %180, align 1
  %182 = icmp eq i8 %181, 0
  br i1 %182, label %183, label %155

183:                                              ; preds = %155, %175, %148
  %184 = phi i32 [ 0, %148 ], [ %158, %155 ], [ %179, %175 ]
  %185 = icmp ne i32 %184, %151
  br label %186

186:                                              ; preds = %183, %143
  %187 = phi i1 [ %147, %143 ], [ %185, %183 ]
  br i1 %187, label %188, label %195

188:                                              ; preds = %142, %186
  br i1 %134, label %191, label %189

189:                                              ; preds = %188
  %190 = getelementptr inbounds i8, ptr %122, i32 %139
  store i8 %136, ptr %190, align 1
  br label %191

191:                                              ; preds = %189, %188
  %192 = getelementptr inbounds i8, ptr %137, i32 1
  %193 = load i8, ptr %192, align 1
  %194 = icmp eq i8 %193, 0
  br i1 %194, label %195, label %135

195:                                              ; preds = %186, %191, %135, %124
  %196 = phi ptr [ %110, %124 ], [ %137, %186 ], [ %192, %191 ], [ %137, %135 ]
  %197 = icmp eq ptr %196, %110
  br i1 %197, label %221, label %198

198:                                              ; preds = %195
  %199 = icmp ne ptr %122, null
  %200 = and i1 %106, %199
  br i1 %200, label %201, label %206

201:                                              ; preds = %198
  %202 = ptrtoint ptr %196 to i32
  %203 = ptrtoint ptr %110 to i32
  %204 = sub i32 %202, %203
  %205 = getelementptr inbounds i8, ptr %122, i32 %204
  store i8 0, ptr %205, align 1
  br label %206

206:                                              ; preds = %201, %198
  br i1 %123, label %207, label %221

207:                                              ; preds = %206
  %208 = load i8, ptr %125, align 1
  %209 = icmp eq i8 %208, 94
  %210 = zext i1 %209 to i32
  %211 = getelementptr inbounds i8, ptr %125, i32 %210
  %212 = load i8, ptr %211, align 1
  %213 = icmp eq i8 %212, 93
  %214 = zext i1 %213 to i32
  %215 = getelementptr inbounds i8, ptr %211, i32 %214
  br label %216

216:                                              ; preds = %219, %207
  %217 = phi ptr [ %215, %207 ], [ %220, %219 ]
  %218 = load i8, ptr %217, align 1
  switch i8 %218, label %219 [
    i8 0, label %221
    i8 93, label %221
  ]

219:                                              ; preds = %216
  %220 = getelementptr inbounds i8, ptr %217, i32 1
  br label %216

221:                                              ; preds = %216, %216, %206, %195
  %222 = phi ptr [ %64, %195 ], [ %64, %206 ], [ %217, %216 ], [ %217, %216 ]
  %223 = phi i32 [ %9, %195 ], [ %13, %206 ], [ %13, %216 ], [ %13, %216 ]
  br i1 %197, label %309, label %302

224:                                              ; preds = %226
  %225 = icmp eq i32 %232, 0
  br i1 %225, label %236, label %237

226:                                              ; preds = %120, %226
  %227 = phi i8 [ %234, %226 ], [ 100, %120 ]
  %228 = phi ptr [ %233, %226 ], [ @.str, %120 ]
  %229 = phi i32 [ %232, %226 ], [ 0, %120 ]
  %230 = icmp eq i8 %227, %65
  %231 = zext i1 %230 to i32
  %232 = or i32 %229, %231
  %233 = getelementptr inbounds i8, ptr %228, i32 1
  %234 = load i8, ptr %233, align 1
  %235 = icmp eq ptr %233, getelementptr inbounds ([14 x i8], ptr @.str, i32 0, i32 13)
  br i1 %235, label %224, label %226

236:                                              ; preds = %224
  call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable

237:                                              ; preds = %224
  %238 = icmp eq i8 %65, 112
  %239 = select i1 %238, i32 32, i32 %91
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %240 = icmp eq i32 %48, 0
  %241 = icmp sgt i32 %48, 127
  %242 = or i1 %240, %241
  %243 = select i1 %242, i32 127, i32 %48
  %244 = icmp sgt i32 %243, 0
  br i1 %244, label %245, label %253

245:                                              ; preds = %237, %249
  %246 = phi i32 [ %251, %249 ], [ 0, %237 ]
  %247 = getelementptr inbounds i8, ptr %110, i32 %246
  %248 = load i8, ptr %247, align 1
  switch i8 %248, label %249 [
    i8 0, label %253
    i8 32, label %253
    i8 13, label %253
    i8 12, label %253
    i8 11, label %253
    i8 10, label %253
    i8 9, label %253
  ]

249:                                              ; preds = %245
  %250 = getelementptr inbounds [128 x i8], ptr %4, i32 0, i32 %246
  store i8 %248, ptr %250, align 1
  %251 = add nuw nsw i32 %246, 1
  %252 = icmp eq i32 %251, %243
  br i1 %252, label %253, label %245

253:                                              ; preds = %249, %245, %245, %245, %245, %245, %245, %245, %237
  %254 = phi i32 [ 0, %237 ], [ %243, %249 ], [ %246, %245 ], [ %246, %245 ], [ %246, %245 ], [ %246, %245 ], [ %246, %245 ], [ %246, %245 ], [ %246, %245 ]
  %255 = getelementptr inbounds [128 x i8], ptr %4, i32 0, i32 %254
  store i8 0, ptr %255, align 1
  %256 = add i8 %82, -101
  %257 = icmp ult i8 %256, 3
  br i1 %257, label %258, label %269

258:                                              ; preds = %253
  %259 = call double @strtod(ptr noundef nonnull %4, ptr noundef nonnull %5)
  %260 = icmp ne ptr %122, null
  %261 = load ptr, ptr %5, align 4
  %262 = icmp ne ptr %261, %4
  %263 = select i1 %260, i1 %262, i1 false
  br i1 %263, label %264, label %294

264:                                              ; preds = %258
  %265 = icmp eq i32 %239, 64
  br i1 %265, label %266, label %267

266:                                              ; preds = %264
  store double %259, ptr %122, align 4
  br label %294

267:                                              ; preds = %264
  %268 = fptrunc double %259 to float
  store float %268, ptr %122, align 4
  br label %294

269:                                              ; preds = %253
  switch i8 %65, label %270 [
    i8 117, label %274
    i8 100, label %274
    i8 111, label %273
  ]

270:                                              ; preds = %269
  %271 = icmp eq i8 %65, 105
  %272 = select i1 %271, i32 0, i32 16
  br label %274

273:                                              ; preds = %269
  br label %274

274:                                              ; preds = %273, %270, %269, %269
  %275 = phi i32 [ 10, %269 ], [ %272, %270 ], [ 10, %269 ], [ 8, %273 ]
  switch i8 %65, label %278 [
    i8 105, label %276
    i8 100, label %276
  ]

276:                                              ; preds = %274, %274
  %277 = call i64 @strtoll(ptr noundef nonnull %4, ptr noundef nonnull %5, i32 noundef %275)
  br label %280

278:                                              ; preds = %274
  %279 = call i64 @strtoull(ptr noundef nonnull %4, ptr noundef nonnull %5, i32 noundef %275)
  br label %280

280:                                              ; preds = %278, %276
  %281 = phi i64 [ %277, %276 ], [ %279, %278 ]
  %282 = icmp ne ptr %122, null
  %283 = load ptr, ptr %5, align 4
  %284 = icmp ne ptr %283, %4
  %285 = select i1 %282, i1 %284, i1 false
  br i1 %285, label %286, label %294

286:                                              ; preds = %280
  switch i32 %239, label %292 [
    i32 64, label %287
    i32 32, label %288
    i32 16, label %290
  ]

287:                                              ; preds = %286
  store i64 %281, ptr %122, align 8
  br label %294

288:                                              ; preds = %286
  %289 = trunc i64 %281 to i32
  store i32 %289, ptr %122, align 4
  br label %294

290:                                              ; preds = %286
  %291 = trunc i64 %281 to i16
  store i16 %291, ptr %122, align 2
  br label %294

292:                                              ; preds = %286
  %293 = trunc i64 %281 to i8
  store i8 %293, ptr %122, align 1
  br label %294

294:                                              ; preds = %258, %266, %267, %280, %287, %288, %290, %292
  %295 = load ptr, ptr %5, align 4
  %296 = icmp eq ptr %295, %4
  %297 = ptrtoint ptr %295 to i32
  %298 = sub i32 %297, %6
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4)
  %299 = select i1 %296, i32 0, i32 %298
  %300 = getelementptr i8, ptr %110, i32 %299
  %301 = select i1 %296, i32 %9, i32 %13
  br i1 %296, label %309, label %302

302:                                              ; preds = %294, %221
  %303 = phi ptr [ %196, %221 ], [ %300, %294 ]
  %304 = phi ptr [ %222, %221 ], [ %64, %294 ]
  %305 = phi i32 [ %223, %221 ], [ %301, %294 ]
  %306 = xor i1 %41, true
  %307 = zext i1 %306 to i32
  %308 = add nsw i32 %9, %307
  br label %309

309:                                              ; preds = %103, %101, %100, %98, %302, %294, %221, %113
  %310 = phi i32 [ 1, %113 ], [ 0, %302 ], [ 1, %221 ], [ 1, %294 ], [ 4, %98 ], [ 4, %100 ], [ 4, %101 ], [ 4, %103 ]
  %311 = phi i32 [ %9, %113 ], [ %308, %302 ], [ %9, %221 ], [ %9, %294 ], [ %9, %98 ], [ %9, %100 ], [ %9, %101 ], [ %9, %103 ]
  %312 = phi ptr [ %110, %113 ], [ %303, %302 ], [ %196, %221 ], [ %300, %294 ], [ %10, %98 ], [ %10, %100 ], [ %10, %101 ], [ %10, %103 ]
  %313 = phi ptr [ %11, %113 ], [ %121, %302 ], [ %121, %221 ], [ %121, %294 ], [ %94, %98 ], [ %94, %100 ], [ %94, %101 ], [ %94, %103 ]
  %314 = phi ptr [ %64, %113 ], [ %304, %302 ], [ %222, %221 ], [ %64, %294 ], [ %64, %98 ], [ %64, %100 ], [ %64, %101 ], [ %64, %103 ]
  %315 = phi i32 [ %115, %113 ], [ %305, %302 ], [ %223, %221 ], [ %301, %294 ], [ %13, %98 ], [ %13, %100 ], [ %13, %101 ], [ %13, %103 ]
  switch i32 %310, label %323 [
    i32 0, label %316
    i32 4, label %316
  ]

316:                                              ; preds = %309, %309, %38, %15
  %317 = phi i32 [ %9, %15 ], [ %9, %38 ], [ %311, %309 ], [ %311, %309 ]
  %318 = phi ptr [ %16, %15 ], [ %39, %38 ], [ %312, %309 ], [ %312, %309 ]
  %319 = phi ptr [ %11, %15 ], [ %11, %38 ], [ %313, %309 ], [ %313, %309 ]
  %320 = phi ptr [ %12, %15 ], [ %29, %38 ], [ %314, %309 ], [ %314, %309 ]
  %321 = phi i32 [ %13, %15 ], [ %13, %38 ], [ %315, %309 ], [ %315, %309 ]
  %322 = getelementptr inbounds i8, ptr %320, i32 1
  br label %8

323:                                              ; preds = %8, %309, %33
  %324 = phi i32 [ %37, %33 ], [ %315, %309 ], [ %9, %8 ]
  ret i32 %324
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc ptr @behind_space(ptr noundef readonly %0) unnamed_addr {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi ptr [ %0, %1 ], [ %6, %5 ]
  %4 = load i8, ptr %3, align 1
  switch i8 %4, label %7 [
    i8 32, label %5
    i8 13, label %5
    i8 12, label %5
    i8 11, label %5
    i8 10, label %5
    i8 9, label %5
  ]

5:                                                ; preds = %2, %2, %2, %2, %2, %2
  %6 = getelementptr inbounds i8, ptr %3, i32 1
  br label %2

7:                                                ; preds = %2
  ret ptr %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__isoc99_vsscanf(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = tail call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @__isoc23_vsscanf(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = tail call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  call void @llvm.va_start(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 4
  %5 = call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  call void @llvm.va_end(ptr %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr)

; Function Attrs: nounwind
define dso_local i32 @__isoc99_sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  call void @llvm.va_start(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 4
  %5 = call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  call void @llvm.va_end(ptr %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @__isoc23_sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  call void @llvm.va_start(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 4
  %5 = call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  call void @llvm.va_end(ptr %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  ret i32 %5
}

declare double @strtod(ptr noundef, ptr noundef) local_unnamed_addr

declare i64 @strtoll(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

declare i64 @strtoull(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8)



