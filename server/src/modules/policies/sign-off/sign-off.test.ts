import { randomUUID } from 'node:crypto';
import { policyDownload, policyList, policyLoad, policySave } from '@portal/contract/policies/policies.calls.ts';
import * as calls from '@portal/contract/policies/sign-off.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfFacts } from '../../../documents/testing/pdf-facts.ts';
import { changePlans } from '../../../testing/change-plans.ts';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { rightAnswers } from '../testing/right-answers.ts';
import { remindOfSignOffs } from './remind-of-sign-offs.ts';

const POLICY = 'acceptable-use';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const address = () => `${randomUUID()}@firm.example`;
const people = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ name: `Person ${place}`, email: address() }));

/** Approves what is newest, with some changes; answers the version. */
async function approve({ browser }: Member, changes: { minor?: boolean; days?: number } = {}): Promise<number> {
  const { data } = (await browser.call(policyLoad, { policyType: POLICY, version: null })).body;
  const { id, name, version, saved, customPolicy } = data;
  const customValues = { ...data.customValues, ...(changes.days ? { softwareDays: changes.days } : {}) };
  const policy = { id, name, version, saved, customPolicy, customValues, minor: changes.minor ?? false } as const;
  const answer = await browser.call(policySave, { policy: { ...policy, status: 'Active' } });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.data.version;
}

async function firmWithPolicy() {
  const member = await signInNewMember(portal);
  return { member, version: await approve(member) };
}
const ask = ({ browser }: Member, version: number, asked: { name: string; email: string }[]) =>
  browser.call(calls.askSignOff, { policyId: POLICY, version, people: asked });
const tokenOf = (email: string) => newestLinkToken(portal, email, 'sign-off-request');
const mailsOf = async (email: string) => (await queuedMails(portal, email)).map(({ request }) => request.kind);

async function confirm(token: string, version: number) {
  const guest = portal.browser();
  const { data } = (await guest.call(calls.readSignOffText, { token, policyId: POLICY, version })).body;
  const answers = rightAnswers(data.questions);
  return guest.call(calls.acknowledgePolicy, {
    token,
    policyId: POLICY,
    version,
    contentHash: data.contentHash,
    answers,
  });
}

