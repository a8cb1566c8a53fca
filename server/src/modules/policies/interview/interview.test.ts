import {
  keepPolicyInterview,
  readPolicyInterview,
  savePolicyInterview,
  useAnswerEverywhere,
} from '@portal/contract/policies/interview.calls.ts';
import { policySave } from '@portal/contract/policies/policies.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inviteColleague, type Member, signIn, signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { given, load, save } from '../testing/policy-calls.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

type Browser = Pick<Member, 'browser'>;
const interviewOf = async ({ browser }: Browser) => (await browser.call(readPolicyInterview, {})).body.data;
const questionsOf = (view: Awaited<ReturnType<typeof interviewOf>>) =>
  view.topics.flatMap(({ fields }) => fields.map(({ field }) => field));
const answerTo = async (who: Browser, id: string) =>
  questionsOf(await interviewOf(who)).find((field) => field.id === id);
const askedBy = async (who: Browser, policy: string, id: string) =>
  (await load(who, policy)).data.fields.find((field) => field.id === id);
const logOf = (orgId: string) =>
  portal.database.query(
    `select action, subject, details from audit_log where org_id = $1 and action like 'policy.%' order by audit_id`,
    [orgId],
  );

test('asks about 35 questions, each of which a policy uses', async () => {
  const member = await signInNewMember(portal);
  const { topics } = await interviewOf(member);
  const asked = topics.flatMap(({ fields }) => fields);
  expect(asked.length).toBeLessThanOrEqual(37);
  expect(asked.filter(({ policies }) => policies === 0)).toEqual([]);
});

describe('answers given here', () => {
  test('are given once: drafts take them up, approved versions stay', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'encryption', { status: 'Active' });
    const saved = await member.browser.call(savePolicyInterview, { version: 0, answers: { securityLead: 'Kim Lee' } });
    expect(saved.body.data).toMatchObject({
      version: 1,
      differing: [{ field: { id: 'securityLead' }, policies: [{ id: 'encryption', status: 'Active' }] }],
    });
    expect(await askedBy(member, 'logging', 'securityLead')).toMatchObject({ value: 'Kim Lee', isAnswered: true });
    expect(JSON.stringify((await load(member, 'encryption')).data.text)).not.toContain('Kim Lee');
    const second = await member.browser.call(savePolicyInterview, { version: 0, answers: { securityLead: 'Sam' } });
    expect(second).toMatchObject({ status: 409, errors: [{ code: 'INTERVIEW_CHANGED' }] });
  });

  test('leave the others as they are, and an empty one is taken back', async () => {
    const member = await signInNewMember(portal);
    const answer = (version: number, answers: Record<string, string>) =>
      member.browser.call(savePolicyInterview, { version, answers });
    await answer(0, { securityLead: 'Kim Lee', buyer: 'Ann' });
    await answer(1, { buyer: '' });
    expect(await answerTo(member, 'securityLead')).toMatchObject({ value: 'Kim Lee' });
    expect(await answerTo(member, 'buyer')).toMatchObject({ isAnswered: false });
  });

  test('say at the field what is wrong, and what contradicts', async () => {
    const member = await signInNewMember(portal);
    const wrong = await member.browser.call(savePolicyInterview, { version: 0, answers: { breachHours: 99 } });
    expect(wrong).toMatchObject({ status: 400 });
    expect(wrong.errors.map(({ field }) => field)).toEqual(['answers.breachHours']);
    const answers = { paymentMaker: 'Ann Lee', paymentChecker: 'Ann Lee' };
    const { body } = await member.browser.call(savePolicyInterview, { version: 0, answers });
    expect(body.data.faults.map(({ rule }) => rule)).toContain('payment-two-people');
    expect((await interviewOf(member)).faults).toEqual(body.data.faults);
  });

  test('training values are the program’s own, and are not asked', async () => {
    const member = await signInNewMember(portal);
    const { data } = await load(member, 'awareness-training');
    expect(data.fields.find(({ id }) => id === 'passMark')).toMatchObject({
      value: '7 of 8 questions',
      visible: false,
    });
    expect(JSON.stringify(data.text)).toContain('12 courses');
  });
});

