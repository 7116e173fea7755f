//! Damages a text, in the ways in which files are damaged and in those in which readers are.

/// A small generator, so that a failure can be seen again.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below the limit, or 0 if nothing is.
    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }
}

/// The text of a seed: one of `texts`, damaged in one to four places. Two thirds of them only in
/// ways that mostly leave LLVM IR, so that what is behind the parser gets its share.
pub fn damaged(texts: &[Vec<u8>], seed: u64) -> Vec<u8> {
    let mut random = Random(seed);
    let mut text = texts[random.below(texts.len())].clone();
    let gentle = random.below(3) > 0;
    for _ in 0..1 + random.below(4) {
        match gentle {
            true => distort(&mut text, &mut random),
            false => damage(&mut text, &mut random, texts),
        }
    }
    text
}

/// Numbers at the ends of their ranges.
const NUMBERS: &[&str] = &[
    "0",
    "-1",
    "1",
    "63",
    "64",
    "65",
    "255",
    "65536",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "1000000000000000000000000000000",
    "340282366920938463463374607431768211456",
];

/// What opens something, with what closes it.
const NESTED: &[(&str, &str)] = &[
    ("(", ")"),
    ("{", "}"),
    ("[", "]"),
    ("<", ">"),
    ("[1 x ", "]"),
    ("[2 x ", "]"),
    ("{ i32, ", " }"),
    ("<{ ", " }>"),
    ("<2 x ", ">"),
    ("!{", "}"),
    ("!DIThing(a: ", ")"),
    ("ptr (", ")"),
    ("bitcast (ptr ", " to ptr)"),
    ("getelementptr (i8, ptr ", ", i64 1)"),
    ("ptr getelementptr (i8, ptr ", ", i64 1)"),
    ("[1 x i32] [", "]"),
    ("no_cfi ", ""),
    ("metadata ", ""),
];

/// Types of all sorts.
const TYPES: &[&str] = &[
    "i0",
    "i1",
    "i3",
    "i7",
    "i8",
    "i24",
    "i32",
    "i48",
    "i64",
    "i65",
    "i128",
    "i8388608",
    "i4294967295",
    "float",
    "double",
    "x86_fp80",
    "ptr",
    "void",
    "label",
    "metadata",
    "token",
    "opaque",
    "{}",
    "{ i32, i64 }",
    "<{ i8, i64 }>",
    "[0 x i32]",
    "[3 x i8]",
    "[4 x { i32, ptr }]",
    "[18446744073709551615 x i8]",
    "[18446744073709551615 x {}]",
    "[1099511627776 x i8]",
    "[1073741824 x i32]",
    "[4294967296 x [4294967296 x i8]]",
    "<4 x i32>",
    "<8 x i1>",
    "<18446744073709551615 x i1>",
    "<vscale x 4 x i32>",
    "%missing",
    "%cycle",
    "i32 (i32, ...)",
];

/// Values, attributes and flags of all sorts.
const THINGS: &[&str] = &[
    "null",
    "undef",
    "poison",
    "zeroinitializer",
    "none",
    "true",
    "0x7FF8000000000000",
    "0xK3FFF8000000000000000",
    "1.5e+00",
    "c\"text\\00\"",
    "@main",
    "@missing",
    "@alias",
    "!0",
    "!4294967295",
    "blockaddress(@main, %0)",
    "getelementptr (i8, ptr @main, i64 -9223372036854775808)",
    "inttoptr (i64 -1 to ptr)",
    "ptrtoint (ptr @main to i1)",
    "align 18446744073709551615",
    "align 4294967296",
    "unknown_attribute",
    "unknown(1, 2)",
    "\"key\"=\"value\"",
    "byval(%cycle)",
    "byval([4294967296 x i8])",
    "sret(i128)",
    "addrspace(99999999999)",
    "syncscope(\"x\") seq_cst",
    "atomic",
    "volatile",
    "inbounds",
    "...",
];

