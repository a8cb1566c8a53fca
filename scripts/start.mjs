// npm start: installs what is missing, builds what is stale, starts the portal. Runs on any Node.js from version 20 on.
import { ensureInstalled } from './install.mjs';

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(
    `Node.js ${process.versions.node} is too old to start the portal. Install version 20 or newer; the portal brings its own for the rest.`,
  );
  process.exit(1);
}
ensureInstalled('run');
const { ensureBuilt } = await import('./build.mjs');
const { runNode } = await import('./run-node.mjs');
ensureBuilt();
runNode('server/dist/main.js');
