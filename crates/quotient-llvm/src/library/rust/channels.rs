//! The channels of Rust: std's `mpsc` and crossbeam's, which is where std has its own from.
//!
//! A message is sent in many steps, between which others may come: they find a place that is reserved and not yet
//! written, go around, count how often, and at last register and park. Nobody outside can tell that from channels in
//! which threads are by turns. So the functions that do something to a channel keep others out, by a mutex in what is
//! padding of it. Inside, their real code runs, and finds no other thread halfway. Where it would register and park, it lets the
//! others in and waits for the channel to change, of which the real code tells by its wakers.
//!
//! A channel without a bound has a mutex for each end: nobody who waits for a message can tell what was sent behind it,
//! so that sending that and receiving this are in no order. Of what is sent there is a line, in which each message has a
//! place of its own where it is awaited (`std.c`). The real code of the receiving end looks at the sending end for one thing, whether there
//! is a message; that is answered without looking if it was waited for.
//!
//! All that needs the functions to be called: rustc is told not to inline them ([`crate::rustc`]), and what it still
//! inlines, such as wakers where a panic ends the process, is found by debug information or by what it was inlined into. If a
//! module has no wakers, or one of the places where its channels wait is not found, or one that has turns was inlined, none
//! of its channels is known here, and the real code runs. So it does in a program that comes to where threads wait for several channels at once (crossbeam's `select!`): they register with the wakers of all,
//! whose turn they have not.

use rustc_hash::FxHashMap;

use crate::ast::Module;
use crate::demangle::{generic_path, is_rust as is_mangled, rust_name};

/// What a function is to a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OfChannel {
    /// Threads are in it by turns, for the channel that `self` points to. It may have to wait.
    Turn {
        ends: Ends,
        waits: bool,
    },
    /// It makes a channel, and returns both ends where its first argument points to.
    Make,
    /// It looks whether there is a message in a channel without a bound.
    Look,
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

/// For which part of a channel threads are in a function by turns; the numbers are those of `std.c`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ends {
    /// All of one that has a bound.
    Bounded,
    Sending,
    Receiving,
    Both,
}

/// Where channels are, and in what: the types of those without a bound, of those with one, of both ends, of a waker and of
/// what a thread waits with.
const PLACES: [[&str; 6]; 2] = [
    [
        "std::sync::mpmc::list::Channel::",
        "std::sync::mpmc::array::Channel::",
        "std::sync::mpmc::Receiver::",
        "std::sync::mpmc::Sender::",
        "std::sync::mpmc::waker::SyncWaker::",
        "std::sync::mpmc::context::Context::",
    ],
    [
        "crossbeam_channel::flavors::list::Channel::",
        "crossbeam_channel::flavors::array::Channel::",
        "crossbeam_channel::channel::Receiver::",
        "crossbeam_channel::channel::Sender::",
        "crossbeam_channel::waker::SyncWaker::",
        "crossbeam_channel::context::Context::",
    ],
];

/// What makes channels, in each of [`PLACES`].
const MAKERS: [[&str; 2]; 2] = [
    ["std::sync::mpsc::channel", "std::sync::mpsc::sync_channel"],
    [
        "crossbeam_channel::channel::unbounded",
        "crossbeam_channel::channel::bounded",
    ],
];

/// Which of [`PLACES`] is crossbeam's.
const OF_CROSSBEAM: usize = 1;

/// What names have in them of what was made for the crate of tests.
const OF_TESTS: &str = "_4test";

