// What deploy/try-container.sh runs once the image is built and mounted.
import { ensureInstalled } from './install.mjs';
import { runNode } from './run-node.mjs';

ensureInstalled('all');
runNode('e2e/container/try-container.ts');
