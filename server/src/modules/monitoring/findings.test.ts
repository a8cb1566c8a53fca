import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { exportFindings, listFindings, readFindingsTrend } from '@portal/contract/monitoring/findings.calls.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import Ajv from 'ajv-draft-04';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finding, findingSteps, type Site } from '../../testing/finding-steps.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite } from '../../testing/websites.ts';
import { followEarlierScans } from './findings/follow-scans.ts';

/** The schema of SARIF 2.1.0, as a package of Microsoft's brings it. */
const isSarif = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(
  JSON.parse(
    readFileSync(
      createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'),
      'utf8',
    ),
  ),
);
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const { newSite, scan, list, statesOf } = findingSteps(() => portal);
const onePath = (name: string, changes: Partial<Finding> = {}) =>
  finding(name, { url: 'https://shop.example/cart', urls: ['https://shop.example/cart'], ...changes });

describe('findings from scan to scan', () => {
  test('are new, still there, fixed and reopened, and every scan says what it changed', async () => {
    const site = await newSite();
    await scan(site, [finding('a'), finding('b', { severity: 'high' }), finding('note', { severity: 'info' })]);
    expect(await statesOf(site)).toEqual({ a: 'new', b: 'new', note: 'new' });
    await scan(site, [finding('a'), finding('c', { severity: 'medium' })]);
    expect(await statesOf(site)).toEqual({ a: 'open', b: 'fixed', c: 'new', note: 'fixed' });
    await scan(site, [finding('b', { severity: 'high' })]);
    expect(await statesOf(site)).toEqual({ a: 'fixed', b: 'reopened', c: 'fixed', note: 'fixed' });
    const trend = await site.member.browser.call(readFindingsTrend, { targetId: site.targetId });
    expect(
      trend.body.data.scans.map(({ highs, mediums, lows, ...rest }) => [
        highs,
        mediums,
        lows,
        rest.new,
        rest.fixed,
        rest.reopened,
      ]),
    ).toEqual([
      [1, 0, 1, 2, 0, 0],
      [0, 1, 1, 1, 1, 0],
      [1, 0, 0, 0, 2, 1],
    ]);
    expect(trend.body.data.counts).toMatchObject({ toDo: { highs: 1, mediums: 0, lows: 0 }, reopened: 1, fixed: 3 });
  });

  test('are not fixed by a scan that did not look for them', async () => {
    const site = await newSite();
    const secret = finding('env', { checkId: 'E02', variant: 'environment-file', severity: 'high' });
    await scan(site, [finding('hsts'), secret, onePath('deep')], { level: 'safe' });
    // The shallow level neither has the check nor reads the page.
    await scan(site, []);
    expect(await statesOf(site)).toEqual({ hsts: 'fixed', env: 'new', deep: 'new' });
    await scan(site, [], { level: 'safe', notTested: [{ checkId: 'E02', reason: 'ROBOTS' }] });
    expect(await statesOf(site)).toEqual({ hsts: 'fixed', env: 'new', deep: 'fixed' });
    await scan(site, [], { level: 'safe' });
    expect(await statesOf(site)).toEqual({ hsts: 'fixed', env: 'fixed', deep: 'fixed' });
  });

  test('are fixed although another variant of their check could not be tested', async () => {
    const site = await newSite();
    const spf = finding('spf', { checkId: 'P24', variant: 'spf-missing', severity: 'medium' });
    await scan(site, [spf, finding('dnssec', { checkId: 'P24', variant: 'dnssec-missing', severity: 'info' })]);
    await scan(site, [], { notTested: [{ checkId: 'P24', reason: 'DNSSEC_UNKNOWN' }] });
    expect(await statesOf(site)).toEqual({ spf: 'fixed', dnssec: 'new' });
  });

  test('are taken up from scans that were made before, once, in their order', async () => {
    const site = await newSite();
    const old = await scan(site, [finding('a')]);
    await scan(site, [finding('b')]);
    await portal.database.query('delete from website_findings where website_id = $1', [site.targetId]);
    await portal.database.query('update scans set new_findings = null where website_id = $1', [site.targetId]);
    expect(await statesOf(site)).toEqual({});
    await followEarlierScans(portal.portal.services);
    await followEarlierScans(portal.portal.services);
    expect(await statesOf(site)).toEqual({ a: 'fixed', b: 'new' });
    const [first] = await portal.database.query('select new_findings from scans where scan_id = $1', [old]);
    expect(first).toEqual({ new_findings: 1 });
  });
});

