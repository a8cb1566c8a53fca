import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteTarget, scanNow } from '@portal/contract/monitoring/monitoring.calls.ts';
import { readOptIns, switchOptInOff, switchOptInOn } from '@portal/contract/monitoring/opt-in.calls.ts';
import { checkWebsiteProof, readWebsiteProof } from '@portal/contract/monitoring/proof.calls.ts';
import type { OptIns } from '@portal/domain/monitoring/opt-in-checks.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFakeScanner } from '../../../testing/fake-scanner.ts';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { addWebsite } from '../../../testing/websites.ts';
import { createScanRunner } from '../scans/run-scan-job.ts';

let portal: TestPortal;
let site: Server;
/** What the website's file holds. */
let file = '';
let member: Member;
let targetId: string;

beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  site = createServer((request, response) => {
    const isFile = request.url === '/.well-known/scan-permission.txt';
    response.writeHead(isFile ? 200 : 404).end(isFile ? file : '');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await portal.stop();
  await new Promise((resolve) => site.close(resolve));
});
beforeEach(async () => {
  file = '';
  member = await signInNewMember(portal);
  targetId = await addWebsite(member, 'Our shop', `http://127.0.0.1:${(site.address() as AddressInfo).port}/shop`);
});

const consent = { accepted: true, text: 'I agree that three passwords are tried.' } as const;
const switchOn = (checkId: 'A18' | 'A19') => member.browser.call(switchOptInOn, { targetId, checkId, consent });

async function prove(): Promise<void> {
  const { data } = (await member.browser.call(readWebsiteProof, { targetId })).body;
  file = data.fileContent;
  expect((await member.browser.call(checkWebsiteProof, { targetId })).body.isFound).toBe(true);
}

/** Starts a scan and tells what its engine may do. */
async function optInsOfScan(level = 'full'): Promise<OptIns | undefined> {
  portal.clock.advance(1000);
  await portal.database.query('update websites set scan_level = $2 where website_id = $1', [targetId, level]);
  const { scanId } = (await member.browser.call(scanNow, { targetId })).body.data;
  const scanner = createFakeScanner();
  const { run } = createScanRunner({ ...portal.portal.services, scanner });
  const running = run({ scanId }, { id: 'job', signal: new AbortController().signal });
  const started = await scanner.started(1);
  started.end({ kind: 'completed', findings: [], pages: 1, software: [], notTested: [] });
  await running;
  return started.request.optIns;
}

test('both are off at first, and cannot be switched on without a proof', async () => {
  const { body } = await member.browser.call(readOptIns, { targetId });
  expect(body.data).toEqual({
    isAvailable: true,
    isProved: false,
    checks: [
      { checkId: 'A18', switchedOn: null },
      { checkId: 'A19', switchedOn: null },
    ],
  });
  expect((await switchOn('A18')).errors[0]?.code).toBe('OPT_IN_NEEDS_PROOF');
  expect(await optInsOfScan()).toEqual({ A18: 'off', A19: 'off' });
});

test('each is switched on by itself, with the words that were agreed to, and off again, and both are logged', async () => {
  await prove();
  const { body } = await switchOn('A18');
  const on = { by: member.email, at: portal.clock.now().toISOString() };
  expect(body.data).toMatchObject({
    isProved: true,
    checks: [
      { checkId: 'A18', switchedOn: on },
      { checkId: 'A19', switchedOn: null },
    ],
  });
  await switchOn('A18');
  const consents = await portal.database.query(
    'select consent_text, user_email from scan_consents where website_id = $1 and consent_text = $2',
    [targetId, consent.text],
  );
  expect(consents).toEqual([{ consent_text: consent.text, user_email: member.email }]);
  portal.clock.advance(1000);
  await member.browser.call(switchOptInOff, { targetId, checkId: 'A18' });
  await member.browser.call(switchOptInOff, { targetId, checkId: 'A18' });
  const logged = await portal.database.query(
    `select action, actor_id, details->>'checkId' as check from audit_log
     where details->>'targetId' = $1 and action like 'website.check-%' order by at`,
    [targetId],
  );
  expect(logged).toEqual([
    { action: 'website.check-on', actor_id: member.userId, check: 'A18' },
    { action: 'website.check-off', actor_id: member.userId, check: 'A18' },
  ]);
});

test('a full scan does what is on, and nothing of it when the proof is gone on that day', async () => {
  await prove();
  await switchOn('A19');
  expect(await optInsOfScan()).toEqual({ A18: 'off', A19: 'on' });
  expect(await optInsOfScan('safe')).toEqual({ A18: 'off', A19: 'off' });
  file = 'scan-permission=of-somebody-else';
  expect(await optInsOfScan()).toEqual({ A18: 'off', A19: 'unproved' });
  // The switch stays as it was set: it works again with the proof.
  await prove();
  expect(await optInsOfScan()).toEqual({ A18: 'off', A19: 'on' });
});

test('another organisation sees and switches nothing, and a website that is removed takes its switches with it', async () => {
  await prove();
  await switchOn('A18');
  const stranger = await signInNewMember(portal);
  for (const answer of [
    await stranger.browser.call(readOptIns, { targetId }),
    await stranger.browser.call(switchOptInOff, { targetId, checkId: 'A18' }),
    await stranger.browser.call(switchOptInOn, { targetId, checkId: 'A19', consent }),
  ])
    expect(answer.errors[0]?.code).toBe('NOT_FOUND');
  expect(await portal.database.query('select check_id from website_opt_ins where website_id = $1', [targetId])).toEqual(
    [{ check_id: 'A18' }],
  );
  await member.browser.call(deleteTarget, { targetId });
  expect(await portal.database.query('select check_id from website_opt_ins where website_id = $1', [targetId])).toEqual(
    [],
  );
});
