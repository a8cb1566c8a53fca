import { createTarget, deleteTarget } from '@portal/contract/monitoring/monitoring.calls.ts';
import type { TestBrowser } from '../../../server/src/testing/test-browser.ts';
import { CONSENT } from '../../../server/src/testing/websites.ts';
import { websiteNames } from './demo-owner.ts';

/** Puts the tests' website in the place of one of the demonstration's, whose plan has room for no more. */
export async function addTestSite(browser: TestBrowser, targetUrl: string): Promise<string> {
  const [first = ''] = (await websiteNames(browser)).keys();
  await browser.call(deleteTarget, { targetId: first });
  const input = { targetName: 'Test site', targetUrl, scanProfile: 'safe', consent: CONSENT } as const;
  const { body } = await browser.call(createTarget, input);
  return body.data.targetId;
}
