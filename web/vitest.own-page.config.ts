import { defineConfig } from 'vitest/config';
import { browserProject, OWN_PAGE } from './vitest.config.ts';

export default defineConfig(
  browserProject({
    name: 'web-own-page',
    include: OWN_PAGE,
    setupFiles: ['src/testing/act.setup.ts', 'src/testing/quick-lookups.setup.ts'],
  }),
);
