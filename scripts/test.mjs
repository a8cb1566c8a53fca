// npm test: everything. The quick gate, unit, server and web tests, faults with real processes, journeys in a real browser.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, node, root } from './install.mjs';

ensureInstalled('all');
const { ensureBuilt } = await import('./build.mjs');
const { findChromium } = await import('./find-chromium.mjs');

const reports = mkdtempSync(join(tmpdir(), 'portal-test-reports-'));
// Scans run in processes of their own, which start in half the time when what Node.js compiled once is kept.
const env = { ...process.env, NO_COLOR: '1', NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') };
const run = (args, options = {}) =>
  spawnSync(node, args, { cwd: root, stdio: 'inherit', env, ...options }).status === 0;
const counts = { passed: 0, failed: 0, skipped: 0 };

function step(name, action) {
  const startedAt = Date.now();
  console.log(`\n== ${name}`);
  const ok = action();
  console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'} after ${Math.round((Date.now() - startedAt) / 1000)} s`);
  return ok;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function vitest(projects) {
  const report = join(reports, `${projects[0]}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const ok = run([
    'node_modules/vitest/vitest.mjs',
    'run',
    ...chosen,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const result = readReport(report);
  if (result === null) return false;
  counts.passed += result.numPassedTests;
  counts.failed += result.numFailedTests;
  counts.skipped += result.numPendingTests + result.numTodoTests;
  return ok;
}

function journeys() {
  const report = join(reports, 'playwright.json');
  const ok = run(['../node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
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
const steps = [
  step('check', () => run(['scripts/check.mjs'])),
  step('rules, contract, scanner, server', () =>
    vitest(['domain', 'contract', 'scanner', 'passage', 'server', 'server-with-mocks']),
  ),
  step('browser app', () => vitest(['web'])),
  step('faults', () => vitest(['faults'])),
  step('journeys', journeys),
];
rmSync(reports, { recursive: true, force: true });
const failedSteps = steps.filter((ok) => !ok).length;
// A step can fail without a failed test, such as the lint; it counts as one.
const failed = Math.max(counts.failed, failedSteps);
console.log(`\n${counts.passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
