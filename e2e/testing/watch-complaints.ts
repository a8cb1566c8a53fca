import type { Page } from '@playwright/test';

/** Collects what a page throws and reports as an error on its console. */
export function watchComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser reports every answer of 400 and above by itself; the tests of bad input cause those on purpose.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
}
