import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Locked = {
  readonly integrity?: string;
  readonly link?: boolean;
  /** Left out where only the portal is installed. */
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const LOCK_FILE = join(import.meta.dirname, '..', '..', 'package-lock.json');
const { packages } = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** Where a package in this folder finds this name, as Node.js looks for it: in its own folder and in those above. */
function placeOf(folder: string, name: string): string | null {
  const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
  if (packages[place] !== undefined) return place;
  return folder === '' ? null : placeOf(folder.slice(0, Math.max(0, folder.lastIndexOf('/'))), name);
}

const isLocked = (folder: string, name: string): boolean => placeOf(folder, name) !== null;

it('everything that is installed, on any system, has a checksum', () => {
  const unchecked = Object.entries(packages)
    .filter(([path, { integrity, link }]) => path.includes('node_modules/') && link !== true && integrity === undefined)
    .map(([path]) => path.replace('node_modules/', ''));
  expect(unchecked).toEqual([]);
});

it('no package runs anything while it is installed', () => {
  const settings = readFileSync(join(LOCK_FILE, '..', '.npmrc'), 'utf8').split('\n');
  expect(settings).toContain('ignore-scripts=true');
  const root = JSON.parse(readFileSync(join(LOCK_FILE, '..', 'package.json'), 'utf8')) as { scripts: object };
  const files = ['scripts/install.mjs', 'scripts/start.mjs', 'deploy/Dockerfile', 'deploy/try-container.sh'];
  const texts = files.map((file) => join(LOCK_FILE, '..', file)).filter((file) => existsSync(file));
  for (const text of [JSON.stringify(root.scripts), ...texts.map((file) => readFileSync(file, 'utf8'))])
    expect(text).not.toMatch(/ignore-scripts[= ]+false|npm rebuild/);
});

it('binaries of all systems are named, those of this system and of others', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

it('whatever the portal needs is installed where only the portal is', () => {
  const left = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
  const seen = new Set(left);
  const leftOut: string[] = [];
  for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
    for (const name of Object.keys(packages[folder]?.dependencies ?? {})) {
      const place = placeOf(folder, name) ?? `${name} of ${folder}`;
      if (packages[place]?.dev === true) leftOut.push(place);
      if (!seen.has(place)) left.push(place);
      seen.add(place);
    }
  }
  expect(seen.size).toBeGreaterThan(300);
  expect(leftOut).toEqual([]);
});
