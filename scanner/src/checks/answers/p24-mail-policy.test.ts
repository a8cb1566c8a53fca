import { afterAll, beforeAll, expect, test } from 'vitest';
import { scanNow, settingsFor } from '../../../testing/scan-test-site.ts';
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

async function found(host: string): Promise<string[]> {
  const url = site.httpUrl.replace('127.0.0.1', host);
  const { findings } = await scanNow(settingsFor(site, url, 'lightning'));
  return findings.filter(({ checkId }) => checkId === 'P24').map(({ variant }) => variant);
}

const UNSIGNED = ['dnssec-missing'];
const NO_STS = ['mta-sts-missing'];

test.each([
  ['flawed.example', ['dkim-not-found', 'dmarc-missing', ...UNSIGNED, ...NO_STS, 'spf-missing']],
  ['no-mail.example', ['dmarc-missing', ...UNSIGNED, 'spf-missing-no-mail']],
  ['two-spf.example', ['dkim-short-key', 'dmarc-not-enforced', ...UNSIGNED, ...NO_STS, 'spf-multiple']],
  ['open-spf.example', ['dkim-not-found', 'dmarc-invalid', ...UNSIGNED, ...NO_STS, 'spf-allows-all']],
  ['neutral-spf.example', ['dkim-not-found', 'dmarc-missing', ...UNSIGNED, ...NO_STS, 'spf-neutral']],
  ['broken-spf.example', ['dkim-not-found', 'dmarc-missing', ...UNSIGNED, ...NO_STS, 'spf-invalid']],
  ['long-spf.example', ['dkim-not-found', 'dmarc-missing', ...UNSIGNED, ...NO_STS, 'spf-too-many-lookups']],
  ['own-mail.example', ['bimi-missing', 'dane-missing', ...NO_STS]],
  ['dane.example', ['dmarc-subdomains-weaker', 'tls-rpt-missing']],
  ['no-policy.example', ['dkim-not-found', 'dmarc-not-enforced', ...UNSIGNED, 'mta-sts-unusable']],
  ['sound.example', []],
])('%s: %j', async (host, expected) => {
  expect(await found(host)).toEqual(expected);
});

test('the domain of the firm is judged, not the name of the server', async () => {
  const url = site.httpUrl.replace('127.0.0.1', 'www.flawed.example');
  const { findings } = await scanNow(settingsFor(site, url, 'lightning'));
  expect(findings.find(({ variant }) => variant === 'spf-missing')?.facts.domain).toBe('flawed.example');
});

test('an address without a domain is not tested, and says so', async () => {
  const { notTested } = await scanNow(settingsFor(site, site.httpUrl, 'lightning'));
  expect(notTested.find(({ checkId }) => checkId === 'P24')?.reason).toBe('NO_DOMAIN');
});

test('a name that does not exist fails with its reason', async () => {
  const url = site.httpUrl.replace('127.0.0.1', 'unknown.example');
  await expect(scanNow(settingsFor(site, url, 'lightning'))).rejects.toMatchObject({ code: 'TARGET_NOT_FOUND' });
});
