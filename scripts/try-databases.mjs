// npm run try-databases: the portal on the real databases that are installed. Runs on any Node.js from version 20 on.
import { ensureInstalled } from './install.mjs';
import { runNode } from './run-node.mjs';

ensureInstalled('run');
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();
runNode('e2e/try-databases/main.ts', process.argv.slice(2));
