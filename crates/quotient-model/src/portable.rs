//! Data that outlives the process: how it is written as bytes, and read again.
//!
//! Numbers take as many bytes as they need, sets and maps are written in order, and what several hold together
//! ([`Writer::shared`]) is written once. What is read may be anything: reading says `None` where it makes no sense. That a
//! file is whole and belongs to the program is for others to check.
//!
//! It is small, and it is here, since this crate has what is written most and depends on no other crate.

use std::any::Any;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::hash::{BuildHasher, Hash};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What can be written as bytes and read again. See [`portable!`](crate::portable!).
pub trait Portable: Sized {
    /// Writes it.
    fn write(&self, out: &mut Writer);
    /// Reads it. `None` if there is something else.
    fn read(input: &mut Reader<'_>) -> Option<Self>;
}

/// Bytes that become more.
#[derive(Default)]
pub struct Writer {
    bytes: Vec<u8>,
    /// What several hold and was written, by where it is.
    shared: HashMap<usize, u64>,
}

impl Writer {
    /// All that was written.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// Writes a value.
    pub fn put<T: Portable>(&mut self, value: &T) {
        value.write(self);
    }

    /// Writes a number.
    pub fn number(&mut self, mut number: u128) {
        while number >= 0x80 {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    /// Writes several values one after the other.
    pub fn all<'t, T: Portable + 't>(&mut self, values: impl ExactSizeIterator<Item = &'t T>) {
        self.number(values.len() as u128);
        values.for_each(|value| value.write(self));
    }

    /// Writes bytes as they are.
    pub fn raw(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u128);
        self.bytes.extend_from_slice(bytes);
    }

    /// Writes what others may hold as well: they find the same when it is read. It must live until all is written.
    pub fn shared<T>(&mut self, value: &Arc<T>, write: impl FnOnce(&T, &mut Writer)) {
        let place = Arc::as_ptr(value) as usize;
        if let Some(&known) = self.shared.get(&place) {
            self.number(u128::from(known) + 1);
            return;
        }
        self.number(0);
        write(value, self);
        self.shared.insert(place, self.shared.len() as u64);
    }

    /// Whether what others may hold was written before.
    pub fn has<T>(&self, value: &Arc<T>) -> bool {
        self.shared.contains_key(&(Arc::as_ptr(value) as usize))
    }
}

/// Bytes that are read.
pub struct Reader<'a> {
    bytes: &'a [u8],
    shared: Vec<Arc<dyn Any + Send + Sync>>,
}

impl<'a> Reader<'a> {
    /// Reads from the beginning of these.
    pub fn new(bytes: &'a [u8]) -> Self {
        Reader {
            bytes,
            shared: Vec::new(),
        }
    }

    /// Reads a value.
    pub fn get<T: Portable>(&mut self) -> Option<T> {
        T::read(self)
    }

    /// Whether all was read.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(first)
    }

    /// Reads a number.
    pub fn number(&mut self) -> Option<u128> {
        let (mut number, mut shift) = (0u128, 0);
        loop {
            let byte = self.byte()?;
            let bits = u128::from(byte & 0x7f);
            if shift > 126 || shift == 126 && bits > 3 {
                return None;
            }
            number |= bits << shift;
            if byte & 0x80 == 0 {
                return Some(number);
            }
            shift += 7;
        }
    }

    /// Reads how many values follow, each of which has a byte at least.
    pub fn count(&mut self) -> Option<usize> {
        let count = usize::try_from(self.number()?).ok()?;
        (count <= self.bytes.len()).then_some(count)
    }

    /// Reads bytes as they are.
    pub fn raw(&mut self) -> Option<&'a [u8]> {
        let count = self.count()?;
        let (bytes, rest) = self.bytes.split_at(count);
        self.bytes = rest;
        Some(bytes)
    }

    /// Reads what [`Writer::shared`] has written.
    pub fn shared<T: Any + Send + Sync>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<Arc<T>> {
        match usize::try_from(self.number()?).ok()?.checked_sub(1) {
            Some(known) => self.shared.get(known)?.clone().downcast().ok(),
            None => {
                let value = Arc::new(read(self)?);
                self.shared.push(value.clone());
                Some(value)
            }
        }
    }

    fn several<T: Portable, C: FromIterator<T>>(&mut self) -> Option<C> {
        let count = self.count()?;
        (0..count).map(|_| T::read(self)).collect()
    }
}

