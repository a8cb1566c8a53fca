// npm run backup|restore|check-backup|demo|judge|load-flaws|remove-second-factor: commands on a portal's data or rules; `start` is for containers, where all is built.
// Runs on any Node.js from version 20 on.
import { basename } from 'node:path';
import { isServerBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run-node.mjs';

const COMMANDS = {
  start: 'server/src/main.ts',
  backup: 'server/src/backup/backup-main.ts',
  restore: 'server/src/backup/restore-main.ts',
  'check-backup': 'server/src/backup/check-backup-main.ts',
  demo: 'server/src/demo/demo-main.ts',
  judge: 'server/src/judge/judge-main.ts',
  'load-flaws': 'server/src/known-flaws/load-flaws-main.ts',
  'remove-second-factor': 'server/src/second-factor-removal/remove-second-factor-main.ts',
};

const [command = '', ...args] = process.argv.slice(2);
const script = COMMANDS[command];
if (script === undefined) {
  console.error(`Say one of: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(1);
}
ensureInstalled('run');
// A build may belong to a portal that runs: a stale one is left as it is, and the command runs from the sources, half as fast.
const isBundled = command === 'start' || isServerBuilt();
runNode(isBundled ? `server/dist/${basename(script, '.ts')}.js` : script, args);
