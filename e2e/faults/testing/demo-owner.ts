import { createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { loadTargetList } from '@portal/contract/monitoring/monitoring.calls.ts';
import { DEMO_PEOPLE } from '../../../server/src/demo/demo-organisation.ts';
import type { TestBrowser } from '../../../server/src/testing/test-browser.ts';

/** Signs the demonstration's owner in. */
export async function signInDemoOwner(browser: TestBrowser, password: string): Promise<TestBrowser> {
  const { body } = await browser.call(authenticate, { username: DEMO_PEOPLE[0].email, password });
  const session = await browser.call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
  if (session.status !== 200) throw new Error(`Nobody was signed in: ${JSON.stringify(session.body)}`);
  return browser;
}

/** Names of the demonstration's websites by their ids. */
export async function websiteNames(browser: TestBrowser): Promise<Map<string, string>> {
  const { body } = await browser.call(loadTargetList, {});
  return new Map(body.data.map(({ targetId, name }) => [targetId, name]));
}
