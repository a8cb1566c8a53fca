import { defineConfig, mergeConfig } from 'vitest/config';
import { PREACT } from './build/preact.ts';
import { browserProject, WITH_PREACT } from './vitest.config.ts';

/** Pages of people without an account, drawn by what draws them for people: Preact (vite.learning.config.ts). */
export default defineConfig(
  mergeConfig(browserProject({ name: 'web-learning', include: WITH_PREACT, isolate: false }), {
    resolve: { alias: PREACT },
    cacheDir: '../node_modules/.vite-learning',
  }),
);
