import { expect, test, vi } from 'vitest';
import { renderScansPage } from '../testing/render-scans-page.tsx';
import { findingOf, mainSite, scanOn } from '../testing/samples.ts';

const scan = scanOn(18);
const findings = [
  findingOf('low', { title: 'A small one' }),
  findingOf('high', { title: 'The worst one', isNew: true }),
  findingOf('info', { title: 'Good to know' }),
];
const deepLink = `/webappscan/${encodeURIComponent(mainSite.name)}?scan=${scan.scanId}`;

test('findings open from the report card, with an address of their own, and close again', async () => {
  const { screen, address } = await renderScansPage({ websites: [mainSite], scans: [scan], findings });
  await screen.getByRole('button', { name: /^View findings from Nov 18, 2026, 9:0/ }).click();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Findings for Main website' })).toHaveFocus();
  expect(address()).toBe(deepLink);
  await screen.getByText('All scan reports').click();
  await expect.element(screen.getByRole('region', { name: 'Scan reports' })).toBeVisible();
  await expect.poll(address).toBe('/webappscan');
});

test('a deep link opens them, and closing leads to the list', async () => {
  const { screen, address } = await renderScansPage({ path: deepLink, websites: [mainSite], scans: [scan], findings });
  await expect.element(screen.getByText('Nov 18, 2026, Safe scan, 3 minutes, 14 pages')).toBeVisible();
  await expect.element(screen.getByText('1 new since the previous scan')).toBeVisible();
  await screen.getByText('All scan reports').click();
  await expect.poll(address).toBe('/webappscan/Main%20website');
});

test('a link to a scan that is not there shows the website', async () => {
  const path = `${deepLink.slice(0, -4)}9999`;
  const { screen } = await renderScansPage({ path, websites: [mainSite], scans: [scan] });
  await expect.element(screen.getByRole('region', { name: 'Scan reports' })).toBeVisible();
});

test('the worst finding comes first and is open, with everything about it', async () => {
  const { screen } = await renderScansPage({ path: deepLink, websites: [mainSite], scans: [scan], findings });
  const items = screen.getByRole('region', { name: 'Findings' }).getByRole('heading', { level: 3 });
  await expect.element(items.first()).toMatchTextContent(/The worst one/);
  await expect.element(items.nth(2)).toMatchTextContent(/Good to know/);
  await expect.element(items.first()).toMatchTextContent(/New/);
  for (const title of ['What it is', 'Why it matters', 'How to fix it', 'What we saw', 'Who can do it', 'References']) {
    await expect.element(screen.getByRole('heading', { level: 4, name: title }).first()).toBeVisible();
  }
  const reference = screen.getByRole('link', { name: /CWE-319/ }).first();
  await expect.element(reference).toHaveAttribute('href', 'https://cwe.mitre.org/data/definitions/319.html');
});

test('how much of the website was tried is told in a line, and why the rest was left in the details', async () => {
  const extent = {
    addresses: { found: 120, tried: 96, left: { ALIKE: 20, OUTSIDE: 4 } },
    forms: { found: 6, tried: 4, left: { LEVEL: 2 } },
    inputs: { found: 31, tried: 31, left: {} },
    isMore: false,
  };
  const { screen } = await renderScansPage({ path: deepLink, websites: [mainSite], scans: [scan], findings, extent });
  const region = screen.getByRole('region', { name: 'How much of the website was tested' });
  const reason = region.getByText('20: similar to others that were tested, or copies of them');
  await expect.element(reason).not.toBeVisible();
  await region.getByText('Tested: 96 of 120 addresses, 4 of 6 forms, 31 of 31 inputs').click();
  await expect.element(reason).toBeVisible();
  await expect.element(region.getByText('2: beyond the limits of this scan level')).toBeVisible();
});

test('a scan from before this was counted says nothing of it', async () => {
  const { screen } = await renderScansPage({ path: deepLink, websites: [mainSite], scans: [scan], findings });
  await expect.element(screen.getByRole('region', { name: 'Findings' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'How much of the website was tested' }).query()).toBeNull();
});

test('evidence is text, never HTML', async () => {
  const { screen } = await renderScansPage({ path: deepLink, websites: [mainSite], scans: [scan], findings });
  await expect.element(screen.getByText(/<img src=x onerror=/).first()).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('findings are filtered by severity, and severities without any cannot be chosen', async () => {
  const { screen } = await renderScansPage({ path: deepLink, websites: [mainSite], scans: [scan], findings });
  await expect.element(screen.getByRole('radio', { name: 'Medium (0)' })).toBeDisabled();
  await screen.getByRole('radio', { name: 'Low (1)' }).click();
  const items = screen.getByRole('region', { name: 'Findings' }).getByRole('heading', { level: 3 });
  await expect.element(items).toMatchTextContent(/A small one/);
});

test('a finding is copied as text for whoever fixes it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen } = await renderScansPage({
    path: deepLink,
    websites: [mainSite],
    scans: [scan],
    findings: [findingOf('high')],
  });
  await screen.getByRole('button', { name: 'Copy for your web developer' }).click();
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = write.mock.calls[0]?.[0] ?? '';
  for (const part of ['Severity: high', '1. Make sure', 'CWE: CWE-319', 'PCI DSS 4.0.1: 4.2.1', 'curl -sI']) {
    expect(text).toContain(part);
  }
  write.mockRestore();
});

test('a scan without findings says so', async () => {
  const clean = scanOn(18, { highs: 0, mediums: 0, lows: 0 });
  const { screen } = await renderScansPage({ path: deepLink, websites: [mainSite], scans: [clean] });
  await expect.element(screen.getByRole('heading', { name: 'No issues found' })).toBeVisible();
});

test('findings that cannot be loaded can be tried again', async () => {
  const { screen, server } = await renderScansPage({
    path: deepLink,
    websites: [mainSite],
    scans: [scan],
    handlers: {
      scanFindings: () =>
        Response.json({ success: false, errors: [{ code: 'UNEXPECTED', message: 'x' }] }, { status: 500 }),
    },
  });
  await expect.element(screen.getByText('The findings could not be loaded.')).toBeVisible();
  server.use({ scanFindings: () => ({ success: true, data: { summary: [], findings: [], pages: 0, extent: null } }) });
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'No issues found' })).toBeVisible();
});