describe('signing off', () => {
  test('goes from the request by mail to a record with statement and hash, in list, CSV and PDF', async () => {
    const { member, version } = await firmWithPolicy();
    const [ann, ben] = people(2);
    if (ann === undefined || ben === undefined) throw new Error();
    expect((await ask(member, version, [ann, ben, { ...ann, name: 'Nameless' }])).body.data).toEqual({
      asked: 2,
      already: 0,
    });
    expect((await ask(member, version, [ann])).body.data).toEqual({ asked: 0, already: 1 });
    expect(await mailsOf(ann.email)).toEqual(['sign-off-request']);

    const token = await tokenOf(ann.email);
    const opened = (await portal.browser().call(calls.openSignOff, { token })).body.data;
    expect(opened).toMatchObject({ name: ann.name, organisation: 'Harbor Bakery Ltd' });
    expect(opened.policies).toMatchObject([{ policyId: POLICY, version, acknowledgedAt: null }]);
    expect((await confirm(token, version)).status).toBe(200);
    // A second click changes nothing.
    const first = (await confirm(token, version)).body.data;
    portal.clock.advance(60_000);
    expect((await confirm(token, version)).body.data).toEqual(first);

    const read = (await member.browser.call(calls.readSignOff, { policyId: POLICY, version })).body.data;
    expect(read).toMatchObject({ total: 2, asked: 2, acknowledged: 1 });
    expect(read.people.map(({ email, state }) => [email, state])).toEqual([
      [ben.email, 'open'],
      [ann.email, 'acknowledged'],
    ]);
    const listed = (await member.browser.call(policyList, {})).body.data.find(({ id }) => id === POLICY);
    expect(listed?.signOff).toEqual({ asked: 2, acknowledged: 1 });
    const csv = (await member.browser.call(calls.exportSignOffs, { policyId: POLICY })).raw.toString();
    expect(csv).toMatch(
      new RegExp(
        `${ann.email}.*I have read and understood the “For everyone” part of .{1,60}’s policy “Acceptable use.*[0-9a-f]{64}`,
      ),
    );
    const pdf = await member.browser.call(policyDownload, { id: POLICY, version });
    expect(pdfFacts(pdf.raw).bookmarks).toContain('Confirmed by');
  });

  test('shows the text as it was approved, and refuses the hash of another', async () => {
    const { member, version } = await firmWithPolicy();
    const [ann] = people(1);
    if (ann === undefined) throw new Error();
    await ask(member, version, [ann]);
    const token = await tokenOf(ann.email);
    const guest = portal.browser();
    const { data } = (await guest.call(calls.readSignOffText, { token, policyId: POLICY, version })).body;
    expect(JSON.stringify(data.rest)).toContain('Harbor Bakery Ltd');
    expect(data.statement).toMatch(
      /^I have read and understood the “For everyone” part of Harbor Bakery Ltd’s policy “.+” \(version 1\)\./,
    );
    const forged = { token, policyId: POLICY, version, contentHash: '0'.repeat(64) };
    expect((await guest.call(calls.acknowledgePolicy, forged)).errors[0]?.code).toBe('SIGN_OFF_TEXT_CHANGED');
  });

  test('is asked again for a version that says something new to everyone, but not for a minor change; what was signed stays', async () => {
    const { member, version } = await firmWithPolicy();
    const [ann, ben] = people(2);
    if (ann === undefined || ben === undefined) throw new Error();
    await ask(member, version, [ann, ben]);
    await confirm(await tokenOf(ann.email), version);
    await approve(member, { minor: true, days: 4 });
    expect(await mailsOf(ann.email)).toEqual(['sign-off-request']);
    const third = await approve(member, { days: 5 });
    expect(await mailsOf(ann.email)).toEqual(['sign-off-request', 'sign-off-request']);
    const before = (await member.browser.call(calls.readSignOff, { policyId: POLICY, version })).body.data;
    expect(before.people.map(({ state }) => state).sort()).toEqual(['acknowledged', 'withdrawn']);
    const now = (await member.browser.call(calls.readSignOff, { policyId: POLICY, version: third })).body.data;
    expect(now).toMatchObject({ asked: 2, acknowledged: 0 });
    // Ann still finds what she signed, and the new one first.
    const opened = (await portal.browser().call(calls.openSignOff, { token: await tokenOf(ann.email) })).body.data;
    expect(opened.policies.map((policy) => [policy.version, policy.acknowledgedAt === null])).toEqual([
      [third, true],
      [version, false],
    ]);
    // Ben's older request was overtaken.
    const late = await confirm(await tokenOf(ben.email), version);
    expect(late.errors[0]?.code).toBe('SIGN_OFF_WITHDRAWN');
  });

  test('a record can neither be changed nor taken back', async () => {
    const { member, version } = await firmWithPolicy();
    const [ann] = people(1);
    if (ann === undefined) throw new Error();
    await ask(member, version, [ann]);
    await confirm(await tokenOf(ann.email), version);
    const { data } = (await member.browser.call(calls.readSignOff, { policyId: POLICY, version })).body;
    const personId = data.people[0]?.personId ?? '';
    await member.browser.call(calls.withdrawSignOff, { policyId: POLICY, version, personId });
    const after = (await member.browser.call(calls.readSignOff, { policyId: POLICY, version })).body.data;
    expect(after.people[0]?.state).toBe('acknowledged');
    const { database } = portal.portal.services;
    const change = database.inOrg(member.orgId, (tx) =>
      tx.updateTable('sign_offs').set({ statement: 'I agree to anything' }).execute(),
    );
    await expect(change).rejects.toThrow('stays as it is');
    const remove = database.inOrg(member.orgId, (tx) => tx.deleteFrom('sign_offs').execute());
    await expect(remove).rejects.toThrow('stays as it is');
  });

  test('people are reminded together for all that is open, on working days alone, and admins hear of it weekly', async () => {
    portal.clock.set('2026-11-16T18:00:00Z');
    const { member, version } = await firmWithPolicy();
    const [ann, ben] = people(2);
    if (ann === undefined || ben === undefined) throw new Error();
    await ask(member, version, [ann, ben]);
    await confirm(await tokenOf(ben.email), version);
    const { services } = portal.portal;
    for (let day = 17; day <= 30; day += 1) {
      portal.clock.set(`2026-11-${day}T18:00:00Z`);
      await remindOfSignOffs(services);
      await remindOfSignOffs(services);
    }
    // Asked on a Monday: the fifth day is a Saturday, so the first reminder comes on the 23rd, the next on the 30th.
    expect(await mailsOf(ann.email)).toEqual(['sign-off-request', 'sign-off-reminder', 'sign-off-reminder']);
    expect(await mailsOf(ben.email)).toEqual(['sign-off-request']);
    expect((await mailsOf(member.email)).filter((kind) => kind === 'sign-off-digest')).toHaveLength(2);
    portal.clock.set('2026-12-07T12:00:00Z');
    await remindOfSignOffs(services);
    // It is four in the morning there.
    expect(await mailsOf(ann.email)).toHaveLength(3);
  });

  test('an admin may remind those who are missing, once a day', async () => {
    const { member, version } = await firmWithPolicy();
    const asked = people(2);
    await ask(member, version, asked);
    const remind = () => member.browser.call(calls.remindSignOff, { policyId: POLICY, version });
    expect((await remind()).body.data).toEqual({ reminded: 2 });
    expect((await remind()).body.data).toEqual({ reminded: 0 });
  });

  test('unknown and ended links are told the same', async () => {
    const { member, version } = await firmWithPolicy();
    const asked = people(1);
    await ask(member, version, asked);
    const token = await tokenOf(asked[0]?.email ?? '');
    const refusal = { status: 404, errors: [{ code: 'SIGN_OFF_LINK_INVALID' }] };
    expect(await portal.browser().call(calls.openSignOff, { token: 'x'.repeat(43) })).toMatchObject(refusal);
    const other = { token, policyId: 'remote-work', version: 1 };
    expect(await portal.browser().call(calls.readSignOffText, other)).toMatchObject(refusal);
    // Its plan goes on all that time, so that nothing but the link ends.
    await portal.database.query(`update organisations set trial_ends_at = '2100-01-01' where org_id = $1`, [
      member.orgId,
    ]);
    portal.clock.advance(400 * 24 * 60 * 60_000 - 1);
    expect((await portal.browser().call(calls.openSignOff, { token })).status).toBe(200);
    portal.clock.advance(1);
    expect(await portal.browser().call(calls.openSignOff, { token })).toMatchObject(refusal);
  });

  test('only the version that holds, and only where the plan has it', async () => {
    const { member, version } = await firmWithPolicy();
    const asked = people(1);
    expect((await ask(member, version + 1, asked)).errors[0]?.code).toBe('SIGN_OFF_NEEDS_ACTIVE');
    await ask(member, version, asked);
    const token = await tokenOf(asked[0]?.email ?? '');
    await changePlans(portal, ({ planDetail }) => ({
      planDetail: { ...planDetail, securityPoliciesSignOff: 'NOT_AVAILABLE' },
    }));
    expect((await ask(member, version, asked)).errors[0]?.code).toBe('SIGN_OFF_NOT_IN_PLAN');
    const opened = await portal.browser().call(calls.openSignOff, { token });
    expect(opened.errors[0]?.code).toBe('SIGN_OFF_LINK_INVALID');
  });
});
