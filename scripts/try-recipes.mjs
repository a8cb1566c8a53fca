// npm run try-recipes: the configuration that our advice tells people to type, on real Apache and nginx. Any Node.js from version 20 on.
import { ensureInstalled } from './install.mjs';
import { runNode } from './run-node.mjs';

ensureInstalled('run');
runNode('e2e/try-recipes/main.ts', process.argv.slice(2));