/// Lines for the top level or for a function, wherever they land.
const LINES: &[&str] = &[
    "%cycle = type { %cycle }",
    "%cycle = type %other\n%other = type %cycle",
    "%cycle = type [2 x [2 x %cycle]]",
    "%cycle = type opaque",
    "@alias = alias i32, ptr @alias",
    "@alias = alias i32, ptr getelementptr (i8, ptr @alias, i64 1)",
    "@alias = alias void (), ptr @main",
    "@big = global [1099511627776 x i8] zeroinitializer",
    "@table = constant [2 x ptr] [ptr @table, ptr @main]",
    "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @main, ptr null }]",
    "!0 = !{!0}",
    "!1 = !DILocation(line: 99999999999, column: -1, scope: !1, inlinedAt: !1)",
    "!2 = distinct !DISubprogram(name: \"f\", scope: !2, file: !2, line: 1)",
    "!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 9223372036854775807, elements: !0)",
    "!4 = !DICompositeType(tag: DW_TAG_structure_type, size: 64, elements: !5)\n!5 = !{!6, !6}\n!6 = !DIDerivedType(tag: DW_TAG_member, baseType: !4, offset: 9223372036854775807)",
    "!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !4)",
    "declare i32 @main()",
    "declare void @missing(...)",
    "define i32 @main(i32 %0, ptr %1) {\n  ret i32 0\n}",
    "define void @f() {",
    "}",
    "entry:",
    "  br label %entry",
    "  ret void",
    "  unreachable",
    "  %x = phi i32 [ %x, %entry ], [ 0, %0 ]",
    "  %x = phi i32 [ 0, %entry ]",
    "  %x = phi ptr",
    "  %x = add i32 %x, 1",
    "  %x = load i32, ptr @main",
    "  %x = alloca i8, i64 -1",
    "  %x = alloca [1073741824 x i8], i32 1073741824",
    "  %x = alloca %cycle",
    "  %x = call ptr @malloc(i64 -1)",
    "  %x = call ptr @calloc(i64 4294967296, i64 4294967296)",
    "  call void @llvm.memset.p0.i64(ptr @big, i8 1, i64 -1, i1 false)",
    "  call void @llvm.memcpy.p0.p0.i64(ptr @big, ptr @main, i64 9223372036854775807, i1 false)",
    "  %x = call i32 @main()",
    "  call void @pthread_exit(ptr null)",
    "  %t = alloca i64\n  call i32 @pthread_create(ptr %t, ptr null, ptr @main, ptr null)",
    "  %x = getelementptr { i32, i32 }, ptr null, i64 0, i32 7",
    "  %x = extractvalue { i32, i32 } undef, 4294967295",
    "  %x = shl i64 1, 64",
    "  %x = sdiv i32 -2147483648, -1",
    "  switch i32 0, label %entry [\n    i32 0, label %entry\n    i32 0, label %missing\n  ]",
    "  invoke void @main() to label %entry unwind label %entry",
    "  %l = landingpad { ptr, i32 } catch ptr null",
    "  resume { ptr, i32 } undef",
    "  %x = cmpxchg ptr null, i32 0, i64 1 seq_cst seq_cst",
    "  %x = atomicrmw add ptr @main, i128 1 seq_cst",
    "  %x = insertelement <4 x i32> undef, i32 1, i32 4",
    "  %x = bitcast i32 1 to float",
    "  %x = fptosi double 0x7FF8000000000000 to i3",
    "  %x = call i8 @llvm.ctlz.i8(i8 0, i1 false)",
    "  %x = va_arg ptr null, i32",
];

fn damage(text: &mut Vec<u8>, random: &mut Random, texts: &[Vec<u8>]) {
    match random.below(18) {
        0 => {
            let at = random.below(text.len());
            if let Some(byte) = text.get_mut(at) {
                *byte ^= 1 << random.below(8);
            }
        }
        1 => {
            let from = random.below(text.len());
            let to = (from + 1 + random.below(20)).min(text.len());
            text.drain(from..to);
        }
        2 => {
            let some = b"(){}[]<>,=*!%@#\"\\:;.-+0123456789aix \n\r\t\0\xff\xc3\xe2";
            for _ in 0..1 + random.below(4) {
                let byte = some[random.below(some.len())];
                insert(text, random, byte);
            }
        }
        3 => {
            let end = random.below(text.len());
            text.truncate(end);
        }
        4 => edit_lines(text, random, |lines, random| {
            let (a, b) = (random.below(lines.len()), random.below(lines.len()));
            lines.swap(a, b);
        }),
        5 => edit_lines(text, random, |lines, random| {
            let (a, b) = (random.below(lines.len()), random.below(lines.len()));
            lines.insert(b, lines[a].clone());
        }),
        6 => edit_lines(text, random, |lines, random| {
            lines.remove(random.below(lines.len()));
        }),
        7 => {
            let other = &texts[random.below(texts.len())];
            let line = lines(other).swap_remove(random.below(lines(other).len()));
            edit_lines(text, random, |lines, random| {
                lines.insert(random.below(lines.len()), line);
            });
        }
        8 | 9 => {
            let line = random.pick(LINES).as_bytes().to_vec();
            edit_lines(text, random, |lines, random| {
                lines.insert(random.below(lines.len()), line);
            });
        }
        10 => replace_token(text, random, |_| true, THINGS),
        11 => {
            let thing = random.pick(THINGS);
            insert_token(text, random, thing.as_bytes());
        }
        12 => nest(text, random),
        13..=16 => distort(text, random),
        _ => exchange(text, random, |_| true),
    }
}

