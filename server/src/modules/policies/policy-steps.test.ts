import { openServiceSession } from '@portal/contract/console/service-session.calls.ts';
import {
  policyCompare,
  policyCreate,
  policyDownload,
  policyHistory,
  policyList,
  policyLoad,
  policySave,
  policySend,
  policyTakeBack,
  policyTakeLibrary,
} from '@portal/contract/policies/policies.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshProof, inviteColleague, type Member, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { readsIn } from '../../testing/reads-in.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { libraryPolicy } from './library/policy-content.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const load = async ({ browser }: Pick<Member, 'browser'>, policyType: string, version: number | null = null) =>
  (await browser.call(policyLoad, { policyType, version })).body.data;

async function save(
  who: Pick<Member, 'browser'>,
  policyType: string,
  changes: { status?: 'Draft' | 'Active'; customPolicy?: string; customValues?: Record<string, string> } = {},
) {
  const { id, name, version, saved, customValues, customPolicy } = await load(who, policyType);
  const policy = { id, name, version, saved, customValues, customPolicy, status: 'Draft' as const, ...changes };
  return who.browser.call(policySave, { policy });
}

test('a draft is sent to a colleague, who gets a mail; a saving or the sender takes it back', async () => {
  const member = await signInNewMember(portal);
  const email = await inviteColleague(portal, member);
  const [colleague] = await portal.database.query<{ user_id: string }>('select user_id from users where email = $1', [
    email,
  ]);
  const { body } = await member.browser.call(policyCreate, { name: 'Visitors' });
  const policyId = body.data.id;
  const sent = { policyId, version: 1, userId: colleague?.user_id ?? '', note: 'Please look at the rules.' };
  await readsIn(portal, { ...member, email }, 'de');
  await member.browser.call(policySend, sent);
  const mail = (await queuedMails(portal, email)).findLast(({ request }) => request.kind === 'policy-approval');
  expect(mail?.language).toBe('de');
  expect(mail?.request).toMatchObject({
    senderName: 'Dana Reyes',
    policyName: 'Visitors',
    policyUrl: `http://localhost:3000/securitypolicy/${policyId}/1?lang=de`,
  });
  expect(await load(member, policyId)).toMatchObject({
    draftMode: 'sent',
    sentTo: { userId: sent.userId },
    sentBy: 'Dana Reyes',
  });
  await member.browser.call(policyTakeBack, { policyId, version: 1 });
  expect(await load(member, policyId)).toMatchObject({ draftMode: 'customise', sentTo: null });
  await member.browser.call(policySend, sent);
  expect((await member.browser.call(policyList, {})).body.data[0]?.sentTo).toMatchObject({ userId: sent.userId });
  await save(member, policyId);
  expect(await load(member, policyId)).toMatchObject({ draftMode: 'customise', sentTo: null });
  const history = await member.browser.call(policyHistory, { policyType: policyId });
  expect(history.body.data.map(({ action }) => action)).toEqual(['saved', 'sent', 'takenBack', 'sent', 'created']);
  await save(member, policyId, { status: 'Active' });
  expect(await member.browser.call(policySend, sent)).toMatchObject({
    status: 409,
    errors: [{ code: 'POLICY_APPROVED' }],
  });
  expect(await member.browser.call(policySend, { ...sent, version: 7 })).toMatchObject({ status: 404 });
});

test('versions are compared with each other, with the library and with what is being written', async () => {
  const member = await signInNewMember(portal);
  await save(member, 'encryption', { status: 'Active' });
  const { source } = await load(member, 'encryption');
  await save(member, 'encryption', { customPolicy: `${source}\n\n## Our own\n\nLock the door.` });
  const compare = async (
    to: number | 'library' | 'working',
    working?: { customValues: object; customPolicy: string },
  ) => {
    const input = { policyType: 'encryption', from: 1, to, ...(working === undefined ? {} : { working }) };
    const { body } = await member.browser.call(policyCompare, input as never);
    return body.data.filter(({ kind }) => kind !== 'same').map(({ kind, right }) => [kind, right?.[0]?.text]);
  };
  expect(await compare(2)).toEqual([
    ['added', 'Our own'],
    ['added', 'Lock the door.'],
  ]);
  expect(await compare('library')).toEqual([]);
  expect(await compare('working', { customValues: {}, customPolicy: `${source}\n\nMore.` })).toEqual([
    ['added', 'More.'],
  ]);
});

test('a newer text of the library is offered, never taken by itself, and keeps the answers', async () => {
  const member = await signInNewMember(portal);
  await save(member, 'logging', { status: 'Active', customValues: { securityLead: 'Ann Quill' } });
  const { saved } = await load(member, 'logging');
  const take = (at: string | null) => member.browser.call(policyTakeLibrary, { policyType: 'logging', saved: at });
  expect(await take(saved)).toMatchObject({ status: 409, errors: [{ code: 'NO_LIBRARY_UPDATE' }] });
  await save(member, 'logging', { customPolicy: 'Our own words for {{securityLead}}.' });
  // As if the library had moved on since.
  await portal.database.query(
    `update policy_versions set library_version = 0, template = 'Old text.' where org_id = $1 and status = 'Draft'`,
    [member.orgId],
  );
  const draft = await load(member, 'logging');
  expect(draft).toMatchObject({ version: 2, libraryUpdate: { version: libraryPolicy('logging', 'en')?.version } });
  expect(draft.text).toHaveLength(1);
  expect(await take(saved)).toMatchObject({ status: 409, errors: [{ code: 'POLICY_CHANGED' }] });
  const { body } = await take(draft.saved);
  expect(body.data).toMatchObject({ version: 2, status: 'Draft', libraryUpdate: null, customPolicy: null });
  expect(JSON.stringify(body.data.text)).toContain('{"text":"Ann Quill","field":"securityLead"}');
});

test('a version is downloaded as a PDF under its name', async () => {
  const member = await signInNewMember(portal);
  await save(member, 'physical-security', { status: 'Active' });
  for (const id of ['physical-security', 'privacy']) {
    const { status, headers, raw } = await member.browser.call(policyDownload, { id, version: 1 });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain(`filename="${id}_v1.pdf"`);
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(await member.browser.call(policyDownload, { id: 'privacy', version: 2 })).toMatchObject({ status: 404 });
});

test('the provider’s staff may help with a draft, but approve and delete nothing', async () => {
  const member = await signInNewMember(portal);
  const staff = await signInNewStaff(portal);
  await staff.browser.call(
    openServiceSession,
    { orgId: member.orgId, reason: 'Help' },
    await freshProof(portal, staff.email),
  );
  expect((await save(staff, 'privacy')).status).toBe(200);
  expect((await load(member, 'privacy')).savedBy).toBe('Cyber Safety support');
  expect(await save(staff, 'privacy', { status: 'Active' })).toMatchObject({
    status: 403,
    errors: [{ code: 'CLOSED_TO_SERVICE' }],
  });
});
