import * as calls from '@portal/contract/handovers/handovers.calls.ts';
import { listFindings, readFinding, retestFinding } from '@portal/contract/monitoring/findings.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Member, signIn, signInNewMember } from '../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite, aFinding, completeScan, startScanOf } from '../../testing/websites.ts';
import { handovers as handoversModule } from './handovers.module.ts';

const DAY_MS = 24 * 60 * 60_000;
const HELPER = { name: 'Noor Haddad', email: 'noor@provider.example' };
const SENT = { ...HELPER, note: 'Please do this week.', days: 30, showsFirm: true, sends: true } as const;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

let member: Member;
let websiteName: string;
let findingId: string;
beforeEach(async () => {
  member = await signInNewMember(portal);
  websiteName = `Shop ${member.userId}`;
  const targetId = await addWebsite(member, websiteName);
  await completeScan(portal, await startScanOf(member, targetId), [
    aFinding({ subject: 'one' }),
    aFinding({ subject: 'hidden-elsewhere', severity: 'medium' }),
  ]);
  portal.clock.advance(60_000);
  const { body } = await member.browser.call(listFindings, { search: 'one' });
  findingId = body.data.findings[0]?.findingId ?? '';
});

const point = () => ({ kind: 'finding', ref: findingId }) as const;
async function handOver(changes: object = {}) {
  const answer = await member.browser.call(calls.handOver, { points: [point()], ...SENT, ...changes });
  return { answer, token: answer.body.data?.url.split('/').at(-1) ?? '' };
}
const open = (token: string) => portal.browser().call(calls.openHandover, { token });
const firstPoint = async (token: string) => {
  const [first] = (await open(token)).body.data.points;
  if (first === undefined) throw new Error('The link shows nothing');
  return first;
};
const list = async (of: Pick<Member, 'browser'> = member) => (await of.browser.call(calls.handovers, {})).body.data;
const told = async (kind: string) =>
  (await queuedMails(portal, member.email)).filter(({ request }) => request.kind === kind);
const retests = () =>
  portal.database.query<{ scan_id: string; status: string }>('select * from scans where retest_of = $1', [findingId]);
const logged = async (action: string) =>
  (await portal.database.query('select 1 from audit_log where org_id = $1 and action = $2', [member.orgId, action]))
    .length;

const endlessTrial = () =>
  portal.database.query(`update organisations set trial_ends_at = '2100-01-01' where org_id = $1`, [member.orgId]);

