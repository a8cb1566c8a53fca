import type { InputOf, OutputOf } from '@portal/contract/call.ts';
import {
  policyDelete,
  policyHistory,
  policyList,
  policyLoad,
  policyPreview,
  policySave,
} from '@portal/contract/policies/policies.calls.ts';
import { companyUpdate } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inviteColleague, type Member, signIn, signInNewMember, TEST_COMPANY } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { deleteVersion } from './policy-versions.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

type View = OutputOf<typeof policyLoad>['data'];
type Given = InputOf<typeof policySave>['policy'];
type Browser = Pick<Member, 'browser'>;

const load = async ({ browser }: Browser, policyType: string, version: number | null = null) =>
  (await browser.call(policyLoad, { policyType, version })).body;
const given = (policy: View, changes: Partial<Given> = {}): Given => ({
  id: policy.id,
  name: policy.name,
  version: policy.version,
  status: 'Draft',
  saved: policy.saved,
  customValues: policy.customValues,
  customPolicy: policy.customPolicy,
  ...changes,
});
/** Saves what is newest with some changes. */
async function save(who: Browser, policyType: string, changes: Partial<Given> = {}): Promise<View> {
  const { data } = await load(who, policyType);
  const answer = await who.browser.call(policySave, { policy: given(data, changes) });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.data;
}
const list = async ({ browser }: Browser) => (await browser.call(policyList, {})).body;
const wordsOf = (view: View) => JSON.stringify(view.text);

describe('a policy of the library', () => {
  test('is there to look at before anybody saved it, with the firm’s own name in it', async () => {
    const member = await signInNewMember(portal);
    const { data, storageList } = await load(member, 'acceptable-use');
    expect(data).toMatchObject({ version: 1, status: 'Draft', saved: null, custom: false, isNewest: true });
    expect(storageList).toEqual([]);
    expect(data.text[0]).toMatchObject({ kind: 'heading', spans: [{ text: 'Purpose' }] });
    expect(wordsOf(data)).toContain('{"text":"Harbor Bakery Ltd","field":"companyName"}');
    expect(data.fields.find(({ id }) => id === 'companyName')).toMatchObject({ isAnswered: true, visible: true });
    expect(data.fields.find(({ id }) => id === 'personalUse')).toMatchObject({ isAnswered: false, value: 'some' });
    expect((await list(member)).data).toEqual([]);
  });

  test('says which other policies it names that do not hold yet', async () => {
    const member = await signInNewMember(portal);
    expect((await load(member, 'acceptable-use')).data.missingPolicies).toContainEqual({
      id: 'mobile-devices',
      name: 'Mobile and personal devices',
    });
    await save(member, 'mobile-devices', { status: 'Active' });
    const { data } = await load(member, 'acceptable-use');
    const missing = data.missingPolicies.map(({ id }) => id);
    expect(missing).toContain('remote-work');
    expect(missing).not.toContain('mobile-devices');
  });

  test('offers what was answered to the same question elsewhere', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'remote-work', { customValues: { policyOwner: 'Kim Lee', reviewMonths: 6 } });
    const { fields } = (await load(member, 'acceptable-use')).data;
    expect(fields.find(({ id }) => id === 'policyOwner')).toMatchObject({
      isAnswered: false,
      offered: 'Kim Lee',
      offeredFrom: 'Remote work',
    });
    expect(fields.find(({ id }) => id === 'reviewMonths')).toMatchObject({ offered: null, offeredFrom: null });
  });

  test('shows what parts it has with other answers, without keeping them', async () => {
    const member = await signInNewMember(portal);
    const { body } = await member.browser.call(policyPreview, {
      policyType: 'acceptable-use',
      customValues: { monitoringNotice: false, softwareDays: 99 },
      customPolicy: null,
    });
    expect(JSON.stringify(body.data.text)).not.toContain('What is recorded');
    // An answer that its field does not take is left out.
    expect(JSON.stringify(body.data.text)).toContain('3 working days');
    expect(body.data.fields).not.toContain('whatIsRecorded');
    expect((await list(member)).data).toEqual([]);
  });
});