/// Makes a struct or an enum portable, field by field. To be used where the fields can be seen.
///
/// ```
/// use quotient_model::portable;
/// struct Point { x: u32, y: u32 }
/// struct Number(u64);
/// enum Shape { Nothing, Dot(Point), Line { from: Point, to: Point } }
/// portable!(struct Point { x, y });
/// portable!(struct Number(0));
/// portable!(enum Shape { Nothing, Dot(at), Line { from, to } });
/// ```
#[macro_export]
macro_rules! portable {
    (struct $name:ident $(<$($generic:ident),+>)? { $($field:ident),* $(,)? }) => {
        impl $(<$($generic: $crate::Portable),+>)? $crate::Portable for $name $(<$($generic),+>)? {
            fn write(&self, out: &mut $crate::Writer) {
                $( $crate::Portable::write(&self.$field, out); )*
            }
            fn read(input: &mut $crate::Reader<'_>) -> Option<Self> {
                Some($name { $( $field: $crate::Portable::read(input)? ),* })
            }
        }
    };
    (struct $name:ident ( $($field:tt),* )) => {
        impl $crate::Portable for $name {
            fn write(&self, out: &mut $crate::Writer) {
                $( $crate::Portable::write(&self.$field, out); )*
            }
            fn read(input: &mut $crate::Reader<'_>) -> Option<Self> {
                Some($name { $( $field: $crate::Portable::read(input)? ),* })
            }
        }
    };
    (enum $name:ident {
        $( $variant:ident $( { $($field:ident),* } )? $( ( $($part:ident),* ) )? ),* $(,)?
    }) => {
        impl $crate::Portable for $name {
            #[allow(unused_assignments)]
            fn write(&self, out: &mut $crate::Writer) {
                let mut number = 0u8;
                $(
                    if let $name::$variant $( { $($field),* } )? $( ( $($part),* ) )? = self {
                        $crate::Portable::write(&number, out);
                        $( $( $crate::Portable::write($field, out); )* )?
                        $( $( $crate::Portable::write($part, out); )* )?
                    }
                    number += 1;
                )*
                // None is left out.
                match self { $( $name::$variant { .. } => {} )* }
            }
            #[allow(unused_assignments)]
            fn read(input: &mut $crate::Reader<'_>) -> Option<Self> {
                let read: u8 = $crate::Portable::read(input)?;
                let mut number = 0u8;
                $(
                    if read == number {
                        $( $( let $field = $crate::Portable::read(input)?; )* )?
                        $( $( let $part = $crate::Portable::read(input)?; )* )?
                        return Some($name::$variant $( { $($field),* } )? $( ( $($part),* ) )?);
                    }
                    number += 1;
                )*
                None
            }
        }
    };
}

macro_rules! numbers {
    ($($type:ty),*) => { $(
        impl Portable for $type {
            fn write(&self, out: &mut Writer) {
                out.number(*self as u128);
            }
            fn read(input: &mut Reader<'_>) -> Option<Self> {
                Self::try_from(input.number()?).ok()
            }
        }
    )* };
}
numbers!(u8, u16, u32, u64, usize, u128);

impl Portable for i64 {
    fn write(&self, out: &mut Writer) {
        out.number(u128::from(*self as u64));
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        Some(u64::read(input)? as i64)
    }
}

