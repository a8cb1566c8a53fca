import { createHmac, randomUUID } from 'node:crypto';
import { answerTicketLink, openTicketLink } from '@portal/contract/developers/ticket-link.calls.ts';
import {
  makeTicket,
  readTicket,
  readTicketDesk,
  removeTicketDesk,
  saveTicketDesk,
  testTicketDesk,
} from '@portal/contract/developers/tickets.calls.ts';
import { TICKET_LINK_DAYS } from '@portal/domain/developers/ticket-desks.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startLocalDesks } from '../../../providers/tickets/testing/local-desks.ts';
import { seal } from '../../../system/sealed-box.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import { fillOrganisation } from '../../../testing/filled-organisation.ts';
import { freshProof } from '../../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { askAboutTickets } from './ask-about-tickets.ts';

const DESK = 'desk@helpers.example';
let portal: TestPortal;
let org: FilledOrganisation;
let local: Awaited<ReturnType<typeof startLocalDesks>>;
beforeAll(async () => {
  local = await startLocalDesks();
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  org = await fillOrganisation(portal);
});
afterAll(async () => {
  await portal.stop();
  await local.stop();
});
beforeEach(async () => {
  await portal.database.query('delete from ticket_desks');
});

const make = () => org.browser.call(makeTicket, { findingId: org.findingId });
const ticket = async () => (await org.browser.call(readTicket, { findingId: org.findingId })).body.data.ticket;

/** Sets a desk on this machine, which has no certificate, past the call that wants one. */
async function setLocalDesk(kind: 'github' | 'jira', token = 'right') {
  const { webhookKey } = portal.portal.services;
  const hook = { token: newToken(), secret: newToken() };
  await portal.database.query(
    `insert into ticket_desks (desk_id, org_id, kind, address, project, account, sealed_token, hook_hash, sealed_hook_secret, made_by_name, made_at)
     values ($1, $2, $3, $4, $5, 'desk@acme.example', $6, $7, $8, 'Dana Reyes', now())`,
    [
      ...[randomUUID(), org.orgId, kind, local.address, kind === 'github' ? 'acme/desk' : 'SEC'],
      ...[seal(webhookKey, token), hashToken(hook.token), seal(webhookKey, hook.secret)],
    ],
  );
  return hook;
}

const tell = async (token: string, event: object, secret?: string) => {
  const body = JSON.stringify(event);
  const signature = createHmac('sha256', secret ?? '')
    .update(body)
    .digest('hex');
  const headers = {
    'content-type': 'application/json',
    ...(secret === undefined ? {} : { 'x-hub-signature-256': `sha256=${signature}` }),
  };
  const answer = await portal.portal.http.inject({ method: 'POST', url: `/api/hooks/tickets/${token}`, headers, body });
  return answer.statusCode;
};

test('a desk that takes emails gets one ticket however often it is pressed, with the steps and without evidence', async () => {
  expect((await make()).errors).toMatchObject([{ code: 'NO_TICKET_DESK' }]);
  const proof = await freshProof(portal, org.email);
  const saved = await org.browser.call(saveTicketDesk, { kind: 'mail', address: DESK }, proof);
  expect(saved.body.data.hook).toBeNull();
  expect((await org.browser.call(testTicketDesk, {})).status).toBe(200);
  await Promise.all([make(), make()]);
  await make();
  const mails = (await queuedMails(portal, DESK)).map(({ request }) => request);
  expect(mails).toMatchObject([{ kind: 'ticket', draft: null }, { kind: 'ticket' }]);
  const made = await ticket();
  expect(made).toMatchObject({
    state: 'open',
    key: expect.stringMatching(/^CS-[0-9A-F]{8}$/),
    url: '',
    closedAt: null,
  });
  const said = JSON.stringify(mails[1]);
  for (const part of [made?.key, 'How to fix it', `/findings/${org.findingId}`]) expect(said).toContain(part);
  expect(said).not.toContain('curl');
  const { desk } = (await org.browser.call(readTicketDesk, {})).body.data;
  expect(desk).toMatchObject({ kind: 'mail', address: DESK, tickets: 1, madeBy: 'Dana Reyes' });
  expect((await org.browser.call(removeTicketDesk, {})).status).toBe(200);
  expect(await ticket()).toBeNull();
});