describe('versions', () => {
  test('count as the specification says, and what was approved stays as it was', async () => {
    const member = await signInNewMember(portal);
    const first = await save(member, 'encryption', { customValues: { policyOwner: 'Ann' } });
    expect(first).toMatchObject({ version: 1, status: 'Draft', savedBy: 'Dana Reyes', approver: null });
    expect(await save(member, 'encryption')).toMatchObject({ version: 1, status: 'Draft' });
    const approved = await save(member, 'encryption', { status: 'Active' });
    expect(approved).toMatchObject({ version: 1, status: 'Active', approver: 'Dana Reyes', draftMode: null });
    expect(approved.nextReview).toMatch(/^2027-11-21T20:00:00/);
    const edited = await save(member, 'encryption', { customValues: { policyOwner: 'Bob' } });
    expect(edited).toMatchObject({ version: 2, status: 'Draft', draftMode: 'customise' });
    await save(member, 'encryption', { status: 'Active' });
    expect(await save(member, 'encryption', { status: 'Active' })).toMatchObject({ version: 3, status: 'Active' });
    const { data, storageList } = await load(member, 'encryption', 1);
    expect(storageList.map(({ version, status }) => [version, status])).toEqual([
      [3, 'Active'],
      [2, 'Active'],
      [1, 'Active'],
    ]);
    expect(data).toMatchObject({ isNewest: false, text: approved.text });
    await member.browser.call(companyUpdate, { ...TEST_COMPANY, companyName: 'New Name', orgId: member.orgId });
    expect((await load(member, 'encryption', 1)).data.text).toEqual(approved.text);
  });

  test('cannot be changed once approved, not even by a statement', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'logging', { status: 'Active' });
    const rename = portal.database.query("update policy_versions set name = 'x' where org_id = $1", [member.orgId]);
    await expect(rename).rejects.toThrow('stays as it is');
    const remove = portal.portal.services.database.inOrg(member.orgId, (tx) => deleteVersion(tx, 'logging', 1));
    await expect(remove).rejects.toThrow('stays as it is');
    const refused = await member.browser.call(policyDelete, { policyId: 'logging', version: 1 });
    expect(refused).toMatchObject({ status: 409, errors: [{ code: 'POLICY_APPROVED' }] });
  });

  test('that are drafts can be deleted; a policy that was never approved goes with its draft', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'privacy', { status: 'Active' });
    await save(member, 'privacy', { name: 'Privacy at Harbor' });
    const { body } = await member.browser.call(policyDelete, { policyId: 'privacy', version: 2 });
    expect(body).toEqual({ success: true, message: 'Draft deleted.' });
    expect((await list(member)).data).toMatchObject([{ id: 'privacy', name: 'Privacy', version: 1, activeVersion: 1 }]);
    expect((await list(member)).data[0]?.nextReview).toMatch(/^2027-11-21T20:00:00/);
    await save(member, 'logging');
    await member.browser.call(policyDelete, { policyId: 'logging', version: 1 });
    expect((await list(member)).data.map(({ id }) => id)).toEqual(['privacy']);
    expect(await member.browser.call(policyDelete, { policyId: 'logging', version: 1 })).toMatchObject({ status: 404 });
    expect((await load(member, 'logging')).data).toMatchObject({ version: 1, saved: null });
  });

  test('that never were are not found', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'privacy');
    for (const [policyType, version] of [
      ['privacy', 2],
      ['logging', 2],
      ['no-such-policy', null],
    ] as const)
      expect(await member.browser.call(policyLoad, { policyType, version })).toMatchObject({ status: 404 });
  });
});

