import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { trialSubscription } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { greeting } from './greeting.ts';
import { activity, scanned } from './testing/module-activity.ts';
import { timeNeeded } from './time-needed.ts';
import type { MonitoringSummary, NextAction } from './use-module-activity.ts';

afterEach(closeApp);

const open = (changes: Partial<MonitoringSummary>, person: Parameters<typeof signedIn>[0] = {}) =>
  renderApp('/', {
    ...signedIn(person),
    getModuleActivity: () => activity({ monitoring: { ...scanned, ...changes } }),
  });

const anAction = (changes: Partial<NextAction> = {}): NextAction => ({
  key: 'monitoring.first-website',
  isUrgent: false,
  title: 'Add your website',
  reason: 'We look at it the way an attacker would.',
  minutes: 2,
  doneBy: 'you',
  gain: 0,
  href: '/webappscan',
  ...changes,
});

const openWithActions = (nextActions: readonly NextAction[]) =>
  renderApp('/', { ...signedIn(), getModuleActivity: () => activity({ nextActions: [...nextActions] }) });

test('says what to do next, why, how long it takes, and leads there', async () => {
  const app = await openWithActions([
    anAction({ isUrgent: true, gain: 12, doneBy: 'website-manager' }),
    anAction({ key: 'b', isUrgent: true, title: 'Invite a second person', minutes: 1, href: '/settings/admins' }),
    anAction({ key: 'c', title: 'Choose a plan', href: '/plan' }),
  ]);
  const card = app.screen.getByRole('region', { name: 'Your next three actions' });
  await expect
    .element(card.getByRole('list').first().getByRole('listitem').first())
    .toHaveTextContent(
      'Add your website Do this firstWe look at it the way an attacker would.About 2 minutesYou or your developer+12 pointsBegin',
    );
  await expect
    .element(card.getByRole('listitem').filter({ hasText: 'Invite a second person' }).first())
    .toHaveTextContent('Invite a second personWe look at it the way an attacker would.About a minuteYouBegin');
  await expect.element(card.getByRole('link', { name: 'Begin: Choose a plan' })).toHaveAttribute('href', '/plan');
  await expectAccessible();
});

test.each([
  [0, 'Nothing needs your attention right now'],
  [1, 'Your next action'],
  [2, 'Your next two actions'],
])('the card of %i actions is called %s', async (count, name) => {
  const app = await openWithActions(Array.from({ length: count }, (_, index) => anAction({ key: `action ${index}` })));
  await expect.element(app.screen.getByRole('region', { name })).toBeVisible();
});

test.each<[string, Partial<MonitoringSummary>, heading: string, link: string]>([
  [
    'no website',
    { targetList: [], lastScanDate: null },
    'Check your website for weak spots: three short steps, about two minutes.',
    'Scan Your First Website',
  ],
  ['not scanned yet', { lastScanDate: null }, 'No scan reports yet.', 'See your websites'],
  ['a running scan', { isScanInProgress: true }, 'We are scanning your website', 'Follow the scan'],
  ['nothing found', {}, 'Your websites look good', 'See the reports'],
  [
    'high risks',
    { webAppsIssues: { highs: 2, mediums: 1, lows: 0 } },
    '3 issues to look at',
    'Fix the high-risk issues first',
  ],
  ['medium risks', { webAppsIssues: { highs: 0, mediums: 1, lows: 0 } }, '1 issue to look at', 'See what to do'],
])('%s: says how it is and what to do next', async (_, changes, heading, link) => {
  const app = await open(changes);
  await expect.element(app.screen.getByText(heading)).toBeVisible();
  await expect.element(app.screen.getByRole('link', { name: link })).toHaveAttribute('href', '/webappscan');
  await expectAccessible();
});

test('shows the dates in the time zone of the brand, and counts for screen readers', async () => {
  const app = await open({ webAppsIssues: { highs: 2, mediums: 5, lows: 9 } });
  await expect.element(app.screen.getByText('Next scan: Dec 2, 2026')).toBeVisible();
  await expect.element(app.screen.getByText('2 high, 5 medium, 9 low')).toBeVisible();
  await expect.element(app.screen.getByText('Your free trial ends in 12 days.')).toBeVisible();
  await expect.poll(() => document.title).toBe('Dashboard · Cyber Safety');
  await expect.element(app.screen.getByRole('link', { name: 'Proof packs' })).toHaveAttribute('href', '/proof-packs');
});

test('a dashboard that cannot be loaded can be tried again', async () => {
  const app = await renderApp('/', {
    ...signedIn(),
    getModuleActivity: () => {
      throw new FakeFailure('UNEXPECTED');
    },
  });
  await expect.element(app.screen.getByText('Your dashboard could not be loaded.')).toBeVisible();
  app.server.use({ getModuleActivity: () => activity({}) });
  await app.screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(app.screen.getByText('Your websites look good')).toBeVisible();
});

test('after the trial: a banner, and cards that lead to the plans', async () => {
  const expirationDate = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
  const modules = { ...trialSubscription().modules, monitoring: 'INACTIVE' as const };
  const app = await renderApp('/', {
    ...signedIn({ subscription: { expirationDate, modules } }),
    getModuleActivity: () => activity({ monitoring: null }),
  });
  await expect.element(app.screen.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', '/plan');
  await expect.element(app.screen.getByRole('link', { name: 'Subscribe to Use' })).toHaveAttribute('href', '/plan');
  await expectAccessible();
});

test.each([
  [4, 'Good evening, Dana'],
  [5, 'Good morning, Dana'],
  [12, 'Good afternoon, Dana'],
  [18, 'Good evening, Dana'],
])('greets at %i', (hour, text) => {
  expect(greeting(hour, 'Dana')).toBe(text);
  expect(greeting(hour, '')).toBe(text.replace(', Dana', ''));
});

test.each([
  [1, 'About a minute'],
  [2, 'About 2 minutes'],
  [75, 'About 75 minutes'],
  [90, 'About 2 hours'],
  [480, 'About 8 hours'],
  [525, 'More than a day'],
])('%i minutes are told as %s', (minutes, words) => {
  expect(timeNeeded(minutes)).toBe(words);
});
