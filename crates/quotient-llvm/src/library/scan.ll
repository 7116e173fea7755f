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
  %8 = ptrtoint ptr %0 to i64
  %9 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %10 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %11 = ptrtoint ptr %4 to i64
  br label %12

12:                                               ; preds = %322, %3
  %13 = phi i32 [ 0, %3 ], [ %323, %322 ]
  %14 = phi ptr [ %0, %3 ], [ %324, %322 ]
  %15 = phi ptr [ %1, %3 ], [ %327, %322 ]
  %16 = phi i32 [ undef, %3 ], [ %326, %322 ]
  %17 = load i8, ptr %15, align 1
  switch i8 %17, label %20 [
    i8 0, label %328
    i8 32, label %18
    i8 13, label %18
    i8 12, label %18
    i8 11, label %18
    i8 10, label %18
    i8 9, label %18
  ]

18:                                               ; preds = %12, %12, %12, %12, %12, %12
  %19 = call fastcc ptr @behind_space(ptr noundef %14)
  br label %322

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
  br label %328

41:                                               ; preds = %30
  %42 = getelementptr inbounds i8, ptr %31, i64 1
  br label %322

43:                                               ; preds = %22
  %44 = icmp eq i8 %24, 42
  %45 = zext i1 %44 to i64
  %46 = getelementptr inbounds i8, ptr %23, i64 %45
  %47 = load i8, ptr %46, align 1
  %48 = add i8 %47, -48
  %49 = icmp ult i8 %48, 10
  br i1 %49, label %53, label %50

50:                                               ; preds = %53, %43
  %51 = phi i64 [ 0, %43 ], [ %61, %53 ]
  %52 = phi ptr [ %46, %43 ], [ %62, %53 ]
  br label %66

53:                                               ; preds = %43, %53
  %54 = phi i8 [ %63, %53 ], [ %47, %43 ]
  %55 = phi ptr [ %62, %53 ], [ %46, %43 ]
  %56 = phi i64 [ %61, %53 ], [ 0, %43 ]
  %57 = sext i8 %54 to i64
  %58 = mul nsw i64 %56, 10
  %59 = add nsw i64 %57, 4294967248
  %60 = and i64 %59, 4294967295
  %61 = add nsw i64 %60, %58
  %62 = getelementptr inbounds i8, ptr %55, i64 1
  %63 = load i8, ptr %62, align 1
  %64 = add i8 %63, -48
  %65 = icmp ult i8 %64, 10
  br i1 %65, label %53, label %50

66:                                               ; preds = %50, %74
  %67 = phi i32 [ %75, %74 ], [ 32, %50 ]
  %68 = phi ptr [ %76, %74 ], [ %52, %50 ]
  %69 = load i8, ptr %68, align 1
  %70 = add i8 %69, -104
  %71 = call i8 @llvm.fshl.i8(i8 %69, i8 %70, i8 7)
  switch i8 %71, label %100 [
    i8 2, label %74
    i8 1, label %74
    i8 9, label %74
    i8 6, label %74
    i8 0, label %72
    i8 3, label %77
  ]

72:                                               ; preds = %66
  %73 = sdiv i32 %67, 2
  br label %74

74:                                               ; preds = %66, %66, %66, %66, %72
  %75 = phi i32 [ %73, %72 ], [ 64, %66 ], [ 64, %66 ], [ 64, %66 ], [ 64, %66 ]
  %76 = getelementptr inbounds i8, ptr %68, i64 1
  br label %66

77:                                               ; preds = %66
  %78 = load i32, ptr %2, align 8
  %79 = icmp ult i32 %78, 41
  br i1 %79, label %80, label %85

80:                                               ; preds = %77
  %81 = load ptr, ptr %7, align 8
  %82 = sext i32 %78 to i64
  %83 = getelementptr i8, ptr %81, i64 %82
  %84 = add i32 %78, 8
  store i32 %84, ptr %2, align 8
  br label %88

85:                                               ; preds = %77
  %86 = load ptr, ptr %6, align 8
  %87 = getelementptr i8, ptr %86, i64 8
  store ptr %87, ptr %6, align 8
  br label %88

88:                                               ; preds = %85, %80
  %89 = phi ptr [ %83, %80 ], [ %86, %85 ]
  %90 = load ptr, ptr %89, align 8
  %91 = ptrtoint ptr %14 to i64
  %92 = sub i64 %91, %8
  switch i32 %67, label %98 [
    i32 64, label %93
    i32 32, label %94
    i32 16, label %96
  ]

