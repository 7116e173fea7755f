target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [14 x i8] c"diuxXopeEfFgG\00", align 1
@.str.1 = private unnamed_addr constant [97 x i8] c"a conversion in the format of `sscanf` other than %d, %i, %u, %x, %o, %p, %f, %c, %s, %[] and %n\00", align 1

; Function Attrs: noinline nounwind
define dso_local i32 @vsscanf(ptr noundef %0, ptr noundef readonly %1, ptr nocapture noundef %2) local_unnamed_addr {
  %4 = alloca [128 x i8], align 16
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %7 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %8 = ptrtoint ptr %4 to i64
  %9 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %10 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %11 = ptrtoint ptr %0 to i64
  br label %12

12:                                               ; preds = %346, %3
  %13 = phi i32 [ 0, %3 ], [ %347, %346 ]
  %14 = phi ptr [ %0, %3 ], [ %348, %346 ]
  %15 = phi ptr [ %1, %3 ], [ %351, %346 ]
  %16 = phi i32 [ undef, %3 ], [ %350, %346 ]
  %17 = load i8, ptr %15, align 1
  switch i8 %17, label %20 [
    i8 0, label %352
    i8 32, label %18
    i8 13, label %18
    i8 12, label %18
    i8 11, label %18
    i8 10, label %18
    i8 9, label %18
  ]

18:                                               ; preds = %12, %12, %12, %12, %12, %12
  %19 = call fastcc ptr @behind_space(ptr noundef %14)
  br label %346

20:                                               ; preds = %12
  %21 = icmp eq i8 %17, 37
  br i1 %21, label %22, label %30

22:                                               ; preds = %20
  %23 = getelementptr inbounds i8, ptr %15, i64 1
  %24 = load i8, ptr %23, align 1
  %25 = icmp eq i8 %24, 37
  br i1 %25, label %26, label %43

26:                                               ; preds = %22
  br i1 %21, label %27, label %30

27:                                               ; preds = %26
  %28 = call fastcc ptr @behind_space(ptr noundef %14)
  %29 = getelementptr inbounds i8, ptr %15, i64 1
  br label %30

30:                                               ; preds = %20, %27, %26
  %31 = phi ptr [ %28, %27 ], [ %14, %26 ], [ %14, %20 ]
  %32 = phi ptr [ %29, %27 ], [ %15, %26 ], [ %15, %20 ]
  %33 = load i8, ptr %31, align 1
  %34 = load i8, ptr %32, align 1
  %35 = icmp eq i8 %33, %34
  br i1 %35, label %41, label %36

36:                                               ; preds = %30
  %37 = icmp ne i8 %33, 0
  %38 = icmp ne i32 %13, 0
  %39 = select i1 %37, i1 true, i1 %38
  %40 = select i1 %39, i32 %13, i32 -1
  br label %352

41:                                               ; preds = %30
  %42 = getelementptr inbounds i8, ptr %31, i64 1
  br label %346

43:                                               ; preds = %22
  %44 = icmp eq i8 %24, 42
  %45 = zext i1 %44 to i64
  %46 = getelementptr inbounds i8, ptr %23, i64 %45
  %47 = load i8, ptr %46, align 1
  %48 = add i8 %47, -48
  %49 = icmp ult i8 %48, 10
  br i1 %49, label %53, label %50

50:                                               ; preds = %53, %43
  %51 = phi i32 [ 0, %43 ], [ %60, %53 ]
  %52 = phi ptr [ %46, %43 ], [ %61, %53 ]
  br label %65

53:                                               ; preds = %43, %53
  %54 = phi i8 [ %62, %53 ], [ %47, %43 ]
  %55 = phi ptr [ %61, %53 ], [ %46, %43 ]
  %56 = phi i32 [ %60, %53 ], [ 0, %43 ]
  %57 = sext i8 %54 to i32
  %58 = mul nsw i32 %56, 10
  %59 = add i32 %58, -48
  %60 = add i32 %59, %57
  %61 = getelementptr inbounds i8, ptr %55, i64 1
  %62 = load i8, ptr %61, align 1
  %63 = add i8 %62, -48
  %64 = icmp ult i8 %63, 10
  br i1 %64, label %53, label %50

65:                                               ; preds = %50, %78
  %66 = phi i32 [ %79, %78 ], [ 32, %50 ]
  %67 = phi ptr [ %80, %78 ], [ %52, %50 ]
  %68 = load i8, ptr %67, align 1
  switch i8 %68, label %73 [
    i8 106, label %78
    i8 108, label %69
  ]

69:                                               ; preds = %65
  %70 = getelementptr inbounds i8, ptr %67, i64 1
  %71 = load i8, ptr %70, align 1
  %72 = icmp eq i8 %71, 108
  br i1 %72, label %78, label %73

73:                                               ; preds = %65, %69
  %74 = add i8 %68, -104
  %75 = call i8 @llvm.fshl.i8(i8 %68, i8 %74, i8 7)
  switch i8 %75, label %81 [
    i8 2, label %78
    i8 9, label %78
    i8 6, label %78
    i8 0, label %76
  ]

76:                                               ; preds = %73
  %77 = sdiv i32 %66, 2
  br label %78

78:                                               ; preds = %73, %73, %73, %69, %65, %76
  %79 = phi i32 [ %77, %76 ], [ 64, %65 ], [ 64, %69 ], [ 64, %73 ], [ 64, %73 ], [ 64, %73 ]
  %80 = getelementptr inbounds i8, ptr %67, i64 1
  br label %65

81:                                               ; preds = %73
  %82 = or i8 %68, 32
  %83 = add i8 %82, -101
  %84 = icmp ult i8 %83, 3
  br i1 %84, label %85, label %90

85:                                               ; preds = %81
  %86 = getelementptr inbounds i8, ptr %67, i64 -1
  %87 = load i8, ptr %86, align 1
  %88 = icmp eq i8 %87, 108
  %89 = select i1 %88, i32 64, i32 32
  br label %90

90:                                               ; preds = %85, %81
  %91 = phi i32 [ %89, %85 ], [ %66, %81 ]
  %92 = icmp eq i8 %68, 110
  br i1 %92, label %93, label %116

93:                                               ; preds = %90
  %94 = load i32, ptr %2, align 8
  %95 = icmp ult i32 %94, 41
  br i1 %95, label %96, label %101

96:                                               ; preds = %93
  %97 = load ptr, ptr %10, align 8
  %98 = sext i32 %94 to i64
  %99 = getelementptr i8, ptr %97, i64 %98
  %100 = add i32 %94, 8
  store i32 %100, ptr %2, align 8
  br label %104

101:                                              ; preds = %93
  %102 = load ptr, ptr %9, align 8
  %103 = getelementptr i8, ptr %102, i64 8
  store ptr %103, ptr %9, align 8
  br label %104

104:                                              ; preds = %101, %96
  %105 = phi ptr [ %99, %96 ], [ %102, %101 ]
  %106 = load ptr, ptr %105, align 8
  %107 = ptrtoint ptr %14 to i64
  %108 = sub i64 %107, %11
  switch i32 %91, label %114 [
    i32 64, label %109
    i32 32, label %110
    i32 16, label %112
  ]

109:                                              ; preds = %104
  store i64 %108, ptr %106, align 8
  br label %340

110:                                              ; preds = %104
  %111 = trunc i64 %108 to i32
  store i32 %111, ptr %106, align 4
  br label %340

112:                                              ; preds = %104
  %113 = trunc i64 %108 to i16
  store i16 %113, ptr %106, align 2
  br label %340

114:                                              ; preds = %104
  %115 = trunc i64 %108 to i8
  store i8 %115, ptr %106, align 1
  br label %340

116:                                              ; preds = %90
  %117 = icmp ne i8 %68, 99
  switch i8 %68, label %118 [
    i8 99, label %120
    i8 91, label %120
  ]

118:                                              ; preds = %116
  %119 = call fastcc ptr @behind_space(ptr noundef %14)
  br label %120

120:                                              ; preds = %116, %116, %118
  %121 = phi ptr [ %119, %118 ], [ %14, %116 ], [ %14, %116 ]
  %122 = load i8, ptr %121, align 1
  %123 = icmp eq i8 %122, 0
  br i1 %123, label %124, label %127

124:                                              ; preds = %120
  %125 = icmp eq i32 %13, 0
  %126 = select i1 %125, i32 -1, i32 %13
  br label %340

127:                                              ; preds = %120
  br i1 %44, label %142, label %128

128:                                              ; preds = %127
  %129 = load i32, ptr %2, align 8
  %130 = icmp ult i32 %129, 41
  br i1 %130, label %131, label %136

131:                                              ; preds = %128
  %132 = load ptr, ptr %7, align 8
  %133 = sext i32 %129 to i64
  %134 = getelementptr i8, ptr %132, i64 %133
  %135 = add i32 %129, 8
  store i32 %135, ptr %2, align 8
  br label %139

136:                                              ; preds = %128
  %137 = load ptr, ptr %6, align 8
  %138 = getelementptr i8, ptr %137, i64 8
  store ptr %138, ptr %6, align 8
  br label %139

139:                                              ; preds = %136, %131
  %140 = phi ptr [ %134, %131 ], [ %137, %136 ]
  %141 = load ptr, ptr %140, align 8
  br label %142

142:                                              ; preds = %127, %139
  %143 = phi ptr [ %141, %139 ], [ null, %127 ]
  %144 = icmp eq i8 %68, 91
  switch i8 %68, label %252 [
    i8 115, label %145
    i8 99, label %145
    i8 91, label %145
  ]

145:                                              ; preds = %142, %142, %142
  %146 = getelementptr inbounds i8, ptr %67, i64 1
  %147 = load i8, ptr %121, align 1
  %148 = icmp eq i8 %147, 0
  br i1 %148, label %221, label %149

149:                                              ; preds = %145
  %150 = icmp ne i32 %51, 0
  %151 = select i1 %117, i1 true, i1 %150
  %152 = select i1 %151, i32 %51, i32 1
  %153 = icmp eq i32 %152, 0
  %154 = ptrtoint ptr %121 to i64
  %155 = sext i32 %152 to i64
  %156 = icmp eq ptr %143, null
  %157 = ptrtoint ptr %121 to i64
  br label %158

158:                                              ; preds = %149, %217
  %159 = phi i8 [ %147, %149 ], [ %219, %217 ]
  %160 = phi ptr [ %121, %149 ], [ %218, %217 ]
  %161 = ptrtoint ptr %160 to i64
  %162 = sub i64 %161, %154
  %163 = icmp slt i64 %162, %155
  %164 = or i1 %153, %163
  br i1 %164, label %165, label %221

165:                                              ; preds = %158
  switch i8 %68, label %171 [
    i8 99, label %212
    i8 115, label %166
  ]

166:                                              ; preds = %165
  %167 = icmp ne i8 %159, 32
  %168 = add i8 %159, -14
  %169 = icmp ult i8 %168, -5
  %170 = and i1 %167, %169
  br label %210

171:                                              ; preds = %165
  %172 = load i8, ptr %146, align 1
  %173 = icmp eq i8 %172, 94
  %174 = zext i1 %173 to i64
  %175 = getelementptr inbounds i8, ptr %146, i64 %174
  %176 = load i8, ptr %175, align 1
  %177 = icmp eq i8 %176, 0
  br i1 %177, label %206, label %178

178:                                              ; preds = %171, %198
  %179 = phi i8 [ %204, %198 ], [ %176, %171 ]
  %180 = phi ptr [ %203, %198 ], [ %175, %171 ]
  %181 = phi i32 [ %202, %198 ], [ 0, %171 ]
  %182 = icmp ne i8 %179, 93
  %183 = icmp eq ptr %180, %175
  %184 = or i1 %182, %183
  br i1 %184, label %185, label %206

185:                                              ; preds = %178
  %186 = getelementptr inbounds i8, ptr %180, i64 1
  %187 = load i8, ptr %186, align 1
  %188 = icmp eq i8 %187, 45
  br i1 %188, label %189, label %196

189:                                              ; preds = %185
  %190 = getelementptr inbounds i8, ptr %180, i64 2
  %191 = load i8, ptr %190, align 1
  switch i8 %191, label %192 [
    i8 0, label %196
    i8 93, label %196
  ]

192:                                              ; preds = %189
  %193 = icmp sle i8 %179, %159
  %194 = icmp sge i8 %191, %159
  %195 = and i1 %193, %194
  br label %198

196:                                              ; preds = %189, %189, %185
  %197 = icmp eq i8 %179, %159
  br label %198

198:                                              ; preds = %196, %192
  %199 = phi i1 [ %195, %192 ], [ %197, %196 ]
  %200 = phi ptr [ %190, %192 ], [ %180, %196 ]
  %201 = zext i1 %199 to i32
  %202 = or i32 %181, %201
  %203 = getelementptr inbounds i8, ptr %200, i64 1
  %204 = load i8, ptr %203, align 1
  %205 = icmp eq i8 %204, 0
  br i1 %205, label %206, label %178

206:                                              ; preds = %178, %198, %171
  %207 = phi i32 [ 0, %171 ], [ %181, %178 ], [ %202, %198 ]
  %208 = zext i1 %173 to i32
  %209 = icmp ne i32 %207, %208
  br label %210

210:                                              ; preds = %206, %166
  %211 = phi i1 [ %170, %166 ], [ %209, %206 ]
  br i1 %211, label %212, label %221

212:                                              ; preds = %165, %210
  br i1 %156, label %217, label %213

213:                                              ; preds = %212
  %214 = ptrtoint ptr %160 to i64
  %215 = sub i64 %214, %157
  %216 = getelementptr inbounds i8, ptr %143, i64 %215
  store i8 %159, ptr %216, align 1
  br label %217

217:                                              ; preds = %213, %212
  %218 = getelementptr inbounds i8, ptr %160, i64 1
  %219 = load i8, ptr %218, align 1
  %220 = icmp eq i8 %219, 0
  br i1 %220, label %221, label %158

221:                                              ; preds = %210, %217, %158, %145
  %222 = phi ptr [ %121, %145 ], [ %160, %210 ], [ %218, %217 ], [ %160, %158 ]
  %223 = icmp eq ptr %222, %121
  br i1 %223, label %247, label %224

224:                                              ; preds = %221
  %225 = icmp ne ptr %143, null
  %226 = and i1 %117, %225
  br i1 %226, label %227, label %232

227:                                              ; preds = %224
  %228 = ptrtoint ptr %222 to i64
  %229 = ptrtoint ptr %121 to i64
  %230 = sub i64 %228, %229
  %231 = getelementptr inbounds i8, ptr %143, i64 %230
  store i8 0, ptr %231, align 1
  br label %232

232:                                              ; preds = %227, %224
  br i1 %144, label %233, label %247

233:                                              ; preds = %232
  %234 = load i8, ptr %146, align 1
  %235 = icmp eq i8 %234, 94
  %236 = zext i1 %235 to i64
  %237 = getelementptr inbounds i8, ptr %146, i64 %236
  %238 = load i8, ptr %237, align 1
  %239 = icmp eq i8 %238, 93
  %240 = zext i1 %239 to i64
  %241 = getelementptr inbounds i8, ptr %237, i64 %240
  br label %242

242:                                              ; preds = %245, %233
  %243 = phi ptr [ %241, %233 ], [ %246, %245 ]
  %244 = load i8, ptr %243, align 1
  switch i8 %244, label %245 [
    i8 0, label %247
    i8 93, label %247
  ]

245:                                              ; preds = %242
  %246 = getelementptr inbounds i8, ptr %243, i64 1
  br label %242

247:                                              ; preds = %242, %242, %232, %221
  %248 = phi ptr [ %67, %221 ], [ %67, %232 ], [ %243, %242 ], [ %243, %242 ]
  %249 = phi i32 [ %13, %221 ], [ %16, %232 ], [ %16, %242 ], [ %16, %242 ]
  br i1 %223, label %340, label %333

250:                                              ; preds = %252
  %251 = icmp eq i32 %258, 0
  br i1 %251, label %262, label %263

252:                                              ; preds = %142, %252
  %253 = phi i8 [ %260, %252 ], [ 100, %142 ]
  %254 = phi ptr [ %259, %252 ], [ @.str, %142 ]
  %255 = phi i32 [ %258, %252 ], [ 0, %142 ]
  %256 = icmp eq i8 %253, %68
  %257 = zext i1 %256 to i32
  %258 = or i32 %255, %257
  %259 = getelementptr inbounds i8, ptr %254, i64 1
  %260 = load i8, ptr %259, align 1
  %261 = icmp eq ptr %259, getelementptr inbounds ([14 x i8], ptr @.str, i64 0, i64 13)
  br i1 %261, label %250, label %252

262:                                              ; preds = %250
  call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable

263:                                              ; preds = %250
  %264 = icmp eq i8 %68, 112
  %265 = select i1 %264, i32 64, i32 %91
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %266 = icmp eq i32 %51, 0
  %267 = icmp sgt i32 %51, 127
  %268 = or i1 %266, %267
  %269 = select i1 %268, i32 127, i32 %51
  %270 = icmp sgt i32 %269, 0
  br i1 %270, label %271, label %283

271:                                              ; preds = %263
  %272 = zext i32 %269 to i64
  br label %273

273:                                              ; preds = %277, %271
  %274 = phi i64 [ 0, %271 ], [ %279, %277 ]
  %275 = getelementptr inbounds i8, ptr %121, i64 %274
  %276 = load i8, ptr %275, align 1
  switch i8 %276, label %277 [
    i8 0, label %281
    i8 32, label %281
    i8 13, label %281
    i8 12, label %281
    i8 11, label %281
    i8 10, label %281
    i8 9, label %281
  ]

277:                                              ; preds = %273
  %278 = getelementptr inbounds [128 x i8], ptr %4, i64 0, i64 %274
  store i8 %276, ptr %278, align 1
  %279 = add nuw nsw i64 %274, 1
  %280 = icmp eq i64 %279, %272
  br i1 %280, label %283, label %273

281:                                              ; preds = %273, %273, %273, %273, %273, %273, %273
  %282 = trunc i64 %274 to i32
  br label %283

283:                                              ; preds = %277, %281, %263
  %284 = phi i32 [ 0, %263 ], [ %282, %281 ], [ %269, %277 ]
  %285 = zext i32 %284 to i64
  %286 = getelementptr inbounds [128 x i8], ptr %4, i64 0, i64 %285
  store i8 0, ptr %286, align 1
  %287 = add i8 %82, -101
  %288 = icmp ult i8 %287, 3
  br i1 %288, label %289, label %300

289:                                              ; preds = %283
  %290 = call double @strtod(ptr noundef nonnull %4, ptr noundef nonnull %5)
  %291 = icmp ne ptr %143, null
  %292 = load ptr, ptr %5, align 8
  %293 = icmp ne ptr %292, %4
  %294 = select i1 %291, i1 %293, i1 false
  br i1 %294, label %295, label %325

295:                                              ; preds = %289
  %296 = icmp eq i32 %265, 64
  br i1 %296, label %297, label %298

297:                                              ; preds = %295
  store double %290, ptr %143, align 8
  br label %325

298:                                              ; preds = %295
  %299 = fptrunc double %290 to float
  store float %299, ptr %143, align 4
  br label %325

300:                                              ; preds = %283
  switch i8 %68, label %301 [
    i8 117, label %305
    i8 100, label %305
    i8 111, label %304
  ]

301:                                              ; preds = %300
  %302 = icmp eq i8 %68, 105
  %303 = select i1 %302, i32 0, i32 16
  br label %305

304:                                              ; preds = %300
  br label %305

305:                                              ; preds = %304, %301, %300, %300
  %306 = phi i32 [ 10, %300 ], [ %303, %301 ], [ 10, %300 ], [ 8, %304 ]
  switch i8 %68, label %309 [
    i8 105, label %307
    i8 100, label %307
  ]

307:                                              ; preds = %305, %305
  %308 = call i64 @strtoll(ptr noundef nonnull %4, ptr noundef nonnull %5, i32 noundef %306)
  br label %311

309:                                              ; preds = %305
  %310 = call i64 @strtoull(ptr noundef nonnull %4, ptr noundef nonnull %5, i32 noundef %306)
  br label %311

311:                                              ; preds = %309, %307
  %312 = phi i64 [ %308, %307 ], [ %310, %309 ]
  %313 = icmp ne ptr %143, null
  %314 = load ptr, ptr %5, align 8
  %315 = icmp ne ptr %314, %4
  %316 = select i1 %313, i1 %315, i1 false
  br i1 %316, label %317, label %325

317:                                              ; preds = %311
  switch i32 %265, label %323 [
    i32 64, label %318
    i32 32, label %319
    i32 16, label %321
  ]

318:                                              ; preds = %317
  store i64 %312, ptr %143, align 8
  br label %325

319:                                              ; preds = %317
  %320 = trunc i64 %312 to i32
  store i32 %320, ptr %143, align 4
  br label %325

321:                                              ; preds = %317
  %322 = trunc i64 %312 to i16
  store i16 %322, ptr %143, align 2
  br label %325

323:                                              ; preds = %317
  %324 = trunc i64 %312 to i8
  store i8 %324, ptr %143, align 1
  br label %325

325:                                              ; preds = %289, %297, %298, %311, %318, %319, %321, %323
  %326 = load ptr, ptr %5, align 8
  %327 = icmp eq ptr %326, %4
  %328 = ptrtoint ptr %326 to i64
  %329 = sub i64 %328, %8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4)
  %330 = select i1 %327, i64 0, i64 %329
  %331 = getelementptr i8, ptr %121, i64 %330
  %332 = select i1 %327, i32 %13, i32 %16
  br i1 %327, label %340, label %333

