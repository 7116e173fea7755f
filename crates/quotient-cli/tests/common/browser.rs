//! A browser without a window, driven over its debugging pipe: messages in JSON, each ended by a zero byte, on two
//! more streams than programs usually have. A shell makes these of its own two.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// So long may anything take.
const PATIENCE: Duration = Duration::from_secs(60);

const NAME: &str = "chromium";

pub struct Browser {
    child: Child,
    input: ChildStdin,
    messages: Receiver<Value>,
    last: u64,
}

impl Browser {
    /// Starts it with a profile of its own. Installs it first if it is not there.
    pub fn start(profile: &Path) -> Self {
        if Command::new(NAME).arg("--version").output().is_err() {
            install();
        }
        let script = format!("exec {NAME} \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null");
        let mut child = Command::new("sh")
            .args(["-c", &script, "sh"])
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--no-first-run",
            ])
            .args([
                "--disable-background-networking",
                "--disable-component-update",
            ])
            .args([
                "--disable-sync",
                "--disable-dev-shm-usage",
                "--hide-scrollbars",
            ])
            .args(["--force-color-profile=srgb", "--remote-debugging-pipe"])
            .arg(format!("--user-data-dir={}", profile.display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let (sender, messages) = mpsc::channel();
        std::thread::spawn(move || {
            let mut bytes = Vec::new();
            while output.read_until(0, &mut bytes).is_ok_and(|read| read > 0) {
                bytes.pop();
                let message = serde_json::from_slice(&bytes).unwrap_or_default();
                if sender.send(message).is_err() {
                    return;
                }
                bytes.clear();
            }
        });
        Browser {
            child,
            input,
            messages,
            last: 0,
        }
    }

    /// Asks for something and waits for the answer. Whatever goes wrong in a page meanwhile is a failure.
    fn ask(&mut self, session: Option<&str>, method: &str, parameters: Value) -> Value {
        self.last += 1;
        let mut message = json!({ "id": self.last, "method": method, "params": parameters });
        if let Some(session) = session {
            message["sessionId"] = json!(session);
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        self.input.write_all(&bytes).unwrap();
        self.input.flush().unwrap();
        loop {
            let answer = self.messages.recv_timeout(PATIENCE);
            let answer = answer.unwrap_or_else(|_| panic!("no answer to {method}"));
            if answer["id"] == self.last {
                assert!(answer.get("error").is_none(), "{method}: {answer}");
                return answer["result"].clone();
            }
            let event = answer["method"].as_str().unwrap_or_default();
            assert_ne!(event, "Runtime.exceptionThrown", "{answer}");
            if event == "Network.requestWillBeSent" {
                let url = answer["params"]["request"]["url"]
                    .as_str()
                    .unwrap_or_default();
                let own = url.starts_with("file:") || url.starts_with("data:");
                assert!(own, "the page asks for {url}");
            }
            if event == "Log.entryAdded" {
                assert_ne!(answer["params"]["entry"]["level"], "error", "{answer}");
            }
        }
    }

    /// Opens a page and waits until it is drawn.
    pub fn open(&mut self, page: &Path, dark: bool) -> Tab<'_> {
        let target = self.ask(None, "Target.createTarget", json!({ "url": "about:blank" }));
        let target = target["targetId"].as_str().unwrap().to_owned();
        let attach = json!({ "targetId": target, "flatten": true });
        let session = self.ask(None, "Target.attachToTarget", attach);
        let session = session["sessionId"].as_str().unwrap().to_owned();
        let mut tab = Tab {
            browser: self,
            target,
            session,
        };
        for domain in [
            "Page.enable",
            "Runtime.enable",
            "Network.enable",
            "Log.enable",
        ] {
            tab.ask(domain, json!({}));
        }
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        tab.ask(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        );
        let size = json!({ "width": 1360, "height": 940, "deviceScaleFactor": 1, "mobile": false });
        tab.ask("Emulation.setDeviceMetricsOverride", size);
        tab.ask("Page.navigate", json!({ "url": address(page) }));
        tab.until("document.documentElement?.dataset.ready || ''", "yes");
        tab
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self
            .input
            .write_all(b"{\"id\":0,\"method\":\"Browser.close\"}\0");
        let until = Instant::now() + Duration::from_secs(10);
        while Instant::now() < until {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A page in the browser.
pub struct Tab<'b> {
    browser: &'b mut Browser,
    target: String,
    session: String,
}

impl Tab<'_> {
    fn ask(&mut self, method: &str, parameters: Value) -> Value {
        self.browser.ask(Some(&self.session), method, parameters)
    }

    /// What an expression, which gives a text, is now.
    pub fn text(&mut self, expression: &str) -> String {
        let parameters = json!({ "expression": expression, "returnByValue": true });
        let answer = self.ask("Runtime.evaluate", parameters);
        let value = answer["result"]["value"].as_str();
        value
            .unwrap_or_else(|| panic!("{expression}: {answer}"))
            .to_owned()
    }

    /// Waits until an expression is this.
    pub fn until(&mut self, expression: &str, wanted: &str) {
        let until = Instant::now() + PATIENCE;
        loop {
            let found = self.text(expression);
            if found == wanted {
                return;
            }
            assert!(Instant::now() < until, "{expression} stays {found}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Presses a key.
    pub fn key(&mut self, key: &str) {
        let text = if key.chars().count() == 1 { key } else { "" };
        let code = match key {
            "Escape" => 27,
            "PageUp" => 33,
            "PageDown" => 34,
            "End" => 35,
            "Home" => 36,
            "ArrowLeft" => 37,
            "ArrowUp" => 38,
            "ArrowRight" => 39,
            "ArrowDown" => 40,
            _ => 0,
        };
        let event = |kind: &str| json!({ "type": kind, "key": key, "text": text, "windowsVirtualKeyCode": code });
        let down = match text {
            "" => "rawKeyDown",
            _ => "keyDown",
        };
        self.ask("Input.dispatchKeyEvent", event(down));
        let mut up = event("keyUp");
        up["text"] = json!("");
        self.ask("Input.dispatchKeyEvent", up);
    }

    /// Clicks in the middle of an element.
    pub fn click(&mut self, selector: &str) {
        let middle = format!(
            "(() => {{ const e = document.querySelector({selector:?}); e.scrollIntoView({{ block: 'center' }}); \
             const r = e.getBoundingClientRect(); return `${{r.x + r.width / 2}} ${{r.y + r.height / 2}}`; }})()"
        );
        let middle = self.text(&middle);
        let (x, y) = middle.split_once(' ').unwrap();
        let (x, y): (f64, f64) = (x.parse().unwrap(), y.parse().unwrap());
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.ask("Input.dispatchMouseEvent", event);
        }
    }

    /// A picture of what is shown, as PNG.
    pub fn screenshot(&mut self) -> Vec<u8> {
        let answer = self.ask("Page.captureScreenshot", json!({ "format": "png" }));
        base64(answer["data"].as_str().unwrap())
    }

    pub fn close(self) {
        let target = json!({ "targetId": self.target });
        self.browser.ask(None, "Target.closeTarget", target);
    }
}

/// A file as an address.
fn address(file: &Path) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"/-._".contains(byte);
    let bytes = file.to_str().unwrap().bytes();
    let encoded = bytes.map(|byte| match plain(&byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    });
    format!("file://{}", encoded.collect::<String>())
}

fn base64(text: &str) -> Vec<u8> {
    let value = |c: u8| match c {
        b'A'..=b'Z' => Some(c - b'A'),
        b'a'..=b'z' => Some(c - b'a' + 26),
        b'0'..=b'9' => Some(c - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut bits, mut count) = (0u32, 0);
    for six in text.bytes().filter_map(value) {
        bits = bits << 6 | u32::from(six);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    bytes
}

fn install() {
    let script: PathBuf =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/install-packages.sh");
    let installed = Command::new(script)
        .args([NAME, "fonts-dejavu-core"])
        .status()
        .unwrap();
    assert!(installed.success(), "{NAME} is needed for this test");
}
