import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScansPage } from './testing/render-scans-page.tsx';
import { findingOf, mainSite, monthly, runningScan, scanOn, shop } from './testing/samples.ts';

const everything = {
  websites: [mainSite, shop],
  maximum: 2,
  schedules: [monthly],
  scans: [
    runningScan,
    scanOn(18),
    scanOn(17, { status: 'failed' as const }),
    scanOn(16, { status: 'canceled' as const }),
  ],
  findings: [findingOf('high', { isNew: true }), findingOf('medium'), findingOf('low'), findingOf('info')],
};

// Lets the dialogs' fade end, because half-transparent text has no contrast of its own.
const settled = () => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));

async function violations() {
  await settled();
  // React Aria's announcements keep naming buttons that are gone; they are no part of the page.
  const context = { include: [['body']], exclude: [['[data-live-announcer]']] };
  const { violations: found } = await axe.run(context, { rules: { region: { enabled: false } } });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

describe.each(['light', 'dark'])('in %s', (theme) => {
  beforeEach(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = 'en';
  });
  afterEach(async () => {
    delete document.documentElement.dataset.theme;
    await page.viewport(1280, 900);
  });

  test.each([1280, 390])('the page at %i pixels', async (width) => {
    await page.viewport(width, 900);
    const { screen } = await renderScansPage(everything);
    await expect.element(screen.getByText('Manually canceled')).toBeVisible();
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test.each([1280, 390])('the findings at %i pixels', async (width) => {
    await page.viewport(width, 900);
    const path = `/webappscan/Main%20website?scan=${scanOn(18).scanId}`;
    const { screen } = await renderScansPage({ ...everything, path });
    await expect.element(screen.getByText('What we saw').first()).toBeVisible();
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('the wizard, with errors and in each step', async () => {
    const { screen } = await renderScansPage();
    await screen.getByRole('button', { name: 'Add a Website' }).click();
    // What the firm has told of itself is there already.
    await expect.element(screen.getByRole('textbox', { name: 'Website name' })).toHaveValue('larkbakery.example');
    await expect.element(screen.getByRole('textbox', { name: 'Website address' })).toHaveValue('larkbakery.example');
    await screen.getByRole('textbox', { name: 'Website name' }).fill('');
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByText('Please enter a name.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await screen.getByRole('textbox', { name: 'Website name' }).fill('Blog');
    await screen.getByRole('textbox', { name: 'Website address' }).fill('blog.example');
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByText('The website is responding and can be scanned.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await screen.getByText('I have permission to scan this website').click();
    await screen.getByRole('button', { name: 'I Agree' }).click();
    await expect.element(screen.getByText('How often')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('the introduction', async () => {
    const { screen } = await renderScansPage({ person: { portalData: { introViewed: {} } } });
    await screen.getByRole('link', { name: 'view intro' }).click();
    await expect.element(screen.getByText('1 of 4')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