/// Puts something in the place of its like: the text mostly stays LLVM IR, the program mostly does
/// not.
fn distort(text: &mut Vec<u8>, random: &mut Random) {
    match random.below(10) {
        0 | 1 => replace_token(text, random, is_type, TYPES),
        2 | 3 => replace_token(text, random, is_number, NUMBERS),
        4 => replace_token(text, random, is_operand, THINGS),
        5 => exchange(text, random, |token| token[0] == b'!'),
        6 => exchange(text, random, |token| token[0] == b'@'),
        7 => exchange(text, random, |token| token[0].is_ascii_alphabetic()),
        _ => exchange(text, random, |token| token[0] == b'%'),
    }
}

fn insert(text: &mut Vec<u8>, random: &mut Random, byte: u8) {
    let at = random.below(text.len() + 1);
    text.insert(at, byte);
}

fn lines(text: &[u8]) -> Vec<Vec<u8>> {
    let lines = text.split(|&byte| byte == b'\n');
    lines.map(<[u8]>::to_vec).collect()
}

fn edit_lines(
    text: &mut Vec<u8>,
    random: &mut Random,
    edit: impl FnOnce(&mut Vec<Vec<u8>>, &mut Random),
) {
    let mut lines = lines(text);
    edit(&mut lines, random);
    *text = lines.join(&b'\n');
}

/// Puts something many times around a token, or in front of it.
fn nest(text: &mut Vec<u8>, random: &mut Random) {
    let (open, close) = NESTED[random.below(NESTED.len())];
    let times = [3, 60, 250, 600, 5000, 100_000][random.below(6)];
    let closed = random.below(2) == 0;
    let mut nested = open.repeat(times);
    if closed {
        nested.push_str("i32");
        nested.push_str(&close.repeat(times));
    }
    insert_token(text, random, nested.as_bytes());
}

fn is_number(token: &[u8]) -> bool {
    token[0].is_ascii_digit() || token[0] == b'-'
}

fn is_type(token: &[u8]) -> bool {
    matches!(
        token,
        b"i1" | b"i8" | b"i16" | b"i32" | b"i64" | b"ptr" | b"double" | b"float" | b"void"
    )
}

fn is_operand(token: &[u8]) -> bool {
    b"%@".contains(&token[0]) || is_number(token)
}

/// Where the tokens are that are wanted: names with their sigils, numbers, single marks.
fn chosen(text: &[u8], wanted: impl Fn(&[u8]) -> bool) -> Vec<(usize, usize)> {
    let part = |byte: u8| byte.is_ascii_alphanumeric() || b"_.$-".contains(&byte);
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let start = at;
        at += 1;
        if part(text[start]) || b"%@!#".contains(&text[start]) {
            at += text[at..].iter().take_while(|&&byte| part(byte)).count();
        }
        if !text[start].is_ascii_whitespace() && wanted(&text[start..at]) {
            found.push((start, at));
        }
    }
    found
}

fn replace_token(
    text: &mut Vec<u8>,
    random: &mut Random,
    wanted: impl Fn(&[u8]) -> bool,
    by: &[&str],
) {
    let found = chosen(text, wanted);
    if let Some(&(start, end)) = found.get(random.below(found.len())) {
        text.splice(start..end, random.pick(by).bytes());
    }
}

fn insert_token(text: &mut Vec<u8>, random: &mut Random, token: &[u8]) {
    let found = chosen(text, |_| true);
    if let Some(&(start, _)) = found.get(random.below(found.len())) {
        let new = [token, b" "].concat();
        text.splice(start..start, new);
    }
}

/// Puts one of the tokens that are wanted in the place of another.
fn exchange(text: &mut Vec<u8>, random: &mut Random, wanted: impl Fn(&[u8]) -> bool) {
    let tokens = chosen(text, wanted);
    let mut one = || tokens.get(random.below(tokens.len())).copied();
    if let (Some(from), Some(to)) = (one(), one()) {
        let new = text[from.0..from.1].to_vec();
        text.splice(to.0..to.1, new);
    }
}
