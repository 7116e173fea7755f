//! One check on many machines: whatever is killed, cut off or damaged, the counts are those of one process.
//!
//! Debian's `nats-server` is installed first if it is missing. Where the test may make network namespaces, a worker is cut off in one
//! of its own; elsewhere the server is stopped for as long. By hand, with any number of kills for each algorithm:
//!
//! ```text
//! QUOTIENT_KILLS=50 cargo test --release -p quotient-cli --test nats kills
//! ```

#![cfg(feature = "nats")]

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/signals.rs"]
mod signals;

use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Once;
use std::time::{Duration, Instant};

use clangs::CLANG;
use data_encoding::BASE64URL_NOPAD;
use nkeys::KeyPair;
use serde_json::{Value, json};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Installs the server, what makes certificates and what makes networks, unless they are there.
fn install() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let needed = [
            (SERVER, "--version", "nats-server"),
            ("openssl", "version", "openssl"),
            ("ip", "-Version", "iproute2"),
        ];
        let missing = needed.into_iter().filter(|(command, argument, _)| {
            let mut command = Command::new(command);
            command.arg(argument).output().is_err()
        });
        let missing: Vec<_> = missing.map(|(_, _, package)| package).collect();
        if missing.is_empty() {
            return;
        }
        let script = root().join("scripts/install-packages.sh");
        let installed = Command::new(&script).args(&missing).status();
        let installed = installed.unwrap_or_else(|e| panic!("{}: {e}", script.display()));
        assert!(
            installed.success(),
            "{missing:?} cannot be installed; the tests of many machines need it"
        );
    });
}

/// Debian puts it where not everybody looks.
const SERVER: &str = "/usr/sbin/nats-server";

/// A process that is killed when nobody needs it any more.
struct Process(Child);

impl Process {
    fn start(command: &mut Command) -> Self {
        let child = command.spawn();
        Process(child.unwrap_or_else(|e| panic!("{command:?}: {e}")))
    }

    fn kill(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }

    fn is_running(&mut self) -> bool {
        self.0.try_wait().unwrap().is_none()
    }

