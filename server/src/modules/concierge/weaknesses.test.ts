import type { InputOf } from '@portal/contract/call.ts';
import * as calls from '@portal/contract/concierge/concierge.calls.ts';
import * as staffCalls from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import { openServiceSession } from '@portal/contract/console/service-session.calls.ts';
import { getModuleActivity } from '@portal/contract/dashboard/dashboard.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshProof, type Member, type Person, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
let staff: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await signInNewStaff(portal, 'support');
});
afterAll(() => portal.stop());

type Given = InputOf<typeof staffCalls.saveWeakness>;
const TITLE = 'Remote desktop is open to the internet';

const drafts = async (members: readonly Member[], given: Partial<Given> = {}) => {
  const { body } = await staff.browser.call(staffCalls.saveWeakness, {
    orgIds: members.map(({ orgId }) => orgId),
    title: TITLE,
    severity: 'High',
    reportedOn: '2026-01-05',
    body: 'Close port 3389 on the router.',
    ...given,
  });
  return body.data.map(({ weaknessId, version }) => ({ weaknessId, version }));
};
const published = async (members: readonly Member[], given: Partial<Given> = {}) => {
  const weaknesses = await drafts(members, given);
  await staff.browser.call(staffCalls.publishWeaknesses, { weaknesses });
  return weaknesses.map(({ weaknessId }) => ({ weaknessId, version: 2 }));
};
const one = <Value>([first]: readonly Value[]): Value => {
  if (first === undefined) throw new Error('There is none');
  return first;
};
const list = async ({ browser }: Person, filter: InputOf<typeof calls.cyberConciergeWeaknesses> = {}) =>
  (await browser.call(calls.cyberConciergeWeaknesses, filter)).body;
const mailKinds = async ({ email }: Person) => (await queuedMails(portal, email)).map(({ request }) => request.kind);