describe('answers given in a policy', () => {
  test('become the firm’s where it has none, with the log, and are asked in no other policy again', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'logging', { customValues: { securityLead: 'Kim Lee', retentionDays: 365 } });
    const view = await interviewOf(member);
    expect(view).toMatchObject({ version: 1, differing: [] });
    expect(await answerTo(member, 'securityLead')).toMatchObject({ value: 'Kim Lee', isAnswered: true });
    expect(await askedBy(member, 'encryption', 'securityLead')).toMatchObject({ value: 'Kim Lee', isAnswered: true });
    expect(await logOf(member.orgId)).toEqual([
      { action: 'policy.answers-taken-up', subject: 'Logging and monitoring', details: { answers: 1 } },
      expect.objectContaining({ action: 'policy.saved' }),
    ]);
    // What the policy alone asks stays with it, and the draft follows the shared answer from now on.
    expect((await load(member, 'logging')).data.customValues).toEqual({ retentionDays: 365 });
    await member.browser.call(savePolicyInterview, { version: 1, answers: { securityLead: 'Bo Kay' } });
    expect(await askedBy(member, 'logging', 'securityLead')).toMatchObject({ value: 'Bo Kay' });
  });

  test('hold for another policy that asks the same, although the interview does not ask it', async () => {
    const member = await signInNewMember(portal);
    await save(member, 'network-security', { status: 'Active', customValues: { remoteAccess: 'none' } });
    expect(await answerTo(member, 'remoteAccess')).toBeUndefined();
    expect(await askedBy(member, 'remote-work', 'remoteAccess')).toMatchObject({ value: 'none', isAnswered: true });
    await member.browser.call(savePolicyInterview, { version: 1, answers: { buyer: 'Ann' } });
    expect(await askedBy(member, 'remote-work', 'remoteAccess')).toMatchObject({ value: 'none', isAnswered: true });
    // The last one who is asked says it for all; what is approved stays, and is told.
    await save(member, 'remote-work', { customValues: { remoteAccess: 'broker' } });
    expect((await interviewOf(member)).differing).toMatchObject([
      { field: { id: 'remoteAccess', value: 'broker' }, policies: [{ id: 'network-security', value: 'none' }] },
    ]);
    await save(member, 'network-security', { customValues: { remoteAccess: 'none', guestWifi: false } });
    expect(await askedBy(member, 'remote-work', 'remoteAccess')).toMatchObject({ value: 'broker' });
  });

  test('stay the policy’s own where the firm says something else, which is told and offered', async () => {
    const member = await signInNewMember(portal);
    await member.browser.call(savePolicyInterview, { version: 0, answers: { securityLead: 'Kim Lee' } });
    await save(member, 'logging', { customValues: { securityLead: 'Bo Kay' } });
    expect(await askedBy(member, 'logging', 'securityLead')).toMatchObject({
      value: 'Bo Kay',
      offered: 'Kim Lee',
      offeredFrom: null,
    });
    expect(await interviewOf(member)).toMatchObject({
      version: 1,
      differing: [
        {
          field: { id: 'securityLead', value: 'Kim Lee' },
          policies: [{ id: 'logging', name: 'Logging and monitoring', status: 'Draft', value: 'Bo Kay' }],
        },
      ],
    });
  });

  test('are not taken up where the policy is not saved', async () => {
    const member = await signInNewMember(portal);
    const { data } = await load(member, 'payments-fraud');
    const customValues = { paymentMaker: 'Ann', paymentChecker: 'Ann' };
    const refused = await member.browser.call(policySave, { policy: given(data, { status: 'Active', customValues }) });
    expect(refused.status).toBe(400);
    expect(await interviewOf(member)).toMatchObject({ version: 0 });
  });
});

describe('one of several answers', () => {
  const prepare = async () => {
    const member = await signInNewMember(portal);
    await member.browser.call(savePolicyInterview, { version: 0, answers: { securityLead: 'Kim Lee' } });
    await save(member, 'logging', { customValues: { securityLead: 'Bo Kay' } });
    await save(member, 'encryption', { status: 'Active', customValues: { securityLead: 'Cy Day' } });
    return member;
  };
  const use = ({ browser }: Browser, from: string | null, version = 1) =>
    browser.call(useAnswerEverywhere, { version, field: 'securityLead', from });

  test('is used everywhere: drafts follow, and approved policies get a draft to approve', async () => {
    const member = await prepare();
    const { body } = await use(member, 'logging');
    expect(body.data).toMatchObject({ version: 2, differing: [] });
    expect(await answerTo(member, 'securityLead')).toMatchObject({ value: 'Bo Kay' });
    const { data, storageList } = await load(member, 'encryption');
    expect(data).toMatchObject({ version: 2, status: 'Draft' });
    expect(JSON.stringify(data.text)).toContain('Bo Kay');
    expect(storageList.map(({ version, status }) => [version, status])).toEqual([
      [2, 'Draft'],
      [1, 'Active'],
    ]);
    expect((await logOf(member.orgId)).map(({ action, subject }) => `${action} ${subject}`)).toContain(
      'policy.answer-used-everywhere Who leads security day to day',
    );
  });

  test('may be the firm’s own', async () => {
    const member = await prepare();
    const { body } = await use(member, null);
    expect(body.data.differing).toEqual([]);
    expect(await askedBy(member, 'logging', 'securityLead')).toMatchObject({ value: 'Kim Lee', offered: null });
  });

  test('is refused where it is not there, and where the answers have changed', async () => {
    const member = await prepare();
    expect(await use(member, 'backup-recovery')).toMatchObject({ status: 404 });
    expect(await use(member, 'logging', 9)).toMatchObject({ status: 409, errors: [{ code: 'INTERVIEW_CHANGED' }] });
    const unknown = { version: 1, field: 'retentionDays', from: null };
    expect(await member.browser.call(useAnswerEverywhere, unknown)).toMatchObject({ status: 404 });
  });
});

test('what was typed and not saved is there again for the person who typed it, until it is saved or discarded', async () => {
  const member = await signInNewMember(portal);
  const colleague = { browser: await signIn(portal, await inviteColleague(portal, member)) };
  const keep = (answers: Record<string, string>) => member.browser.call(keepPolicyInterview, { answers });
  await keep({ buyer: 'Ann' });
  expect(await interviewOf(member)).toMatchObject({ kept: { buyer: 'Ann' }, version: 0 });
  expect(await interviewOf(colleague)).toMatchObject({ kept: {} });
  await keep({});
  expect(await interviewOf(member)).toMatchObject({ kept: {} });
  await keep({ buyer: 'Ann' });
  await member.browser.call(savePolicyInterview, { version: 0, answers: { buyer: 'Ann' } });
  expect(await interviewOf(member)).toMatchObject({ kept: {} });
});
