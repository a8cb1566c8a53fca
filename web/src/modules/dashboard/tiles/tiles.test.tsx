import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { trialSubscription } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { activity } from '../testing/module-activity.ts';
import type { ModuleActivity, ZimmSummary } from '../use-module-activity.ts';

afterEach(closeApp);

const tile = ({ screen }: Awaited<ReturnType<typeof renderApp>>, title: string) =>
  screen.getByRole('region', { name: 'Your modules' }).getByRole('listitem').filter({ hasText: title }).first();

test('says how the security policies stand, and leads to them', async () => {
  const compliance = { active: 3, inactive: 7, draft: 1, lastUpdated: '2026-11-18T20:00:00Z' };
  const app = await renderApp('/', { ...signedIn(), getModuleActivity: () => activity({ compliance }) });
  const card = tile(app, 'Security Policies');
  await expect
    .element(card)
    .toHaveTextContent('Security Policies7 to go3 active, 1 in draftLast updated Nov 18, 2026See your policies');
  await expect
    .element(card.getByRole('link', { name: 'See your policies' }))
    .toHaveAttribute('href', '/securitypolicy');
});

test('the card of the training says who is late, and leads there', async () => {
  const training = { teamMembers: 5, isFinished: 1, isNotFinished: 4, overdue: 2, lastUpdated: null };
  const app = await renderApp('/', { ...signedIn(), getModuleActivity: () => activity({ training }) });
  const card = tile(app, 'Training');
  await expect.element(card.getByText('2 overdue')).toBeVisible();
  await expect
    .element(card.getByRole('progressbar', { name: 'Up to date' }))
    .toHaveAttribute('aria-valuetext', '3 of 5');
  await expect
    .element(card.getByRole('link', { name: 'Show Who Is Overdue' }))
    .toHaveAttribute('href', '/training/team?state=overdue');
  await expectAccessible();
});

const conciergeOf = (changes: Partial<NonNullable<ModuleActivity['cyberConcierge']>> = {}) => ({
  numberOfWeaknesses: 3,
  criticalAndHigh: 1,
  numberOfAlerts: 2,
  unreadWeaknesses: 0,
  unreadReplies: 1,
  openRequests: 1,
  ...changes,
});

test('the card of the concierge counts what is open and new, and leads to each', async () => {
  const cyberConcierge = conciergeOf();
  const app = await renderApp('/', { ...signedIn(), getModuleActivity: () => activity({ cyberConcierge }) });
  const card = tile(app, 'Cyber Concierge');
  for (const [name, href] of [
    ['3 open weaknesses', '/concierge/weaknesses'],
    ['2 unread messages', '/concierge/messages'],
    ['1 open help request', '/concierge/requests'],
    ['See what to do first', '/concierge/weaknesses'],
  ] as const)
    await expect.element(card.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect.element(card.getByText('1 critical or high')).toBeVisible();
  await expectAccessible();
});

test('a concierge that has nothing to tell yet invites to ask, without zeros', async () => {
  const cyberConcierge = conciergeOf({
    numberOfWeaknesses: 0,
    criticalAndHigh: 0,
    numberOfAlerts: 0,
    unreadReplies: 0,
    openRequests: 0,
  });
  const app = await renderApp('/', { ...signedIn(), getModuleActivity: () => activity({ cyberConcierge }) });
  const card = tile(app, 'Cyber Concierge');
  await expect.element(card.getByRole('link', { name: 'Open Your Concierge' })).toBeVisible();
  await expect.element(card).not.toHaveTextContent('0 ');
});

test('what is new is marked where nothing is serious', async () => {
  const cyberConcierge = conciergeOf({ criticalAndHigh: 0 });
  const app = await renderApp('/', { ...signedIn(), getModuleActivity: () => activity({ cyberConcierge }) });
  await expect.element(tile(app, 'Cyber Concierge').getByText('NEW')).toBeVisible();
});

test.each([
  [null, 'See yourself from the outside'],
  [700, 'See the analysis'],
])('the tile of the attack surface, rated %s, leads there', async (rating, action) => {
  const app = await renderApp('/', { ...signedIn(), getModuleActivity: () => activity({ ratings: { rating } }) });
  const surface = tile(app, 'Attack Surface');
  await expect.element(surface.getByRole('link', { name: action })).toHaveAttribute('href', '/attacksurface');
  await expect.poll(() => surface.getByText('Intermediate').elements().length).toBe(rating === null ? 0 : 1);
});

test('without anything new the card of the concierge leads to its pages', async () => {
  const cyberConcierge = conciergeOf({ criticalAndHigh: 0, numberOfAlerts: 0, unreadReplies: 0 });
  const app = await renderApp('/', { ...signedIn(), getModuleActivity: () => activity({ cyberConcierge }) });
  const card = tile(app, 'Cyber Concierge');
  await expect.element(card.getByRole('link', { name: 'Open Your Concierge' })).toHaveAttribute('href', '/concierge');
  await expect.element(card.getByText('NEW')).not.toBeInTheDocument();
});

test('asks the concierge from the card for help, in plans that have it', async () => {
  const modules = { ...trialSubscription().modules, cyberconcierge: 'ACTIVE' as const };
  const app = await renderApp('/', {
    ...signedIn({ subscription: { modules } }),
    getModuleActivity: () => activity({}),
  });
  await app.screen.getByRole('button', { name: 'Contact Cyber Concierge' }).click();
  await expect.element(app.screen.getByRole('dialog', { name: 'Contact Cyber Concierge' })).toBeVisible();
});

const zimm: ZimmSummary = {
  assessmentStatus: 'notCompleted',
  lastUpdated: null,
  overallLevel: 0,
  average: 0,
  levelInfo: { levelName: 'None', description: 'Nothing is in place.' },
  nextQuestion: { elementPath: 'leadership' },
  percentDone: 0,
};

test.each<[string, Partial<ZimmSummary>, link: string, href: string]>([
  ['not started', {}, 'Start Assessment', '/cybermaturity/assessment/start'],
  [
    'half-way',
    { percentDone: 50, lastUpdated: '2026-11-20T20:00:00Z', overallLevel: 1, nextQuestion: { elementPath: 'backup' } },
    'Finish Assessment',
    '/cybermaturity/assessment/backup',
  ],
  [
    'completed',
    { assessmentStatus: 'completed', percentDone: 100, lastUpdated: '2026-11-20T20:00:00Z', nextQuestion: null },
    'See your report',
    '/cybermaturity/report',
  ],
])('the card of cyber maturity, %s, leads on', async (_state, changes, link, href) => {
  const app = await renderApp('/', {
    ...signedIn(),
    getModuleActivity: () => activity({ zimm: { ...zimm, ...changes } }),
  });
  const card = tile(app, 'Cyber Maturity');
  await expect.element(card.getByRole('link', { name: link })).toHaveAttribute('href', href);
  const hasBegun = (changes.percentDone ?? 0) > 0;
  await expect.poll(() => card.getByText(/out of 5 on average/).elements().length).toBe(hasBegun ? 1 : 0);
  await expectAccessible();
});