test('GitHub closes a ticket by a signed call, which fixes nothing and reaches no other desk', async () => {
  const { token, secret } = await setLocalDesk('github');
  await make();
  const made = await ticket();
  expect(made).toMatchObject({
    state: 'open',
    key: expect.stringMatching(/^#\d+$/),
    url: expect.stringContaining('/issues/'),
  });
  const event = (state: string, repository = 'acme/desk') => ({
    ...{ action: state, issue: { number: Number(made?.key.slice(1)), state } },
    repository: { full_name: repository },
  });
  const stateOf = () =>
    portal.database.query('select state from website_findings where website_finding_id = $1', [org.findingId]);
  const before = await stateOf();
  expect(await tell(newToken(), event('closed'), secret)).toBe(404);
  expect(await tell(token, event('closed'))).toBe(401);
  expect(await tell(token, event('closed'), 'wrong')).toBe(401);
  expect(await tell(token, event('closed', 'acme/other'), secret)).toBe(200);
  expect(await tell(token, { zen: 'Hello' }, secret)).toBe(200);
  expect((await ticket())?.state).toBe('open');
  expect(await tell(token, event('closed'), secret)).toBe(200);
  expect(await ticket()).toMatchObject({ state: 'closed', closedAt: portal.clock.now().toISOString() });
  expect(await stateOf()).toEqual(before);
  expect(await tell(token, event('open'), secret)).toBe(200);
  expect(await ticket()).toMatchObject({ state: 'open', closedAt: null });
  const rows = await portal.database.query('select * from ticket_desks');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain('right');
});

test('Jira closes a ticket by a call to an address that is a secret', async () => {
  const { token } = await setLocalDesk('jira');
  await make();
  const made = await ticket();
  expect(made).toMatchObject({ state: 'open', key: expect.stringMatching(/^SEC-\d+$/) });
  const event = (key: string) => ({
    issue: { key: made?.key, fields: { status: { statusCategory: { key } } } },
  });
  expect(await tell(newToken(), event('done'))).toBe(404);
  expect(await tell('short', event('done'))).toBe(404);
  expect(await tell(token, event('indeterminate'))).toBe(200);
  expect((await ticket())?.state).toBe('open');
  expect(await tell(token, event('done'))).toBe(200);
  expect((await ticket())?.state).toBe('closed');
});

test('what the desk refuses is said, and leaves no ticket; a desk inside the network is none', async () => {
  await setLocalDesk('github', 'wrong');
  expect((await make()).errors).toMatchObject([{ code: 'TICKET_DESK_DENIED' }]);
  expect((await org.browser.call(testTicketDesk, {})).errors).toMatchObject([{ code: 'TICKET_DESK_DENIED' }]);
  expect(await ticket()).toBeNull();
  const proof = await freshProof(portal, org.email);
  const inside = { kind: 'jira' as const, address: 'https://10.0.0.1/', project: 'SEC', account: DESK, token: 'x' };
  const answer = await org.browser.call(saveTicketDesk, inside, proof);
  expect(answer.errors).toMatchObject([{ code: 'TARGET_URL_NOT_PUBLIC', field: 'address' }]);
});

test('one that was begun and never made is taken over after a while, and not before', async () => {
  await setLocalDesk('github');
  await make();
  await portal.database.query("update tickets set state = 'making', key = '', made_at = $1", [portal.clock.now()]);
  await make();
  expect((await ticket())?.state).toBe('making');
  portal.clock.advance(3 * 60_000);
  await make();
  expect((await ticket())?.state).toBe('open');
});

test.each(['github', 'jira'] as const)('%s is asked too, at most once an hour', async (kind) => {
  await setLocalDesk(kind);
  await make();
  const key = (await ticket())?.key ?? '';
  const ask = () => askAboutTickets(portal.portal.services);
  await ask();
  expect((await ticket())?.state).toBe('open');
  local.closed.add(key);
  await ask();
  expect((await ticket())?.state).toBe('open');
  await portal.database.query("update tickets set asked_at = asked_at - interval '1 hour'");
  await ask();
  expect(await ticket()).toMatchObject({ state: 'closed', closedAt: portal.clock.now().toISOString() });
});

test('who works on a ticket that came by email says what became of it by its link, which fixes nothing', async () => {
  const proof = await freshProof(portal, org.email);
  await org.browser.call(saveTicketDesk, { kind: 'mail', address: DESK }, proof);
  await make();
  const token = await newestLinkToken(portal, DESK, 'ticket');
  const helper = portal.browser();
  const open = async () => (await helper.call(openTicketLink, { token })).body?.data;
  const answer = (outcome: 'done' | 'declined', name = '') => helper.call(answerTicketLink, { token, outcome, name });
  const { key } = (await ticket()) ?? {};
  expect(await open()).toMatchObject({ key, websiteName: expect.any(String), outcome: null });
  // A mail scanner follows links: neither the page nor what the page asks changes anything.
  expect((await portal.portal.http.inject({ method: 'GET', url: `/ticket/${token}` })).statusCode).toBeLessThan(500);
  expect(await ticket()).toMatchObject({ state: 'open', outcome: null, answeredBy: '' });
  expect((await answer('declined', 'Mia Santos')).body.data.outcome).toBe('declined');
  const declined = { state: 'closed', outcome: 'declined', answeredBy: 'Mia Santos' };
  expect(await ticket()).toMatchObject({ ...declined, closedAt: portal.clock.now().toISOString() });
  await answer('done');
  await answer('done');
  expect(await ticket()).toMatchObject({ state: 'closed', outcome: 'done', answeredBy: '' });
  const log =
    "select actor_id, details from audit_log where action = 'developers.ticket-answered' order by at, audit_id";
  expect(await portal.database.query(log)).toHaveLength(2);
  const state = () =>
    portal.database.query('select state from website_findings where website_finding_id = $1', [org.findingId]);
  const [before] = await state();
  expect(before?.state).not.toBe('fixed');
  const set = (to: string) =>
    portal.database.query(
      `update website_findings set state = $2, fixed_at = case when $2 = 'fixed' then now() end where website_finding_id = $1`,
      [org.findingId, to],
    );
  const refused = [{ code: 'TICKET_LINK_INVALID' }];
  await set('fixed');
  expect((await answer('declined')).errors).toMatchObject(refused);
  await set(String(before?.state));
  portal.clock.advance(TICKET_LINK_DAYS * 24 * 60 * 60_000);
  expect((await helper.call(openTicketLink, { token })).errors).toMatchObject(refused);
  expect((await helper.call(openTicketLink, { token: newToken() })).errors).toMatchObject(refused);
});
