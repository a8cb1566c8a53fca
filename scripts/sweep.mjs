// npm run test:sweep: the journeys with axe on every page and state they come by, then every page with axe in light and dark, at 1280 and 390 pixels.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { node } from './project-node.mjs';

ensureInstalled('all');
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();
const pictures = mkdtempSync(join(tmpdir(), 'portal-sweep-'));
const cli = join(root, 'node_modules/@playwright/test/cli.js');

function run(args, settings) {
  const env = { ...process.env, ...settings };
  return spawnSync(node, [cli, 'test', ...args], { cwd: join(root, 'e2e'), stdio: 'inherit', env }).status === 0;
}

const ok = [run([], { SWEEP: '1' }), run(['-c', 'pictures.config.ts'], { SCREENSHOTS: pictures })];
rmSync(pictures, { recursive: true, force: true });
process.exit(ok.every(Boolean) ? 0 : 1);
