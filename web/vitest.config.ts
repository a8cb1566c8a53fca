import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
// @ts-expect-error a plain script without types, run by every Node version
import { findChromium } from '../scripts/find-chromium.mjs';
import { calls } from './build/calls-plugin.ts';
import { pdfWorker } from './build/pdf-worker-plugin.ts';

const chromium = await findChromium();

export default defineConfig({
  plugins: [react(), tailwindcss(), calls(), pdfWorker()],
  // Found beforehand: a package found in the midst of a run reloads the page under its test.
  optimizeDeps: {
    entries: ['src/**/*.ts', 'src/**/*.tsx'],
    include: ['altcha/lib', '@zxcvbn-ts/core', '@zxcvbn-ts/language-common', 'uqr'],
  },
  test: {
    name: 'web',
    setupFiles: ['src/testing/quick-lookups.setup.ts'],
    maxWorkers: 2,
    // A page and what it loads may take a while on a busy machine; what never comes fails all the same.
    expect: { poll: { timeout: 10_000 } },
    include: ['src/**/*.test.tsx', 'src/**/*.test.ts'],
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
  },
});
