// Prints what the browser loads for the sign-in page and then for the dashboard: requests and brotli bytes of the built app.
// Run after the build: node web/build/page-weight.mjs [folder of the build]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = process.argv[2] ?? join(import.meta.dirname, '..', 'dist');
const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
const weigh = (name) =>
  brotliCompressSync(readFileSync(join(folder, name)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

/** The page itself, what it links, and the two calls that every first visit makes (their answers are small). */
const always = ['index.html', 'colour-scheme.js', 'browser-check.js', 'favicon.svg'];

function filesOf(keys, found = new Set(), chunks = manifest) {
  for (const key of keys) {
    const chunk = chunks[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    for (const style of chunk.css ?? []) found.add(style);
    filesOf(chunk.imports ?? [], found, chunks);
  }
  return found;
}

function print(name, files, before = new Set()) {
  const added = [...files].filter((file) => !before.has(file));
  const sizes = added.map((file) => [file, weigh(file)]).sort((one, other) => other[1] - one[1]);
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  process.stdout.write(`${name}: ${(total / 1000).toFixed(1)} KB brotli in ${added.length} files\n`);
  for (const [file, bytes] of sizes) process.stdout.write(`  ${(bytes / 1000).toFixed(1).padStart(7)}  ${file}\n`);
}

/** What a trainee's lesson loads; the same files for every page behind a personal link. */
const learnManifest = JSON.parse(readFileSync(join(folder, '.vite', 'learn-manifest.json'), 'utf8'));
const lesson = filesOf(['learn.html'], new Set(['learn.html', ...always.slice(1)]), learnManifest);

const signIn = filesOf(['index.html'], new Set(always));
const pages = JSON.parse(readFileSync(join(folder, '.vite', 'page-files.json'), 'utf8'));
const dashboard = new Set([...signIn, ...pages.dashboard.files.map((file) => file.slice(1))]);
print('Sign-in page (and two calls)', signIn);
print('Dashboard, on top of it', dashboard, signIn);
print('Lesson (and three calls)', lesson);
for (const name of Object.keys(pages).filter((page) => page !== '' && page !== 'dashboard')) {
  const files = new Set([...signIn, ...pages[name].files.map((file) => file.slice(1))]);
  const added = [...files].filter((file) => !signIn.has(file));
  process.stdout.write(
    `${name}: ${(added.reduce((sum, file) => sum + weigh(file), 0) / 1000).toFixed(1)} KB in ${added.length} files\n`,
  );
}
