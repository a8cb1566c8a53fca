import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CallOutput } from '../../../api/calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { noActivity } from '../../../testing/signed-in.ts';
import { fakeMaturity, given } from '../testing/fake-maturity.ts';
import { openMaturity } from '../testing/open-maturity.ts';

type Zimm = CallOutput<'getModuleActivity'>['data']['zimm'];

const NEW: Zimm = {
  assessmentStatus: 'notCompleted',
  lastUpdated: null,
  overallLevel: 0,
  average: 0,
  levelInfo: { levelName: 'None', description: 'Nothing yet.' },
  nextQuestion: { elementPath: 'leadership' },
  percentDone: 0,
};
const BEGUN: Zimm = {
  ...NEW,
  lastUpdated: '2026-11-20T10:00:00.000Z',
  nextQuestion: { elementPath: 'training' },
  percentDone: 17,
};

const dashboard = (zimm: Zimm): FakeHandlers => ({
  ...fakeMaturity(zimm === NEW ? {} : { leadership: given(3) }),
  getModuleActivity: () => ({
    success: true,
    data: { ...noActivity, zimm },
  }),
});
const NOTES = { name: 'New: Cyber Maturity' };
const BLOCK = { name: 'How safe are you?' };

test('release notes come once and are noted as seen; the road block waits for the next session', async () => {
  const { screen, server, router } = await openMaturity('/', dashboard(NEW), { portalData: { cybermaturity: {} } });
  const notes = screen.getByRole('dialog', NOTES);
  await expect.element(notes).toBeVisible();
  await expectAccessible();
  await expect
    .poll(() => server.inputsOf('updateCustomerPortalData'))
    .toEqual([{ cybermaturity: { hasSeenReleaseNotes: true } }]);
  await expect.element(screen.getByRole('dialog', BLOCK)).not.toBeInTheDocument();
  await notes.getByRole('button', { name: 'Got It' }).click();
  router.history.push('/plan');
  await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0);
  router.history.push('/');
  await expect.element(screen.getByRole('heading', { name: 'Cyber Maturity' })).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('in a service session the release notes are shown and not noted as seen', async () => {
  const { screen, server } = await openMaturity('/', dashboard(NEW), {
    portalData: { cybermaturity: {} },
    session: { isServiceSession: true, isStaff: true },
  });
  await screen.getByRole('dialog', NOTES).getByRole('button', { name: 'Got It' }).click();
  expect(server.inputsOf('updateCustomerPortalData')).toEqual([]);
});

test('before the first answer the road block offers to start; Skip holds for the session', async () => {
  const { screen, server, router, path } = await openMaturity('/', dashboard(NEW));
  const block = screen.getByRole('dialog', BLOCK);
  await expect
    .element(block.getByRole('progressbar', { name: 'Assessment done' }))
    .toHaveAttribute('aria-valuenow', '0');
  await expect.element(block.getByRole('button', { name: 'Start Assessment' })).toBeVisible();
  await expectAccessible();
  await block.getByRole('button', { name: 'Skip' }).click();
  router.history.push('/plan');
  await expect.poll(path).toBe('/plan');
  router.history.push('/');
  await expect.element(screen.getByRole('heading', { name: 'Cyber Maturity' })).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.inputsOf('updateCustomerPortalData')).toEqual([]);
});

test('half-way it shows the percent done and leads to the next question; "Don\'t show again" is kept', async () => {
  const { screen, server, path } = await openMaturity('/', dashboard(BEGUN));
  const block = screen.getByRole('dialog', BLOCK);
  await expect
    .element(block.getByRole('progressbar', { name: 'Assessment done' }))
    .toHaveAttribute('aria-valuenow', '17');
  await block.getByText('Don’t show again').click();
  await block.getByRole('button', { name: 'Finish Assessment' }).click();
  await expect.poll(path).toBe('/cybermaturity/assessment/training');
  await expect
    .poll(() => server.inputsOf('updateCustomerPortalData'))
    .toEqual([{ cybermaturity: { dontShowRoadBlock: true } }]);
});

test('neither comes over what the provider has to say', async () => {
  const releaseNote = {
    releaseNoteId: '0198a6f0-0000-7000-8000-0000000000e2',
    title: 'Faster scans',
    body: 'Scans take half the time.',
    publishedAt: '2026-11-20T20:00:00Z',
  };
  const { screen } = await openMaturity('/', {
    ...dashboard(NEW),
    readNews: () => ({ success: true, data: { promotion: null, releaseNote } }),
    markNewsSeen: () => ({ success: true }),
  });
  const news = screen.getByRole('dialog', { name: 'What’s new' });
  await news.getByRole('button', { name: 'Got it' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('the introduction opens when asked for with Back, Next, Skip Intro and Got It, and is noted as viewed', async () => {
  const { screen, server } = await openMaturity('/cybermaturity', fakeMaturity(), {
    portalData: { introViewed: { dashboard: true } },
  });
  await screen.getByRole('link', { name: 'view intro' }).click();
  const intro = screen.getByRole('dialog', { name: 'How Cyber Maturity works' });
  await expect.element(intro.getByRole('button', { name: 'Skip Intro' })).toBeVisible();
  await expectAccessible();
  await intro.getByRole('button', { name: 'Next' }).click();
  await expect.element(intro.getByRole('button', { name: 'Back' })).toBeVisible();
  await intro.getByRole('button', { name: 'Got It' }).click();
  await expect.element(intro).not.toBeInTheDocument();
  await expect
    .poll(() => server.inputsOf('updateCustomerPortalData'))
    .toEqual([{ introViewed: { cybermaturity: true } }]);
});

test('in a service session the introduction is not noted as viewed', async () => {
  const { screen, server } = await openMaturity('/cybermaturity/assessment/start', fakeMaturity(), {
    portalData: { introViewed: { dashboard: true } },
    session: { isServiceSession: true, isStaff: true },
  });
  await screen.getByRole('link', { name: 'view intro' }).click();
  await expect.element(screen.getByRole('button', { name: 'Skip Intro' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(server.inputsOf('updateCustomerPortalData')).toEqual([]);
});
