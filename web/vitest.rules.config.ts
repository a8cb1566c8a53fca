import { defineConfig } from 'vitest/config';
import { calls } from './build/calls-plugin.ts';
import { texts } from './build/texts-plugin.ts';
import { IN_BROWSER } from './vitest.config.ts';

/** What needs no page runs in Node. */
export default defineConfig({
  plugins: [calls(), texts()],
  test: {
    name: 'web-rules',
    maxWorkers: 2,
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    exclude: IN_BROWSER,
    isolate: false,
    testTimeout: 10 * 60_000,
  },
});