/// Whether the function of that name is one by which threads wait for several channels of crossbeam's at once.
fn selects(name: &str) -> bool {
    if !name.contains("crossbeam_channel6select") {
        return false;
    }
    let path = generic_path(name).unwrap_or_default();
    path.starts_with("crossbeam_channel::select::run_")
        || path.ends_with("crossbeam_channel::select::SelectHandle::register")
        || path.ends_with("crossbeam_channel::select::SelectHandle::watch")
}

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
        let (mut told, mut disconnected, mut unknown) = (0, 0, 0);
        let (mut waiting, mut waits) = (Vec::new(), Vec::new());
        for module in modules {
            let functions = module.functions.iter().map(|function| &*function.name);
            let found = functions.filter_map(|name| Some((name, find(name)?)));
            let called: FxHashMap<&str, (usize, OfChannel)> = found.collect();
            for (name, &(place, of)) in &called {
                match of {
                    OfChannel::Change => told |= 1 << place,
                    OfChannel::Disconnect => disconnected |= 1 << place,
                    OfChannel::Wait => waits.extend(rust_name(name)),
                    OfChannel::Turn { waits: true, .. } => {
                        waiting.extend(rust_name(name).map(|name| (place, name)));
                    }
                    _ => {}
                }
            }
            let described = functions_described(module).filter(|_| !called.is_empty());
            // The crate of tests comes compiled, in another way, and is no part of what is checked.
            let built = described.filter(|name| !name.contains(OF_TESTS));
            let inlined = built.filter(|name| !called.contains_key(name));
            for (place, of) in inlined.filter_map(find) {
                match of {
                    OfChannel::Change => told |= 1 << place,
                    OfChannel::Disconnect => disconnected |= 1 << place,
                    // Found there, or by what it was inlined into.
                    OfChannel::Look | OfChannel::Wait => {}
                    _ => unknown |= 1 << place,
                }
            }
        }
        for (place, function) in waiting {
            let closure = format!("{function}::{{");
            if !waits.iter().any(|wait| wait.contains(&closure)) {
                unknown |= 1 << place;
            }
        }
        KnownChannels(told & disconnected & !unknown)
    }

    /// Whether those of std are among them.
    pub(crate) fn has_those_of_std(self) -> bool {
        self.0 & 1 == 1
    }

    /// Whether the function of that name is one by which threads wait for several of these channels at once.
    pub(crate) fn are_selected_by(self, function: &str) -> bool {
        self.0 >> OF_CROSSBEAM & 1 == 1 && selects(function)
    }

    /// These without those that threads can wait for at once.
    pub(crate) fn without_those_to_select(self) -> Self {
        KnownChannels(self.0 & !(1 << OF_CROSSBEAM))
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

/// The linker's names of the functions of which debug information says where they are defined, inlined ones among them.
fn functions_described<'a>(module: &Module<'a>) -> impl Iterator<Item = &'a str> {
    let defined = |text: &&str| text.starts_with("distinct !DISubprogram");
    let name = |text: &'a str| {
        let (_, rest) = text.split_once("linkageName: \"")?;
        Some(rest.split_once('"')?.0)
    };
    module.metadata.texts().filter(defined).filter_map(name)
}

