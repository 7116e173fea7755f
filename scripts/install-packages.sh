#!/usr/bin/env bash
# Installs Debian packages: scripts/install-packages.sh PACKAGE...
# Uses sudo unless run as root.
set -euo pipefail
packages=("$@")

if ! command -v apt-get >/dev/null; then
  echo "error: no apt-get here; install by hand what Debian calls ${packages[*]}" >&2
  exit 1
fi

root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "error: neither root nor sudo here; ask an administrator to install ${packages[*]}" >&2
    exit 1
  fi
  root=(sudo)
fi

install() {
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -qq -y --no-install-recommends "${packages[@]}" >/dev/null
}

echo "installing ${packages[*]}"
# A first failure most likely means package lists that are missing or out of date.
if ! install 2>/dev/null; then
  "${root[@]}" apt-get update -qq
  install
fi
