import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, type Figure } from './figure.ts';
import { withFolder } from './portal/with-folder.ts';

const ROOT = join(import.meta.dirname, '..');
const LONGEST_SECONDS = 120;
const LARGEST_MEGABYTES = 700;
const LISTED = 15;

/**
 * Installs into an empty clone of what is committed what `npm start` installs, with a package cache of its own, so that every
 * package is fetched.
 */
export function measureClone(note: (line: string) => void): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const clone = join(folder, 'clone');
    run('git', ['clone', '--quiet', ROOT, clone], ROOT);
    const startedAt = performance.now();
    const install = [
      'ci',
      '--omit=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--cache',
      join(folder, 'cache'),
    ];
    run('npm', install, clone);
    const seconds = (performance.now() - startedAt) / 1000;
    const packages = packageSizes(join(clone, 'node_modules'));
    const total = packages.reduce((sum, { megabytes }) => sum + megabytes, 0);
    const largest = packages.sort((one, other) => other.megabytes - one.megabytes).slice(0, LISTED);
    note(largest.map(({ name, megabytes }) => `  ${megabytes.toFixed(1).padStart(7)} MB  ${name}`).join('\n'));
    return [
      atMost('Install into an empty clone', seconds, LONGEST_SECONDS, 's', 1),
      atMost('Packages that the portal runs on', total, LARGEST_MEGABYTES, 'MB'),
    ];
  });
}

function run(program: string, args: readonly string[], folder: string): void {
  const result = spawnSync(program, [...args], { cwd: folder, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${program} ${args[0]} failed:\n${result.stderr}`);
}

/** Disk space of each package, those of one scope one by one; a file with several names counts once. */
function packageSizes(folder: string): { name: string; megabytes: number }[] {
  const seen = new Set<number>();
  const sizeOf = (name: string) => ({ name, megabytes: bytesOn(join(folder, name), seen) / 1e6 });
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((part) => sizeOf(`${name}/${part}`)) : [sizeOf(name)],
  );
}

/** What the files below a path take on the disk; links are not followed. */
function bytesOn(path: string, seen: Set<number>): number {
  const status = lstatSync(path);
  if (seen.has(status.ino)) return 0;
  seen.add(status.ino);
  const own = status.blocks * 512;
  if (!status.isDirectory()) return own;
  return readdirSync(path).reduce((sum, name) => sum + bytesOn(join(path, name), seen), own);
}