describe('two people', () => {
  test('who edit the same version lose nothing: the second is told who saved', async () => {
    const member = await signInNewMember(portal);
    const colleague = { browser: await signIn(portal, await inviteColleague(portal, member)) };
    const mine = (await load(member, 'encryption')).data;
    const theirs = (await load(colleague, 'encryption')).data;
    await member.browser.call(policySave, { policy: given(mine, { customValues: { policyOwner: 'Ann' } }) });
    const answer = await colleague.browser.call(policySave, {
      policy: given(theirs, { customValues: { policyOwner: 'Bob' } }),
    });
    expect(answer).toMatchObject({ status: 409, errors: [{ code: 'POLICY_CHANGED' }] });
    expect(JSON.stringify(answer.body)).toContain('Dana Reyes saved this policy');
    expect((await load(colleague, 'encryption')).data.customValues).toEqual({ policyOwner: 'Ann' });
    // At the same instant of the clock too.
    const [one, two] = [(await load(member, 'encryption')).data, (await load(colleague, 'encryption')).data];
    const both = await Promise.all([
      member.browser.call(policySave, { policy: given(one, { status: 'Active' }) }),
      colleague.browser.call(policySave, { policy: given(two, { status: 'Active' }) }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('what is saved', () => {
  test('is checked field by field', async () => {
    const member = await signInNewMember(portal);
    const { data } = await load(member, 'acceptable-use');
    const customValues = {
      softwareDays: 99,
      approvedTools: [],
      personalUse: 'much',
      policyOwner: 'a\u0000b',
      other: 1,
    };
    const answer = await member.browser.call(policySave, { policy: given(data, { customValues }) });
    expect(answer.status).toBe(400);
    expect(answer.errors.map(({ field }) => field).sort()).toEqual([
      'policy.customValues.approvedTools',
      'policy.customValues.personalUse',
      'policy.customValues.policyOwner',
      'policy.customValues.softwareDays',
    ]);
    expect(answer.errors).toContainEqual(
      expect.objectContaining({ message: 'Please enter a whole number from 1 to 10.' }),
    );
  });

  test('V1.3.1 may be a text of the firm’s own, with fields in it that can still be answered', async () => {
    const member = await signInNewMember(portal);
    const { data } = await load(member, 'acceptable-use');
    expect(data.source).toContain('how we use them at {{companyName}}');
    expect(data.source).not.toContain('{{#');
    const customPolicy = `${data.source}\n\n## Also\n\nAsk {{policyOwner}}, not {{nobody}}. <script>alert(1)</script>\uE000`;
    const saved = await save(member, 'acceptable-use', { customPolicy, customValues: { policyOwner: 'Ann' } });
    expect(wordsOf(saved)).toContain('{"text":"Ann","field":"policyOwner"}');
    expect(wordsOf(saved)).toContain('not {{nobody}}');
    expect(wordsOf(saved)).not.toContain('<script>');
    expect(saved.customPolicy).not.toContain('\uE000');
    expect(saved.fields.find(({ id }) => id === 'whatIsRecorded')).toMatchObject({ visible: true });
    const back = await save(member, 'acceptable-use', { customPolicy: null });
    expect(back.text).toEqual((await load(member, 'acceptable-use')).data.text);
  });

  test.each([
    ['no words', ' --- ', 'Please write a text.'],
    ['lists in lists', `${'- '.repeat(5000)}x`, 'This text has too many lists or quotes inside each other.'],
  ])('is no text of %s', async (_title, customPolicy, message) => {
    const member = await signInNewMember(portal);
    const { data } = await load(member, 'logging');
    const answer = await member.browser.call(policySave, { policy: given(data, { customPolicy }) });
    expect(answer).toMatchObject({ status: 400, errors: [{ field: 'policy.customPolicy', message }] });
  });

  test('may be a policy of the firm’s own', async () => {
    const member = await signInNewMember(portal);
    const policy = {
      id: null,
      name: 'Encryption',
      version: 1,
      status: 'Draft',
      saved: null,
      customValues: {},
      customPolicy: '# Rules\n\nLock the door.',
    } as const;
    const { body } = await member.browser.call(policySave, { policy });
    expect(body.data).toMatchObject({ id: 'encryption-2', custom: true, version: 1, fields: [], reviewMonths: 12 });
    expect(body.data.text).toHaveLength(2);
  });
});

test('the list says how far the firm has come, and when what it has is due', async () => {
  const member = await signInNewMember(portal);
  const before = await list(member);
  expect(before.outOfBoxPolicyList.length).toBeGreaterThanOrEqual(20);
  const recommended = before.outOfBoxPolicyList.filter((policy) => policy.recommended);
  expect(before.progress).toEqual({ recommended: recommended.length, active: 0 });
  const id = recommended[0]?.id ?? '';
  await save(member, id, { status: 'Active', customValues: { reviewMonths: 3 } });
  await save(member, id);
  const after = await list(member);
  expect(after.progress.active).toBe(1);
  expect(after.outOfBoxPolicyList.find((policy) => policy.id === id)).toMatchObject({ taken: true });
  expect(after.data).toMatchObject([
    {
      id,
      version: 2,
      status: 'Draft',
      activeVersion: 1,
      approver: 'Dana Reyes',
      isReviewDue: false,
      libraryUpdate: false,
    },
  ]);
  expect(after.data[0]?.nextReview).toMatch(/^2027-02-21T20:00:00/);
});

test('the history says who did what and what changed, newest first', async () => {
  const member = await signInNewMember(portal);
  await save(member, 'logging');
  await save(member, 'logging', { customValues: { policyOwner: 'Ann Quill' }, note: 'New owner' });
  await save(member, 'logging', { status: 'Active' });
  const { body } = await member.browser.call(policyHistory, { policyType: 'logging' });
  expect(body.data.map(({ action, by, version, fields, note }) => [action, by, version, fields.length, note])).toEqual([
    ['approved', 'Dana Reyes', 1, 0, ''],
    ['saved', 'Dana Reyes', 1, 1, 'New owner'],
    ['saved', 'Dana Reyes', 1, 0, ''],
  ]);
  expect(body.data[1]?.fields).toEqual(['Who looks after this policy']);
  expect(body.data[1]?.addedWords).toBeGreaterThan(1);
  expect(body.data[2]?.addedWords).toBeGreaterThan(500);
  expect(body.total).toBe(3);
  const log = await portal.database.query(
    'select action, subject from audit_log where org_id = $1 and action like $2',
    [member.orgId, 'policy.%'],
  );
  expect(log.map(({ action }) => action)).toEqual(['policy.saved', 'policy.saved', 'policy.approved']);
});
