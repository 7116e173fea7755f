#!/usr/bin/env bash
# Runs scripts/quickstart.sh and then scripts/test.sh on a fresh Debian that has nothing but Rust. For
# releases: what works only because of something that happens to be installed here fails there.
#
# The Debian is made in a temporary folder. It gets a clone of the current commit and, from this machine,
# Rust and the ways to packages and crates: mirrors, proxies, registries, certificates.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "$(id -u)" -ne 0 ]; then
  echo "error: only root can make another Debian and run commands in it" >&2
  exit 1
fi
# shellcheck disable=SC1091
if ! debian=$(. /etc/os-release && [ "$ID" = debian ] && echo "$VERSION_CODENAME"); then
  echo "error: this is no Debian, so there are no mirrors to get one from" >&2
  exit 1
fi
if ! command -v mmdebstrap >/dev/null; then
  scripts/install-packages.sh mmdebstrap
fi

folder=$(mktemp -d --tmpdir quotient-fresh-root.XXXXXX)
chmod 755 "$folder" # apt downloads as a user of its own
export root=$folder/root
running=
clean_up() {
  if [ -n "$running" ]; then
    kill -KILL "$running" 2>/dev/null || true
    wait "$running" 2>/dev/null || true
  fi
  # What was killed just now may have made another file meanwhile.
  rm -rf "$folder" 2>/dev/null || { sleep 2 && rm -rf "$folder"; }
}
trap clean_up EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# Runs a command whose processes and mounts all end with it, however it ends. Nobody outside sees the
# mounts: what is removed in the end is never a folder of this machine.
isolated() {
  # In the background, since a trap would have to wait for a command in the foreground.
  unshare --mount --pid --mount-proc --fork --kill-child "$@" &
  running=$!
  local code=0
  wait "$running" || code=$?
  running=
  return "$code"
}

echo "making a fresh Debian ($debian)"
apt-config dump Acquire | grep -v '^Acquire::IndexTargets' >"$folder/apt.conf"
mapfile -t sources < <(find -L /etc/apt -maxdepth 2 -type f -size +0 \
  \( -path '*/sources.list' -o -path '*/sources.list.d/*.list' -o -path '*/sources.list.d/*.sources' \))
# Nobody needs the root after a power failure, so dpkg need not wait for the disk.
isolated mmdebstrap --quiet --mode=root --variant=minbase --aptopt="$folder/apt.conf" \
  --dpkgopt=force-unsafe-io "$debian" "$root" "${sources[@]}"
for keys in /usr/share/keyrings /etc/apt/keyrings /etc/apt/trusted.gpg.d /etc/apt/auth.conf.d; do
  if [ -d "$keys" ]; then
    mkdir -p "$root$keys"
    cp -a "$keys/." "$root$keys/"
  fi
done
cp -L /etc/resolv.conf /etc/hosts "$root/etc/"

certificates=${CARGO_HTTP_CAINFO:-${SSL_CERT_FILE:-/etc/ssl/certs/ca-certificates.crt}}
if [ -r "$certificates" ]; then
  mkdir -p "$root/etc/ssl/certs"
  cp -L "$certificates" "$root/etc/ssl/certs/ca-certificates.crt"
fi
mkdir -p "$root/root/.cargo" "$root/opt/rust"
for file in "${CARGO_HOME:-$HOME/.cargo}"/config{,.toml}; do
  if [ -r "$file" ]; then
    cp -L "$file" "$root/root/.cargo/"
  fi
done
environment=(HOME=/root LANG=C.UTF-8
  PATH=/opt/rust/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin)
ways='^CARGO_(HTTP|NET|REGISTR|SOURCE)|^(https?|all|no)_proxy$|^(HTTPS?|ALL|NO)_PROXY$'
while read -r name; do
  environment+=("$name=${!name}")
done < <(compgen -e | grep -E "$ways" | grep -v '^CARGO_HTTP_CAINFO$')

rust=$(rustc --print sysroot)
export rust
git clone --quiet . "$root/root/quotient"
echo "testing $(git log -1 --format='%h, %s')"

# Runs a script in the fresh Debian: enter NAME=VALUE... SCRIPT.
enter() {
  mount --rbind /dev "$root/dev"
  mount -t proc proc "$root/proc"
  mount --bind -o ro "$rust" "$root/opt/rust"
  # Commands in the background ignore Ctrl-C; what is tested must not.
  exec chroot "$root" /usr/bin/env -i --default-signal -C /root/quotient "$@"
}
export -f enter

for script in scripts/quickstart.sh scripts/test.sh; do
  echo "== $script"
  started=$SECONDS
  # shellcheck disable=SC2016
  if ! isolated bash -euc 'enter "$@"' - "${environment[@]}" "$script"; then
    echo "== $script FAILED on a fresh Debian, after $((SECONDS - started)) s" >&2
    exit 1
  fi
  echo "== $script passed on a fresh Debian, in $((SECONDS - started)) s"
done
