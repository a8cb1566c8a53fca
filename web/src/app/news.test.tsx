import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { FakeFailure } from '../testing/fake-failure.ts';
import { closeApp, renderApp } from '../testing/render-app.tsx';
import { memberProfile } from '../testing/samples.ts';
import { signedIn } from '../testing/signed-in.ts';

afterEach(closeApp);

const promotionId = '0198a6f0-0000-7000-8000-0000000000e1';
const releaseNoteId = '0198a6f0-0000-7000-8000-0000000000e2';
const promotion = { promotionId, text: 'One month free for friends.', linkLabel: 'See the plans', linkUrl: '/plan' };
const releaseNote = {
  releaseNoteId,
  title: 'Faster scans',
  body: 'Scans take half the time.\n\n- pages\n- <b>forms</b>',
  publishedAt: '2026-11-20T20:00:00Z',
};

test('a promotion is shown above the page, and a release note once; both are remembered as closed', async () => {
  const app = await renderApp('/settings/you', {
    ...signedIn(),
    readNews: () => ({ success: true, data: { promotion, releaseNote } }),
    markNewsSeen: () => ({ success: true }),
    readReleaseNotes: () => ({ success: true, data: [releaseNote] }),
  });
  const dialog = app.screen.getByRole('dialog', { name: 'What’s new' });
  await expect.element(dialog.getByRole('heading', { name: 'Faster scans' })).toBeVisible();
  // What looks like markup is text.
  await expect.element(dialog.getByRole('listitem').filter({ hasText: '<b>forms</b>' })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  const banner = app.screen.getByRole('region', { name: 'Promotion' });
  await expect.element(banner.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plan');
  await expectAccessible();
  await banner.getByRole('button', { name: 'Close the promotion' }).click();
  await expect.poll(() => banner.elements().length).toBe(0);
  await expect
    .poll(() => app.server.inputsOf('markNewsSeen'))
    .toEqual([{ newsIds: [releaseNoteId] }, { newsIds: [promotionId] }]);
  await app.screen.getByRole('button', { name: 'Your account' }).click();
  await app.screen.getByRole('menuitem', { name: 'What’s new' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Faster scans' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements().length).toBe(0);
  await expect.poll(() => app.server.inputsOf('markNewsSeen')).toHaveLength(2);
});

test('an owner plans a promotion and writes a release note', async () => {
  const app = await renderApp('/console/news', {
    ...signedIn({ session: { isStaff: true } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    listOfferChoices: () => ({ success: true, data: { plans: [], brands: [], channels: [], subscriptionIds: [] } }),
    listPromotions: () => ({ success: true, data: [] }),
    listReleaseNotes: () => ({ success: true, data: [] }),
    createPromotion: () => {
      throw new FakeFailure('ENDS_BEFORE_START', 'endsOn');
    },
    saveReleaseNote: () => ({ success: true }),
  });
  await app.screen.getByRole('button', { name: 'New promotion' }).click();
  const dialog = app.screen.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Text', { exact: true }), 'One month free.');
  for (const [label, day] of [
    ['First day', '12012026'],
    ['Last day', '11302026'],
  ] as const) {
    await dialog.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
    await userEvent.keyboard(day);
  }
  await dialog.getByRole('button', { name: 'Create promotion' }).click();
  await expect.element(dialog.getByText('The last day can’t be before the first day.')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('createPromotion'))
    .toMatchObject([{ startsOn: '2026-12-01', endsOn: '2026-11-30' }]);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await app.screen.getByRole('button', { name: 'Leave without saving' }).click();
  await app.screen.getByRole('button', { name: 'New release note' }).click();
  await userEvent.fill(dialog.getByLabelText('Title'), 'Faster scans');
  await userEvent.fill(dialog.getByLabelText('Text', { exact: true }), 'They are.');
  await dialog.getByText(/^Published: everyone/).click();
  await dialog.getByRole('button', { name: 'Save and publish' }).click();
  await expect
    .poll(() => app.server.inputsOf('saveReleaseNote'))
    .toEqual([{ releaseNoteId: null, title: 'Faster scans', version: 0, body: 'They are.', isPublished: true }]);
});
