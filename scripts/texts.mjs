// npm run texts -- LANGUAGE: writes or updates the files that translators work on. Runs on any Node.js from version 20 on.
import { ensureInstalled } from './install.mjs';
import { runNode } from './run-node.mjs';

ensureInstalled('all');
runNode('server/src/build/update-translations.ts', process.argv.slice(2));
