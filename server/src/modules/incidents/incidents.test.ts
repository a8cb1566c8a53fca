import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/incidents/incidents.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inviteColleague, type Member, signIn, signInNewMember } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const HOUR_MS = 60 * 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

let member: Member;
beforeEach(async () => {
  member = await signInNewMember(portal, 'Lark Bakery');
  await portal.database.query(`insert into organisation_countries (org_id, code, position) values ($1, 'de', 0)`, [
    member.orgId,
  ]);
});

const agoHours = (hours: number) => new Date(portal.clock.now().getTime() - hours * HOUR_MS).toISOString();
async function start(changes: object = {}) {
  const { body } = await member.browser.call(calls.startIncident, {
    ...{ requestId: randomUUID(), kind: 'data-out', noticedAt: agoHours(2), whatHappened: 'A list went out.' },
    ...changes,
  });
  return body.data.incidentId;
}
const read = async (incidentId: string) => (await member.browser.call(calls.readIncident, { incidentId })).body.data;

describe('starting a record', () => {
  test('tells every admin, in the log too, and begins one for a request that is sent twice', async () => {
    const colleague = await inviteColleague(portal, member);
    await signIn(portal, colleague);
    const requestId = randomUUID();
    const first = await start({ requestId });
    expect(await start({ requestId })).toBe(first);
    for (const to of [member.email, colleague]) {
      const told = (await queuedMails(portal, to)).filter(({ request }) => request.kind === 'incident-started');
      expect(told.map(({ request }) => request)).toMatchObject([
        { what: 'Data got out', whatHappened: 'A list went out.' },
      ]);
    }
    const logged = await portal.database.query(
      `select subject from audit_log where org_id = $1 and action = 'incident.started'`,
      [member.orgId],
    );
    expect(logged).toEqual([{ subject: 'Data got out' }]);
  });

  test.each([-1, 24 * 400])('with a time of %d hours ago is refused at its field', async (hours) => {
    const { status, body } = await member.browser.call(calls.startIncident, {
      ...{ requestId: randomUUID(), kind: 'other', noticedAt: agoHours(hours), whatHappened: 'Odd.' },
    });
    expect([status, body]).toMatchObject([400, { errors: [{ code: 'NOTICED_AT_WRONG', field: 'noticedAt' }] }]);
  });
});

describe('the log', () => {
  test('takes notes of two people at once, and a note that is sent twice once', async () => {
    const colleague = { browser: await signIn(portal, await inviteColleague(portal, member)) };
    const incidentId = await start();
    const requestId = randomUUID();
    const note = (by: Pick<Member, 'browser'>, text: string, id = randomUUID()) =>
      by.browser.call(calls.addIncidentNote, { incidentId, requestId: id, text });
    await Promise.all([
      ...['a', 'b', 'c'].map((text) => note(member, text)),
      ...['d', 'e'].map((text) => note(colleague, text)),
      note(member, 'twice', requestId),
      note(member, 'twice', requestId),
    ]);
    const texts = (await read(incidentId)).entries.map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'twice']);
  });

  test('cannot be changed by the portal, nor can a line be deleted', async () => {
    const [granted] = await portal.database.query<{ may: boolean }>(
      `select has_table_privilege('portal_app', 'incident_entries', 'update') or
              has_table_privilege('portal_app', 'incident_entries', 'delete') as may`,
    );
    expect(granted).toEqual({ may: false });
  });

  test('says which steps are done, and keeps that one was opened again', async () => {
    const incidentId = await start();
    const tick = (isDone: boolean) =>
      member.browser.call(calls.markIncidentStep, { incidentId, stepId: 'call-lead', isDone });
    await tick(true);
    await tick(true);
    expect((await read(incidentId)).doneSteps).toMatchObject([{ stepId: 'call-lead' }]);
    await tick(false);
    const { doneSteps, entries } = await read(incidentId);
    expect(doneSteps).toEqual([]);
    expect(entries.map(({ kind, subjectName }) => [kind, subjectName])).toEqual([
      ['step-done', 'Call your incident lead.'],
      ['step-open', 'Call your incident lead.'],
    ]);
    const { status } = await member.browser.call(calls.markIncidentStep, {
      ...{ incidentId, stepId: 'no-such-step', isDone: true },
    });
    expect(status).toBe(404);
  });

  test('keeps what was said of the people before', async () => {
    const incidentId = await start();
    const say = (count: number | null, who: string) =>
      member.browser.call(calls.sayIncidentPeople, { incidentId, count, who });
    await say(null, 'Customers.');
    await say(1, 'One customer.');
    const { people, entries } = await read(incidentId);
    expect(people).toEqual({ count: 1, who: 'One customer.' });
    expect(entries.map(({ text }) => text)).toEqual([
      'Number of people not known yet. Customers.',
      '1 person. One customer.',
    ]);
  });
});

