import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPlan } from '@portal/contract/console/plan-catalogue.calls.ts';
import { setPlanOfOrganisation } from '@portal/contract/console/plan-requests.calls.ts';
import { listFindings, retestFinding } from '@portal/contract/monitoring/findings.calls.ts';
import {
  createTarget,
  editTarget,
  loadScanMap,
  scanNow,
  scheduleScan,
} from '@portal/contract/monitoring/monitoring.calls.ts';
import { checkWebsiteProof, readWebsiteProof } from '@portal/contract/monitoring/proof.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFakeScanner } from '../../../testing/fake-scanner.ts';
import { freshProof, type Member, type Person, signInNewMember, signInNewStaff } from '../../../testing/people.ts';
import { type Probely, startProbely } from '../../../testing/probely-stand-in.ts';
import { samplePlan } from '../../../testing/sample-plan.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { addWebsite, aFinding, CONSENT, completeScan, startScanOf } from '../../../testing/websites.ts';
import { createScanRunner } from '../scans/run-scan-job.ts';

let probely: Probely;
let portal: TestPortal;
let staff: Person;
let site: Server;
/** What the website answers, by path. */
let pages: Record<string, string> = {};
let member: Member;
let planId: string;
let sites = 0;

beforeAll(async () => {
  // Its levels go beyond those that only read.
  probely = await startProbely();
  portal = await startTestPortal({ ...probely.settings, SCAN_ALLOW_HOSTS: '127.0.0.1' });
  site = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    if (page?.startsWith('to ')) response.writeHead(302, { location: page.slice(3) }).end();
    else response.writeHead(page === undefined ? 404 : 200).end(page ?? 'scan-permission=nothing');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  staff = await signInNewStaff(portal);
  const plan = samplePlan('Deep scans');
  const detail = { probelyRequiresProof: true, probelyScanProfile: ['lightning', 'safe', 'normal'] as const };
  const created = await staff.browser.call(createPlan, {
    ...plan,
    planDetail: { ...plan.planDetail, ...detail, probelyScanProfile: [...detail.probelyScanProfile] },
  });
  planId = created.body.data.planId;
});
afterAll(async () => {
  await portal.stop();
  await probely.stop();
  await new Promise((resolve) => site.close(resolve));
});
beforeEach(async () => {
  pages = {};
  member = await signInNewMember(portal);
  const answer = await staff.browser.call(
    setPlanOfOrganisation,
    { orgId: member.orgId, planId, subscriptionStatus: 'ACTIVE', reason: 'For the test.' },
    await freshProof(portal, staff.email),
  );
  expect(answer.status).toBe(200);
});

