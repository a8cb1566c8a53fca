// npm run dev: the portal restarts when the server's code changes, and the page follows the browser app's code at once.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';
import { node } from './project-node.mjs';

ensureInstalled('all');
ensureBuilt();
const port = process.env.PORT ?? '3000';
const watched = ['server/src', 'contract/src', 'domain/src', 'scanner/src'].map(
  (folder) => `--watch-path=${join(root, folder)}`,
);
const children = [
  spawn(node, ['--watch', '--watch-preserve-output', ...watched, join(root, 'server/src/main.ts')], {
    stdio: 'inherit',
  }),
  spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), '--port', '5173', '--strictPort'], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
    env: { ...process.env, PORTAL_ORIGIN: `http://localhost:${port}` },
  }),
];
console.log('Open http://localhost:5173 for the page with hot reload.');
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