/// What the function of that name is to a channel, and where that is.
fn find(name: &str) -> Option<(usize, OfChannel)> {
    let named = [
        "Channel",
        "Receiver",
        "Sender",
        "SyncWaker",
        "7Context4with",
        "7channel",
        "12sync_channel",
    ];
    if !is_mangled(name) || !named.iter().any(|named| name.contains(named)) {
        return None;
    }
    let path = generic_path(name)?;
    let function = path.trim_end_matches("::");
    if let Some(place) = MAKERS.iter().position(|all| all.contains(&function)) {
        return Some((place, OfChannel::Make));
    }
    let of_place = |[list, array, receiver, sender, waker, context]: &[&str; 6]| {
        if let Some(function) = path.strip_prefix(list) {
            of_list(function)
        } else if let Some(function) = path.strip_prefix(array) {
            of_array(function)
        } else if let Some(function) = path.strip_prefix(receiver) {
            (function == "recv").then_some(OfChannel::Receive)
        } else if let Some(function) = path.strip_prefix(sender) {
            (function == "send").then_some(OfChannel::Send)
        } else if let Some(function) = path.strip_prefix(context) {
            let calls = function == "with::" || function.starts_with("with::{");
            (calls && calls_what_waits(name, [list, array])).then_some(OfChannel::Wait)
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
    let turn = |ends, waits| Some(OfChannel::Turn { ends, waits });
    match function {
        "recv" => turn(Ends::Receiving, true),
        "try_recv" => turn(Ends::Receiving, false),
        "send" | "disconnect_senders" => turn(Ends::Sending, false),
        "disconnect_receivers" => turn(Ends::Both, false),
        "read" => Some(OfChannel::Take { told: false }),
        "start_recv" => Some(OfChannel::Look),
        _ => waits(function),
    }
}

fn of_array(function: &str) -> Option<OfChannel> {
    let turn = |waits| {
        let ends = Ends::Bounded;
        Some(OfChannel::Turn { ends, waits })
    };
    match function {
        "send" | "recv" => turn(true),
        "try_send" | "try_recv" | "disconnect_senders" | "disconnect_receivers" | "disconnect" => {
            turn(false)
        }
        "read" => Some(OfChannel::Take { told: true }),
        _ => waits(function),
    }
}

/// Whether the function of that name, which calls what it is generic in, calls the closure of one of these types that waits: that
/// was inlined into it.
fn calls_what_waits(name: &str, types: [&str; 2]) -> bool {
    let Some(name) = rust_name(name) else {
        return false;
    };
    types.iter().any(|of| {
        let of = format!("<{}", of.trim_end_matches("::"));
        let argument = name.split(&of).nth(1).unwrap_or_default();
        argument.contains("::send::{closure") || argument.contains("::recv::{closure")
    })
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
        let turn = |ends, waits| Some(OfChannel::Turn { ends, waits });
        for (name, expected) in [
            (
                "_RNvMs1_NtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc4listINtB5_7ChannellE4sendCsdJ28eiE59mY_4mpsc",
                turn(Ends::Sending, false),
            ),
            (
                "_ZN3std4sync4mpmc4list16Channel$LT$T$GT$4read17h0123456789abcdefE",
                Some(OfChannel::Take { told: false }),
            ),
            (
                "_RNCNvMs1_NtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc4listINtB7_7ChannellE4recvs_0CsdJ28eiE59mY_4mpsc",
                Some(OfChannel::Wait),
            ),
            (
                "_RNCINvMNtCs9V6wwhhL1hl_17crossbeam_channel7contextNtB5_7Context4withNCNvMs_NtNtB7_7flavors5arrayINtB1b_7ChannellE4send0uE0Cs8zbzN8qXuqS_4chan",
                Some(OfChannel::Wait),
            ),
            (
                "_RINvNtNtCsjrHSEGnQ3l9_3std4sync4mpsc12sync_channellECsbwHjRgPksXu_2ch",
                Some(OfChannel::Make),
            ),
            (
                "_RINvNtCs9V6wwhhL1hl_17crossbeam_channel7channel9unboundedlECs8zbzN8qXuqS_4chan",
                Some(OfChannel::Make),
            ),
            ("_ZN7program7Channel4send17h0123456789abcdefE", None),
        ] {
            assert_eq!(find(name).map(|found| found.1), expected, "{name}");
        }
    }

    /// Channels are known only if every place where they wait is.
    #[test]
    fn all_places_to_wait_are_known_or_no_channel_is() {
        let of = "Cs9V6wwhhL1hl_17crossbeam_channel";
        let known = |functions: &[&str], inlined: &[&str]| {
            let define = |name: &&str| format!("define void @{name}() {{\n  ret void\n}}\n");
            let describe = |(n, name): (usize, &&str)| {
                format!("!{n} = distinct !DISubprogram(name: \"f\", linkageName: \"{name}\")\n")
            };
            let text: String = (functions.iter().map(define))
                .chain(inlined.iter().enumerate().map(describe))
                .collect();
            KnownChannels::of([crate::parse::parse(&text).unwrap()].iter())
        };
        let notify = format!("_RNvMs0_Nt{of}5wakerNtB5_9SyncWaker6notify");
        let disconnect = format!("_RNvMs0_Nt{of}5wakerNtB5_9SyncWaker10disconnect");
        let send = format!("_RNvMs_NtNt{of}7flavors5arrayINtB4_7ChannellE4sendCs8zbzN8qXuqS_4chan");
        let wait = format!(
            "_RNCINvMNt{of}7contextNtB5_7Context4withNCNvMs_NtNtB7_7flavors5arrayINtB1b_7ChannellE4send0uE0Cs8zbzN8qXuqS_4chan"
        );
        let all = known(&[&notify, &disconnect, &send, &wait], &[]);
        let (ends, waits) = (Ends::Bounded, true);
        assert_eq!(all.function(&send), Some(OfChannel::Turn { ends, waits }));
        assert_eq!(
            known(&[&notify, &disconnect, &send], &[]).function(&send),
            None
        );
        // Wakers are found where they were inlined; of what has turns that would be too late.
        let wakers = known(&[&send, &wait], &[&notify, &disconnect]);
        assert_eq!(wakers.function(&send), all.function(&send));
        let read = send.replace("4send", "4read");
        assert_eq!(
            find(&read).map(|found| found.1),
            Some(OfChannel::Take { told: true })
        );
        let others = known(&[&send, &wait, &notify, &disconnect], &[&read]);
        assert_eq!(others.function(&send), None);
        let select = format!("_RNvNt{of}6select10run_select");
        assert!(all.are_selected_by(&select) && !all.are_selected_by(&send));
        let others = all.without_those_to_select();
        assert_eq!(others.function(&send), None);
        assert!(!others.are_selected_by(&select));
    }
}
