// npm run pictures [-- FOLDER]: every page of the portal, filled with the demonstration, as pictures at 1280 and 390 pixels in
// light and dark, with an index.html to look through them. Also says which pages scroll sideways or break a rule of axe.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { node } from './project-node.mjs';

ensureInstalled('all');
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();
const folder = resolve(process.argv[2] ?? 'pictures');
mkdirSync(folder, { recursive: true });
const cli = join(root, 'node_modules/@playwright/test/cli.js');
const result = spawnSync(node, [cli, 'test', '-c', 'pictures.config.ts'], {
  cwd: join(root, 'e2e'),
  stdio: 'inherit',
  env: { ...process.env, SCREENSHOTS: folder },
});
console.log(`\nThe pictures are in ${folder}; open index.html there.`);
process.exit(result.status ?? 1);
