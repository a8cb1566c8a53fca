// npm run bench: the figures of speed and size in one table; see bench/main.ts for what can be asked for.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { node } from './project-node.mjs';

ensureInstalled('all');
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();
const result = spawnSync(node, [join(root, 'bench/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(result.status ?? 1);