333:                                              ; preds = %325, %247
  %334 = phi ptr [ %222, %247 ], [ %331, %325 ]
  %335 = phi ptr [ %248, %247 ], [ %67, %325 ]
  %336 = phi i32 [ %249, %247 ], [ %332, %325 ]
  %337 = xor i1 %44, true
  %338 = zext i1 %337 to i32
  %339 = add nsw i32 %13, %338
  br label %340

340:                                              ; preds = %114, %112, %110, %109, %333, %325, %247, %124
  %341 = phi i32 [ 1, %124 ], [ 0, %333 ], [ 1, %247 ], [ 1, %325 ], [ 4, %109 ], [ 4, %110 ], [ 4, %112 ], [ 4, %114 ]
  %342 = phi i32 [ %13, %124 ], [ %339, %333 ], [ %13, %247 ], [ %13, %325 ], [ %13, %109 ], [ %13, %110 ], [ %13, %112 ], [ %13, %114 ]
  %343 = phi ptr [ %121, %124 ], [ %334, %333 ], [ %222, %247 ], [ %331, %325 ], [ %14, %109 ], [ %14, %110 ], [ %14, %112 ], [ %14, %114 ]
  %344 = phi ptr [ %67, %124 ], [ %335, %333 ], [ %248, %247 ], [ %67, %325 ], [ %67, %109 ], [ %67, %110 ], [ %67, %112 ], [ %67, %114 ]
  %345 = phi i32 [ %126, %124 ], [ %336, %333 ], [ %249, %247 ], [ %332, %325 ], [ %16, %109 ], [ %16, %110 ], [ %16, %112 ], [ %16, %114 ]
  switch i32 %341, label %352 [
    i32 0, label %346
    i32 4, label %346
  ]

