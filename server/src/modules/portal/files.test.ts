import { getScanReport } from '@portal/contract/monitoring/monitoring.calls.ts';
import { getPrivateAsset } from '@portal/contract/portal/files.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilledOrganisation } from '../../testing/filled-ids.ts';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
let org: FilledOrganisation;
let other: FilledOrganisation;
beforeAll(async () => {
  portal = await startTestPortal();
  org = await fillOrganisation(portal);
  other = await fillOrganisation(portal);
});
afterAll(() => portal.stop());

const OUTSIDE = [
  '..',
  '../brands/default.json',
  '..%2fbrands%2fdefault.json',
  '%2e%2e/secrets.json',
  '..\\secrets.json',
  '/etc/passwd',
  'file:///etc/passwd',
  './cyber-safety-overview.pdf',
  'cyber-safety-overview.pdf\0.svg',
  'cyber-safety-overview.pdf/',
  '.env',
];

describe('assets for everybody', () => {
  test('the overview that the default brand names is there', async () => {
    const { marketingCollateral } = portal.portal.services.brands.default;
    const answer = await portal.browser().send('GET', marketingCollateral ?? '');
    expect(answer.status).toBe(200);
    expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="cyber-safety-overview.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  test.each([...OUTSIDE, 'nothing.pdf', 'cyber-safety-overview.typ', 'README.md'])(
    'V5.3.2 %j is none of them',
    async (fileName) => {
      const answer = await portal.browser().send('GET', `/api/resources/asset?${new URLSearchParams({ fileName })}`);
      expect([400, 404]).toContain(answer.status);
    },
  );
});

describe('files of an organisation', () => {
  const get = (who: FilledOrganisation, filePath: string, desiredFileName?: string) =>
    who.browser.call(getPrivateAsset, desiredFileName === undefined ? { filePath } : { filePath, desiredFileName });

  test('V3.2.1/5.4.1 are saved by browsers, under the wished name, and never shown as pages', async () => {
    const answer = await get(org, org.filePath, 'Bericht "Müller"\r\nX-Evil: 1.html');
    expect(answer.status).toBe(200);
    expect(answer.raw.toString()).toBe(`%PDF- ${org.marker}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(answer.headers['x-evil']).toBeUndefined();
    const disposition = String(answer.headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%~!-]+$/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('Bericht _Müller_X-Evil_ 1.html.pdf');
  });

  test('have their own name where none is wished for', async () => {
    const { headers } = await get(org, org.filePath);
    expect(headers['content-disposition']).toContain(`filename="${org.completedScanId}-owasp.pdf"`);
  });

  test('V8.2.2 another organisation’s are answered as if there were none', async () => {
    const nothing = await get(org, `${org.orgId}/reports/nothing.pdf`);
    expect(nothing).toMatchObject({ status: 404, errors: [{ code: 'NOT_FOUND' }] });
    for (const path of [
      other.filePath,
      `${org.orgId}/../${other.filePath}`,
      `${org.orgId}/..%2f${other.filePath}`,
      `${org.orgId.toUpperCase()}/reports/nothing.pdf`,
      other.filePath.replace(other.orgId, `${other.orgId}/`),
    ]) {
      const answer = await get(org, path);
      expect(answer.status).toBe(404);
      expect(answer.errors).toEqual(nothing.errors);
    }
    expect((await get(other, other.filePath)).status).toBe(200);
  });

  test.each([...OUTSIDE, ''])('V5.3.2 %j is none of them', async (path) => {
    for (const filePath of [path, `${org.orgId}/${path}`]) {
      const answer = await get(org, filePath);
      expect([400, 404]).toContain(answer.status);
    }
  });

  test('a report that was given out is among them, until its scan is gone', async () => {
    const { websiteId, completedScanId } = org;
    const report = await org.browser.call(getScanReport, {
      encodedName: 'x',
      a: websiteId,
      b: completedScanId,
      c: 'pci',
    });
    const filePath = `${org.orgId}/reports/${completedScanId}-pci.pdf`;
    expect((await get(org, filePath)).raw.equals(report.raw)).toBe(true);
    const { reports } = portal.portal.services;
    await reports.clear();
    expect((await get(org, filePath)).status).toBe(200);
    await portal.database.query('delete from scans where scan_id = $1', [completedScanId]);
    await reports.clear();
    expect((await get(org, filePath)).status).toBe(404);
    expect((await get(other, other.filePath)).status).toBe(200);
  });
});
