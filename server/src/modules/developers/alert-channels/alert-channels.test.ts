import {
  changeAlertChannel,
  listAlertChannels,
  makeAlertChannel,
} from '@portal/contract/developers/alert-channels.calls.ts';
import {
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  renewWebhookSecret,
  replayWebhookDelivery,
  testWebhook,
} from '@portal/contract/developers/webhooks.calls.ts';
import type { ChannelKind } from '@portal/domain/developers/endpoint-kinds.ts';
import { FIRM_EVENTS, type FirmEvent } from '@portal/domain/developers/webhook-events.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seal } from '../../../system/sealed-box.ts';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import { fillOrganisation } from '../../../testing/filled-organisation.ts';
import { type OutsideService, startOutsideService } from '../../../testing/outside-service.ts';
import { freshProof, signInNewMember } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { deliverWebhook } from '../webhooks/deliver-webhook.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';

const SECRET_ADDRESS = 'https://127.0.0.1/services/T0/B0/secret-part';
let portal: TestPortal;
let org: FilledOrganisation;
let chat: OutsideService;
beforeAll(async () => {
  chat = await startOutsideService(() => ({ status: 200, body: 'ok' }));
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  org = await fillOrganisation(portal);
});
afterAll(async () => {
  await portal.stop();
  await chat.stop();
});
beforeEach(async () => {
  chat.seen.length = 0;
  await portal.database.query('delete from webhook_endpoints');
});

const FOR_KIND = {
  slack: { address: SECRET_ADDRESS },
  teams: { address: SECRET_ADDRESS },
  email: { rhythm: 'day' as const },
};
const make = async (kind: ChannelKind, more: { leastSeverity?: 'high'; events?: readonly FirmEvent[] } = {}) => {
  const input = {
    ...{ kind, name: 'Security', events: [...(more.events ?? FIRM_EVENTS)] },
    ...{ leastSeverity: more.leastSeverity ?? ('low' as const), ...FOR_KIND[kind] },
    ...(kind === 'email' ? { recipients: [org.userId] } : {}),
  };
  const { body } = await org.browser.call(makeAlertChannel, input, await freshProof(portal, org.email));
  // What was sealed is the address; the chat of these tests has no certificate.
  const sealed = seal(portal.portal.services.webhookKey, `${chat.endpoint}/services/T0/B0/secret-part`);
  if (kind !== 'email') await portal.database.query('update webhook_endpoints set sealed_secret = $1', [sealed]);
  return body.data.endpointId;
};
const work = async () => {
  await tellWebhooks(portal.portal.services);
  const jobs = await portal.database.query<{ data: { deliveryId: string; orgId: string | null } }>(
    "delete from jobs.job where name = 'deliver-webhook' returning data",
  );
  for (const { data } of jobs) await deliverWebhook(portal.portal.services, data);
};
const happen = async () => {
  portal.clock.advance(10_000);
  const set = (sql: string) => portal.database.query(sql, [portal.clock.now(), org.orgId]);
  await set("update scans set completed_at = $1 where org_id = $2 and status = 'completed' and retest_of is null");
  await set("update website_findings set severity = 'high', state = 'new', first_seen_at = $1 where org_id = $2");
  await set("update weaknesses set published_at = $1, withdrawn_at = null, severity = 'Medium' where org_id = $2");
  await set('update certificates set issued_at = $1 where org_id = $2');
};
const said = () => chat.seen.map(({ body }) => body).join('\n');
const deliveries = async (endpointId: string) =>
  (await org.browser.call(listWebhookDeliveries, { endpointId })).body.data.deliveries;

test.each(['slack', 'teams'] as const)(
  '%s is told in one message, once, with links and without names',
  async (kind) => {
    const endpointId = await make(kind);
    await happen();
    await work();
    await work();
    expect(chat.seen).toHaveLength(1);
    expect(chat.seen[0]).toMatchObject({ path: '/services/T0/B0/secret-part' });
    expect(chat.seen[0]?.headers['webhook-signature']).toBeUndefined();
    const message = said();
    for (const part of ['new or got worse', 'scan ended', 'Experts reported 5 weaknesses', 'course'])
      expect(message).toContain(part);
    expect(message).toContain(`/findings/${org.findingId}`);
    const [weakness] = await portal.database.query<{ title: string }>(
      'select title from weaknesses where org_id = $1',
      [org.orgId],
    );
    expect(message).not.toContain(weakness?.title);
    const people = await portal.database.query<{ email: string; name: string }>(
      'select email, name from trainees where org_id = $1',
      [org.orgId],
    );
    for (const { email } of people) expect(message).not.toContain(email);
    expect(await deliveries(endpointId)).toMatchObject([{ event: 'channel.message', state: 'taken', lastStatus: 200 }]);
    const [{ deliveryId = '' } = {}] = await deliveries(endpointId);
    expect((await org.browser.call(replayWebhookDelivery, { deliveryId })).status).toBe(200);
    await work();
    expect(chat.seen).toHaveLength(2);
  },
);

