import { randomUUID } from 'node:crypto';
import { getScanReport } from '@portal/contract/monitoring/monitoring.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfFacts } from '../../../documents/testing/pdf-facts.ts';
import { signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { addWebsite, aFinding, completeScan, startScanOf } from '../../../testing/websites.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

async function finishedScan(companyName: string, websiteName: string) {
  const member = await signInNewMember(portal, companyName);
  const targetId = await addWebsite(member, websiteName);
  const scanId = await startScanOf(member, targetId);
  await completeScan(portal, scanId, [aFinding(), aFinding({ severity: 'high' })]);
  return { member, targetId, scanId };
}

test.each([
  ['owasp', 'Harbor Bakery Ltd', 'Web shop', 'Harbor_Web-shop_OWASP_2026_11_21.pdf'],
  ['pci', 'Harbor Bakery Ltd', 'Web shop', 'Harbor_Web-shop_PCI_2026_11_21.pdf'],
  ['owasp', 'Bäckerei Müller', '日本/店 "1"; x', 'Bäckerei_日本-店-1-x_OWASP_2026_11_21.pdf'],
] as const)(
  'V3.2.1/5.4.1 the %s report of %s on %s is a PDF of its name',
  async (type, companyName, websiteName, fileName) => {
    const { member, targetId, scanId } = await finishedScan(companyName, websiteName);
    const input = { encodedName: websiteName, a: targetId, b: scanId, c: type };
    const answer = await member.browser.call(getScanReport, input);
    expect(answer.status).toBe(200);
    expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const disposition = String(answer.headers['content-disposition']);
    expect(disposition).toMatch(/^inline; filename="[\w.-]+"; filename\*=UTF-8''/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(fileName);
  },
);

test('there is no report of a scan that has not finished, nor for others, nor under another website', async () => {
  const { member, targetId, scanId } = await finishedScan('Harbor Bakery Ltd', 'Shop');
  const running = await startScanOf(member, targetId);
  const otherTarget = await addWebsite(member, 'Other');
  const { browser } = await signInNewMember(portal);
  const input = { encodedName: 'Shop', a: targetId, b: scanId, c: 'owasp' } as const;
  expect((await member.browser.call(getScanReport, { ...input, b: running })).status).toBe(404);
  expect((await member.browser.call(getScanReport, { ...input, a: otherTarget })).status).toBe(404);
  expect((await member.browser.call(getScanReport, { ...input, b: randomUUID() })).status).toBe(404);
  expect((await browser.call(getScanReport, input)).status).toBe(404);
});

test('a report is in the language of who opens it', async () => {
  const { member, targetId, scanId } = await finishedScan('Harbor Bakery Ltd', 'Shop');
  const input = { encodedName: 'Shop', a: targetId, b: scanId, c: 'owasp' } as const;
  const bookmarksIn = async (language: string) => {
    const answer = await member.browser.call(getScanReport, input, { 'accept-language': language });
    return pdfFacts(new Uint8Array(answer.raw)).bookmarks;
  };
  expect(await bookmarksIn('de')).toContain('Alle Befunde auf einen Blick');
  expect(await bookmarksIn('es')).toContain('Todos los hallazgos de un vistazo');
  expect(await bookmarksIn('en')).toContain('All findings at a glance');
});

test('there is no third kind of report', async () => {
  const { member, targetId, scanId } = await finishedScan('Harbor Bakery Ltd', 'Shop');
  const input = { encodedName: 'Shop', a: targetId, b: scanId, c: 'iso' as 'pci' };
  expect((await member.browser.call(getScanReport, input)).status).toBe(400);
});
