// npm test: everything. The quick gate, unit, server and web tests, faults with real processes, journeys in a real browser.
// npm test -- --changed: the quick gate, and the tests of the modules that differ from the main branch, for work in between.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedSince, changedTests } from './changed-tests.mjs';
import { ensureInstalled, root } from './install.mjs';
import { keepInMemory } from './keep-in-memory.mjs';
import { node } from './project-node.mjs';

ensureInstalled('all');
keepInMemory();
const { ensureBuilt } = await import('./build.mjs');
const { findChromium } = await import('./find-chromium.mjs');

const reports = mkdtempSync(join(tmpdir(), 'portal-test-reports-'));
// Scans run in processes of their own, which start in half the time when what Node.js compiled once is kept.
const env = { ...process.env, NO_COLOR: '1', NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') };

/** Runs a script to its end and says whether it succeeded; what it prints goes to `print`. */
function run(args, print, options = {}) {
  const child = spawn(node, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env, ...options });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', print);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

const counts = { passed: 0, failed: 0, skipped: 0 };

const show = (text) => process.stdout.write(text);

async function step(name, action, print = show) {
  const startedAt = Date.now();
  print(`\n== ${name}\n`);
  const ok = await action(print);
  print(`== ${name}: ${ok ? 'ok' : 'FAILED'} after ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
  return ok;
}

/** A step that runs beside another one; what it prints comes at its end. */
async function stepAside(name, action) {
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

async function vitest(projects, print, options = []) {
  const report = join(reports, `${projects[0]}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...chosen,
    ...options,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const ok = await run(args, print);
  const result = readReport(report);
  if (result === null) return false;
  counts.passed += result.numPassedTests;
  counts.failed += result.numFailedTests;
  counts.skipped += result.numPendingTests + result.numTodoTests;
  return ok;
}

async function journeys(print, files = []) {
  const report = join(reports, 'playwright.json');
  const ok = await run(['../node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...files], print, {
    cwd: join(root, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const result = readReport(report);
  if (result === null) return false;
  counts.passed += result.stats.expected + result.stats.flaky;
  counts.failed += result.stats.unexpected;
  counts.skipped += result.stats.skipped;
  return ok;
}

const chromium = await findChromium();
console.log(`Browser tests run in ${chromium.version}`);
ensureBuilt();
const check = () => step('check', (print) => run(['scripts/check.mjs'], print));

const RULES = ['domain', 'contract', 'scanner', 'web-rules'];
const SERVER = ['server', 'server-with-mocks'];
const WEB = ['web', 'web-own-page'];

async function everything() {
  return [
    await check(),
    // A third of this is waiting: for time to pass, for other processes, for the database.
    await step('rules, contract, scanner, server', (print) =>
      vitest([...RULES, 'passage', ...SERVER], print, ['--maxWorkers=3']),
    ),
    // Both wait a good third of their time: for pages, and for processes that were killed.
    ...(await Promise.all([
      step('browser app', (print) => vitest(WEB, print)),
      stepAside('faults', (print) => vitest(['faults'], print)),
    ])),
    await step('journeys', (print) => journeys(print)),
  ];
}

async function whatChanged() {
  const { unit, journeys: files } = changedTests();
  const none = '--passWithNoTests';
  const results = [
    await check(),
    await step('rules, contract, scanner', (print) => vitest(RULES, print, ['--changed', changedSince(), none])),
  ];
  if (unit.length > 0)
    results.push(
      await step('server and browser app', (print) => vitest([...SERVER, ...WEB, 'faults'], print, [...unit, none])),
    );
  if (files.length > 0) results.push(await step('journeys', (print) => journeys(print, files)));
  return results;
}

const steps = process.argv.includes('--changed') ? await whatChanged() : await everything();
rmSync(reports, { recursive: true, force: true });
const failedSteps = steps.filter((ok) => !ok).length;
// A step can fail without a failed test, such as the lint; it counts as one.
const failed = Math.max(counts.failed, failedSteps);
console.log(`\n${counts.passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
