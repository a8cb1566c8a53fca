// Gets a system library that a minimal machine lacks out of the distribution's own package, without installing anything.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Packages of the libraries that the project's Node.js may miss: Debian and Ubuntu name them alike. */
const PACKAGES = { 'libatomic.so.1': { debian: 'libatomic1', others: 'libatomic' } };

/** Time for package lists and one small package, also on a slow line. */
const DOWNLOAD_LIMIT_MS = 180_000;

const run = (program, args, cwd) =>
  spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], timeout: DOWNLOAD_LIMIT_MS }).status === 0;

/** The system's own package lists first; where they are gone, as in images of containers, lists of our own. */
function downloadPackage(name, folder) {
  const asUser = ['-o', 'APT::Sandbox::User=', '-o', 'Debug::NoLocking=true'];
  if (run('apt-get', [...asUser, 'download', name], folder)) return true;
  const own = [
    ...asUser,
    '-o',
    `Dir::State::lists=${join(folder, 'lists')}`,
    '-o',
    `Dir::Cache=${join(folder, 'cache')}`,
  ];
  mkdirSync(join(folder, 'lists', 'partial'), { recursive: true });
  mkdirSync(join(folder, 'cache', 'archives', 'partial'), { recursive: true });
  return run('apt-get', [...own, 'update'], folder) && run('apt-get', [...own, 'download', name], folder);
}

function findFile(folder, name) {
  const entry = readdirSync(folder, { recursive: true }).find((path) => path.split('/').at(-1) === name);
  return entry === undefined ? null : join(folder, entry);
}

/**
 * Puts a library into a folder, from the package that apt verifies and dpkg unpacks. Needs no rights beyond those of the caller.
 * @param {string} library file name that the loader asks for, such as `libatomic.so.1`
 * @returns {boolean} false where the machine has no apt, no way to its packages, or the library is not one that is known
 */
export function fetchLibrary(library, target) {
  const name = PACKAGES[library]?.debian;
  if (name === undefined) return false;
  const folder = mkdtempSync(join(tmpdir(), 'portal-library-'));
  try {
    if (!downloadPackage(name, folder)) return false;
    const archive = readdirSync(folder).find((file) => file.endsWith('.deb'));
    if (archive === undefined || !run('dpkg-deb', ['--extract', archive, 'unpacked'], folder)) return false;
    const found = findFile(join(folder, 'unpacked'), library);
    if (found === null) return false;
    mkdirSync(target, { recursive: true });
    copyFileSync(found, join(target, library));
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What to type where the library could not be had: one line. */
export function howToInstall(library) {
  const { debian, others } = PACKAGES[library] ?? {};
  if (debian === undefined) return `Install the library ${library}, then run the command again.`;
  return `Install the library ${library}, then run the command again: apt-get install ${debian} (Debian, Ubuntu) or dnf install ${others} (Fedora, Alma, Rocky).`;
}
