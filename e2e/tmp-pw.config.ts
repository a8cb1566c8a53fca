import base from '/work/hA/e2e/playwright.config.ts';
export default { ...base, testDir: '/work/hA/e2e/journeys', globalSetup: '/work/hA/e2e/testing/prepared-data-folder.ts', outputDir: '/work/hA/test-results', timeout: 120000, expect: { timeout: 15000 } };