impl Portable for bool {
    fn write(&self, out: &mut Writer) {
        out.number(u128::from(*self));
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        match input.number()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

impl Portable for String {
    fn write(&self, out: &mut Writer) {
        out.raw(self.as_bytes());
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        String::from_utf8(input.raw()?.to_vec()).ok()
    }
}

impl Portable for Duration {
    fn write(&self, out: &mut Writer) {
        out.number(self.as_nanos());
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        Some(Duration::from_nanos(u64::read(input)?))
    }
}

impl<T: Portable> Portable for Option<T> {
    fn write(&self, out: &mut Writer) {
        self.is_some().write(out);
        self.iter().for_each(|value| value.write(out));
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        Some(match bool::read(input)? {
            true => Some(T::read(input)?),
            false => None,
        })
    }
}

impl<T: Portable> Portable for Box<T> {
    fn write(&self, out: &mut Writer) {
        (**self).write(out);
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        T::read(input).map(Box::new)
    }
}

/// What several have in common under a lock. They have it in common again when it is read.
impl<T: Portable + Send + 'static> Portable for Arc<Mutex<T>> {
    fn write(&self, out: &mut Writer) {
        out.shared(self, |value, out| {
            value
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .write(out);
        });
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        input.shared(|input| T::read(input).map(Mutex::new))
    }
}

macro_rules! sequences {
    ($($type:ty),*) => { $(
        impl<T: Portable> Portable for $type {
            fn write(&self, out: &mut Writer) {
                out.all(self.iter());
            }
            fn read(input: &mut Reader<'_>) -> Option<Self> {
                input.several()
            }
        }
    )* };
}
sequences!(Vec<T>, Box<[T]>, VecDeque<T>, Arc<[T]>);

impl<T: Portable, const N: usize> Portable for [T; N] {
    fn write(&self, out: &mut Writer) {
        self.iter().for_each(|value| value.write(out));
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        let all: Option<Vec<T>> = (0..N).map(|_| T::read(input)).collect();
        all?.try_into().ok()
    }
}

impl<T: Portable + Ord> Portable for BTreeSet<T> {
    fn write(&self, out: &mut Writer) {
        out.all(self.iter());
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        input.several()
    }
}

impl<K: Portable + Ord, V: Portable> Portable for BTreeMap<K, V> {
    fn write(&self, out: &mut Writer) {
        out.number(self.len() as u128);
        for (key, value) in self {
            key.write(out);
            value.write(out);
        }
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        input.several::<(K, V), _>()
    }
}

/// By their bytes: the same whatever the order in a table.
fn in_order<T>(out: &mut Writer, all: impl Iterator<Item = T>, write: impl Fn(T, &mut Writer)) {
    let bytes = all.map(|value| {
        let mut own = Writer::default();
        write(value, &mut own);
        own.bytes
    });
    let mut bytes: Vec<Vec<u8>> = bytes.collect();
    bytes.sort_unstable();
    out.number(bytes.len() as u128);
    bytes.iter().for_each(|one| out.bytes.extend(one));
}

impl<T: Portable + Eq + Hash, S: BuildHasher + Default> Portable for HashSet<T, S> {
    fn write(&self, out: &mut Writer) {
        in_order(out, self.iter(), |value, out| value.write(out));
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        input.several()
    }
}

impl<K: Portable + Eq + Hash, V: Portable, S: BuildHasher + Default> Portable for HashMap<K, V, S> {
    fn write(&self, out: &mut Writer) {
        in_order(out, self.iter(), |(key, value), out| {
            key.write(out);
            value.write(out);
        });
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        input.several::<(K, V), _>()
    }
}

macro_rules! tuples {
    ($(($($name:ident),*)),*) => { $(
        impl<$($name: Portable),*> Portable for ($($name,)*) {
            #[allow(non_snake_case)]
            fn write(&self, out: &mut Writer) {
                let ($($name,)*) = self;
                $( $name.write(out); )*
            }
            fn read(input: &mut Reader<'_>) -> Option<Self> {
                Some(($($name::read(input)?,)*))
            }
        }
    )* };
}
tuples!((A, B), (A, B, C), (A, B, C, D));

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq, Debug)]
    enum Shape {
        Nothing,
        Dot(u32),
        Line { from: u32, to: Option<String> },
    }
    portable!(enum Shape { Nothing, Dot(at), Line { from, to } });

    fn again<T: Portable>(value: &T) -> Option<T> {
        let mut out = Writer::default();
        out.put(value);
        let bytes = out.into_bytes();
        let mut input = Reader::new(&bytes);
        let read = input.get();
        assert!(input.is_empty());
        read
    }

    #[test]
    fn what_is_written_is_read() {
        let shapes = vec![
            Shape::Nothing,
            Shape::Dot(u32::MAX),
            Shape::Line {
                from: 1,
                to: Some("x".to_owned()),
            },
        ];
        assert_eq!(again(&shapes), Some(shapes));
        let numbers = [0, 127, 128, u128::from(u64::MAX), u128::MAX];
        assert_eq!(again(&numbers), Some(numbers));
        let map: HashMap<u32, i64> = (0..100).map(|n| (n * 7919 % 100, -i64::from(n))).collect();
        assert_eq!(again(&map), Some(map));
    }

    #[test]
    fn what_several_hold_is_one_again() {
        let (a, b) = (Arc::new(7u32), Arc::new(7u32));
        let mut out = Writer::default();
        for one in [&a, &b, &a] {
            out.shared(one, |value, out| out.put(value));
        }
        let bytes = out.into_bytes();
        let mut input = Reader::new(&bytes);
        let read = [(); 3].map(|()| input.shared(Reader::get::<u32>).expect("a number"));
        assert!(Arc::ptr_eq(&read[0], &read[2]) && !Arc::ptr_eq(&read[0], &read[1]));
    }

    #[test]
    fn nonsense_is_refused() {
        for bytes in [&[][..], &[3], &[255; 30], &[1, 200, 200]] {
            assert_eq!(Reader::new(bytes).get::<Vec<Shape>>(), None, "{bytes:?}");
        }
        let mut many = Writer::default();
        many.number(u128::from(u64::MAX));
        let bytes = many.into_bytes();
        assert_eq!(Reader::new(&bytes).get::<Vec<u64>>(), None);
    }
}