describe('a weakness', () => {
  test('is its customers’ alone once it is published, each with a row of its own, and the mail says nothing of it', async () => {
    const [member, second, stranger] = [
      await signInNewMember(portal),
      await signInNewMember(portal),
      await signInNewMember(portal),
    ];
    const made = await drafts([member, second]);
    expect(made).toHaveLength(2);
    expect((await list(member)).data).toEqual([]);
    for (const { weaknessId } of made)
      expect((await member.browser.call(calls.weakness, { weaknessId })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await staff.browser.call(staffCalls.publishWeaknesses, { weaknesses: made })).status).toBe(200);
    for (const customer of [member, second]) {
      const { data, unread } = await list(customer);
      expect(data).toMatchObject([
        { title: TITLE, severity: 'High', status: 'Open', isNew: true, reportedOn: '2026-01-05' },
      ]);
      expect(unread).toBe(1);
      const mails = await queuedMails(portal, customer.email);
      const mail = mails.findLast(({ request }) => request.kind === 'weakness-published');
      expect(mail?.request).toEqual({
        kind: 'weakness-published',
        count: 1,
        url: 'http://localhost:3000/concierge/weaknesses',
      });
    }
    const { weaknessId } = one((await list(member)).data);
    expect((await stranger.browser.call(calls.weakness, { weaknessId })).status).toBe(404);
    expect((await list(stranger)).data).toEqual([]);
  });

  test('is new until this person has read it, and again when its status has changed; staff in a service session leaves no trace', async () => {
    const member = await signInNewMember(portal);
    const { weaknessId, version } = one(await published([member]));
    const visitor = await signInNewStaff(portal);
    const reason = 'You asked us to look.';
    await visitor.browser.call(
      openServiceSession,
      { orgId: member.orgId, reason },
      await freshProof(portal, visitor.email),
    );
    expect((await visitor.browser.call(calls.weakness, { weaknessId })).status).toBe(200);
    expect((await list(member)).unread).toBe(1);

    const { data } = (await member.browser.call(calls.weakness, { weaknessId })).body;
    expect(data).toMatchObject({ title: TITLE, pdfName: `SecurityWeakness_2026-01-05_${weaknessId}.pdf`, files: [] });
    expect(data.body).toEqual([{ kind: 'paragraph', spans: [{ text: 'Close port 3389 on the router.' }] }]);
    expect((await list(member)).unread).toBe(0);

    portal.clock.advance(60_000);
    const status = 'Resolved' as const;
    const changed = { weaknesses: [{ weaknessId, version }], status, note: 'The port is closed.' };
    expect((await staff.browser.call(staffCalls.setWeaknessStatus, changed)).status).toBe(200);
    expect(await mailKinds(member)).toContain('weakness-status');
    const mails = JSON.stringify(await queuedMails(portal, member.email));
    for (const told of [TITLE, 'Close port 3389', 'The port is closed.', weaknessId]) expect(mails).not.toContain(told);
    const after = await list(member);
    expect(after.data).toMatchObject([
      { status: 'Resolved', isNew: true, statusUpdatedOn: portal.clock.now().toISOString() },
    ]);
    expect((await member.browser.call(calls.weakness, { weaknessId })).body.data.statusNote).toBe(
      'The port is closed.',
    );
    expect((await list(member)).unread).toBe(0);
    const read = await staff.browser.call(staffCalls.readWeakness, { weaknessId });
    expect(read.body.data).toMatchObject({ readBy: 1, people: 1, readers: [{ name: 'Dana Reyes' }] });
  });

  test('that was withdrawn is to its customer as one that never was, while it is being read', async () => {
    const member = await signInNewMember(portal);
    const weaknesses = await published([member]);
    const { weaknessId } = one(weaknesses);
    const fileName = `SecurityWeakness_2026-01-05_${weaknessId}.pdf`;
    expect((await member.browser.call(calls.weaknessPdf, { weaknessId, fileName })).status).toBe(200);
    await staff.browser.call(staffCalls.withdrawWeaknesses, { weaknesses });
    expect((await member.browser.call(calls.weakness, { weaknessId })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await member.browser.call(calls.weaknessPdf, { weaknessId, fileName })).status).toBe(404);
    expect((await list(member)).total).toBe(0);
    const again = await staff.browser.call(staffCalls.setWeaknessStatus, {
      weaknesses: [{ weaknessId, version: 3 }],
      status: 'Open',
    });
    expect(again.errors).toMatchObject([{ code: 'WEAKNESS_WITHDRAWN' }]);
  });

  test('is listed by status, then severity, then day, and narrowed by both', async () => {
    const member = await signInNewMember(portal);
    for (const [title, severity, reportedOn] of [
      ['low', 'Low', '2026-01-01'],
      ['critical', 'Critical', '2026-01-01'],
      ['older high', 'High', '2026-01-01'],
      ['newer high', 'High', '2026-01-02'],
    ] as const)
      await published([member], { title, severity, reportedOn });
    const closed = await published([member], { title: 'closed', severity: 'Critical' });
    await staff.browser.call(staffCalls.setWeaknessStatus, { weaknesses: closed, status: 'Not Relevant' });
    const all = await list(member);
    expect(all.data.map(({ title }) => title)).toEqual(['critical', 'newer high', 'older high', 'low', 'closed']);
    expect(all.counts).toEqual({
      byStatus: { Open: 4, Resolved: 0, 'Not Relevant': 1, 'No Status': 0 },
      openBySeverity: { Critical: 1, High: 2, Medium: 0, Low: 1, Info: 0 },
    });
    expect(await list(member, { severity: 'Critical', status: 'Not Relevant' })).toMatchObject({
      data: [{ title: 'closed' }],
      total: 1,
    });
    const { body } = await member.browser.call(getModuleActivity, {});
    expect(body.data.cyberConcierge).toMatchObject({ numberOfWeaknesses: 4, criticalAndHigh: 3, unreadWeaknesses: 5 });
    expect(body.data.nextActions).toContainEqual(
      expect.objectContaining({ title: 'Fix 3 serious weaknesses', isUrgent: true }),
    );
  });

  test('that two of staff change at once keeps the first one’s words, and many are changed together or not at all', async () => {
    const members = [await signInNewMember(portal), await signInNewMember(portal)];
    const made = await drafts(members);
    const { weaknessId } = one(made);
    const given = {
      weaknessId,
      version: 1,
      title: 'Mine',
      severity: 'Low',
      reportedOn: '2026-01-05',
      body: 'x1',
    } as const;
    expect((await staff.browser.call(staffCalls.saveWeakness, given)).status).toBe(200);
    expect((await staff.browser.call(staffCalls.saveWeakness, given)).errors).toMatchObject([
      { code: 'CHANGED_ELSEWHERE' },
    ]);
    const both = await staff.browser.call(staffCalls.publishWeaknesses, { weaknesses: made });
    expect(both.errors).toMatchObject([{ code: 'CHANGED_ELSEWHERE' }]);
    for (const member of members) expect((await list(member)).total).toBe(0);
  });

  test('has the score of its CVSS vector, and refuses one that is none', async () => {
    const member = await signInNewMember(portal);
    const cvssVector = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H';
    const { weaknessId } = one(await drafts([member], { cvssVector, cvssScore: 1 }));
    const { body } = await staff.browser.call(staffCalls.readWeakness, { weaknessId });
    expect(body.data).toMatchObject({ cvssScore: 9.8, cvssVector, state: 'draft' });
    const wrong = await staff.browser.call(staffCalls.saveWeakness, {
      orgIds: [member.orgId],
      title: TITLE,
      severity: 'High',
      reportedOn: '2026-01-05',
      body: 'Text',
      cvssVector: 'CVSS:3.1/AV:N',
    });
    expect(wrong.errors).toMatchObject([{ code: 'CVSS_NOT_VALID', field: 'cvssVector' }]);
  });
});

describe('its text', () => {
  test('V1.3.1 is data: markup in it is left out, and nothing outside is ever named', async () => {
    const member = await signInNewMember(portal);
    const body = [
      'Hello <script>alert(1)</script><img src=x onerror=alert(1)>',
      '![pixel](https://tracker.example/p.png) [go](javascript:alert(1)) [ok](https://firm.example/a)',
    ].join('\n\n');
    const { weaknessId } = one(await published([member], { body }));
    const { data } = (await member.browser.call(calls.weakness, { weaknessId })).body;
    const shown = JSON.stringify(data.body);
    for (const word of ['script', 'onerror', 'tracker.example', 'javascript']) expect(shown).not.toContain(word);
    expect(shown).toContain('https://firm.example/a');
    expect(shown).toContain('pixel');
  });
});
