import { removeUser } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inviteColleague, signInNewMember } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const changesToldTo = async (email: string) =>
  (await queuedMails(portal, email)).flatMap(({ request }) =>
    request.kind === 'admin-changed' ? [[request.change, request.email, request.by]] : [],
  );

test('whoever joins or leaves a firm is told to its other admins by mail, and to nobody else', async () => {
  const admin = await signInNewMember(portal);
  const stranger = await signInNewMember(portal);
  const first = await inviteColleague(portal, admin);
  const second = await inviteColleague(portal, admin);
  const [row] = await portal.database.query<{ user_id: string }>('select user_id from users where email = $1', [
    second,
  ]);
  expect((await admin.browser.call(removeUser, { cognitoId: row?.user_id ?? '' })).status).toBe(200);
  const ofSecond = [
    ['joined', second, 'Dana Reyes'],
    ['left', second, 'Dana Reyes'],
  ];
  expect(await changesToldTo(admin.email)).toEqual([['joined', first, 'Dana Reyes'], ...ofSecond]);
  expect(await changesToldTo(first)).toEqual(ofSecond);
  expect(await changesToldTo(second)).toEqual([]);
  expect(await changesToldTo(stranger.email)).toEqual([]);
});
