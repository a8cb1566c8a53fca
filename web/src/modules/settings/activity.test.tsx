import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

const entry = (id: number, changes: object = {}) => ({
  activityId: String(id),
  at: '2026-11-21T10:00:00Z',
  action: 'website.added',
  actor: 'Dana Reyes',
  isByService: false,
  subject: '',
  address: '10.0.0.1',
  ...changes,
});
const visit = {
  serviceSessionId: '0198a6f0-0000-7000-8000-0000000000bb',
  staffEmail: 'alex@provider.example',
  reason: 'You asked us to look at a scan.',
  openedAt: '2026-11-21T10:00:00Z',
  endsAt: '2026-11-21T11:00:00Z',
};

const member = (handlers: FakeHandlers = {}): FakeHandlers => ({
  ...signedIn(),
  getUserList: () => ({ success: true, data: [] }),
  getUserInviteList: () => ({ success: true, data: [] }),
  ...handlers,
});

test('the activity says who did what, page by page', async () => {
  const app = await renderApp(
    '/settings/admins',
    member({
      readActivity: ({ page }) => ({
        success: true,
        data: {
          total: 21,
          pageSize: 20,
          serviceSessions: [],
          entries:
            page === 1
              ? [
                  entry(3, { action: 'invite.created', subject: 'kim@larkbakery.example' }),
                  entry(2, { actor: 'alex@provider.example', isByService: true }),
                  entry(1, { actor: null, action: 'scan.skipped' }),
                ]
              : [entry(0, { action: 'organisation.created' })],
        },
      }),
    }),
  );
  const list = app.screen.getByRole('list', { name: 'Activity' });
  await expect.element(list.getByText('Invited: kim@larkbakery.example')).toBeVisible();
  await expect.element(list.getByText('Support')).toBeVisible();
  await expect.element(list.getByText('The portal')).toBeVisible();
  await expectAccessible();
  await app.screen.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(list.getByText('Set up the organization')).toBeVisible();
});

test('a visit of support is seen and can be ended', async () => {
  let visits = [visit];
  const app = await renderApp(
    '/settings/admins',
    member({
      readActivity: () => ({ success: true, data: { total: 0, pageSize: 20, entries: [], serviceSessions: visits } }),
      endServiceSession: () => {
        visits = [];
        return { success: true };
      },
    }),
  );
  await expect
    .element(app.screen.getByText('alex@provider.example from our support team is in your portal.'))
    .toBeVisible();
  await app.screen.getByRole('button', { name: 'End this visit' }).click();
  await expect.element(app.screen.getByText('alex@provider.example can no longer see your portal.')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('endServiceSession'))
    .toEqual([{ serviceSessionId: visit.serviceSessionId }]);
  await expect.poll(() => app.screen.getByRole('button', { name: 'End this visit' }).elements().length).toBe(0);
});

test('the password is changed with the current one', async () => {
  const app = await renderApp(
    '/settings/you',
    member({
      changePassword: () => {
        throw new FakeFailure('CURRENT_PASSWORD_WRONG', 'currentPassword');
      },
    }),
  );
  await app.screen.getByRole('button', { name: 'Change password' }).click();
  const dialog = app.screen.getByRole('dialog');
  const current = dialog.getByLabelText('Current password', { exact: true });
  await userEvent.fill(current, 'Wrong-guess-1');
  await userEvent.fill(dialog.getByLabelText('New password', { exact: true }), 'Sourdough2');
  await userEvent.fill(dialog.getByLabelText('Confirm new password', { exact: true }), 'Sourdough2');
  await expectAccessible();
  const change = dialog.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect.element(current).toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog.getByLabelText('New password', { exact: true })).toHaveValue('Sourdough2');
  app.server.use({ changePassword: () => ({ success: true }) });
  await change.click();
  await expect.poll(() => dialog.elements().length).toBe(0);
});

test('a consent to security news can be taken back, as its words promise', async () => {
  let agreedAt: string | null = '2026-11-01T00:00:00Z';
  const app = await renderApp(
    '/settings/you',
    member({
      readSecurityNews: () => ({ success: true, data: { agreedAt } }),
      takeBackSecurityNews: () => {
        agreedAt = null;
        return { success: true };
      },
    }),
  );
  await app.screen.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect.element(app.screen.getByText('You will no longer get security news by email.')).toBeVisible();
  await expect.poll(() => app.screen.getByText('Security news by email').elements().length).toBe(0);
});