    fn signal(&self, signal: &str) {
        signals::send(signal, self.0.id());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A server with a store of its own.
struct Server {
    arguments: Vec<String>,
    store: PathBuf,
    address: String,
    port: u16,
    process: Process,
}

impl Server {
    fn start(name: &str, address: &str) -> Self {
        Server::start_with(name, address, &[])
    }

    fn start_with(name: &str, address: &str, arguments: &[&str]) -> Self {
        install();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr();
        let port = port.unwrap().port();
        let store = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&store);
        let arguments: Vec<String> = arguments.iter().map(|&word| word.to_owned()).collect();
        let process = Server::process(&store, port, &arguments);
        let server = Server {
            arguments,
            store,
            address: address.to_owned(),
            port,
            process,
        };
        server.wait();
        server
    }

    fn process(store: &Path, port: u16, arguments: &[String]) -> Process {
        let mut command = Command::new(SERVER);
        command
            .args(["-js", "-p", &port.to_string(), "-sd"])
            .arg(store)
            .args(arguments);
        Process::start(command.stdout(Stdio::null()).stderr(Stdio::null()))
    }

    /// Waits until it answers.
    fn wait(&self) {
        let began = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(began.elapsed() < Duration::from_secs(20), "no server");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Kills it, and starts it again on its store.
    fn restart(&mut self) {
        self.process.kill();
        std::thread::sleep(Duration::from_millis(300));
        self.process = Server::process(&self.store, self.port, &self.arguments);
        self.wait();
    }

    fn url(&self) -> String {
        format!("nats://{}:{}", self.address, self.port)
    }

    fn worker(&self) -> Process {
        Process::start(&mut worker(
            Command::new(env!("CARGO_BIN_EXE_quotient")),
            &self.url(),
        ))
    }
}

fn worker(mut command: Command, url: &str) -> Command {
    command.args(["worker", "--threads", "1", "--nats", url]);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// A check of a program of the repository.
struct Case {
    program: &'static str,
    define: &'static str,
    algorithm: &'static str,
}

impl Case {
    fn command(&self, arguments: &[&str]) -> Command {
        let program = root().join("programs").join(self.program);
        let mut command = Command::new(env!("CARGO_BIN_EXE_quotient"));
        command
            .arg("check")
            .arg(program.with_extension("c"))
            .args(["--format", "json", "--clang", CLANG, "-a", self.algorithm])
            .args(arguments)
            .args(["--", self.define])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    fn counts(&self, output: &Output) -> [Value; 4] {
        let text = String::from_utf8_lossy(&output.stdout);
        let report: Value = serde_json::from_str(&text).unwrap_or_else(|error| {
            let complaint = String::from_utf8_lossy(&output.stderr);
            panic!(
                "{} {}: {error}: {text}{complaint}",
                self.program, self.algorithm
            );
        });
        let mut counts =
            ["verdict", "complete", "blocked", "redundant"].map(|name| report[name].clone());
        if self.algorithm == "source" {
            // What it begins in vain depends on who comes first.
            counts[3] = Value::Null;
        }
        counts
    }

    fn alone(&self) -> [Value; 4] {
        self.counts(&self.command(&[]).output().unwrap())
    }
}

fn draw(seed: &mut u64, count: u64) -> u64 {
    *seed = seed
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) % count
}

/// Has a case explored by two workers while they, the server and the submitter are killed, so many of them.
fn killed(case: &Case, kills: usize) {
    let alone = case.alone();
    let mut server = Server::start(&format!("nats-{}", case.algorithm), "127.0.0.1");
    let mut workers = [server.worker(), server.worker()];
    let url = server.url();
    let submit = || {
        case.command(&["--nats", &url, "--job", "killed"])
            .spawn()
            .unwrap()
    };
    let mut submitter = Process(submit());
    let mut seed = case.algorithm.len() as u64 * 77;
    for nth in 0..kills {
        std::thread::sleep(Duration::from_millis(200 + draw(&mut seed, 700)));
        if !submitter.is_running() {
            break;
        }
        match nth % 4 {
            1 => server.restart(),
            3 => {
                submitter.kill();
                submitter = Process(submit());
            }
            _ => {
                let who = draw(&mut seed, 2) as usize;
                workers[who].kill();
                workers[who] = server.worker();
            }
        }
    }
    let mut output = Output {
        status: submitter.0.wait().unwrap(),
        stdout: Vec::new(),
        stderr: Vec::new(),
    };
    let (out, err) = (submitter.0.stdout.take(), submitter.0.stderr.take());
    out.unwrap().read_to_end(&mut output.stdout).unwrap();
    err.unwrap().read_to_end(&mut output.stderr).unwrap();
    assert_eq!(
        case.counts(&output),
        alone,
        "{} {}",
        case.program,
        case.algorithm
    );
}

/// How many are killed of each case, if not by hand as many as `QUOTIENT_KILLS` says.
fn kills() -> usize {
    std::env::var("QUOTIENT_KILLS").map_or(6, |kills| kills.parse().unwrap())
}

#[test]
fn kills_lose_nothing() {
    let case = |algorithm, program, define| Case {
        program,
        define,
        algorithm,
    };
    let cases = [
        (case("rf", "fib-bench", "-DN=6"), kills()),
        (case("rvf", "fib-bench", "-DN=5"), kills()),
        (case("vc", "dekker-vc", "-DN=5"), kills()),
        (case("dc", "fib-bench", "-DN=4"), 2),
        (case("optimal", "fib-bench", "-DN=6"), kills()),
        (case("observers", "lastzero", "-DN=13"), 2),
        (case("source", "approxds-append", "-DN=5"), 2),
    ];
    // They wait most of the time.
    std::thread::scope(|scope| {
        for (case, kills) in &cases {
            scope.spawn(|| killed(case, *kills));
        }
    });
}

/// A network namespace with a wire to this one.
struct Namespace(&'static str);

impl Namespace {
    const OUTSIDE: &str = "10.213.77.1";

    /// Makes one, if that is allowed here.
    fn new() -> Option<Self> {
        let name = "quotient-test";
        let namespace = Namespace(name);
        namespace.remove();
        let commands = [
            "netns add quotient-test".to_owned(),
            "link add quotient-out type veth peer name quotient-in netns quotient-test".to_owned(),
            format!("addr add {}/24 dev quotient-out", Namespace::OUTSIDE),
            "link set quotient-out up".to_owned(),
            "-n quotient-test addr add 10.213.77.2/24 dev quotient-in".to_owned(),
            "-n quotient-test link set quotient-in up".to_owned(),
        ];
        let made = commands.iter().all(|command| ip(command));
        made.then_some(namespace)
    }

    fn remove(&self) {
        ip("link del quotient-out");
        ip(&format!("netns del {}", self.0));
    }

    fn cut(&self, cut: bool) {
        let state = if cut { "down" } else { "up" };
        assert!(ip(&format!("link set quotient-out {state}")));
    }
}

impl Drop for Namespace {
    fn drop(&mut self) {
        self.remove();
    }
}

fn ip(command: &str) -> bool {
    install();
    let mut ip = Command::new("ip");
    ip.args(command.split(' ')).stderr(Stdio::null());
    ip.status().is_ok_and(|status| status.success())
}

#[test]
fn ten_seconds_without_a_network_lose_nothing() {
    let case = Case {
        program: "fib-bench",
        define: "-DN=6",
        algorithm: "rf",
    };
    let alone = case.alone();
    let namespace = Namespace::new();
    let address = namespace
        .as_ref()
        .map_or("127.0.0.1", |_| Namespace::OUTSIDE);
    let server = Server::start("nats-cut", address);
    let far = match &namespace {
        Some(Namespace(name)) => {
            let mut command = Command::new("ip");
            command.args(["netns", "exec", name, env!("CARGO_BIN_EXE_quotient")]);
            Process::start(&mut worker(command, &server.url()))
        }
        None => server.worker(),
    };
    let submitter = case.command(&["--nats", &server.url()]).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(1200));
    match &namespace {
        Some(namespace) => namespace.cut(true),
        None => server.process.signal("STOP"),
    }
    std::thread::sleep(Duration::from_secs(10));
    match &namespace {
        Some(namespace) => namespace.cut(false),
        None => server.process.signal("CONT"),
    }
    let output = submitter.wait_with_output().unwrap();
    assert_eq!(case.counts(&output), alone);
    drop(far);
}

fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn what_cannot_be_is_refused_with_the_reason() {
    let case = Case {
        program: "fib-bench",
        define: "-DN=2",
        algorithm: "rf",
    };
    let nobody = case
        .command(&["--nats", "nats://127.0.0.1:1"])
        .output()
        .unwrap();
    assert_eq!(nobody.status.code(), Some(2));
    assert!(complaint(&nobody).contains("cannot connect"), "{nobody:?}");
    let server = Server::start("nats-refused", "127.0.0.1");
    let url = server.url();
    let one = Case {
        algorithm: "view",
        ..case
    };
    let refused = one.command(&["--nats", &url]).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(
        complaint(&refused).contains("on one machine only"),
        "{refused:?}"
    );
    // Nobody works: the job stays.
    let submit = ["--nats", &url, "--job", "mine", "--timeout", "1"];
    let stays = case.command(&submit).output().unwrap();
    assert_eq!(stays.status.code(), Some(3), "{stays:?}");
    assert!(complaint(&stays).contains("--job mine"), "{stays:?}");
    let other = Case {
        define: "-DN=3",
        ..case
    };
    let other = other.command(&submit).output().unwrap();
    assert_eq!(other.status.code(), Some(2));
    assert!(complaint(&other).contains("another program"), "{other:?}");
    let status = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_quotient"));
        let output = command.args(["status", "--nats", &url]).args(arguments);
        let output = output.output().unwrap();
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    assert!(status(&[]).contains("job mine: "), "{}", status(&[]));
    assert!(status(&[]).contains("no workers"), "{}", status(&[]));
    status(&["--delete", "mine"]);
    assert!(status(&[]).contains("no jobs"), "{}", status(&[]));
}

#[test]
fn damaged_messages_end_no_worker() {
    let case = Case {
        program: "fib-bench",
        define: "-DN=6",
        algorithm: "rf",
    };
    let server = Server::start("nats-damaged", "127.0.0.1");
    let url = server.url();
    let submit = |seconds| {
        let arguments = ["--nats", &url, "--job", "damaged", "--timeout", seconds];
        case.command(&arguments).output().unwrap()
    };
    assert_eq!(submit("1").status.code(), Some(3));
    let mut client = TcpStream::connect(("127.0.0.1", server.port)).unwrap();
    let connect = "CONNECT {\"verbose\":false}\r\n";
    let unit = "PUB quotient.damaged.units 4\r\n\0\u{1}\u{2}\u{3}\r\nPING\r\n";
    client
        .write_all((connect.to_owned() + unit).as_bytes())
        .unwrap();
    std::thread::sleep(Duration::from_millis(300));
    let mut worker = server.worker();
    let failed = submit("30");
    assert!(complaint(&failed).contains("cannot be read"), "{failed:?}");
    assert!(worker.is_running());
    // It goes on with others.
    let other = Case {
        define: "-DN=4",
        ..case
    };
    let others = other.command(&["--nats", &url]).output().unwrap();
    assert_eq!(other.counts(&others), other.alone());
}

/// Makes what TLS needs: an authority, and a certificate of it for this machine, which server and client have both.
fn certificates(folder: &Path) -> [PathBuf; 3] {
    install();
    fs::create_dir_all(folder).unwrap();
    let openssl = |arguments: &str| {
        let mut command = Command::new("openssl");
        command.args(arguments.split(' ')).current_dir(folder);
        let output = command.stderr(Stdio::piped()).output().unwrap();
        assert!(output.status.success(), "{output:?}");
    };
    fs::write(folder.join("names"), "subjectAltName=IP:127.0.0.1\n").unwrap();
    openssl(
        "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=authority -keyout ca.key -out ca.pem",
    );
    openssl("req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout own.key -out own.csr");
    openssl(
        "x509 -req -in own.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names -out own.pem",
    );
    ["ca.pem", "own.pem", "own.key"].map(|name| folder.join(name))
}

#[test]
fn with_tls_only_those_with_a_certificate_are_let_in() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("nats-certificates");
    let files = certificates(&folder);
    let [ca, certificate, key] = files.each_ref().map(|file| file.to_str().unwrap());
    let tls = ["--tlsverify", "--tlscacert", ca, "--tlscert", certificate];
    let server = Server::start_with(
        "nats-tls",
        "127.0.0.1",
        &[&tls[..], &["--tlskey", key]].concat(),
    );
    let case = Case {
        program: "fib-bench",
        define: "-DN=3",
        algorithm: "optimal",
    };
    let url = server.url();
    let submit = ["--nats", &url, "--nats-tls", "--nats-ca", ca];
    let stranger = case.command(&submit).output().unwrap();
    assert_eq!(stranger.status.code(), Some(2), "{stranger:?}");
    assert!(
        complaint(&stranger).contains("cannot connect"),
        "{stranger:?}"
    );
    let known = [
        &submit[1..],
        &["--nats-cert", certificate, "--nats-key", key],
    ]
    .concat();
    let mut command = worker(Command::new(env!("CARGO_BIN_EXE_quotient")), &url);
    let _worker = Process::start(command.args(&known[1..]));
    let submitted = case.command(&[&["--nats"], &known[..]].concat());
    let output = { submitted }.output().unwrap();
    assert_eq!(case.counts(&output), case.alone());
}

/// A token in which `issuer` says something of `subject`, as the server reads it.
fn token(issuer: &KeyPair, subject: &KeyPair, says: Value) -> String {
    let part = |value: Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
    let header = part(json!({"typ": "JWT", "alg": "ed25519-nkey"}));
    let claims = part(json!({
        "jti": subject.public_key(), "iat": 1, "iss": issuer.public_key(), "sub": subject.public_key(), "name": "test",
        "nats": says,
    }));
    let signed = format!("{header}.{claims}");
    let signature = issuer.sign(signed.as_bytes()).unwrap();
    format!("{signed}.{}", BASE64URL_NOPAD.encode(&signature))
}

/// A file with which somebody is let in whom `account` knows.
fn credentials(file: &Path, account: &KeyPair) {
    let user = KeyPair::new_user();
    let says = json!({
        "type": "user", "version": 2, "pub": {}, "sub": {}, "subs": -1, "data": -1, "payload": -1,
    });
    let (token, seed) = (token(account, &user, says), user.seed().unwrap());
    let text = format!(
        "-----BEGIN NATS USER JWT-----\n{token}\n------END NATS USER JWT------\n\n\
         -----BEGIN USER NKEY SEED-----\n{seed}\n------END USER NKEY SEED------\n"
    );
    fs::write(file, text).unwrap();
}

/// What a server needs that lets in only whom the account knows.
fn accounts(folder: &Path, account: &KeyPair) -> PathBuf {
    let (operator, system) = (KeyPair::new_operator(), KeyPair::new_account());
    let limits = |storage: i64| {
        json!({
            "type": "account", "version": 2, "default_permissions": {"pub": {}, "sub": {}},
            "limits": {
                "subs": -1, "data": -1, "payload": -1, "imports": -1, "exports": -1, "wildcards": true, "conn": -1, "leaf": -1,
                "mem_storage": storage, "disk_storage": storage, "streams": storage, "consumer": storage,
            },
        })
    };
    let says = json!({"type": "operator", "version": 2, "system_account": system.public_key()});
    let text = format!(
        "operator: \"{}\"\nsystem_account: {}\nresolver: MEMORY\nresolver_preload: {{\n  {}: \"{}\"\n  {}: \"{}\"\n}}\n",
        token(&operator, &operator, says),
        system.public_key(),
        system.public_key(),
        token(&operator, &system, limits(0)),
        account.public_key(),
        token(&operator, account, limits(-1)),
    );
    let file = folder.join("server.conf");
    fs::write(&file, text).unwrap();
    file
}

#[test]
fn where_accounts_are_asked_for_only_those_with_credentials_are_let_in() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("nats-credentials");
    fs::create_dir_all(&folder).unwrap();
    let account = KeyPair::new_account();
    let settings = accounts(&folder, &account);
    let server = Server::start_with(
        "nats-accounts",
        "127.0.0.1",
        &["-c", settings.to_str().unwrap()],
    );
    let [known, unknown] = ["known", "unknown"].map(|name| folder.join(name));
    credentials(&known, &account);
    credentials(&unknown, &KeyPair::new_account());
    let [known, unknown] = [&known, &unknown].map(|file| file.to_str().unwrap());
    let case = Case {
        program: "fib-bench",
        define: "-DN=3",
        algorithm: "optimal",
    };
    let url = server.url();
    for stranger in [&[][..], &["--nats-creds", unknown]] {
        let submit = [&["--nats", &url], stranger].concat();
        let stranger = case.command(&submit).output().unwrap();
        assert_eq!(stranger.status.code(), Some(2), "{stranger:?}");
        let complaint = complaint(&stranger);
        assert!(complaint.contains("cannot connect"), "{complaint}");
    }
    let mut command = worker(Command::new(env!("CARGO_BIN_EXE_quotient")), &url);
    let _worker = Process::start(command.args(["--nats-creds", known]));
    let submit = ["--nats", &url, "--nats-creds", known];
    let output = case.command(&submit).output().unwrap();
    assert_eq!(case.counts(&output), case.alone());
}

#[test]
fn a_violation_is_reported_as_one_process_does() {
    let server = Server::start("nats-violation", "127.0.0.1");
    let _worker = server.worker();
    for algorithm in ["rf", "optimal", "observers"] {
        violation_as_alone(&server, algorithm);
    }
}

fn violation_as_alone(server: &Server, algorithm: &str) {
    let program = root().join("programs/examples/bank_bug.c");
    let report = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_quotient"));
        command.arg("check").arg(&program).args(arguments);
        command.args(["--format", "json", "--clang", CLANG, "-a", algorithm]);
        let output = command.output().unwrap();
        let mut report: Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|error| panic!("{error}: {output:?}"));
        report.as_object_mut().unwrap().remove("seconds");
        report
    };
    assert_eq!(report(&["--nats", &server.url()]), report(&[]));
    let going_on = ["--keep-going", "--nats", &server.url()];
    let (there, here) = (report(&going_on), report(&["--keep-going"]));
    assert_eq!(there["violations"], here["violations"]);
}

#[test]
fn the_manifests_are_well_formed() {
    let folder = root().join("integrations/machines");
    let text = fs::read_to_string(folder.join("kubernetes.yaml")).unwrap();
    let mut documents = 0;
    for event in saphyr_parser::Parser::new_from_str(&text) {
        let (event, _) = event.unwrap_or_else(|error| panic!("kubernetes.yaml: {error}"));
        documents += usize::from(matches!(event, saphyr_parser::Event::DocumentStart(_)));
    }
    let kinds = text.lines().filter(|line| line.starts_with("kind: "));
    assert_eq!(documents, kinds.count(), "every document says what it is");
    for name in ["nats.service", "quotient-worker.service"] {
        let text = fs::read_to_string(folder.join(name)).unwrap();
        let lines = text
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'));
        let known = |line: &str| line.starts_with('[') && line.ends_with(']') || line.contains('=');
        assert!(lines.clone().all(known), "{name}");
        assert!(
            lines.clone().any(|line| line.starts_with("ExecStart=/")),
            "{name}"
        );
    }
}
