import { policyHistory, policyPreview, policySave } from '@portal/contract/policies/policies.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { given, list, load, save, type View } from './testing/policy-calls.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const wordsOf = (view: View) => JSON.stringify(view.text);

describe('a policy of the library', () => {
  test('is there to look at before anybody saved it, with the firm’s own name in it', async () => {
    const member = await signInNewMember(portal);
    const { data, storageList } = await load(member, 'acceptable-use');
    expect(data).toMatchObject({ version: 1, status: 'Draft', saved: null, custom: false, isNewest: true });
    expect(storageList).toEqual([]);
    expect(data.text[0]).toMatchObject({ kind: 'heading', spans: [{ text: 'For everyone' }] });
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
    expect(missing).toContain('ai-tools');
    expect(missing).not.toContain('mobile-devices');
  });

  test('takes up what was answered to the same question elsewhere', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'remote-work', { customValues: { securityLead: 'Kim Lee', reviewMonths: 6 } });
    const { fields } = (await load(member, 'acceptable-use')).data;
    expect(fields.find(({ id }) => id === 'securityLead')).toMatchObject({
      isAnswered: true,
      value: 'Kim Lee',
      offered: null,
    });
    expect(fields.find(({ id }) => id === 'reviewMonths')).toMatchObject({ offered: null, offeredFrom: null });
  });

  test('shows what parts it has with other answers, without keeping them', async () => {
    const member = await signInNewMember(portal);
    const { body } = await member.browser.call(policyPreview, {
      policyType: 'acceptable-use',
      customValues: { privatePhones: false, softwareDays: 99 },
      customPolicy: null,
    });
    expect(JSON.stringify(body.data.text)).not.toContain('You may use your own phone');
    // An answer that its field does not take is left out.
    expect(JSON.stringify(body.data.text)).toContain('3 business days');
    expect((await list(member)).data).toEqual([]);
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
      securityLead: 'a\u0000b',
      other: 1,
    };
    const answer = await member.browser.call(policySave, { policy: given(data, { customValues }) });
    expect(answer.status).toBe(400);
    expect(answer.errors.map(({ field }) => field).sort()).toEqual([
      'policy.customValues.approvedTools',
      'policy.customValues.personalUse',
      'policy.customValues.securityLead',
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
    const customPolicy = `${data.source}\n\n## Also\n\nAsk {{securityLead}}, not {{nobody}}. <script>alert(1)</script>\uE000`;
    const saved = await save(member, 'acceptable-use', { customPolicy, customValues: { securityLead: 'Ann' } });
    expect(wordsOf(saved)).toContain('{"text":"Ann","field":"securityLead"}');
    expect(wordsOf(saved)).toContain('not {{nobody}}');
    expect(wordsOf(saved)).not.toContain('<script>');
    expect(saved.customPolicy).not.toContain('\uE000');
    expect(saved.fields.find(({ id }) => id === 'loggedSystems')).toMatchObject({ visible: true });
    const back = await save(member, 'acceptable-use', { customPolicy: null });
    expect(back.text).toEqual((await load(member, 'acceptable-use')).data.text);
  });

  test.each([
    ['no words', ' --- ', 'Please enter some text.'],
    ['lists in lists', `${'- '.repeat(5000)}x`, 'This text has too many nested lists or quotes.'],
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
  await save(member, 'logging', { customValues: { securityLead: 'Ann Quill' }, note: 'New owner' });
  await save(member, 'logging', { status: 'Active' });
  const { body } = await member.browser.call(policyHistory, { policyType: 'logging' });
  expect(body.data.map(({ action, by, version, fields, note }) => [action, by, version, fields.length, note])).toEqual([
    ['approved', 'Dana Reyes', 1, 0, ''],
    ['saved', 'Dana Reyes', 1, 1, 'New owner'],
    ['saved', 'Dana Reyes', 1, 0, ''],
  ]);
  expect(body.data[1]?.fields).toEqual(['Who leads security day to day']);
  expect(body.data[1]?.addedWords).toBeGreaterThan(1);
  expect(body.data[2]?.addedWords).toBeGreaterThan(500);
  expect(body.total).toBe(3);
  const log = await portal.database.query(
    'select action, subject from audit_log where org_id = $1 and action like $2',
    [member.orgId, 'policy.%'],
  );
  expect(log.map(({ action }) => action)).toEqual([
    'policy.saved',
    'policy.answers-taken-up',
    'policy.saved',
    'policy.approved',
  ]);
});

describe('answers that contradict one another', () => {
  test('are told while they are given, keep the policy from being approved, and are lost by nothing', async () => {
    const member = await signInNewMember(portal);
    const customValues = { criticalDays: 30, highDays: 7 };
    const draft = await save(member, 'vulnerability-patching', { customValues });
    expect(draft.faults.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['critical-before-high', 'error'],
      ['critical-within-two-weeks', 'warning'],
    ]);
    const refused = await member.browser.call(policySave, { policy: given(draft, { status: 'Active' }) });
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.errors.map(({ field }) => field)).toContain('policy.customValues.criticalDays');
    const { fields } = (await load(member, 'vulnerability-patching')).data;
    expect(fields.find(({ id }) => id === 'criticalDays')).toMatchObject({ value: 30, isAnswered: true });
    const approved = await save(member, 'vulnerability-patching', { status: 'Active', customValues: { highDays: 30 } });
    expect(approved.status).toBe('Active');
  });

  test('one person in two roles is printed once, with what is done instead', async () => {
    const member = await signInNewMember(portal);
    const both = { accessApprover: 'Ann Lee', itSupport: 'Ann Lee' };
    const { text } = await save(member, 'access-control', { status: 'Active', customValues: both });
    const words = JSON.stringify(text);
    expect(words).toContain('Where we do things differently');
    expect(words).not.toContain('Ann Lee and Ann Lee');
  });
});
