// npm run test:sweep: what is too much for every run of npm test. Every value with every call and every moment that is tried (test files that
// read SWEEP or are named *.sweep.test.ts), and the journeys that npm test leaves out.
// npm run test:sweep -- --pages: all journeys with axe on what they come by, and every page in light and dark at two widths, with axe.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { keepInMemory } from './keep-in-memory.mjs';
import { playwright, step, tellAndExit, vitest } from './test-steps.mjs';

ensureInstalled('all');
keepInMemory();
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();
const SWEEP = { SWEEP: '1' };
/** Where tests stand; those of pages try no combinations. */
const FLOORS = ['domain', 'contract', 'scanner', 'server', 'e2e'];

/** Test files in which the sweep tries more, and those that only the sweep runs. */
function sweptFiles() {
  const files = FLOORS.flatMap((floor) =>
    readdirSync(join(root, floor), { recursive: true })
      .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
      .map((path) => `${floor}/${path}`),
  );
  const readsSweep = (file) => /process\.env\.SWEEP|\/sweep\.ts'/.test(readFileSync(join(root, file), 'utf8'));
  return files.filter((file) => file.endsWith('.sweep.test.ts') || readsSweep(file));
}

async function combinations() {
  return [
    await step('every combination and kill', (print) =>
      vitest(['scanner', 'server', 'server-with-mocks', 'faults'], print, ['--maxWorkers=3', ...sweptFiles()], SWEEP),
    ),
    await step('the other journeys', (print) => playwright(print, ['--grep', '@sweep'], SWEEP)),
  ];
}

async function pages() {
  const pictures = mkdtempSync(join(tmpdir(), 'portal-sweep-'));
  const results = [
    await step('every journey with axe', (print) => playwright(print, [], { ...SWEEP, AXE_EVERYWHERE: '1' })),
    await step('every page in four looks', (print) =>
      playwright(print, ['-c', 'pictures.config.ts'], { SCREENSHOTS: pictures }),
    ),
  ];
  rmSync(pictures, { recursive: true, force: true });
  return results;
}

tellAndExit(process.argv.includes('--pages') ? await pages() : await combinations());
