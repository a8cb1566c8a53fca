import type { Page } from '@playwright/test';

const EXPECTED = [
  // The browser reports every answer of 400 and above by itself; the tests of bad input cause those on purpose.
  'Failed to load resource',
  // Tests of wrong host names have no certificate for them.
  "The Cross-Origin-Opener-Policy header has been ignored, because the URL's origin was untrustworthy.",
];

/** Collects what a page throws and reports as an error on its console. */
export function watchComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.some((start) => message.text().startsWith(start)))
      complaints.push(message.text());
  });
}
