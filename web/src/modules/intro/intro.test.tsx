import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

const withIntroDue = (handlers: FakeHandlers = {}): FakeHandlers => ({
  ...signedIn({ portalData: { introViewed: {} } }),
  editUser: () => ({ success: true, data: memberProfile().userData }),
  ...handlers,
});

const button = (app: RenderedApp, name: string) => app.screen.getByRole('button', { name, exact: true });

test('seven steps, then what was seen, then the goals, then the dashboard', async () => {
  const app = await renderApp('/', withIntroDue());
  for (let step = 1; step < 7; step += 1) {
    await expect.element(app.screen.getByText(`Step ${step} of 7`)).toBeVisible();
    if (step === 2) await expectAccessible();
    await button(app, 'Next').click();
  }
  await app.screen.getByText('Meet contractual obligations').click();
  await app.screen.getByText('Other', { exact: true }).click();
  await userEvent.fill(app.screen.getByLabelText('Type any other goals (optional)'), 'Sleep better');
  await expectAccessible();
  await button(app, 'Next').click();
  await expect.poll(app.path).toBe('/');
  await expect.element(app.screen.getByRole('heading', { level: 1, name: /Dana/ })).toBeVisible();
  const order = app.server.requests.map(({ name }) => name).filter((name) => /editUser|update/.test(name));
  expect(order).toEqual(['updateCustomerPortalData', 'editUser']);
  await expect
    .poll(() => app.server.inputsOf('updateCustomerPortalData'))
    .toEqual([{ introViewed: { dashboard: true }, cybermaturity: { hasSeenReleaseNotes: true } }]);
  await expect
    .poll(() => app.server.inputsOf('editUser'))
    .toMatchObject([
      {
        hasSeenOrgGoals: true,
        orgGoals: {
          meetContractualObligations: true,
          meetRegulatoryRequirements: false,
          hasOtherGoals: true,
          otherGoals: 'Sleep better',
        },
      },
    ]);
});

test('Skip leads to the dashboard at once, and nothing opens over it', async () => {
  const app = await renderApp('/', withIntroDue());
  await button(app, 'Skip').click();
  await expect.poll(app.path).toBe('/');
  await expect.element(app.screen.getByRole('heading', { level: 1, name: /Dana/ })).toBeVisible();
  await expect.poll(() => app.server.inputsOf('editUser')).toEqual([{ hasSeenOrgGoals: true }]);
  await expect.element(app.screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('the step is in the address, and Back goes back', async () => {
  const app = await renderApp('/intro?step=4', withIntroDue());
  await button(app, 'Back').click();
  await expect.element(app.screen.getByText('Step 3 of 7')).toBeVisible();
  await expect.poll(() => app.path()).toBe('/intro?step=3');
});

test('dropping "Other" clears its text', async () => {
  const app = await renderApp('/intro?step=7', withIntroDue());
  await app.screen.getByText('Other', { exact: true }).click();
  await userEvent.fill(app.screen.getByLabelText('Type any other goals (optional)'), 'Sleep better');
  await app.screen.getByText('Other', { exact: true }).click();
  await app.screen.getByText('Other', { exact: true }).click();
  await expect.element(app.screen.getByLabelText('Type any other goals (optional)')).toHaveValue('');
});

test('a failure keeps the goals on the page', async () => {
  const editUser = () => {
    throw new FakeFailure('UNAVAILABLE');
  };
  const app = await renderApp('/intro?step=7', withIntroDue({ editUser }));
  await app.screen.getByText('Learn more about cybersecurity').click();
  await button(app, 'Next').click();
  await expect.element(app.screen.getByText(/cannot reach its database/)).toBeVisible();
  await expect.element(app.screen.getByRole('checkbox', { name: 'Learn more about cybersecurity' })).toBeChecked();
});

test('a service session stores nothing', async () => {
  const handlers = withIntroDue();
  const app = await renderApp('/intro?step=7', {
    ...handlers,
    checkSession: () => {
      const session = signedIn({ session: { isServiceSession: true } }).checkSession;
      if (session === undefined) throw new TypeError('no session');
      return session({}, new Request('http://localhost/'));
    },
  });
  await button(app, 'Next').click();
  await expect.element(app.screen.getByText('Service session.')).toBeVisible();
  expect(app.server.inputsOf('editUser')).toEqual([]);
  expect(app.server.inputsOf('updateCustomerPortalData')).toEqual([]);
});