describe('a link', () => {
  test('shows the finding with its steps, and nothing else of the firm', async () => {
    const { answer, token } = await handOver();
    expect(answer.status).toBe(200);
    expect(await newestLinkToken(portal, HELPER.email, 'handover')).toBe(token);
    const [mail] = (await queuedMails(portal, HELPER.email)).slice(-1);
    expect(mail?.replyTo).toBe(member.email);
    const { data } = (await open(token)).body;
    expect(data).toMatchObject({ organisation: 'Harbor Bakery Ltd', name: HELPER.name, note: SENT.note });
    expect(data.points).toMatchObject([{ kind: 'finding', state: 'open', severity: 'low', questions: [] }]);
    expect(data.points[0]?.ways[0]?.steps.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain('hidden-elsewhere');
    expect(JSON.stringify(data)).not.toContain(member.email);
    const stored = await portal.database.query<{ kept: string }>(
      `select handovers::text as kept from handovers where org_id = $1`,
      [member.orgId],
    );
    expect(stored[0]?.kept).not.toContain(token);
  });

  test('says no name of a firm that hides it, and has no answer go to the person', async () => {
    const { token } = await handOver({ showsFirm: false });
    expect((await open(token)).body.data).toMatchObject({ organisation: null, sentBy: null });
    const mail = (await queuedMails(portal, HELPER.email)).at(-1);
    expect(mail?.replyTo).toBeUndefined();
    expect(JSON.stringify(mail?.request)).not.toContain('Harbor Bakery');
  });

  test('is not opened by a program that asks for it, but by a person at the page, once', async () => {
    const { token } = await handOver();
    await open(token);
    expect((await list()).handovers[0]).toMatchObject({ state: 'not-opened', openedAt: null });
    await portal.browser().call(calls.noteHandoverOpened, { token });
    await portal.browser().call(calls.noteHandoverOpened, { token });
    expect((await list()).handovers[0]).toMatchObject({ state: 'opened', openedAt: expect.any(String) });
    expect(await logged('handover.opened')).toBe(1);
  });

  test('can only be copied: then no email is sent, and it cannot be sent again without an address', async () => {
    const { answer } = await handOver({ email: '', sends: false });
    expect(answer.status).toBe(200);
    const { handoverId } = answer.body.data;
    const again = await member.browser.call(calls.renewHandover, { handoverId, sends: true });
    expect(again.errors[0]?.code).toBe('HANDOVER_HAS_NO_EMAIL');
    expect((await member.browser.call(calls.renewHandover, { handoverId, sends: false })).status).toBe(200);
    const unsendable = await handOver({ email: '' });
    expect(unsendable.answer).toMatchObject({ status: 400, body: { errors: [{ field: 'email' }] } });
  });

  test('works for 7 to 90 days, and for no other number of them', async () => {
    for (const days of [6, 8, 91, 365]) {
      const refused = await member.browser.send('POST', `/api${calls.handOver.path}`, {
        body: { points: [point()], ...SENT, days },
        headers: { 'x-csrf-token': await member.browser.fetchCsrfToken(), 'sec-fetch-site': 'same-origin' },
      });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'days' }] } });
    }
    await endlessTrial();
    const [short, long] = [await handOver({ days: 7 }), await handOver({ days: 90 })];
    portal.clock.advance(7 * DAY_MS - 1);
    expect((await open(short.token)).status).toBe(200);
    portal.clock.advance(1);
    expect((await open(short.token)).status).toBe(404);
    portal.clock.advance(83 * DAY_MS - 1);
    expect((await open(long.token)).status).toBe(200);
    portal.clock.advance(1);
    expect((await open(long.token)).status).toBe(404);
  });

  test('is forgotten with its helper 180 days after its end, be it over or revoked, and with the firm', async () => {
    const [over, revoked, kept] = [await handOver({ days: 7 }), await handOver({ days: 90 }), await handOver()];
    const idOf = ({ answer }: typeof over) => answer.body.data.handoverId;
    await member.browser.call(calls.revokeHandover, { handoverId: idOf(revoked) });
    const left = async (days: number) => {
      const now = new Date(portal.clock.now().getTime() + days * DAY_MS);
      const { services } = portal.portal;
      await services.database.asSystem(async (tx) => handoversModule.clearExpired?.(tx, now, services));
      const sql = 'select handover_id from handovers where org_id = $1 and helper_email = $2';
      const rows = await portal.database.query<{ handover_id: string }>(sql, [member.orgId, HELPER.email]);
      return rows.map(({ handover_id }) => handover_id).sort();
    };
    const all = [over, revoked, kept].map(idOf).sort();
    expect(await left(180)).toEqual(all);
    expect(await left(181)).toEqual(all.filter((id) => id !== idOf(revoked)));
    expect(await left(188)).toEqual([idOf(kept)]);
  });

  test('gets the same answer when it is unknown, replaced, revoked, over, of a suspended firm or one without the module', async () => {
    const unknown = (await open('x'.repeat(43))).body;
    expect(unknown).toMatchObject({ errors: [{ code: 'HANDOVER_LINK_INVALID' }] });
    const { answer, token } = await handOver();
    const { handoverId } = answer.body.data;
    const renewed = await member.browser.call(calls.renewHandover, { handoverId, sends: true });
    expect((await open(token)).body).toEqual(unknown);
    const now = renewed.body.data.url.split('/').at(-1) ?? '';
    expect((await open(now)).body).toMatchObject({ success: true });
    const change = (sql: string) => portal.database.query(sql, [member.orgId]);
    await change(`update organisations set suspended_at = now() where org_id = $1`);
    expect((await open(now)).body).toEqual(unknown);
    await change(`update organisations set suspended_at = null, subscription_status = 'CANCELLED' where org_id = $1`);
    expect((await open(now)).body).toEqual(unknown);
    await change(`update organisations set subscription_status = 'INTRIAL' where org_id = $1`);
    expect((await open(now)).body).toMatchObject({ success: true });
    portal.clock.advance(30 * DAY_MS);
    expect((await open(now)).body).toEqual(unknown);
    const back = { browser: await signIn(portal, member.email) };
    expect((await list(back)).handovers[0]?.state).toBe('expired');
    const third = (await back.browser.call(calls.renewHandover, { handoverId, sends: false })).body.data.url;
    await back.browser.call(calls.revokeHandover, { handoverId });
    expect((await open(third.split('/').at(-1) ?? '')).body).toEqual(unknown);
    expect((await list(back)).handovers[0]?.state).toBe('revoked');
    expect((await back.browser.call(calls.revokeHandover, { handoverId })).status).toBe(404);
  });

  test('of what another firm has is not made, and another firm ends none', async () => {
    const { answer } = await handOver();
    const { handoverId } = answer.body.data;
    const other = await signInNewMember(portal);
    expect((await other.browser.call(calls.handOver, { points: [point()], ...SENT })).status).toBe(404);
    expect((await other.browser.call(calls.revokeHandover, { handoverId })).status).toBe(404);
    expect((await list(other)).handovers).toEqual([]);
    expect((await handOver({ points: [{ kind: 'raise', ref: 'no/such' }] })).answer.status).toBe(404);
    expect((await handOver({ points: [] })).answer.errors[0]?.code).toBe('NOTHING_TO_HAND_OVER');
  });

  test('takes the whole list of a website, the worst first', async () => {
    const { token } = await handOver({ points: [], findings: { websiteName } });
    const { points } = (await open(token)).body.data;
    expect(points.map(({ severity }) => severity)).toEqual(['medium', 'low']);
    const { handovers, helpers } = await list();
    expect(handovers[0]?.points).toHaveLength(2);
    expect(helpers).toEqual([HELPER]);
  });
});

