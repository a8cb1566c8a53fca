import { listFindings, markFinding, saveScanMails } from '@portal/contract/monitoring/findings.calls.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFakeScanner } from '../../testing/fake-scanner.ts';
import { inviteColleague, type Member, signInNewMember } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { readsIn } from '../../testing/reads-in.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite, aFinding, startScanOf } from '../../testing/websites.ts';
import { createScanRunner } from './scans/run-scan-job.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

let member: Member;
let colleague: string;
let targetId: string;
beforeEach(async () => {
  member = await signInNewMember(portal);
  colleague = await inviteColleague(portal, member);
  targetId = await addWebsite(member, 'Web & shop');
});

const mailsOfBoth = async () => [
  ...(await queuedMails(portal, member.email)),
  ...(await queuedMails(portal, colleague)),
];

const finding = (name: string, changes: Partial<Finding> = {}) =>
  aFinding({ fingerprint: `print ${name}`, subject: name, ...changes });

/** Runs a scan as a worker does; answers the mails about it. */
async function scan(findings: readonly Finding[], { isScheduled = false } = {}) {
  portal.clock.advance(60_000);
  const scanId = await startScanOf(member, targetId);
  if (isScheduled) await portal.database.query('update scans set due_at = started_at where scan_id = $1', [scanId]);
  const before = await mailsOfBoth();
  const scanner = createFakeScanner();
  const runner = createScanRunner({ ...portal.portal.services, scanner });
  const done = runner.run({ scanId }, { id: 'job', signal: new AbortController().signal });
  (await scanner.started(1)).end({ kind: 'completed', findings, pages: 1, software: [], notTested: [] });
  await done;
  const known = new Set(before.map(({ id }) => id));
  const mails = (await mailsOfBoth()).filter(({ id }) => !known.has(id));
  return mails
    .map(({ to, language, request }) => ({ to, language, ...request }))
    .sort((one, other) => (`${one.to}` < `${other.to}` ? -1 : 1));
}

test('something new is told to every admin, in numbers and with a link only', async () => {
  const secret = finding('env', {
    severity: 'high',
    url: 'https://shop.example/secret-path',
    facts: { host: 'secret' },
  });
  const mails = await scan([secret, finding('a'), finding('note', { severity: 'info' })], { isScheduled: true });
  expect(mails.map(({ to }) => to)).toEqual([member.email, colleague].sort());
  expect(mails[0]).toMatchObject({
    kind: 'new-findings',
    websiteName: 'Web & shop',
    counts: { highs: 1, mediums: 0, lows: 1 },
    cameBack: 0,
    findingsUrl: expect.stringMatching(/\/webappscan\/Web%20%26%20shop\/findings$/),
  });
  expect(JSON.stringify(mails)).not.toContain('secret');
});

test('a scan that finds nothing new is told to nobody, unless somebody waits for it', async () => {
  await scan([finding('a')], { isScheduled: true });
  expect(await scan([finding('a'), finding('note', { severity: 'info' })], { isScheduled: true })).toEqual([]);
  expect(await scan([], { isScheduled: true })).toEqual([]);
  expect(await scan([])).toEqual([expect.objectContaining({ kind: 'scan-finished', to: member.email })]);
});

test('what comes back is news, unless it was set aside', async () => {
  await scan([finding('a')]);
  await scan([]);
  expect((await scan([finding('a')], { isScheduled: true }))[0]).toMatchObject({ cameBack: 1 });
  const { body } = await member.browser.call(listFindings, { targetId });
  const findingId = body.data.findings[0]?.findingId ?? '';
  await member.browser.call(markFinding, { findingId, kind: 'false-positive', reason: 'Another server answers.' });
  await scan([]);
  expect(await scan([finding('a')], { isScheduled: true })).toEqual([]);
});

test('each is told in their language, with a link that opens the page in it', async () => {
  await readsIn(portal, { ...member, email: colleague }, 'es');
  const mails = await scan([finding('a')], { isScheduled: true });
  expect(mails.find(({ to }) => to === member.email)).toMatchObject({ language: 'en' });
  expect(mails.find(({ to }) => to === colleague)).toMatchObject({
    language: 'es',
    findingsUrl: expect.stringMatching(/\/findings\?lang=es$/),
  });
  await readsIn(portal, member, 'de');
  expect(await scan([finding('a')])).toMatchObject([
    { kind: 'scan-finished', language: 'de', reportUrl: expect.stringMatching(/\?lang=de$/) },
  ]);
});

test('an organisation that does not want it gets none', async () => {
  expect((await member.browser.call(saveScanMails, { onNewFindings: false })).status).toBe(200);
  expect(await scan([finding('a')], { isScheduled: true })).toEqual([]);
  expect((await scan([finding('b')])).map(({ kind }) => kind)).toEqual(['scan-finished']);
});