93:                                               ; preds = %88
  store i64 %92, ptr %90, align 8
  br label %316

94:                                               ; preds = %88
  %95 = trunc i64 %92 to i32
  store i32 %95, ptr %90, align 4
  br label %316

96:                                               ; preds = %88
  %97 = trunc i64 %92 to i16
  store i16 %97, ptr %90, align 2
  br label %316

98:                                               ; preds = %88
  %99 = trunc i64 %92 to i8
  store i8 %99, ptr %90, align 1
  br label %316

100:                                              ; preds = %66
  %101 = icmp ne i8 %69, 99
  switch i8 %69, label %102 [
    i8 99, label %104
    i8 91, label %104
  ]

102:                                              ; preds = %100
  %103 = call fastcc ptr @behind_space(ptr noundef %14)
  br label %104

104:                                              ; preds = %100, %100, %102
  %105 = phi ptr [ %103, %102 ], [ %14, %100 ], [ %14, %100 ]
  %106 = load i8, ptr %105, align 1
  %107 = icmp eq i8 %106, 0
  br i1 %107, label %108, label %111

108:                                              ; preds = %104
  %109 = icmp eq i32 %13, 0
  %110 = select i1 %109, i32 -1, i32 %13
  br label %316

111:                                              ; preds = %104
  br i1 %44, label %126, label %112

112:                                              ; preds = %111
  %113 = load i32, ptr %2, align 8
  %114 = icmp ult i32 %113, 41
  br i1 %114, label %115, label %120

115:                                              ; preds = %112
  %116 = load ptr, ptr %10, align 8
  %117 = sext i32 %113 to i64
  %118 = getelementptr i8, ptr %116, i64 %117
  %119 = add i32 %113, 8
  store i32 %119, ptr %2, align 8
  br label %123

120:                                              ; preds = %112
  %121 = load ptr, ptr %9, align 8
  %122 = getelementptr i8, ptr %121, i64 8
  store ptr %122, ptr %9, align 8
  br label %123

123:                                              ; preds = %120, %115
  %124 = phi ptr [ %118, %115 ], [ %121, %120 ]
  %125 = load ptr, ptr %124, align 8
  br label %126

126:                                              ; preds = %111, %123
  %127 = phi ptr [ %125, %123 ], [ null, %111 ]
  %128 = icmp eq i8 %69, 91
  switch i8 %69, label %232 [
    i8 115, label %129
    i8 99, label %129
    i8 91, label %129
  ]

129:                                              ; preds = %126, %126, %126
  %130 = getelementptr inbounds i8, ptr %68, i64 1
  %131 = icmp ne i64 %51, 0
  %132 = select i1 %101, i1 true, i1 %131
  %133 = select i1 %132, i64 %51, i64 1
  %134 = load i8, ptr %105, align 1
  %135 = icmp eq i8 %134, 0
  br i1 %135, label %201, label %136

136:                                              ; preds = %129
  %137 = icmp eq i64 %133, 0
  %138 = ptrtoint ptr %105 to i64
  %139 = icmp eq ptr %127, null
  br label %140

140:                                              ; preds = %136, %197
  %141 = phi i8 [ %134, %136 ], [ %199, %197 ]
  %142 = phi ptr [ %105, %136 ], [ %198, %197 ]
  %143 = ptrtoint ptr %142 to i64
  %144 = sub i64 %143, %138
  %145 = icmp slt i64 %144, %133
  %146 = or i1 %137, %145
  br i1 %146, label %147, label %201

147:                                              ; preds = %140
  switch i8 %69, label %153 [
    i8 99, label %194
    i8 115, label %148
  ]

148:                                              ; preds = %147
  %149 = icmp ne i8 %141, 32
  %150 = add i8 %141, -14
  %151 = icmp ult i8 %150, -5
  %152 = and i1 %149, %151
  br label %192

153:                                              ; preds = %147
  %154 = load i8, ptr %130, align 1
  %155 = icmp eq i8 %154, 94
  %156 = zext i1 %155 to i64
  %157 = getelementptr inbounds i8, ptr %130, i64 %156
  %158 = load i8, ptr %157, align 1
  %159 = icmp eq i8 %158, 0
  br i1 %159, label %188, label %160