describe('the list', () => {
  let site: Site;
  beforeAll(async () => {
    site = await newSite();
    await scan(site, [
      finding('low one'),
      finding('high one', { severity: 'high', checkId: 'E02', variant: 'environment-file', facts: { path: '/.env' } }),
      finding('medium one', {
        severity: 'medium',
        checkId: 'P24',
        variant: 'spf-missing',
        facts: { domain: 'quay.example' },
      }),
      ...Array.from({ length: 25 }, (_, index) => finding(`note ${index}`, { severity: 'info' })),
    ]);
  });

  test('is worst first, by pages', async () => {
    const first = await list(site);
    expect(first).toMatchObject({
      total: 28,
      pageSize: 20,
      counts: { toDo: { highs: 1, mediums: 1, lows: 1, infos: 25 } },
    });
    expect(first.findings.slice(0, 4).map(({ severity }) => severity)).toEqual(['high', 'medium', 'low', 'info']);
    expect(first.findings[1]).toMatchObject({
      term: 'SPF record missing',
      websiteName: expect.any(String),
      mark: null,
    });
    const second = await list(site, { page: 2 });
    const ids = [...first.findings, ...second.findings].map(({ findingId }) => findingId);
    expect(new Set(ids).size).toBe(28);
  });

  test.each([
    [{ severity: 'high' }, ['high one']],
    [{ checkId: 'P24' }, ['medium one']],
    [{ who: 'domain-provider' }, ['medium one']],
    [{ search: 'LOW one' }, ['low one']],
    [{ search: '/.env' }, ['high one']],
    // A word of the check's texts alone.
    [{ search: 'environment file' }, ['high one']],
    [{ search: '100%' }, []],
    [{ state: 'fixed' }, []],
    [{ state: 'new', severity: 'medium' }, ['medium one']],
  ] as const)('finds by %j', async (filter, subjects) => {
    const { findings, total } = await list(site, filter);
    expect(findings.map(({ subject }) => subject)).toEqual(subjects);
    expect(total).toBe(subjects.length);
  });

  test('holds one website or all of the organisation', async () => {
    const other = await addWebsite(site.member);
    expect((await list(site, { targetId: other })).total).toBe(0);
    expect((await list(site, { targetId: site.targetId })).total).toBe(28);
    const foreign = await newSite();
    expect((await list(foreign)).total).toBe(0);
    const answer = await foreign.member.browser.call(listFindings, { targetId: site.targetId });
    expect(answer.status).toBe(404);
  });
});

describe('the file', () => {
  test('has every finding that the filter lets through, and no formulas', async () => {
    const site = await newSite();
    await scan(site, [
      finding('=HYPERLINK("https://evil.example","Click")'),
      finding('@SUM(1)', { severity: 'high', url: 'https://shop.example/?a="b",c' }),
      finding('note', { severity: 'info' }),
    ]);
    const { browser } = site.member;
    const csv = await browser.call(exportFindings, { format: 'csv', targetId: site.targetId });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="?findings-\d{4}-\d\d-\d\d\.csv/);
    const lines = csv.raw.toString().trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^website,severity,state,/);
    expect(lines[1]).toContain(`"https://shop.example/?a=""b"",c",'@SUM(1)`);
    expect(lines[2]).toContain(`"'=HYPERLINK(""https`);
    const json = await browser.call(exportFindings, { format: 'json', severity: 'high' });
    expect(JSON.parse(json.raw.toString())).toEqual([expect.objectContaining({ subject: '@SUM(1)', state: 'new' })]);
    const sarif = await browser.call(exportFindings, { format: 'sarif', targetId: site.targetId });
    const told = JSON.parse(sarif.raw.toString());
    expect(isSarif(told), JSON.stringify(isSarif.errors)).toBe(true);
    expect(told.runs[0].results.map(({ level }: { level: string }) => level)).toEqual(['error', 'note', 'note']);
    expect(told.runs[0].results[0]).toMatchObject({
      baselineState: 'new',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'https://shop.example/?a=%22b%22,c' } } }],
    });
    const log = await portal.database.query(
      `select details->>'findings' as findings from audit_log where org_id = $1 and action = 'findings.exported' order by audit_id`,
      [site.member.orgId],
    );
    expect(log).toEqual([{ findings: '3' }, { findings: '1' }, { findings: '3' }]);
  });
});

test('nothing of it is open without the module', async () => {
  const site = await newSite();
  await portal.database.query(`update organisations set trial_ends_at = now() - interval '1 year' where org_id = $1`, [
    site.member.orgId,
  ]);
  const answer = await site.member.browser.call(listFindings, {});
  expect(answer.errors[0]?.code).toBe('MODULE_NOT_ACTIVE');
});
