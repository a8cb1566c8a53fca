import { defineConfig } from 'vitest/config';
// @ts-expect-error a plain script without types, run by every Node version
import { keepInMemory } from './scripts/keep-in-memory.mjs';

keepInMemory();

/** Packages' own, and outside of npm run test:sweep what is too much for every run (docs/TESTS.md). */
const NOT_OURS = ['**/node_modules/**', ...(process.env.SWEEP === undefined ? ['**/*.sweep.test.ts'] : [])];

/** For what hangs. Far beyond what a busy machine takes, so that its pace decides nothing. */
const HANGS_MS = 10 * 60_000;

const node = (name: string) => ({
  test: {
    name,
    include: [`${name}/**/*.test.ts`],
    exclude: NOT_OURS,
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    maxWorkers: 2,
    // Node.js loads the sources itself, as it does in the portal.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});

/** Tests that replace or watch parts of modules; each loads its own. server/src/testing/source-rules.test.ts holds the list complete. */
export const WITH_MOCKS = [
  'server/src/database/postgres/require-server.test.ts',
  'server/src/file-readers/file-readers.test.ts',
  'server/src/http/bounded-bodies.test.ts',
  'server/src/modules/accounts/enumeration-work.test.ts',
  'server/src/providers/identity/password-hash.test.ts',
  'server/src/second-factor-removal/remove-second-factor-command.test.ts',
  'server/src/stop-on-signal.test.ts',
];

export default defineConfig({
  test: {
    // One worker would leave the second core of a small machine idle.
    maxWorkers: 2,
    projects: [
      // Nothing in these files changes a module, so they share one load of it: a third of the time is saved.
      { test: { ...node('domain').test, isolate: false } },
      { test: { ...node('contract').test, isolate: false } },
      { test: { ...node('scanner').test, isolate: false } },
      {
        test: {
          ...node('server').test,
          isolate: false,
          exclude: [...NOT_OURS, ...WITH_MOCKS],
          globalSetup: ['./server/src/testing/cluster.global-setup.ts'],
          setupFiles: ['./server/src/testing/remembered-hashes.setup.ts'],
          // What tests throw away is gone before it is looked through: half of that work.
          execArgv: ['--max-semi-space-size=64'],
        },
      },
      {
        test: {
          ...node('server').test,
          name: 'server-with-mocks',
          include: [...WITH_MOCKS],
          // Puts another module in the place of one.
          experimental: { viteModuleRunner: true },
          globalSetup: ['./server/src/testing/cluster.global-setup.ts'],
        },
      },
      { test: { ...node('passage').test, include: ['e2e/passage/*.test.ts'] } },
      {
        test: {
          ...node('faults').test,
          include: ['e2e/faults/**/*.test.ts'],
          globalSetup: ['./e2e/testing/prepared-data-folder.ts'],
        },
      },
      './web/vitest.config.ts',
      './web/vitest.own-page.config.ts',
      './web/vitest.learning.config.ts',
      './web/vitest.rules.config.ts',
    ],
  },
});