160:                                              ; preds = %153, %180
  %161 = phi i8 [ %186, %180 ], [ %158, %153 ]
  %162 = phi ptr [ %185, %180 ], [ %157, %153 ]
  %163 = phi i32 [ %184, %180 ], [ 0, %153 ]
  %164 = icmp ne i8 %161, 93
  %165 = icmp eq ptr %162, %157
  %166 = or i1 %164, %165
  br i1 %166, label %167, label %188

167:                                              ; preds = %160
  %168 = getelementptr inbounds i8, ptr %162, i64 1
  %169 = load i8, ptr %168, align 1
  %170 = icmp eq i8 %169, 45
  br i1 %170, label %171, label %178

171:                                              ; preds = %167
  %172 = getelementptr inbounds i8, ptr %162, i64 2
  %173 = load i8, ptr %172, align 1
  switch i8 %173, label %174 [
    i8 0, label %178
    i8 93, label %178
  ]

174:                                              ; preds = %171
  %175 = icmp sle i8 %161, %141
  %176 = icmp sge i8 %173, %141
  %177 = and i1 %175, %176
  br label %180

178:                                              ; preds = %171, %171, %167
  %179 = icmp eq i8 %161, %141
  br label %180

180:                                              ; preds = %178, %174
  %181 = phi i1 [ %177, %174 ], [ %179, %178 ]
  %182 = phi ptr [ %172, %174 ], [ %162, %178 ]
  %183 = zext i1 %181 to i32
  %184 = or i32 %163, %183
  %185 = getelementptr inbounds i8, ptr %182, i64 1
  %186 = load i8, ptr %185, align 1
  %187 = icmp eq i8 %186, 0
  br i1 %187, label %188, label %160

188:                                              ; preds = %160, %180, %153
  %189 = phi i32 [ 0, %153 ], [ %163, %160 ], [ %184, %180 ]
  %190 = zext i1 %155 to i32
  %191 = icmp ne i32 %189, %190
  br label %192

192:                                              ; preds = %188, %148
  %193 = phi i1 [ %152, %148 ], [ %191, %188 ]
  br i1 %193, label %194, label %201

194:                                              ; preds = %147, %192
  br i1 %139, label %197, label %195

195:                                              ; preds = %194
  %196 = getelementptr inbounds i8, ptr %127, i64 %144
  store i8 %141, ptr %196, align 1
  br label %197

197:                                              ; preds = %195, %194
  %198 = getelementptr inbounds i8, ptr %142, i64 1
  %199 = load i8, ptr %198, align 1
  %200 = icmp eq i8 %199, 0
  br i1 %200, label %201, label %140

201:                                              ; preds = %192, %197, %140, %129
  %202 = phi ptr [ %105, %129 ], [ %142, %192 ], [ %198, %197 ], [ %142, %140 ]
  %203 = icmp eq ptr %202, %105
  br i1 %203, label %227, label %204

204:                                              ; preds = %201
  %205 = icmp ne ptr %127, null
  %206 = select i1 %205, i1 %101, i1 false
  br i1 %206, label %207, label %212

207:                                              ; preds = %204
  %208 = ptrtoint ptr %202 to i64
  %209 = ptrtoint ptr %105 to i64
  %210 = sub i64 %208, %209
  %211 = getelementptr inbounds i8, ptr %127, i64 %210
  store i8 0, ptr %211, align 1
  br label %212

212:                                              ; preds = %207, %204
  br i1 %128, label %213, label %227

213:                                              ; preds = %212
  %214 = load i8, ptr %130, align 1
  %215 = icmp eq i8 %214, 94
  %216 = zext i1 %215 to i64
  %217 = getelementptr inbounds i8, ptr %130, i64 %216
  %218 = load i8, ptr %217, align 1
  %219 = icmp eq i8 %218, 93
  %220 = zext i1 %219 to i64
  %221 = getelementptr inbounds i8, ptr %217, i64 %220
  br label %222

222:                                              ; preds = %225, %213
  %223 = phi ptr [ %221, %213 ], [ %226, %225 ]
  %224 = load i8, ptr %223, align 1
  switch i8 %224, label %225 [
    i8 0, label %227
    i8 93, label %227
  ]

225:                                              ; preds = %222
  %226 = getelementptr inbounds i8, ptr %223, i64 1
  br label %222

