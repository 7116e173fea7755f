//! The channels of Rust: std's `mpsc` and crossbeam's, which is where std has its own from.
//!
//! A message is sent in many steps, between which others may come: they find a place that is reserved and not yet
//! written, go around, count how often, and at last register and park. Nobody outside can tell that from channels in
//! which threads are by turns. So the functions that do something to a channel keep others out, by a mutex in what is
//! padding of it. Inside, their real code runs, and finds no other thread halfway. Where it would register and park, it lets the
//! others in and waits for the channel to change, of which the real code tells by its wakers.
//!
//! All that needs the functions to be called: rustc is told not to inline them ([`crate::rustc`]). If the wakers are
//! not among the functions of a module, none of its channels is known here, and the real code runs.

use crate::ast::Module;
use crate::demangle::{generic_path, is_rust as is_mangled};

/// What a function is to a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OfChannel {
    /// Threads are in it by turns, for the channel that `self` points to.
    Turn,
    /// The thread waits in it for somebody else's turn, if it returns nothing.
    Wait,
    /// It waits without a time limit, for a message or for room to send one.
    Receive,
    Send,
    /// It takes a message out. Nobody waits to send, or somebody may and is told.
    Take {
        told: bool,
    },
    /// It tells those who wait of a change.
    Change,
    /// It tells them that the other end is gone.
    Disconnect,
}

/// Where channels are, and in what: the types of those without a bound, of those with one, of both ends and of a waker.
const PLACES: [[&str; 5]; 2] = [
    [
        "std::sync::mpmc::list::Channel::",
        "std::sync::mpmc::array::Channel::",
        "std::sync::mpmc::Receiver::",
        "std::sync::mpmc::Sender::",
        "std::sync::mpmc::waker::SyncWaker::",
    ],
    [
        "crossbeam_channel::flavors::list::Channel::",
        "crossbeam_channel::flavors::array::Channel::",
        "crossbeam_channel::channel::Receiver::",
        "crossbeam_channel::channel::Sender::",
        "crossbeam_channel::waker::SyncWaker::",
    ],
];

/// Whether the function of that name waits in a loop around a call of `park`: the loop is enough to wait.
pub(crate) fn parks(caller: &str) -> bool {
    let Some(path) = Some(caller)
        .filter(|name| is_mangled(name) && name.contains("4zero"))
        .and_then(generic_path)
    else {
        return false;
    };
    let zero = [
        "std::sync::mpmc::zero::",
        "crossbeam_channel::flavors::zero::",
    ];
    zero.iter().any(|zero| path.starts_with(zero))
}

/// Whose channels a module has, of those whose wakers are functions of it: one bit for each of [`PLACES`].
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct KnownChannels(u8);

impl KnownChannels {
    /// Those of some modules.
    pub(crate) fn of<'a>(modules: impl Iterator<Item = &'a Module<'a>>) -> Self {
        let (mut told, mut disconnected) = (0, 0);
        let functions = modules.flat_map(|module| &module.functions);
        for (place, function) in functions.filter_map(|f| find(&f.name)) {
            match function {
                OfChannel::Change => told |= 1 << place,
                OfChannel::Disconnect => disconnected |= 1 << place,
                _ => {}
            }
        }
        KnownChannels(told & disconnected)
    }

    /// Whether those of std are among them.
    pub(crate) fn has_those_of_std(self) -> bool {
        self.0 & 1 == 1
    }

    /// What the function of that name is to one of these channels.
    pub(crate) fn function(self, name: &str) -> Option<OfChannel> {
        if self.0 == 0 {
            return None;
        }
        let (place, function) = find(name)?;
        (self.0 >> place & 1 == 1).then_some(function)
    }
}

/// What the function of that name is to a channel, and where that is.
fn find(name: &str) -> Option<(usize, OfChannel)> {
    let named = ["Channel", "Receiver", "Sender", "SyncWaker"];
    if !is_mangled(name) || !named.iter().any(|named| name.contains(named)) {
        return None;
    }
    let path = generic_path(name)?;
    let of_place = |[list, array, receiver, sender, waker]: &[&str; 5]| {
        if let Some(function) = path.strip_prefix(list) {
            of_list(function)
        } else if let Some(function) = path.strip_prefix(array) {
            of_array(function)
        } else if let Some(function) = path.strip_prefix(receiver) {
            (function == "recv").then_some(OfChannel::Receive)
        } else if let Some(function) = path.strip_prefix(sender) {
            (function == "send").then_some(OfChannel::Send)
        } else {
            match path.strip_prefix(waker)? {
                "notify" => Some(OfChannel::Change),
                "disconnect" => Some(OfChannel::Disconnect),
                _ => None,
            }
        }
    };
    let mut places = PLACES.iter().enumerate();
    places.find_map(|(n, place)| Some((n, of_place(place)?)))
}

fn of_list(function: &str) -> Option<OfChannel> {
    match function {
        "send" | "recv" | "try_recv" | "disconnect_senders" | "disconnect_receivers" => {
            Some(OfChannel::Turn)
        }
        "read" => Some(OfChannel::Take { told: false }),
        _ => waits(function),
    }
}

fn of_array(function: &str) -> Option<OfChannel> {
    match function {
        "send"
        | "try_send"
        | "recv"
        | "try_recv"
        | "disconnect_senders"
        | "disconnect_receivers"
        | "disconnect" => Some(OfChannel::Turn),
        "read" => Some(OfChannel::Take { told: true }),
        _ => waits(function),
    }
}

/// The closure that waits.
fn waits(function: &str) -> Option<OfChannel> {
    let (outer, inner) = function.split_once("::")?;
    let waits = matches!(outer, "send" | "recv") && inner.starts_with("{closure");
    waits.then_some(OfChannel::Wait)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_of_channels_of_any_type() {
        for (name, expected) in [
            (
                "_RNvMs1_NtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc4listINtB5_7ChannellE4sendCsdJ28eiE59mY_4mpsc",
                Some(OfChannel::Turn),
            ),
            (
                "_ZN3std4sync4mpmc4list16Channel$LT$T$GT$4read17h0123456789abcdefE",
                Some(OfChannel::Take { told: false }),
            ),
            (
                "_RNCNvMs1_NtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc4listINtB7_7ChannellE4recvs_0CsdJ28eiE59mY_4mpsc",
                Some(OfChannel::Wait),
            ),
            ("_ZN7program7Channel4send17h0123456789abcdefE", None),
        ] {
            assert_eq!(find(name).map(|found| found.1), expected, "{name}");
        }
    }
}
