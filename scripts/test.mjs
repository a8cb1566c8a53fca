// npm test: everything but the sweep. The quick gate, unit, server and web tests, faults with real processes, journeys in a real browser.
// npm test -- --changed: the quick gate, and the tests of the modules that differ from the main branch, for work in between.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedSince, changedTests } from './changed-tests.mjs';
import { ensureInstalled } from './install.mjs';
import { keepInMemory } from './keep-in-memory.mjs';
import { playwright, run, step, stepAside, tellAndExit, vitest } from './test-steps.mjs';

ensureInstalled('all');
keepInMemory();
const { findChromium } = await import('./find-chromium.mjs');

const chromium = await findChromium();
console.log(`Browser tests run in ${chromium.version}`);
// Beside the quick gate, which needs nothing that is built.
const build = () => run(['scripts/build.mjs'], (chunk) => process.stdout.write(chunk));
const check = () => step('check', (print) => run(['scripts/check.mjs'], print));

const RULES = ['domain', 'contract', 'scanner', 'web-rules'];
const SERVER = ['server', 'server-with-mocks'];
const PASSAGE = ['passage'];
const WEB = ['web', 'web-own-page', 'web-learning'];

async function everything() {
  const [built, checked] = await Promise.all([build(), check()]);
  // One for journeys and faults alike.
  const folder = mkdtempSync(join(tmpdir(), 'portal-prepared-'));
  const prepared = await step('data folder', (print) => run(['e2e/testing/make-data-folder.ts', folder], print));
  process.env.PREPARED_DATA_FOLDER = folder;
  // Side by side, because each waits a third of its time: for pages, for databases, for processes that were killed. More workers than
  // these would not be faster: what waits for longer asks more often.
  const results = await Promise.all([
    step('server', (print) => vitest(SERVER, print)),
    stepAside('journeys', (print) => playwright(print)).then(async (ok) => [
      ok,
      await stepAside('browser app', (print) => vitest(WEB, print, ['--maxWorkers=3'])),
      await stepAside('rules of passage', (print) => vitest(PASSAGE, print, ['--maxWorkers=1'])),
    ]),
    stepAside('faults', (print) => vitest(['faults'], print, ['--maxWorkers=1'])).then(async (ok) => [
      ok,
      await stepAside('rules, contract, scanner', (print) => vitest(RULES, print)),
    ]),
  ]);
  rmSync(folder, { recursive: true, force: true });
  return [built, checked, prepared, ...results.flat()];
}

async function whatChanged() {
  const { unit, journeys: files } = changedTests();
  const none = '--passWithNoTests';
  const results = [
    ...(await Promise.all([build(), check()])),
    await step('rules, contract, scanner', (print) => vitest(RULES, print, ['--changed', changedSince(), none])),
  ];
  if (unit.length > 0)
    results.push(
      await step('server and browser app', (print) =>
        vitest([...SERVER, ...PASSAGE, ...WEB, 'faults'], print, [...unit, none]),
      ),
    );
  if (files.length > 0)
    // Some have journeys of the sweep alone.
    results.push(await step('journeys', (print) => playwright(print, ['--pass-with-no-tests', ...files])));
  return results;
}

tellAndExit(process.argv.includes('--changed') ? await whatChanged() : await everything());
