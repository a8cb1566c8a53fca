// The Node.js that the project runs on: its own, from npm, which needs one library that minimal machines lack.
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fetchLibrary, howToInstall } from './missing-library.mjs';

const packages = join(import.meta.dirname, '..', 'node_modules');
const libraries = join(packages, '.libraries');
/** From this version on the machine's own Node.js runs the portal as well. */
const FIRST_MAJOR = 26;

/** The one package of this name whose only platform is Apple's newer machines is called otherwise. */
const packageName = (platform, processor) =>
  `${platform === 'darwin' && processor === 'arm64' ? 'node-bin' : 'node'}-${platform}-${processor}`;

/** Path of the Node.js to run the portal with. */
export let node = join(packages, packageName(process.platform, process.arch), 'bin', 'node');

/** The loader's words where the project's Node.js does not start; null where it does. */
function whyNotStarted() {
  const result = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (result.status === 0) return null;
  return result.stderr || result.error?.message || 'It ended without a word.';
}

function lookInOwnLibraries() {
  process.env.LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
}

/**
 * Sees to it that the project's Node.js starts: with the library beside it where the machine has none, or with the machine's own
 * Node.js where that is new enough. Ends the process with one line that says what to do where nothing helps.
 */
export function ensureNodeRuns() {
  if (whyNotStarted() === null) return;
  if (Number(process.versions.node.split('.')[0]) >= FIRST_MAJOR) {
    node = process.execPath;
    return;
  }
  lookInOwnLibraries();
  const reason = whyNotStarted();
  if (reason === null) return;
  const library = /loading shared libraries: (\S+):/.exec(reason)?.[1] ?? null;
  if (library !== null) {
    console.log(`This machine has no ${library}; getting it from the distribution's packages …`);
    if (fetchLibrary(library, libraries) && whyNotStarted() === null) return;
  }
  console.error(
    library === null ? `The portal's Node.js does not start: ${reason.trim().split('\n')[0]}` : howToInstall(library),
  );
  process.exit(1);
}
