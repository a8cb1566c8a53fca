#!/usr/bin/env bash
# Builds deploy/Dockerfile with buildah, without a daemon, and tries the image: it must start as an ordinary user on a read-only root, serve a
# sign-up, keep its data over a restart and stop within 10 seconds. One command, as root, on a Debian with buildah:
#   apt-get install buildah mmdebstrap && deploy/try-container.sh
# Where the two base images cannot be pulled, they are made from Debian's packages and named as the Dockerfile names them.
set -euo pipefail
cd "$(dirname "$0")/.."
IMAGE=localhost/portal-trial
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for program in buildah unshare setpriv curl; do
  command -v "$program" >/dev/null || { echo "This needs $program: apt-get install buildah mmdebstrap util-linux curl"; exit 1; }
done

# make_base NAME: Debian's minimal system under the name of a base image, with the certificates that this machine trusts.
make_base() {
  command -v mmdebstrap >/dev/null || { echo "$1 cannot be pulled, and making it needs mmdebstrap."; exit 1; }
  [ -f "$work/debian.tar" ] || mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$work/debian.tar"
  local container
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$work/debian.tar" / >/dev/null
  buildah copy --quiet "$container" "$(readlink -f /etc/ssl/certs/ca-certificates.crt)" /etc/ssl/certs/ca-certificates.crt >/dev/null
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  if [[ $1 == */node:22-* ]]; then
    (cd "$work" && npm pack --silent "node-linux-$(node -p process.arch)@22" npm@10 >/dev/null)
    mkdir -p "$work/usr/bin" "$work/usr/lib/node_modules/npm"
    tar xzf "$work"/node-linux-*.tgz -C "$work" package/bin/node && mv "$work/package/bin/node" "$work/usr/bin/node"
    tar xzf "$work"/npm-*.tgz -C "$work/usr/lib/node_modules/npm" --strip-components=1
    ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$work/usr/bin/npm" && chmod +x "$work/usr/lib/node_modules/npm/bin/npm-cli.js"
    buildah copy --quiet "$container" "$work/usr" /usr/local >/dev/null
  fi
  buildah commit --quiet --rm "$container" "$1" >/dev/null
  echo "made     $1 from Debian's packages"
}

for base in $(sed -nE 's/^FROM (\S+).*/\1/p' deploy/Dockerfile); do
  buildah inspect --type image "$base" >/dev/null 2>&1 || timeout 60 buildah pull --quiet "$base" >/dev/null 2>&1 || make_base "$base"
done

buildah build --format docker --layers --quiet --file deploy/Dockerfile --tag "$IMAGE" . >/dev/null
echo "built    $IMAGE, $(buildah images --format '{{.Size}}' "$IMAGE")"

container=$(buildah from "$IMAGE")
trap 'buildah rm "$container" >/dev/null; rm -rf "$work"' EXIT
root=$(buildah mount "$container")
user=$(buildah inspect --type image --format '{{.OCIv1.Config.User}}' "$IMAGE")
[ -n "$user" ] && [ "$user" != root ] && [ "$user" != 0 ] || { echo "The image runs as root."; exit 1; }
mkdir "$work/data" && chown "$(awk -F: -v name="$user" '$1 == name {print $3}' "$root/etc/passwd")" "$work/data"

# The rest asks the portal over HTTP, as a browser would; run-image.sh is how it starts the image.
PORTAL_IMAGE_ROOT=$root PORTAL_IMAGE_USER=$user PORTAL_IMAGE_DATA=$work/data npm run --silent try-container