227:                                              ; preds = %222, %222, %212, %201
  %228 = phi ptr [ %68, %201 ], [ %68, %212 ], [ %223, %222 ], [ %223, %222 ]
  %229 = phi i32 [ %13, %201 ], [ %16, %212 ], [ %16, %222 ], [ %16, %222 ]
  br i1 %203, label %316, label %309

230:                                              ; preds = %232
  %231 = icmp eq i32 %238, 0
  br i1 %231, label %242, label %243

232:                                              ; preds = %126, %232
  %233 = phi i8 [ %240, %232 ], [ 100, %126 ]
  %234 = phi ptr [ %239, %232 ], [ @.str, %126 ]
  %235 = phi i32 [ %238, %232 ], [ 0, %126 ]
  %236 = icmp eq i8 %233, %69
  %237 = zext i1 %236 to i32
  %238 = or i32 %235, %237
  %239 = getelementptr inbounds i8, ptr %234, i64 1
  %240 = load i8, ptr %239, align 1
  %241 = icmp eq ptr %239, getelementptr inbounds ([14 x i8], ptr @.str, i64 0, i64 13)
  br i1 %241, label %230, label %232

242:                                              ; preds = %230
  call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable

243:                                              ; preds = %230
  %244 = icmp eq i8 %69, 112
  %245 = select i1 %244, i32 64, i32 %67
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %246 = icmp eq i64 %51, 0
  %247 = icmp sgt i64 %51, 127
  %248 = or i1 %246, %247
  %249 = select i1 %248, i64 127, i64 %51
  %250 = icmp sgt i64 %249, 0
  br i1 %250, label %251, label %259

251:                                              ; preds = %243, %255
  %252 = phi i64 [ %257, %255 ], [ 0, %243 ]
  %253 = getelementptr inbounds i8, ptr %105, i64 %252
  %254 = load i8, ptr %253, align 1
  switch i8 %254, label %255 [
    i8 0, label %259
    i8 32, label %259
    i8 13, label %259
    i8 12, label %259
    i8 11, label %259
    i8 10, label %259
    i8 9, label %259
  ]

255:                                              ; preds = %251
  %256 = getelementptr inbounds [128 x i8], ptr %4, i64 0, i64 %252
  store i8 %254, ptr %256, align 1
  %257 = add nuw nsw i64 %252, 1
  %258 = icmp eq i64 %257, %249
  br i1 %258, label %259, label %251

259:                                              ; preds = %255, %251, %251, %251, %251, %251, %251, %251, %243
  %260 = phi i64 [ 0, %243 ], [ %249, %255 ], [ %252, %251 ], [ %252, %251 ], [ %252, %251 ], [ %252, %251 ], [ %252, %251 ], [ %252, %251 ], [ %252, %251 ]
  %261 = getelementptr inbounds [128 x i8], ptr %4, i64 0, i64 %260
  store i8 0, ptr %261, align 1
  %262 = or i8 %69, 32
  %263 = add i8 %262, -101
  %264 = icmp ult i8 %263, 3
  br i1 %264, label %265, label %276

265:                                              ; preds = %259
  %266 = call double @strtod(ptr noundef nonnull %4, ptr noundef nonnull %5)
  %267 = icmp ne ptr %127, null
  %268 = load ptr, ptr %5, align 8
  %269 = icmp ne ptr %268, %4
  %270 = select i1 %267, i1 %269, i1 false
  br i1 %270, label %271, label %301

271:                                              ; preds = %265
  %272 = icmp eq i32 %245, 64
  br i1 %272, label %273, label %274

273:                                              ; preds = %271
  store double %266, ptr %127, align 8
  br label %301

274:                                              ; preds = %271
  %275 = fptrunc double %266 to float
  store float %275, ptr %127, align 4
  br label %301

276:                                              ; preds = %259
  switch i8 %69, label %277 [
    i8 117, label %281
    i8 100, label %281
    i8 111, label %280
  ]

277:                                              ; preds = %276
  %278 = icmp eq i8 %69, 105
  %279 = select i1 %278, i32 0, i32 16
  br label %281

280:                                              ; preds = %276
  br label %281

281:                                              ; preds = %280, %277, %276, %276
  %282 = phi i32 [ 10, %276 ], [ %279, %277 ], [ 10, %276 ], [ 8, %280 ]
  switch i8 %69, label %285 [
    i8 105, label %283
    i8 100, label %283
  ]

283:                                              ; preds = %281, %281
  %284 = call i64 @strtol(ptr noundef nonnull %4, ptr noundef nonnull %5, i32 noundef %282)
  br label %287

