// node scripts/complete-lock.mjs, after npm install: adds to package-lock.json the optional packages of other platforms that the
// registry in use could not name. Without them `npm ci` calls the lock file out of sync. On their own platform they are installed
// from the full registry; on all others they are skipped.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const path = join(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const { packages } = lock;
const SYSTEMS = {
  android: 'android',
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
  windows: 'win32',
  freebsd: 'freebsd',
  openharmony: 'openharmony',
};
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'arm'];

function isLocked(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined) return true;
    if (folder === '') return false;
  }
}

function entryFor(name, version, isDevelopment) {
  const short = name.split('/').at(-1);
  const system = Object.keys(SYSTEMS).find((key) => short.includes(key));
  const processor = PROCESSORS.find((key) => short.includes(key));
  if (system === undefined || processor === undefined) return null;
  const libc = short.includes('musl') ? ['musl'] : system === 'linux' && short.includes('gnu') ? ['glibc'] : null;
  return {
    version: version.replace(/^[~^]/, ''),
    cpu: [processor],
    ...(isDevelopment ? { dev: true } : {}),
    ...(libc === null ? {} : { libc }),
    optional: true,
    os: [SYSTEMS[system]],
  };
}

let added = 0;
for (const [from, { optionalDependencies = {}, dev = false }] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const entry = isLocked(from, name) ? null : entryFor(name, version, dev);
    if (entry === null) continue;
    packages[`node_modules/${name}`] = entry;
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to package-lock.json`);
