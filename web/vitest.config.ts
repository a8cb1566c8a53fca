import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
// @ts-expect-error a plain script without types, run by every Node version
import { findChromium } from '../scripts/find-chromium.mjs';
import { calls } from './build/calls-plugin.ts';
import { pdfWorker } from './build/pdf-worker-plugin.ts';
import { texts } from './build/texts-plugin.ts';

const chromium = await findChromium();

/** Tests that replace or watch modules, or what React Aria remembers of the page; each file has a page of its own. src/testing/own-page.test.ts holds the list complete. */
export const OWN_PAGE = [
  'src/api/show-failure.browser.test.ts',
  'src/app/error-catalogue.test.tsx',
  'src/modules/accounts/error-catalogue.test.tsx',
  'src/modules/plans/plan-errors.test.tsx',
  'src/modules/ratings/snapshot/snapshot.test.tsx',
  'src/ui/overlays/tooltip.test.tsx',
];

/** Tests of pages that are built with Preact. */
export const WITH_PREACT = ['src/modules/learning/**/*.test.tsx', 'src/portal/course/**/*.test.tsx'];

/** Tests that run in a browser: those of components and those that are named for it. */
export const IN_BROWSER = ['src/**/*.test.tsx', 'src/**/*.browser.test.ts'];

const PRODUCTION = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** A project of tests in the real browser. */
export function browserProject(test: NonNullable<ViteUserConfig['test']>): ViteUserConfig {
  return {
    plugins: [react(), tailwindcss(), calls(), texts(['de', 'es']), pdfWorker()],
    // What people run: without React's checks for developers, which are a tenth of the work of these tests.
    define: PRODUCTION,
    oxc: { jsx: { development: false } },
    // Found beforehand: a package found in the midst of a run reloads the page under its test.
    optimizeDeps: {
      entries: ['src/**/*.ts', 'src/**/*.tsx', '!src/**/!(*.browser).test.ts'],
      include: ['altcha/lib', '@zxcvbn-ts/core', '@zxcvbn-ts/language-common', 'uqr'],
      rolldownOptions: { transform: { define: PRODUCTION } },
    },
    test: {
      setupFiles: ['src/testing/act.setup.ts', 'src/testing/quick-lookups.setup.ts', 'src/testing/clean-page.setup.ts'],
      maxWorkers: 2,
      // A page and what it loads may take a while on a busy machine; what never comes fails all the same.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      globalSetup: ['../server/src/testing/cognito/cognito.global-setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          // Every frame of a fade is painted by the machine's own cores: a fifth of the time.
          contextOptions: { reducedMotion: 'reduce' },
          launchOptions: {
            executablePath: chromium.executablePath,
            args: chromium.args,
            env: { ...process.env, ...chromium.env },
          },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      },
      ...test,
    },
  };
}

export default defineConfig(
  // Nothing in these files changes a module, so they share one page.
  browserProject({ name: 'web', include: IN_BROWSER, exclude: [...OWN_PAGE, ...WITH_PREACT], isolate: false }),
);
