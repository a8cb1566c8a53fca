import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { signedIn } from '../../../testing/signed-in.ts';
import { activity, someScore } from '../testing/module-activity.ts';
import type { ModuleActivity, ScoreSummary } from '../use-module-activity.ts';
import { scoreChange } from './score-change.ts';

afterEach(closeApp);

const open = (changes: Partial<ModuleActivity>) =>
  renderApp('/', { ...signedIn(), getModuleActivity: () => activity(changes) });

const held: ScoreSummary = {
  ...someScore,
  score: 31,
  reachable: 50,
  tone: 'danger',
  title: 'One thing outweighs everything else',
  text: 'Close remote desktop. Until that is done, your score cannot go above 50 out of 100.',
  heldBy: [{ title: 'Close remote desktop', href: '/concierge/weaknesses/1' }],
  days: [
    { day: '2026-10-20', score: 48 },
    { day: '2026-11-22', score: 31 },
  ],
};

test('says what holds the score down, how it moved, and leads to what to do', async () => {
  const { screen } = await open({ score: held });
  const picture = screen.getByRole('img', {
    name: /^Your score is 31 out of 100; the highest you can reach right now is 50/,
  });
  await expect.element(picture).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'One thing outweighs everything else' })).toBeVisible();
  await expect.element(screen.getByText('▼ 17 points in a month')).toBeVisible();
  await expect.element(screen.getByRole('img', { name: /from 48 on Oct 20, 2026 to 31 today/ })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'See what to do', exact: true }))
    .toHaveAttribute('href', '/concierge/weaknesses/1');
  await expect.element(screen.getByRole('link', { name: 'How the score works' })).toHaveAttribute('href', '/score');
  await expectAccessible();
});

test('what changed says which way, when, and leads there', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  const { screen } = await open({
    changes: [
      { tone: 'worse', text: '2 new issues found on Shop', at, href: '/webappscan/Shop/findings' },
      { tone: 'better', text: 'Policy approved: Passwords', at, href: '/securitypolicy/passwords' },
    ],
  });
  const card = screen.getByRole('region', { name: 'What changed this week' });
  await expect
    .element(card.getByRole('listitem').first())
    .toHaveTextContent('Needs attention: 2 new issues found on ShopNov 20');
  await expect
    .element(card.getByRole('link', { name: 'Policy approved: Passwords' }))
    .toHaveAttribute('href', '/securitypolicy/passwords');
  await expectAccessible();
});

test('a quiet week says so', async () => {
  const { screen } = await open({});
  await expect.element(screen.getByText(/^Nothing changed in the last seven days/)).toBeVisible();
});

const topics = [
  {
    topic: 'backup' as const,
    name: 'Backup and recovery',
    why: 'Your backup decides whether ransomware costs you a few days or the whole company.',
    points: 2.4,
    of: 17,
    facts: [
      {
        key: 'backup-complete' as const,
        question: 'Is everything backed up that the firm needs?',
        value: 'yes' as const,
        basis: 'stated' as const,
        isStale: true,
        text: 'Stated in the assessment.',
        points: 1.2,
        of: 2.4,
        href: '/cybermaturity/assessment/backup',
      },
      {
        key: 'backup-restored' as const,
        question: 'Was something restored within twelve months?',
        value: 'unknown' as const,
        basis: 'none' as const,
        isStale: false,
        text: 'We have no information about this yet.',
        points: 0,
        of: 2.4,
        href: '/cybermaturity/assessment/backup',
      },
    ],
  },
];

test('the page of the score tells the rules and every question with its points', async () => {
  const { screen } = await renderApp('/score', {
    ...signedIn(),
    getScore: () => ({ success: true, data: { score: held, topics } }),
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'How the score works' })).toBeVisible();
  await expect.element(screen.getByText('2.4 points of 17 points')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'On one page (PDF)' }))
    .toHaveAttribute('href', '/api/dashboard/securityPage');
  await screen.getByText('2 questions').click();
  await expect.element(screen.getByText('Yes, please confirm')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /^Go there: Was something restored/ }))
    .toHaveAttribute('href', '/cybermaturity/assessment/backup');
  await screen.getByText('Score over time as a table').click();
  await expect.element(screen.getByRole('row', { name: 'Nov 22, 2026 31' })).toBeVisible();
  await expectAccessible();
});

test('a score that cannot be loaded can be tried again', async () => {
  const app = await renderApp('/score', {
    ...signedIn(),
    getScore: () => {
      throw new FakeFailure('UNEXPECTED');
    },
  });
  await expect.element(app.screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  app.server.use({ getScore: () => ({ success: true, data: { score: someScore, topics } }) });
  await app.screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(app.screen.getByRole('heading', { name: 'Backup and recovery' })).toBeVisible();
});

test.each<[string, ScoreSummary['days'], string | null]>([
  ['one day', [{ day: '2026-11-22', score: 46 }], null],
  [
    'a young one that rose',
    [
      { day: '2026-11-20', score: 45 },
      { day: '2026-11-22', score: 46 },
    ],
    '▲ 1 point since you started',
  ],
  [
    'the same as a month ago',
    [
      { day: '2026-10-01', score: 46 },
      { day: '2026-11-20', score: 60 },
      { day: '2026-11-22', score: 46 },
    ],
    null,
  ],
])('%s', (_, days, text) => {
  expect(scoreChange(days)?.text ?? null).toBe(text);
});
