import { afterEach, expect, test, vi } from 'vitest';
import { renderScansPage } from '../testing/render-scans-page.tsx';
import { mainSite, runningScan, scanOn, shop } from '../testing/samples.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('five reports are on a page, the latest first', async () => {
  const scans = [3, 9, 5, 7, 11, 13].map((day) => scanOn(day));
  const { screen } = await renderScansPage({ websites: [mainSite], scans });
  const reports = screen.getByRole('region', { name: 'Scan reports' });
  await expect
    .element(reports.getByRole('heading', { level: 4 }).first())
    .toHaveTextContent('Nov 13, 2026, 9:03 AM PST');
  expect(reports.getByRole('article').elements()).toHaveLength(5);
  await reports.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(reports.getByRole('heading', { level: 4 })).toHaveTextContent('Nov 3, 2026, 9:03 AM PST');
  expect(reports.getByRole('article').elements()).toHaveLength(1);
});

test('scans without an end are not listed, besides the running one', async () => {
  const scans = [runningScan, scanOn(18, { status: 'failed', completeTime: null })];
  const { screen } = await renderScansPage({ websites: [mainSite], scans });
  await expect.element(screen.getByText('Scan initiated, check back in a few minutes')).toBeVisible();
  expect(screen.getByRole('article').elements()).toHaveLength(1);
});

test('a completed scan shows its counts, what they mean and how long it took', async () => {
  const { screen } = await renderScansPage({ websites: [mainSite], scans: [scanOn(18)] });
  const card = screen.getByRole('article');
  await expect.element(card.getByRole('img', { name: 'Issues found: 1 high, 3 medium, 6 low' })).toBeVisible();
  await expect.element(card.getByText('One problem needs attention now')).toBeVisible();
  await expect.element(card.getByText('Safe scan, 3 minutes')).toBeVisible();
});

test('a completed scan says what it left on the website', async () => {
  const left = 'This scan left at most 3 entries in the website’s forms.';
  const { screen } = await renderScansPage({ websites: [mainSite], scans: [scanOn(18, { traces: [left] })] });
  await expect.element(screen.getByRole('article').getByText(left)).toBeVisible();
});

test('a failed scan says when and why, a cancelled one that it was cancelled', async () => {
  const failed = scanOn(18, { status: 'failed', failureReason: 'The website did not respond.' });
  const { screen } = await renderScansPage({
    websites: [mainSite],
    scans: [failed, scanOn(17, { status: 'canceled' })],
  });
  await expect.element(screen.getByText('Scan failed on Nov 18, 2026, 9:03 AM PST')).toBeVisible();
  await expect.element(screen.getByText(/^The website did not respond\./)).toBeVisible();
  await expect.element(screen.getByText('Manually canceled')).toBeVisible();
});

test('both reports open in a new window, named by company, website, type and date', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const scan = scanOn(18, { targetId: shop.targetId });
  const { screen } = await renderScansPage({ websites: [shop], scans: [scan] });
  for (const [label, type] of [
    ['Standard (OWASP)', 'owasp'],
    ['PCI', 'pci'],
  ] as const) {
    await screen.getByRole('button', { name: 'Download' }).click();
    await screen.getByRole('menuitem', { name: label }).click();
    const name = encodeURIComponent(`Lark_Shop-café-50_${type.toUpperCase()}_2026_11_18`);
    const address = `/api/monitoring/webapps/getScanReport/${name};${shop.targetId};${scan.scanId};${type}`;
    expect(open).toHaveBeenLastCalledWith(address, '_blank', 'noopener');
  }
});

test('the running scan shows how far it is, and scans are read again every 15 seconds until the page is left', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let progress = 42;
  const { screen, server } = await renderScansPage({
    websites: [mainSite],
    handlers: {
      loadScanMap: () => ({ success: true, data: { [mainSite.targetId]: [{ ...runningScan, progress }] } }),
    },
  });
  const bar = screen.getByRole('progressbar', { name: 'Checked so far' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '42');
  const readBefore = server.inputsOf('loadScanMap').length;
  progress = 77;
  vi.advanceTimersByTime(14_999);
  await expect.poll(() => server.inputsOf('loadScanMap')).toHaveLength(readBefore);
  vi.advanceTimersByTime(1);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '77');
  await expect.poll(() => server.inputsOf('loadScanMap')).toHaveLength(readBefore + 1);
  await screen.unmount();
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => server.inputsOf('loadScanMap')).toHaveLength(readBefore + 1);
});

test('a refresh that fails is said once and what was read stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { screen, server } = await renderScansPage({ websites: [mainSite], scans: [scanOn(18)] });
  await expect.element(screen.getByRole('article')).toBeVisible();
  server.use({
    loadScanMap: () =>
      Response.json({ success: false, errors: [{ code: 'UNEXPECTED', message: 'x' }] }, { status: 500 }),
  });
  const failed = screen.getByText('Failed to upload the most recent report');
  vi.advanceTimersByTime(15_000);
  await expect.element(failed).toBeVisible();
  const readBefore = server.inputsOf('loadScanMap').length;
  vi.advanceTimersByTime(15_000);
  await expect.poll(() => server.inputsOf('loadScanMap').length).toBe(readBefore + 1);
  expect(failed.elements()).toHaveLength(1);
  await expect.element(screen.getByRole('article')).toBeVisible();
});