285:                                              ; preds = %281
  %286 = call i64 @strtoul(ptr noundef nonnull %4, ptr noundef nonnull %5, i32 noundef %282)
  br label %287

287:                                              ; preds = %285, %283
  %288 = phi i64 [ %284, %283 ], [ %286, %285 ]
  %289 = icmp ne ptr %127, null
  %290 = load ptr, ptr %5, align 8
  %291 = icmp ne ptr %290, %4
  %292 = select i1 %289, i1 %291, i1 false
  br i1 %292, label %293, label %301

293:                                              ; preds = %287
  switch i32 %245, label %299 [
    i32 64, label %294
    i32 32, label %295
    i32 16, label %297
  ]

294:                                              ; preds = %293
  store i64 %288, ptr %127, align 8
  br label %301

295:                                              ; preds = %293
  %296 = trunc i64 %288 to i32
  store i32 %296, ptr %127, align 4
  br label %301

297:                                              ; preds = %293
  %298 = trunc i64 %288 to i16
  store i16 %298, ptr %127, align 2
  br label %301

299:                                              ; preds = %293
  %300 = trunc i64 %288 to i8
  store i8 %300, ptr %127, align 1
  br label %301

301:                                              ; preds = %265, %273, %274, %287, %294, %295, %297, %299
  %302 = load ptr, ptr %5, align 8
  %303 = icmp eq ptr %302, %4
  %304 = ptrtoint ptr %302 to i64
  %305 = sub i64 %304, %11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4)
  %306 = select i1 %303, i64 0, i64 %305
  %307 = getelementptr i8, ptr %105, i64 %306
  %308 = select i1 %303, i32 %13, i32 %16
  br i1 %303, label %316, label %309

309:                                              ; preds = %301, %227
  %310 = phi ptr [ %202, %227 ], [ %307, %301 ]
  %311 = phi ptr [ %228, %227 ], [ %68, %301 ]
  %312 = phi i32 [ %229, %227 ], [ %308, %301 ]
  %313 = xor i1 %44, true
  %314 = zext i1 %313 to i32
  %315 = add nsw i32 %13, %314
  br label %316

316:                                              ; preds = %98, %96, %94, %93, %309, %301, %227, %108
  %317 = phi i32 [ 1, %108 ], [ 0, %309 ], [ 1, %227 ], [ 1, %301 ], [ 4, %93 ], [ 4, %94 ], [ 4, %96 ], [ 4, %98 ]
  %318 = phi i32 [ %13, %108 ], [ %315, %309 ], [ %13, %227 ], [ %13, %301 ], [ %13, %93 ], [ %13, %94 ], [ %13, %96 ], [ %13, %98 ]
  %319 = phi ptr [ %105, %108 ], [ %310, %309 ], [ %202, %227 ], [ %307, %301 ], [ %14, %93 ], [ %14, %94 ], [ %14, %96 ], [ %14, %98 ]
  %320 = phi ptr [ %68, %108 ], [ %311, %309 ], [ %228, %227 ], [ %68, %301 ], [ %68, %93 ], [ %68, %94 ], [ %68, %96 ], [ %68, %98 ]
  %321 = phi i32 [ %110, %108 ], [ %312, %309 ], [ %229, %227 ], [ %308, %301 ], [ %16, %93 ], [ %16, %94 ], [ %16, %96 ], [ %16, %98 ]
  switch i32 %317, label %328 [
    i32 0, label %322
    i32 4, label %322
  ]

322:                                              ; preds = %316, %316, %41, %18
  %323 = phi i32 [ %13, %18 ], [ %13, %41 ], [ %318, %316 ], [ %318, %316 ]
  %324 = phi ptr [ %19, %18 ], [ %42, %41 ], [ %319, %316 ], [ %319, %316 ]
  %325 = phi ptr [ %15, %18 ], [ %32, %41 ], [ %320, %316 ], [ %320, %316 ]
  %326 = phi i32 [ %16, %18 ], [ %16, %41 ], [ %321, %316 ], [ %321, %316 ]
  %327 = getelementptr inbounds i8, ptr %325, i64 1
  br label %12

328:                                              ; preds = %12, %316, %36
  %329 = phi i32 [ %40, %36 ], [ %321, %316 ], [ %13, %12 ]
  ret i32 %329
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

declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8)