346:                                              ; preds = %340, %340, %41, %18
  %347 = phi i32 [ %13, %18 ], [ %13, %41 ], [ %342, %340 ], [ %342, %340 ]
  %348 = phi ptr [ %19, %18 ], [ %42, %41 ], [ %343, %340 ], [ %343, %340 ]
  %349 = phi ptr [ %15, %18 ], [ %32, %41 ], [ %344, %340 ], [ %344, %340 ]
  %350 = phi i32 [ %16, %18 ], [ %16, %41 ], [ %345, %340 ], [ %345, %340 ]
  %351 = getelementptr inbounds i8, ptr %349, i64 1
  br label %12

352:                                              ; preds = %12, %340, %36
  %353 = phi i32 [ %40, %36 ], [ %345, %340 ], [ %13, %12 ]
  ret i32 %353
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
  %6 = getelementptr inbounds i8, ptr %3, i64 1
  br label %2

7:                                                ; preds = %2
  ret ptr %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__isoc99_vsscanf(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2) local_unnamed_addr {
  %4 = tail call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @__isoc23_vsscanf(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2) local_unnamed_addr {
  %4 = tail call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_start(ptr nonnull %3)
  %4 = call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3)
  call void @llvm.va_end(ptr %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  ret i32 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr)

; Function Attrs: nounwind
define dso_local i32 @__isoc99_sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_start(ptr nonnull %3)
  %4 = call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3)
  call void @llvm.va_end(ptr %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @__isoc23_sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_start(ptr nonnull %3)
  %4 = call i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3)
  call void @llvm.va_end(ptr %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  ret i32 %4
}

declare double @strtod(ptr noundef, ptr noundef) local_unnamed_addr

declare i64 @strtoll(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

declare i64 @strtoull(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8)



