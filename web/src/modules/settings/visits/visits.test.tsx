import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { signedIn } from '../../../testing/signed-in.ts';

afterEach(closeApp);

const request = {
  visitRequestId: '0198a6f0-0000-7000-8000-0000000000cc',
  staffEmail: 'alex@provider.example',
  reason: 'You asked us to look at a scan.',
  askedAt: '2026-11-21T10:00:00Z',
  endsAt: '2026-11-22T10:00:00Z',
};
const asks = 'alex@provider.example from our support team is asking to visit your portal.';

const member = (handlers: FakeHandlers): FakeHandlers => ({
  ...signedIn(),
  getUserList: () => ({ success: true, data: [] }),
  getUserInviteList: () => ({ success: true, data: [] }),
  authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
  ...handlers,
});

test('the switch asks for the password, and says that a visit under way goes on', async () => {
  let needsApproval = false;
  const app = await renderApp(
    '/settings/admins',
    member({
      readVisitRequests: () => ({ success: true, data: { needsApproval, requests: [] } }),
      setVisitApproval: (input) => {
        needsApproval = input.needsApproval;
        return { success: true, data: { runningVisits: 1 } };
      },
    }),
  );
  const choice = app.screen.getByRole('switch', { name: 'Visits need our approval' });
  await expect.element(choice).not.toBeChecked();
  await app.screen.getByText('Visits need our approval').click();
  const dialog = app.screen.getByRole('dialog', { name: 'Approve each visit?' });
  await expectAccessible();
  await userEvent.fill(dialog.getByLabelText('Your password', { exact: true }), 'Sourdough1');
  await dialog.getByRole('button', { name: 'Approve each visit' }).click();
  await expect.element(app.screen.getByText(/The current visit continues until you end it/)).toBeVisible();
  await expect.element(choice).toBeChecked();
  expect(app.server.inputsOf('setVisitApproval')).toEqual([{ needsApproval: true }]);
});

test.each([
  ['Approve', true, 'alex@provider.example can now visit your portal once in the next 24 hours.'],
  ['Decline', false, 'alex@provider.example cannot visit your portal.'],
])('%s answers a request, once', async (label, isApproved, told) => {
  let requests = [request];
  const app = await renderApp(
    '/settings/admins',
    member({
      readVisitRequests: () => ({ success: true, data: { needsApproval: true, requests } }),
      answerVisitRequest: () => {
        requests = [];
        return { success: true };
      },
    }),
  );
  await expect.element(app.screen.getByText(asks).first()).toBeVisible();
  await expectAccessible();
  await app.screen.getByRole('button', { name: label }).dblClick();
  await expect.element(app.screen.getByText(told)).toBeVisible();
  await expect.poll(() => app.screen.getByText(asks).elements().length).toBe(0);
  expect(app.server.inputsOf('answerVisitRequest')).toEqual([{ visitRequestId: request.visitRequestId, isApproved }]);
});

test('whoever answers second is told', async () => {
  let requests = [request];
  const app = await renderApp(
    '/settings/admins',
    member({
      readVisitRequests: () => ({ success: true, data: { needsApproval: true, requests } }),
      answerVisitRequest: () => {
        requests = [];
        throw new FakeFailure('VISIT_REQUEST_ANSWERED');
      },
    }),
  );
  await app.screen.getByRole('button', { name: 'Decline' }).click();
  await expect.element(app.screen.getByText('This request has already been answered.')).toBeVisible();
  await expect.poll(() => app.screen.getByRole('button', { name: 'Decline' }).elements().length).toBe(0);
});

test('every page tells of a request, with the way to answer it', async () => {
  const app = await renderApp(
    '/settings/organization',
    member({ readVisitRequests: () => ({ success: true, data: { needsApproval: true, requests: [request] } }) }),
  );
  const banner = app.screen.getByRole('region', { name: 'Visit request' });
  await expect.element(banner.getByText(asks)).toBeVisible();
  await expectAccessible();
  await banner.getByRole('link', { name: 'Approve or decline' }).click();
  await expect.poll(app.path).toBe('/settings/admins');
});
