// What npm test and npm run test:sweep share: steps that print what they do, and the count of their tests.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';
import { node } from './project-node.mjs';

const reports = mkdtempSync(join(tmpdir(), 'portal-test-reports-'));
let reportsAsked = 0;
const newReport = () => join(reports, `${reportsAsked++}.json`);

const counts = { passed: 0, failed: 0, skipped: 0 };

const show = (text) => process.stdout.write(text);

/** Runs a script to its end and says whether it succeeded; what it prints goes to `print`. */
export function run(args, print, settings = {}, cwd = root) {
  // Scans run in processes of their own, which start in half the time when what Node.js compiled once is kept.
  const compiled = join(root, 'node_modules', '.cache', 'compiled');
  const env = { ...process.env, NO_COLOR: '1', NODE_COMPILE_CACHE: compiled, ...settings };
  const child = spawn(node, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', print);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Says what begins, and at its end whether it succeeded and how long it took. */
export async function step(name, action, print = show) {
  const startedAt = Date.now();
  print(`\n== ${name}\n`);
  const ok = await action(print);
  print(`== ${name}: ${ok ? 'ok' : 'FAILED'} after ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
  return ok;
}

/** A step that runs beside another one; what it prints comes at its end. */
export async function stepAside(name, action) {
  const printed = [];
  const ok = await step(name, action, (text) => printed.push(Buffer.from(text)));
  show(Buffer.concat(printed));
  return ok;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** Runs tests of Vitest and counts them. */
export async function vitest(projects, print, options = [], settings = {}) {
  const report = newReport();
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const ok = await run(['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...options, ...reporters], print, settings);
  const result = readReport(report);
  if (result === null) return false;
  counts.passed += result.numPassedTests;
  counts.failed += result.numFailedTests;
  counts.skipped += result.numPendingTests + result.numTodoTests;
  return ok;
}

/** Runs tests of Playwright and counts them. */
export async function playwright(print, options = [], settings = {}) {
  const report = newReport();
  const args = ['../node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...options];
  const ok = await run(args, print, { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...settings }, join(root, 'e2e'));
  const result = readReport(report);
  if (result === null) return false;
  counts.passed += result.stats.expected + result.stats.flaky;
  counts.failed += result.stats.unexpected;
  counts.skipped += result.stats.skipped;
  return ok;
}

/** Says how many tests passed and ends the process, with a failure where a step failed. */
export function tellAndExit(steps) {
  rmSync(reports, { recursive: true, force: true });
  const failedSteps = steps.filter((ok) => !ok).length;
  // A step can fail without a failed test, such as the lint; it counts as one.
  const failed = Math.max(counts.failed, failedSteps);
  console.log(`\n${counts.passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`);
  process.exit(failed === 0 ? 0 : 1);
}
