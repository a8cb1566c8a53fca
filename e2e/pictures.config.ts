import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures of every page, for people to look at: npm run pictures. */
export default defineConfig({ ...journeys, testDir: 'pictures', timeout: 45 * 60_000, workers: 1 });