async function addOurSite() {
  sites += 1;
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/shop-${sites}`;
  const targetId = await addWebsite(member, 'Our shop', url);
  const { data } = (await member.browser.call(readWebsiteProof, { targetId })).body;
  return { targetId, path: `/shop-${sites}`, proof: data };
}
const deeper = (targetId: string) => member.browser.call(editTarget, { targetId, scanLevel: 'normal' });

test('a level that tries inputs is refused at every door until the website is proved', async () => {
  const input = { targetName: 'New', targetUrl: 'https://new.shop.example', consent: CONSENT };
  const refused = await member.browser.call(createTarget, { ...input, scanProfile: 'normal' });
  expect(refused.errors[0]).toMatchObject({ code: 'PROOF_REQUIRED', field: 'scanProfile' });

  const { targetId, proof } = await addOurSite();
  expect(proof).toMatchObject({ method: null, provedAt: null, dnsName: null });
  expect((await deeper(targetId)).errors[0]?.code).toBe('PROOF_REQUIRED');
  const schedule = { targetId, recurrence: 'w', dateTime: '2026-11-30T09:00:00Z', scan_profile: 'normal' } as const;
  expect((await member.browser.call(scheduleScan, schedule)).errors[0]?.code).toBe('PROOF_REQUIRED');
  expect((await member.browser.call(editTarget, { targetId, scanLevel: 'safe' })).status).toBe(200);
  // As it would stand after staff asked for proofs in a plan that had the level before.
  await portal.database.query(`update websites set scan_level = 'normal' where website_id = $1`, [targetId]);
  expect((await member.browser.call(scanNow, { targetId })).errors[0]?.code).toBe('PROOF_REQUIRED');
});

test('a file proves it', async () => {
  const { targetId, proof } = await addOurSite();
  const before = await member.browser.call(checkWebsiteProof, { targetId });
  expect(before.body).toMatchObject({ isFound: false, data: { provedAt: null } });
  pages['/.well-known/scan-permission.txt'] = `scan-permission=another-portal\r\n${proof.fileContent}\r\n`;
  const { body } = await member.browser.call(checkWebsiteProof, { targetId });
  expect(body).toMatchObject({ isFound: true, data: { method: 'file', provedAt: portal.clock.now().toISOString() } });
  expect((await deeper(targetId)).status).toBe(200);
  expect((await member.browser.call(scanNow, { targetId })).status).toBe(200);
});

test('an element in the head of the website’s own page proves it, one in its body does not', async () => {
  const { targetId, path, proof } = await addOurSite();
  pages[path] = `<html><head><title>Shop</title></head><body>${proof.metaTag}</body></html>`;
  expect((await member.browser.call(checkWebsiteProof, { targetId })).body.isFound).toBe(false);
  pages[path] = `<html><head>${proof.metaTag}</head><body>Shop</body></html>`;
  expect((await member.browser.call(checkWebsiteProof, { targetId })).body).toMatchObject({
    isFound: true,
    data: { method: 'meta' },
  });
});

test('what a redirect leads to proves nothing', async () => {
  const { targetId, proof } = await addOurSite();
  pages['/elsewhere.txt'] = proof.fileContent;
  pages['/.well-known/scan-permission.txt'] = 'to /elsewhere.txt';
  expect((await member.browser.call(checkWebsiteProof, { targetId })).body.isFound).toBe(false);
});

test('another organisation’s token proves nothing, and each has its own', async () => {
  const { proof } = await addOurSite();
  pages['/.well-known/scan-permission.txt'] = proof.fileContent;
  member = await signInNewMember(portal);
  const other = await addOurSite();
  expect(other.proof.fileContent).not.toBe(proof.fileContent);
  expect((await member.browser.call(checkWebsiteProof, { targetId: other.targetId })).body.isFound).toBe(false);
});

test('an old proof is looked for again before a scan, which fails with what to do when it is gone', async () => {
  const { targetId, proof } = await addOurSite();
  pages['/.well-known/scan-permission.txt'] = proof.fileContent;
  await member.browser.call(checkWebsiteProof, { targetId });
  await deeper(targetId);
  await portal.database.query(
    `update website_proofs set proved_at = proved_at - interval '31 days' where website_id = $1`,
    [targetId],
  );
  const scan = async () => {
    const started = await member.browser.call(scanNow, { targetId });
    const scanner = createFakeScanner();
    const { scanId } = started.body.data;
    const run = createScanRunner({ ...services(), scanner }).run({ scanId }, { id: 'job', signal: neverLost });
    return { scanner, run };
  };
  const services = () => portal.portal.services;
  const neverLost = new AbortController().signal;

  const first = await scan();
  (await first.scanner.started(1)).end({ kind: 'completed', findings: [], pages: 1, software: [], notTested: [] });
  await first.run;
  const [renewed] = await portal.database.query<{ proved_at: Date }>(
    'select proved_at from website_proofs where website_id = $1',
    [targetId],
  );
  expect(renewed?.proved_at).toEqual(portal.clock.now());

  await portal.database.query(
    `update website_proofs set proved_at = proved_at - interval '31 days' where website_id = $1`,
    [targetId],
  );
  pages = {};
  portal.clock.advance(1000);
  await (await scan()).run;
  const { body } = await member.browser.call(loadScanMap, {});
  expect(body.data[targetId]?.[0]).toMatchObject({
    status: 'failed',
    failureReason: expect.stringContaining('Choose Prove Ownership under Actions'),
  });
  expect((await deeper(targetId)).errors[0]?.code).toBe('PROOF_REQUIRED');
});

test('a finding of a deep scan is looked at again only with a proof', async () => {
  const targetId = await addWebsite(member);
  await completeScan(portal, await startScanOf(member, targetId), [aFinding()], { level: 'normal' });
  const { body } = await member.browser.call(listFindings, { targetId });
  const findingId = body.data.findings[0]?.findingId ?? '';
  expect((await member.browser.call(retestFinding, { findingId })).errors[0]?.code).toBe('PROOF_REQUIRED');
});
