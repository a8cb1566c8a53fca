import { makeProviderWebhook } from '@portal/contract/developers/provider-webhooks.calls.ts';
import {
  changeWebhook,
  listWebhookDeliveries,
  listWebhooks,
  makeWebhook,
  renewWebhookSecret,
  replayWebhookDelivery,
  testWebhook,
} from '@portal/contract/developers/webhooks.calls.ts';
import { FIRM_EVENTS, type FirmEvent } from '@portal/domain/developers/webhook-events.ts';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import { fillOrganisation } from '../../../testing/filled-organisation.ts';
import { type OutsideService, startOutsideService } from '../../../testing/outside-service.ts';
import { freshProof, signInNewStaff } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { tellWebhooks } from './tell-webhooks.ts';

let portal: TestPortal;
let org: FilledOrganisation;
let program: OutsideService;
let status = 200;
beforeAll(async () => {
  program = await startOutsideService(() => ({ status, body: { heard: true } }));
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  // The reference library asks the clock of the machine whether a delivery is fresh.
  portal.clock.advance(Date.now() - portal.clock.now().getTime());
  org = await fillOrganisation(portal);
});
afterAll(async () => {
  await portal.stop();
  await program.stop();
});
beforeEach(async () => {
  status = 200;
  program.seen.length = 0;
  await portal.database.query('delete from webhook_endpoints');
  await portal.database.query('delete from score_days');
});

const make = async (events: readonly FirmEvent[] = FIRM_EVENTS) => {
  const proof = await freshProof(portal, org.email);
  const { body } = await org.browser.call(
    makeWebhook,
    { address: 'https://127.0.0.1/hook', events: [...events] },
    proof,
  );
  await portal.database.query('update webhook_endpoints set address = $1', [`${program.endpoint}/hook`]);
  return body.data;
};
const work = async () => {
  await tellWebhooks(portal.portal.services);
  const jobs = await portal.database.query<{ data: { deliveryId: string; orgId: string | null } }>(
    "delete from jobs.job where name = 'deliver-webhook' returning data",
  );
  for (const { data } of jobs) await deliverWebhook(portal.portal.services, data);
};
/** What came, with its signature looked through by the reference library. */
const heard = (secret: string) =>
  program.seen.map(({ headers, body }) => ({
    id: headers['webhook-id'],
    ...(new Webhook(secret).verify(typeof body === 'string' ? body : JSON.stringify(body), headers as never) as {
      type: string;
      data: Record<string, unknown>;
    }),
  }));
const deliveries = async (endpointId: string) =>
  (await org.browser.call(listWebhookDeliveries, { endpointId })).body.data.deliveries;
const later = () => portal.clock.advance(10_000);

test('programs are told of everything that happens, once, signed, and not of what was before', async () => {
  const { secret } = await make();
  await work();
  expect(program.seen).toEqual([]);
  later();
  const now = portal.clock.now();
  const set = (sql: string) => portal.database.query(sql, [now, org.orgId]);
  await set("update scans set completed_at = $1 where org_id = $2 and status = 'completed' and retest_of is null");
  await set("update website_findings set severity = 'high', state = 'new', first_seen_at = $1 where org_id = $2");
  await set('update weaknesses set published_at = $1, withdrawn_at = null where org_id = $2');
  await set('update certificates set issued_at = $1 where org_id = $2');
  // An approved policy stays as it is, so the webhook is made to have been there before it.
  await portal.database.query(
    "update webhook_endpoints set on_since = $1::timestamptz - interval '1 day', told_until = $1::timestamptz - interval '1 day'",
    [now],
  );
  await portal.database.query(
    'insert into score_days (org_id, on_day, score) values ($1, $2::date + 1, 60), ($1, $2::date + 2, 41)',
    [org.orgId, now.toISOString().slice(0, 10)],
  );
  await work();
  later();
  await set(
    "update website_findings set state = 'fixed', fixed_at = $1::timestamptz + interval '1 second' where org_id = $2",
  );
  await work();
  await work();
  const told = heard(secret);
  expect([...new Set(told.map(({ type }) => type))].toSorted()).toEqual([...FIRM_EVENTS].toSorted());
  expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  expect(told.find(({ type }) => type === 'score.dropped')?.data).toMatchObject({ score: 41, before: 60 });
  expect(told.find(({ type }) => type === 'scan.ended')?.data).toMatchObject({
    id: org.completedScanId,
    status: 'completed',
  });
  expect(told.map(({ data }) => data.id)).toContain(org.findingId);
});

test('nothing is told that the plan does not have', async () => {
  const { endpointId } = await make(['scan.ended']);
  later();
  await portal.database.query("update scans set completed_at = $1 where status = 'completed'", [portal.clock.now()]);
  await portal.database.query("update organisations set subscription_status = 'CANCELLED' where org_id = $1", [
    org.orgId,
  ]);
  await work();
  await portal.database.query("update organisations set subscription_status = 'INTRIAL' where org_id = $1", [
    org.orgId,
  ]);
  expect(await deliveries(endpointId)).toEqual([]);
});

