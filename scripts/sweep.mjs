// npm run test:sweep: what is too much for every run of npm test. Every value with every call and every moment that is tried (test files that
// read SWEEP or are named *.sweep.test.ts), all journeys with axe on what they come by, every page in light and dark at two widths, with axe.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { keepInMemory } from './keep-in-memory.mjs';
import { playwright, step, tellAndExit, vitest } from './test-steps.mjs';

ensureInstalled('all');
keepInMemory();
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();
const pictures = mkdtempSync(join(tmpdir(), 'portal-sweep-'));
const SWEEP = { SWEEP: '1' };

/** Test files in which the sweep tries more, and those that only the sweep runs. */
function sweptFiles() {
  const files = globSync('{domain,contract,scanner,server,e2e}/**/*.test.ts', {
    cwd: root,
    exclude: ['**/node_modules'],
  });
  const readsSweep = (file) => /process\.env\.SWEEP|\/sweep\.ts'/.test(readFileSync(join(root, file), 'utf8'));
  return files.filter((file) => file.endsWith('.sweep.test.ts') || readsSweep(file));
}

const steps = [
  await step('every combination and kill', (print) =>
    vitest(['scanner', 'server', 'server-with-mocks', 'faults'], print, ['--maxWorkers=3', ...sweptFiles()], SWEEP),
  ),
  await step('every journey', (print) => playwright(print, [], SWEEP)),
  await step('every page in four looks', (print) =>
    playwright(print, ['-c', 'pictures.config.ts'], { SCREENSHOTS: pictures }),
  ),
];
rmSync(pictures, { recursive: true, force: true });
tellAndExit(steps);
