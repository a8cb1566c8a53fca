import { recordUse } from '../database/single-use.store.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestPortal } from './test-portal.ts';

/** Gives a browser the pass that solving the captcha leaves, good for `lifeMs`. */
export async function giveCaptchaPass(test: TestPortal, browser: TestBrowser, lifeMs = 5 * 60_000): Promise<void> {
  await browser.fetchCsrfToken();
  const now = test.clock.now();
  await test.portal.services.database.asSystem((tx) =>
    recordUse(tx, 'captcha-pass', browser.cookies.get('pre') ?? '', new Date(now.getTime() + lifeMs), now),
  );
}
