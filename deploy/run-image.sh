#!/usr/bin/env bash
# Runs the portal of an image that is mounted at $1, as user $2, with the data folder $3: root read-only, /tmp in memory, the rest as the
# image says. For deploy/try-container.sh, where no container runtime is needed; settings come from the environment.
set -euo pipefail
root=$1 user=$2 data=$3
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mkdir -p "$root/tmp/outside"
cd "$root"
mount -o remount,bind,ro "$root"
pivot_root . tmp/outside
umount -l /tmp/outside
uid=$(awk -F: -v name="$user" '$1 == name {print $3}' /etc/passwd)
exec setpriv --reuid "$uid" --regid "$uid" --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all \
  env HOME=/tmp /usr/bin/tini -- /portal/node /portal/scripts/portal.mjs start
