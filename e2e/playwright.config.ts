import { defineConfig } from '@playwright/test';
// @ts-expect-error a plain script without types, run by every Node version
import { findChromium } from '../scripts/find-chromium.mjs';
// @ts-expect-error a plain script without types, run by every Node version
import { keepInMemory } from '../scripts/keep-in-memory.mjs';

keepInMemory();

const chromium = await findChromium();

export default defineConfig({
  testDir: 'journeys',
  // Journeys of what lower floors prove already, and those with every page, are walked by npm run test:sweep (docs/TESTS.md).
  ...(process.env.SWEEP === undefined ? { grepInvert: /@sweep/ } : {}),
  globalSetup: './testing/prepared-data-folder.ts',
  outputDir: '../test-results',
  // For what hangs: a busy machine's pace decides nothing.
  timeout: 10 * 60_000,
  expect: { timeout: 3 * 60_000 },
  // Each has a portal of its own; a third of their time they wait, so that two cores serve three.
  workers: 3,
  fullyParallel: false,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    actionTimeout: 3 * 60_000,
    navigationTimeout: 3 * 60_000,
    // Every frame of a fade is painted by the machine's own cores.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium.executablePath,
      args: chromium.args,
      env: { ...process.env, ...chromium.env },
    },
  },
});
