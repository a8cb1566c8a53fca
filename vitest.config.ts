import { defineConfig } from 'vitest/config';

const node = (name: string, timeout = 10_000) => ({
  test: {
    name,
    include: [`${name}/**/*.test.ts`],
    exclude: ['**/node_modules/**'],
    testTimeout: timeout,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // One worker would leave the second core of a small machine idle.
    maxWorkers: 2,
    projects: [
      node('domain'),
      node('contract'),
      node('scanner', 60_000),
      {
        test: {
          ...node('server', 30_000).test,
          globalSetup: ['./server/src/testing/cluster.global-setup.ts'],
        },
      },
      { test: { ...node('passage', 60_000).test, include: ['e2e/passage/*.test.ts'] } },
      {
        test: {
          ...node('faults', 180_000).test,
          include: ['e2e/faults/**/*.test.ts'],
          hookTimeout: 120_000,
        },
      },
      './web/vitest.config.ts',
    ],
  },
});
