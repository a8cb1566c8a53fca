// Part of npm run check: folders, files and their names as docs/ARCHITECTURE.md wants them, and files named by a place are there. The length of functions is Biome's.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../install.mjs';

const MAX_FILES_IN_FOLDER = 25;
const MAX_LINES = 250;
const FLOORS = /^(domain|contract|content|scanner|server|web|scripts|bench)\//;
const CODE = /\.(ts|tsx|mjs)$/;
const TEST = /\.(test|suite|spec)\.tsx?$|\/testing\/|\.d\.ts$/;
/** A file or folder found from where the code stands, which no import knows of; what a build makes is there after one only. */
const PLACE_BESIDE = /new URL\('(?<place>(?!(\.\.\/)+dist\/)[^'$:]+)',\s*import\.meta\.url\)/g;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs)$/;

const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const code = stdout.split('\n').filter((path) => CODE.test(path) && FLOORS.test(path) && existsSync(join(root, path)));
const textOf = (path) => readFileSync(join(root, path), 'utf8');
const product = code.filter((path) => !TEST.test(path));
if (product.length < 1000) throw new Error(`Only ${product.length} files of code were found.`);

const problems = code
  .filter((path) => !NAME.test(basename(path)))
  .map((path) => `${path}: names are words in small letters, joined by hyphens`);
for (const [folder, files] of Map.groupBy(product, dirname))
  if (files.length > MAX_FILES_IN_FOLDER)
    problems.push(`${folder}: ${files.length} files, at most ${MAX_FILES_IN_FOLDER} are taken in at a look`);
for (const path of product) {
  const lines = textOf(path).split('\n').length - 1;
  if (lines > MAX_LINES) problems.push(`${path}: ${lines} lines, at most ${MAX_LINES}`);
}
for (const path of code)
  for (const { groups } of textOf(path)
    .replaceAll(/^ *(\*|\/\/).*$/gm, '')
    .matchAll(PLACE_BESIDE))
    if (!existsSync(join(root, dirname(path), groups.place))) problems.push(`${path}: ${groups.place} is not there`);
console.log(problems.join('\n'));
process.exit(problems.length === 0 ? 0 : 1);