test('nothing is sent while the firm is suspended', async () => {
  const { endpointId } = await make();
  await org.browser.call(testWebhook, { endpointId });
  const suspend = (at: Date | null) =>
    portal.database.query('update organisations set suspended_at = $1 where org_id = $2', [at, org.orgId]);
  await suspend(portal.clock.now());
  await work();
  expect(program.seen).toEqual([]);
  await suspend(null);
  await work();
  expect(program.seen).toHaveLength(1);
});

test('a new secret signs beside the old one for a day, and then alone', async () => {
  const { secret, endpointId } = await make();
  const renewed = (await org.browser.call(renewWebhookSecret, { endpointId })).body.data.secret;
  await org.browser.call(testWebhook, { endpointId });
  await work();
  expect(heard(secret)).toMatchObject([{ type: 'webhook.test' }]);
  expect(heard(renewed)).toMatchObject([{ type: 'webhook.test' }]);
  await portal.database.query('update webhook_endpoints set old_secret_ends_at = $1', [portal.clock.now()]);
  program.seen.length = 0;
  await org.browser.call(testWebhook, { endpointId });
  await work();
  expect(() => heard(secret)).toThrow('No matching signature');
  expect(heard(renewed)).toHaveLength(1);
  const rows = JSON.stringify(await portal.database.query('select * from webhook_endpoints'));
  expect(rows).not.toContain(renewed);
});

test('what fails is tried again, told of in the log, and can be sent once more by hand', async () => {
  const { endpointId } = await make();
  status = 500;
  await org.browser.call(testWebhook, { endpointId });
  await work();
  const [failed] = await deliveries(endpointId);
  expect(failed).toMatchObject({ state: 'waiting', tries: 1, lastStatus: 500, lastAnswer: '{"heard":true}' });
  await work();
  expect(program.seen).toHaveLength(1);
  await portal.database.query('update webhook_deliveries set tries = 7, next_try_at = $1', [portal.clock.now()]);
  await work();
  expect(await deliveries(endpointId)).toMatchObject([{ state: 'failed', tries: 8, nextTryAt: null }]);
  status = 204;
  await org.browser.call(replayWebhookDelivery, { deliveryId: failed?.deliveryId ?? '' });
  await work();
  expect(await deliveries(endpointId)).toMatchObject([{ state: 'taken', tries: 1, lastStatus: 204 }]);
  const ids = program.seen.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1);
});

test.each([
  ['that fails for days', 500, 'failing'],
  ['whose address is gone', 410, 'gone'],
] as const)(
  'a webhook %s is turned off with an email, and hears of later things when it is turned on',
  async (_title, answer, why) => {
    const { endpointId } = await make(['scan.ended']);
    const mails = (await queuedMails(portal, org.email)).length;
    await portal.database.query("update webhook_endpoints set failing_since = $1::timestamptz - interval '3 days'", [
      portal.clock.now(),
    ]);
    status = answer;
    await org.browser.call(testWebhook, { endpointId });
    await work();
    const listed = async () => (await org.browser.call(listWebhooks, {})).body.data.webhooks[0];
    expect(await listed()).toMatchObject({ isOn: false, offBecause: why });
    expect((await queuedMails(portal, org.email)).slice(mails).map(({ request }) => request.kind)).toEqual([
      'webhook-off',
    ]);
    expect((await org.browser.call(testWebhook, { endpointId })).errors).toMatchObject([{ code: 'WEBHOOK_OFF' }]);
    await org.browser.call(changeWebhook, { endpointId, events: ['scan.ended'], isOn: true });
    expect(await listed()).toMatchObject({ isOn: true, offBecause: null, failingSince: null });
  },
);

test('an address inside is never asked, and its reason tells nothing', async () => {
  const { endpointId } = await make();
  await portal.database.query("update webhook_endpoints set address = 'http://10.0.0.1/'");
  await org.browser.call(testWebhook, { endpointId });
  await work();
  expect(await deliveries(endpointId)).toMatchObject([
    { state: 'waiting', lastStatus: null, lastAnswer: 'CONNECTION_FAILED' },
  ]);
  const proof = await freshProof(portal, org.email);
  const refused = await org.browser.call(makeWebhook, { address: 'https://10.0.0.1/', events: ['scan.ended'] }, proof);
  expect(refused.errors).toMatchObject([{ code: 'TARGET_URL_NOT_PUBLIC', field: 'address' }]);
});

test('the provider is told who signed up', async () => {
  const owner = await signInNewStaff(portal);
  const input = { address: 'https://127.0.0.1/hook', events: ['customer.signed-up' as const] };
  const { body } = await owner.browser.call(makeProviderWebhook, input, await freshProof(portal, owner.email));
  await portal.database.query('update webhook_endpoints set address = $1', [`${program.endpoint}/hook`]);
  later();
  await portal.database.query('update organisations set created_at = $1 where org_id = $2', [
    portal.clock.now(),
    org.orgId,
  ]);
  await work();
  expect(heard(body.data.secret)).toMatchObject([{ type: 'customer.signed-up', data: { id: org.orgId } }]);
});
