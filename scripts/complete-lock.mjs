// node scripts/complete-lock.mjs, after npm install: adds to package-lock.json the packages of other platforms that the registry in
// use lacks, for the libraries below only. Without them `npm ci` calls the lock file out of sync; with them it installs without a
// checksum on those platforms. For any other library the script names what is missing: take a version that is there for all platforms.
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
/** Libraries that may lack checksums on other platforms; docs/decisions/007 says why. */
const WITHOUT_CHECKSUMS = ['@myriaddreamin/typst-ts-node-compiler'];
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
const missing = [];
for (const [from, { optionalDependencies = {}, dev = false }] of Object.entries({ ...packages })) {
  const isAllowed = WITHOUT_CHECKSUMS.includes(from.replace('node_modules/', ''));
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(from, name)) continue;
    const entry = isAllowed ? entryFor(name, version, dev) : null;
    if (entry === null) missing.push(`${name} ${version}`);
    else {
      packages[`node_modules/${name}`] = entry;
      added += 1;
    }
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to package-lock.json`);
if (missing.length > 0) {
  console.error(`The registry lacks these; take a version that it has for all platforms:\n${missing.join('\n')}`);
  process.exitCode = 1;
}