describe('the clock', () => {
  const deadline = async (incidentId: string, id: string) => {
    const found = (await read(incidentId)).deadlines.find((one) => one.id === id);
    if (found === undefined) throw new Error(`There is no ${id}`);
    return found;
  };
  const mark = (incidentId: string, deadlineId: string, how: 'done' | 'not-needed' | 'open', reason = '') =>
    member.browser.call(calls.markIncidentDeadline, { incidentId, deadlineId, mark: how, reason });

  test('counts from when it was noticed, by where the company works', async () => {
    const incidentId = await start({ noticedAt: agoHours(50) });
    expect(await deadline(incidentId, 'gdpr-authority')).toMatchObject({
      ...{ state: 'open', countries: ['Germany'], law: 'GDPR, Art. 33' },
      endsAt: new Date(Date.parse(agoHours(50)) + 72 * HOUR_MS).toISOString(),
    });
    expect(await deadline(incidentId, 'nis2-warning')).toMatchObject({ state: 'over' });
    expect(await deadline(incidentId, 'gdpr-people')).toMatchObject({ state: 'soon', endsAt: null, waits: false });
    expect((await read(incidentId)).isGuess).toBe(false);
  });

  test('takes a decision with its reason, which is needed where a deadline does not apply', async () => {
    const incidentId = await start();
    expect((await mark(incidentId, 'gdpr-authority', 'not-needed')).status).toBe(400);
    await mark(incidentId, 'gdpr-authority', 'not-needed', 'The file was encrypted.');
    expect(await deadline(incidentId, 'gdpr-authority')).toMatchObject({
      state: 'not-needed',
      reason: 'The file was encrypted.',
    });
    await mark(incidentId, 'gdpr-authority', 'open');
    expect(await deadline(incidentId, 'gdpr-authority')).toMatchObject({ state: 'open', reason: '' });
    expect((await mark(incidentId, 'no-such-law', 'done')).status).toBe(404);
  });

  test('of a final report begins with the report before', async () => {
    const incidentId = await start();
    expect(await deadline(incidentId, 'nis2-final')).toMatchObject({ waits: true, endsAt: null, state: 'open' });
    await mark(incidentId, 'nis2-report', 'done');
    const ends = new Date(portal.clock.now().getTime() + 720 * HOUR_MS).toISOString();
    expect(await deadline(incidentId, 'nis2-final')).toMatchObject({ waits: false, endsAt: ends });
  });
});

describe('a closed record', () => {
  const close = (incidentId: string) =>
    member.browser.call(calls.closeIncident, { incidentId, rootCause: 'An open link.', lessons: 'Links end.' });

  test('takes no more lines until it is opened again, and its clock stands still', async () => {
    const incidentId = await start({ noticedAt: agoHours(71.95) });
    const { body } = await close(incidentId);
    expect(body.data).toMatchObject({ rootCause: 'An open link.', lessons: 'Links end.' });
    portal.clock.advance(HOUR_MS / 10);
    expect((await read(incidentId)).deadlines.find(({ id }) => id === 'gdpr-authority')?.state).toBe('soon');
    const note = { incidentId, requestId: randomUUID(), text: 'More.' };
    expect((await member.browser.call(calls.addIncidentNote, note)).body).toMatchObject({
      errors: [{ code: 'INCIDENT_CLOSED' }],
    });
    await member.browser.call(calls.reopenIncident, { incidentId });
    expect((await member.browser.call(calls.addIncidentNote, note)).status).toBe(200);
  });

  test('becomes a report and a table, whose cells no program takes for a formula', async () => {
    const incidentId = await start({ whatHappened: '=1+1' });
    await member.browser.call(calls.addIncidentNote, { incidentId, requestId: randomUUID(), text: '=SUM(A1)' });
    await close(incidentId);
    const report = await member.browser.call(calls.incidentReport, { incidentId });
    expect(report.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(String(report.headers['content-disposition'])).toContain('Incident');
    const table = (await member.browser.call(calls.incidentCsv, { incidentId })).raw.toString();
    expect(table).toContain("'=1+1");
    expect(table).toContain("'=SUM(A1)");
    expect(table.trim().split('\r\n')).toHaveLength(4);
  });

  test('stands below those that are open', async () => {
    const [first, second] = [await start(), await start({ noticedAt: agoHours(30) })];
    await close(first);
    const { body } = await member.browser.call(calls.listIncidents, {});
    expect(body.data.map(({ incidentId }) => incidentId)).toEqual([second, first]);
  });
});
