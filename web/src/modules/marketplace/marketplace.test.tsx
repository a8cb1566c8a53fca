import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { memberSession } from '../../testing/samples.ts';
import type { Marketplace } from './marketplace-types.ts';
import { anOffer, fakeMarketplace, MARKET, STANDING_OFFER } from './testing/fake-marketplace.ts';

afterEach(async () => {
  await closeApp();
  await page.viewport(1280, 900);
});

test('shows what is saved, and offers by category; search and category stand in the address', async () => {
  const { screen, path } = await renderApp('/marketplace', fakeMarketplace());
  await expect.element(screen.getByText('up to 66%', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Files and messages' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Plans and practice' })).not.toBeInTheDocument();
  await expect.element(screen.getByText('We earn a commission').last()).toBeVisible();
  await expectAccessible();
  await screen.getByRole('link', { name: /^Web, email and browsing/ }).click();
  await expect.poll(() => path()).toBe('/marketplace?category=web');
  await expect.element(screen.getByRole('heading', { name: 'Files and messages' })).not.toBeInTheDocument();
  const search = screen.getByRole('searchbox', { name: 'Search for offers' });
  await userEvent.fill(search, 'harbor');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => path()).toBe('/marketplace?category=web&search=harbor');
  await expect.element(screen.getByRole('heading', { name: 'No offers found' })).toBeVisible();
  await screen.getByRole('link', { name: 'Show all offers' }).click();
  await expect.element(screen.getByRole('link', { name: 'Backups outside the building' })).toBeVisible();
});

test('featured offers stand still for people who want less motion, and are turned by hand', async () => {
  const { screen } = await renderApp('/marketplace', fakeMarketplace());
  const carousel = screen.getByRole('region', { name: 'Featured offers' });
  // This browser wants less motion.
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  await carousel.getByRole('button', { name: 'Start the slide show' }).click();
  await carousel.getByRole('button', { name: 'Pause the slide show' }).click();
  await expect.element(carousel.getByRole('button', { name: 'Start the slide show' })).toBeVisible();
  const list = carousel.element().querySelector('ul');
  expect(list?.getAttribute('aria-live')).toBe('polite');
  const shown = () => [...(list?.children ?? [])].findIndex((slide) => !slide.hasAttribute('inert'));
  const first = shown();
  await carousel.getByRole('button', { name: 'Next offer' }).click();
  await expect.poll(shown).toBe(1 - first);
  await carousel.getByRole('button', { name: 'Previous offer' }).click();
  await expect.poll(shown).toBe(first);
});

test('a partner’s page gives the code, and tells the provider of interest', async () => {
  let market: Marketplace = MARKET;
  let isGone = true;
  const change = (changes: Parameters<typeof anOffer>[0]) => {
    market = { ...market, offers: market.offers.map((one, index) => (index === 0 ? { ...one, ...changes } : one)) };
  };
  const { screen, server } = await renderApp('/marketplace/Harbor-Backup', {
    ...fakeMarketplace(),
    getMarketplace: () => ({ success: true, data: market }),
    redeemOffer: () => {
      if (isGone) throw new FakeFailure('NO_CODES_LEFT');
      change({ redeemed: { code: 'HARBOR-7F3K', at: '2026-11-22T18:00:00Z' } });
      return { success: true, data: { code: 'HARBOR-7F3K', at: '2026-11-22T18:00:00Z' } };
    },
    showInterest: () => {
      change({ interestedAt: '2026-11-22T18:00:00Z' });
      return { success: true, data: { at: '2026-11-22T18:00:00Z' } };
    },
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Harbor Backup' })).toBeVisible();
  await expect.element(screen.getByText('We earn a commission')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Get your code' }).click();
  await expect.element(screen.getByText(/^All codes for this offer are taken/)).toBeVisible();
  isGone = false;
  await screen.getByRole('button', { name: 'Get your code' }).click();
  await expect.element(screen.getByText('HARBOR-7F3K')).toBeVisible();
  await screen.getByRole('button', { name: 'I’m interested' }).click();
  const dialog = screen.getByRole('dialog', { name: 'I’m interested' });
  await userEvent.fill(dialog.getByRole('textbox'), 'Does it work with our server?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText(/^You expressed interest on Nov 22, 2026/)).toBeVisible();
  await expect
    .poll(() => server.inputsOf('showInterest'))
    .toEqual([{ offerId: 'harbor-offsite', note: 'Does it work with our server?' }]);
});

test('lines stay lines, and staff in a visit shows no interest', async () => {
  const offers = [anOffer({ whatItIs: 'A copy every night.\nKept for 90 days.' })];
  const { screen } = await renderApp('/marketplace/harbor-backup', {
    ...fakeMarketplace({ ...MARKET, offers }),
    checkSession: () => memberSession({ isStaff: true, isServiceSession: true }),
  });
  const text = screen.getByText(/^A copy every night/);
  await expect.element(text).toBeVisible();
  expect(getComputedStyle(text.element()).whiteSpace).toBe('pre-line');
  await expect.element(screen.getByText('I’m interested')).not.toBeInTheDocument();
});

test('a code whose offer has ended is still there', async () => {
  const earlierCodes = [
    { offerTitle: 'Locks', partnerName: 'Harbor Locks', code: 'LOCK-1', at: '2026-11-02T18:00:00Z' },
  ];
  const { screen } = await renderApp('/marketplace', fakeMarketplace({ ...MARKET, earlierCodes }));
  const codes = screen.getByRole('region', { name: 'Your codes' });
  await expect.element(codes.getByText('LOCK-1')).toBeVisible();
  await expect.element(codes.getByText('Harbor Locks, received on Nov 2, 2026')).toBeVisible();
  await expectAccessible();
});

test('a partner that is not there leads to all of them; one without a contract says so', async () => {
  const unknown = await renderApp('/marketplace/acme', fakeMarketplace());
  await expect.poll(unknown.path).toBe('/marketplace');
  await unknown.screen.getByRole('link', { name: STANDING_OFFER.title }).click();
  await expect.element(unknown.screen.getByText(/has no contract with Quad9 about this/)).toBeVisible();
  await expect.element(unknown.screen.getByRole('button', { name: 'Get your code' })).not.toBeInTheDocument();
});
