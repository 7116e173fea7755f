//! What is said over the wire. What is read may come from anybody: reading says `None` where it makes no sense.

use quotient::{Counts, Done, Piece, Portable, Reader, Writer, portable};

/// What has come of a unit.
pub(crate) enum Outcome {
    /// It was explored; with the digest of the piece that was.
    Done(Box<Done>, u64),
    /// It was lost: another one takes its place.
    Again,
    /// It cannot be, and why.
    Failed(String),
}

portable!(
    enum Outcome {
        Done(done, digest),
        Again,
        Failed(why),
    }
);

/// How far a job has come, for those who ask.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    /// What is checked.
    pub title: String,
    pub counts: Counts,
    /// About which share was explored, in millionths.
    pub share: u32,
    /// Executions in a second, lately.
    pub rate: u64,
    /// For how long, in seconds.
    pub elapsed: u64,
}

portable!(struct Course { title, counts, share, rate, elapsed });

/// What a worker is doing.
#[derive(Clone, Debug)]
pub(crate) struct Beat {
    pub host: String,
    pub process: u32,
    pub job: String,
    pub units: u64,
    pub executions: u64,
    /// Executions in a second, lately.
    pub rate: u64,
}

portable!(struct Beat { host, process, job, units, executions, rate });

/// By which it is seen whether two pieces are the same (FNV-1a).
pub(crate) fn digest(piece: &Piece) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    write(piece).iter().fold(0xcbf2_9ce4_8422_2325, step)
}

/// As bytes.
pub(crate) fn write<T: Portable>(value: &T) -> Vec<u8> {
    let mut out = Writer::default();
    out.put(value);
    out.into_bytes()
}

/// From bytes, all of them.
pub(crate) fn read<T: Portable>(bytes: &[u8]) -> Option<T> {
    let mut input = Reader::new(bytes);
    let value = input.get()?;
    input.is_empty().then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_messages_are_refused() {
        let course = Course {
            title: "a.c".to_owned(),
            counts: Counts::default(),
            share: 7,
            rate: 8,
            elapsed: 9,
        };
        let bytes = write(&course);
        assert!(read::<Course>(&bytes).is_some_and(|again| again.title == "a.c"));
        for end in 0..bytes.len() {
            assert!(read::<Course>(&bytes[..end]).is_none());
        }
        assert!(read::<Course>(&[bytes.as_slice(), &[0]].concat()).is_none());
        for first in 0..=u8::MAX {
            let _ = read::<Outcome>(&[first, 0xff, 0xff, 0xff, 0xff, 0x7f, 1, 2, 3]);
        }
    }
}