describe('“I have fixed this”', () => {
  const done = async (token: string, pointId: string) =>
    portal.browser().call(calls.reportHandoverDone, { token, pointId });

  test('begins one look for a double press, and both sides see what comes of it', async () => {
    const { token } = await handOver();
    const { pointId } = await firstPoint(token);
    const answers = await Promise.all([done(token, pointId), done(token, pointId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [scan, ...others] = await retests();
    expect(others).toEqual([]);
    expect(await firstPoint(token)).toMatchObject({ state: 'checking' });
    expect(await told('handover-done')).toHaveLength(1);
    expect(await logged('handover.done')).toBe(1);
    expect(await logged('finding.retested')).toBe(1);
    await portal.database.query(
      `update scans set status = 'completed', completed_at = $2, retest_result = 'still-there' where scan_id = $1`,
      [scan?.scan_id, portal.clock.now()],
    );
    expect(await firstPoint(token)).toMatchObject({ state: 'still-there', checkedAt: expect.any(String) });
    expect((await list()).handovers[0]).toMatchObject({ state: 'still-there', points: [{ state: 'still-there' }] });
    await portal.database.query(
      `update website_findings set state = 'fixed', fixed_at = now() where website_finding_id = $1`,
      [findingId],
    );
    expect(await firstPoint(token)).toMatchObject({ state: 'gone' });
    expect((await list()).handovers[0]?.state).toBe('finished');
  });

  test('within 30 seconds is the same press, and after them another', async () => {
    const { token } = await handOver();
    const { pointId } = await firstPoint(token);
    await done(token, pointId);
    portal.clock.advance(29_999);
    await done(token, pointId);
    expect(await logged('handover.done')).toBe(1);
    portal.clock.advance(1);
    await done(token, pointId);
    expect(await logged('handover.done')).toBe(2);
  });

  test('is the same look as the member’s own button begins', async () => {
    const { token } = await handOver();
    const { pointId } = await firstPoint(token);
    await done(token, pointId);
    expect((await member.browser.call(retestFinding, { findingId })).status).toBe(200);
    expect(await retests()).toHaveLength(1);
    const { retest } = (await member.browser.call(readFinding, { findingId })).body.data;
    expect(retest?.status).toBe('started');
  });

  test('waits for the next scan where no look can begin', async () => {
    await startScanOf(member, (await member.browser.call(readFinding, { findingId })).body.data.website.targetId);
    const { token } = await handOver();
    const { pointId } = await firstPoint(token);
    expect((await done(token, pointId)).body.data).toMatchObject({ state: 'reported' });
    expect(await retests()).toEqual([]);
  });

  test('is taken five times a day', async () => {
    const { token } = await handOver();
    const { pointId } = await firstPoint(token);
    for (let time = 0; time < 5; time += 1) {
      expect((await done(token, pointId)).status).toBe(200);
      portal.clock.advance(60_000);
    }
    expect((await done(token, pointId)).errors[0]?.code).toBe('CHECKED_OFTEN');
  });

  test('of what the link does not show is refused, and of a removed finding nothing is told but its name', async () => {
    const { token } = await handOver();
    const { pointId, title } = await firstPoint(token);
    expect((await done(token, crypto.randomUUID())).errors[0]?.code).toBe('HANDOVER_LINK_INVALID');
    await portal.database.query('delete from website_findings where website_finding_id = $1', [findingId]);
    expect(await firstPoint(token)).toMatchObject({ pointId, title, state: 'removed', where: [], ways: [], what: '' });
  });
});

describe('a question', () => {
  const ask = (token: string, pointId: string, text: string) =>
    portal.browser().call(calls.askAboutHandover, { token, pointId, text });

  test('goes to whoever sent the link, and its answer back', async () => {
    const { token } = await handOver();
    const { pointId } = await firstPoint(token);
    await Promise.all([ask(token, pointId, 'When may I restart it?'), ask(token, pointId, 'When may I restart it?')]);
    expect(await told('handover-question')).toHaveLength(1);
    const [row] = (await list()).handovers;
    expect(row?.state).toBe('question');
    const questionId = row?.points[0]?.questions[0]?.questionId ?? '';
    const answer = () => member.browser.call(calls.answerHandoverQuestion, { questionId, answer: 'At night.' });
    const other = await signInNewMember(portal);
    const foreign = await other.browser.call(calls.answerHandoverQuestion, { questionId, answer: 'Never.' });
    expect(foreign.status).toBe(404);
    expect((await answer()).status).toBe(200);
    expect((await answer()).status).toBe(404);
    const mail = (await queuedMails(portal, HELPER.email)).at(-1);
    expect(mail).toMatchObject({ replyTo: member.email, request: { kind: 'handover-answer', answer: 'At night.' } });
    expect(JSON.stringify(mail?.request)).not.toContain(token);
    expect((await firstPoint(token)).questions).toMatchObject([{ answer: 'At night.' }]);
  });

  test('is one of five a day', async () => {
    const { token } = await handOver();
    const { pointId } = await firstPoint(token);
    for (let number = 1; number <= 5; number += 1)
      expect((await ask(token, pointId, `Question ${number}`)).status).toBe(200);
    expect((await ask(token, pointId, 'Question 6')).errors[0]?.code).toBe('TOO_MANY_QUESTIONS');
    portal.clock.advance(DAY_MS);
    expect((await ask(token, pointId, 'Question 6')).status).toBe(200);
  });
});

test('a link causes five emails a day, whatever is pressed and asked', async () => {
  const { token } = await handOver({ points: [], findings: { websiteName } });
  const { points } = (await open(token)).body.data;
  for (const { pointId } of points) {
    await portal.browser().call(calls.reportHandoverDone, { token, pointId });
    for (const text of ['One?', 'Two?'])
      expect((await portal.browser().call(calls.askAboutHandover, { token, pointId, text })).status).toBe(200);
  }
  expect(points).toHaveLength(2);
  expect((await told('handover-done')).length + (await told('handover-question')).length).toBe(5);
});

test('fifty links work at once at most', async () => {
  await portal.database.query(
    `insert into handovers (handover_id, org_id, token_hash, helper_name, helper_email, shows_firm, days, made_by_name, made_at, expires_at)
     select gen_random_uuid(), $1::uuid, decode(md5(($1::uuid)::text || n), 'hex'), 'N', '', true, 7, 'N', $2, $2::timestamptz + interval '7 days'
     from generate_series(1, 50) n`,
    [member.orgId, portal.clock.now()],
  );
  expect((await handOver()).answer.errors[0]?.code).toBe('TOO_MANY_HANDOVERS');
});
