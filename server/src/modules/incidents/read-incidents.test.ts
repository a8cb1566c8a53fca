import { readIncidents } from '@portal/contract/incidents/incidents.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

test('a member sees the own organization', async () => {
  const { browser } = await signInNewMember(portal, 'Lark Bakery');
  expect((await browser.call(readIncidents, {})).body.data).toEqual({ organisationName: 'Lark Bakery' });
});
