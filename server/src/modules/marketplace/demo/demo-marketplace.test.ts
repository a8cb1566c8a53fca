import { getMarketplace } from '@portal/contract/marketplace/marketplace.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PEOPLE } from '../../../demo/demo-organisation.ts';
import { fillDemo } from '../../../demo/fill-demo.ts';
import { signIn, TEST_PASSWORD } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  await fillDemo(portal.portal.services, TEST_PASSWORD);
});
afterAll(() => portal.stop());

test('offers of the provider’s own are there, and each says that it is an example', async () => {
  const browser = await signIn(portal, DEMO_PEOPLE[0].email);
  const { offers, partners } = (await browser.call(getMarketplace, {})).body.data;
  const own = offers.filter(({ partner }) => partner === 'example-lighthouse-backup');
  expect(own.map(({ codes }) => codes).toSorted()).toEqual(['available', 'none']);
  for (const { title, whatItIs, terms } of own)
    for (const text of [title, whatItIs, terms]) expect(text).toMatch(/^(An e|E)xample/);
  expect(partners.find(({ partner }) => partner === 'example-lighthouse-backup')?.name).toMatch(/^Example: /);
});
