import { cyberConciergeWeaknesses } from '@portal/contract/concierge/concierge.calls.ts';
import { checkWeaknessImport, importWeaknesses } from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewMember, signInNewStaff } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

test('a list is looked at first, comes once however often it is sent, and its customer gets one mail', async () => {
  const [member, staff] = [await signInNewMember(portal), await signInNewStaff(portal, 'support')];
  const { orgId } = member;
  const file = {
    fileName: 'scan.csv',
    bytes: Buffer.from('Name,Severity,Host\nOne,High,a\nTwo,Low,b\nThree,odd,c\nFour,Medium,d\n'),
  };
  const checked = await staff.browser.call(checkWeaknessImport, { orgId, file });
  expect(checked.body.data).toMatchObject({ format: 'csv', counts: { new: 3, known: 0, error: 1 } });
  expect(checked.body.data.rows[0]).toMatchObject({
    number: 3,
    kind: 'error',
    problem: 'The severity “odd” is unknown.',
  });

  const input = { orgId, file, isPublished: 'true', leaveOut: '4' } as const;
  expect((await staff.browser.call(importWeaknesses, input)).body.data).toEqual({ added: 2, known: 0, leftOut: 2 });
  const { body } = await member.browser.call(cyberConciergeWeaknesses, {});
  expect(body.data.map(({ title }) => title)).toEqual(['One', 'Two']);
  const mails = (await queuedMails(portal, member.email)).filter(
    ({ request }) => request.kind === 'weakness-published',
  );
  expect(mails).toHaveLength(1);

  const again = await staff.browser.call(importWeaknesses, input);
  expect(again.errors).toMatchObject([{ code: 'WEAKNESS_IMPORT_EMPTY' }]);
  const rest = await staff.browser.call(importWeaknesses, { orgId, file });
  expect(rest.body.data).toEqual({ added: 1, known: 2, leftOut: 1 });
});