test('what is less than the least is left out, and what was not chosen', async () => {
  await make('slack', { leastSeverity: 'high', events: ['finding.opened', 'weakness.published'] });
  await happen();
  await work();
  expect(said()).toContain('new or got worse');
  expect(said()).not.toContain('worse than before');
  expect(said()).not.toMatch(/weakness|scan ended/);
  // A known finding that becomes worse is told, each time once.
  portal.clock.advance(10_000);
  await portal.database.query('update website_findings set worsened_at = $1 where website_finding_id = $2', [
    portal.clock.now(),
    org.findingId,
  ]);
  await work();
  await work();
  expect(chat.seen).toHaveLength(2);
  expect(said()).toContain('High, worse than before');
});

test('a test arrives, the address is nowhere to be read, and is no webhook of a program', async () => {
  const endpointId = await make('slack');
  await org.browser.call(testWebhook, { endpointId });
  await work();
  expect(said()).toContain('This is a test');
  const listed = (await org.browser.call(listAlertChannels, {})).body.data;
  expect(listed.channels).toMatchObject([{ endpointId, name: 'Security', host: '127.0.0.1', isOn: true }]);
  expect(listed.admins).toContainEqual({ userId: org.userId, email: org.email, name: 'Dana Reyes' });
  const log = await portal.database.query("select * from audit_log where action like 'developers.channel%'");
  const rows = await portal.database.query('select * from webhook_endpoints');
  expect(log.length).toBeGreaterThan(1);
  expect(JSON.stringify([listed, rows, log])).not.toContain('secret-part');
  expect((await org.browser.call(listWebhooks, {})).body.data.webhooks).toEqual([]);
  expect((await org.browser.call(renewWebhookSecret, { endpointId })).status).toBe(404);
  const change = { name: 'Ops', events: ['scan.ended' as const], leastSeverity: 'low' as const, isOn: false };
  expect((await org.browser.call(changeAlertChannel, { endpointId, ...change })).status).toBe(200);
  expect((await org.browser.call(testWebhook, { endpointId })).errors).toMatchObject([{ code: 'WEBHOOK_OFF' }]);
  expect((await org.browser.call(removeWebhook, { endpointId })).status).toBe(200);
  const inside = { kind: 'teams' as const, address: 'https://10.0.0.1/', ...change };
  const { isOn: _, ...refused } = inside;
  const answer = await org.browser.call(makeAlertChannel, refused, await freshProof(portal, org.email));
  expect(answer.errors).toMatchObject([{ code: 'TARGET_URL_NOT_PUBLIC', field: 'address' }]);
});

test('emails come when their time has come, say how much and not what, to chosen admins of the firm alone', async () => {
  const endpointId = await make('email');
  const before = (await queuedMails(portal, org.email)).length;
  await happen();
  await work();
  expect(await queuedMails(portal, org.email)).toHaveLength(before);
  await portal.database.query("update webhook_endpoints set told_until = told_until - interval '1 day'");
  await work();
  await work();
  const mails = (await queuedMails(portal, org.email)).slice(before).map(({ request }) => request);
  expect(mails).toMatchObject([{ kind: 'happened', channelsUrl: expect.stringContaining('/integrations') }]);
  expect(await deliveries(endpointId)).toMatchObject([{ event: 'channel.message', state: 'taken' }]);
  const [{ deliveryId = '' } = {}] = await deliveries(endpointId);
  expect((await org.browser.call(replayWebhookDelivery, { deliveryId })).status).toBe(404);
  const other = await signInNewMember(portal);
  const wanted = { kind: 'email' as const, name: 'Others', events: ['scan.ended' as const] };
  const input = { ...wanted, leastSeverity: 'low' as const, recipients: [other.userId] };
  const answer = await org.browser.call(makeAlertChannel, input, await freshProof(portal, org.email));
  expect(answer.status).toBe(404);
});
