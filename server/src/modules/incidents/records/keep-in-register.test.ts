import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/incidents/incidents.calls.ts';
import {
  closeRegisterEntry,
  deleteRegisterEntry,
  readRegister,
  readRegisterEntry,
  saveRegisterEntry,
} from '@portal/contract/registers/registers.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changePlans } from '../../../testing/change-plans.ts';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  portal.clock.set('2026-12-11T20:00:00Z');
  member = await signInNewMember(portal);
});

async function start(changes: object = {}) {
  const { body } = await member.browser.call(calls.startIncident, {
    ...{ requestId: randomUUID(), kind: 'data-out', whatHappened: 'A list\nwent out.' },
    noticedAt: '2026-12-11T18:00:00.000Z',
    ...changes,
  });
  return body.data.incidentId;
}
const close = (incidentId: string) =>
  member.browser.call(calls.closeIncident, { incidentId, rootCause: 'An open link.', lessons: 'Links end.' });
const hrefOf = async (incidentId: string) =>
  (await member.browser.call(calls.readIncident, { incidentId })).body.data.recordHref;
const entries = async () =>
  (await member.browser.call(readRegister, { register: 'incidents', state: 'all' })).body.data.entries;
async function entryOf(incidentId: string) {
  const entryId = (await hrefOf(incidentId))?.split('/').at(-1) ?? '';
  return (await member.browser.call(readRegisterEntry, { entryId })).body.data.entry;
}

test('a record that is started is one entry of the register, with a page each that leads to the other', async () => {
  const requestId = randomUUID();
  const incidentId = await start({ requestId });
  await start({ requestId });
  expect(await entries()).toHaveLength(1);
  expect(await entryOf(incidentId)).toMatchObject({
    title: 'Data got out: A list went out.',
    origin: `/incidents/record/${incidentId}`,
    values: { noticedOn: '2026-12-11', severity: 'high', followUpBy: '2027-01-10' },
    dueOn: '2027-01-10',
    ownerEmail: member.email,
    history: [{ kind: 'created' }],
  });
});

test('an entry that was begun is one that the form takes', async () => {
  const incidentId = await start({ whatHappened: 'x'.repeat(1500) });
  const { entryId, values, version, ownerName, ownerEmail } = await entryOf(incidentId);
  expect(values.what).toHaveLength(200);
  const input = { register: 'incidents', entryId, ticks: {}, version, ownerName, ownerEmail } as const;
  const { status } = await member.browser.call(saveRegisterEntry, { ...input, values: { ...values, severity: 'low' } });
  expect(status).toBe(200);
});

test('what closing tells is filled in where nobody has written it, and the follow-up stays open', async () => {
  const incidentId = await start();
  const { entryId, values, version, ownerName, ownerEmail } = await entryOf(incidentId);
  const input = { register: 'incidents', entryId, ticks: {}, version, ownerName, ownerEmail } as const;
  await member.browser.call(saveRegisterEntry, { ...input, values: { ...values, cause: 'Our own words.' } });
  await member.browser.call(calls.markIncidentStep, { incidentId, stepId: 'call-lead', isDone: true });
  await member.browser.call(calls.sayIncidentPeople, { incidentId, count: 12, who: 'Customers of the shop.' });
  await close(incidentId);
  expect(await entryOf(incidentId)).toMatchObject({
    state: 'open',
    values: {
      cause: 'Our own words.',
      lessons: 'Links end.',
      affected: 'Customers of the shop.',
      isPersonal: 'yes',
      actions: expect.stringContaining('Call your incident lead.'),
    },
  });
});

test('an entry that was closed or deleted stays so', async () => {
  const [closed, deleted] = [await start(), await start()];
  const { entryId, version } = await entryOf(closed);
  await member.browser.call(closeRegisterEntry, { entryId, closedOn: '2026-12-11', planNext: false, version });
  const other = await entryOf(deleted);
  await member.browser.call(deleteRegisterEntry, { entryId: other.entryId, version: other.version });
  for (const incidentId of [closed, deleted]) expect((await close(incidentId)).status).toBe(200);
  expect((await entryOf(closed)).values).not.toHaveProperty('lessons');
  expect(await hrefOf(deleted)).toBeNull();
  expect(await entries()).toHaveLength(1);
});

test('a plan without registers has the record alone', async () => {
  await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, securityPolicies: 'INACTIVE' } }));
  const incidentId = await start();
  await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, securityPolicies: 'ACTIVE' } }));
  expect(await hrefOf(incidentId)).toBeNull();
  expect(await entries()).toEqual([]);
});
