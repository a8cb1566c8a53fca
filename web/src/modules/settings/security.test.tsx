import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CallOutput } from '../../api/calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile, memberSession } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

type SecondFactor = CallOutput<'readSecondFactor'>['data'];

const off: SecondFactor = {
  isOn: false,
  hasApp: false,
  passkeys: 0,
  turnedOnAt: null,
  recoveryCodesLeft: 0,
  isRequiredByOrganisation: false,
  isNeeded: false,
};
const on: SecondFactor = {
  ...off,
  isOn: true,
  hasApp: true,
  turnedOnAt: '2026-11-21T20:00:00Z',
  recoveryCodesLeft: 10,
};
const codes = Array.from({ length: 10 }, (_, index) => `7QK2-M9XD-4TZ8-0GHB-XW3R-00${index}A`);
const here = {
  sessionId: '0198a6f0-0000-7000-8000-0000000000b1',
  device: 'Firefox on Windows',
  address: '203.0.113.7',
  signedInAt: '2026-11-21T20:00:00Z',
  lastActiveAt: '2026-11-21T21:00:00Z',
  isCurrent: true,
};
const phone = { ...here, sessionId: here.sessionId.replace('b1', 'b2'), device: 'Safari on iOS', isCurrent: false };
const me = memberProfile().userData;
const sam = { ...me, cognitoId: me.cognitoId.replace(/1$/, '2'), firstName: 'Sam', lastName: 'Okafor' };
const done = () => ({ success: true as const });

/** The settings of somebody whose second factor is as given; the proof of a sign-in is `Bearer proof`. */
function member(factor: SecondFactor, handlers: FakeHandlers = {}): FakeHandlers {
  return {
    ...signedIn(),
    getUserList: () => ({ success: true, data: [me, sam] }),
    getUserInviteList: () => ({ success: true, data: [] }),
    readSecondFactor: () => ({ success: true, data: factor }),
    listSessions: () => ({ success: true, data: [here, phone] }),
    authenticate: ({ password }) => {
      if (password !== 'Sourdough1') throw new FakeFailure('WRONG_CREDENTIALS');
      return { success: true, bearer: 'proof', challenge: null };
    },
    ...handlers,
  };
}

const press = (app: RenderedApp, name: string) => app.screen.getByRole('button', { name, exact: true }).click();

async function confirm(app: RenderedApp, label: string): Promise<void> {
  const dialog = app.screen.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Your password'), 'Sourdough1');
  await dialog.getByRole('button', { name: label }).click();
}

const proofOf = (app: RenderedApp, name: string) =>
  app.server.requests.findLast((request) => request.name === name)?.headers.get('authorization');

test('the second factor is turned on with password, app and kept codes', async () => {
  let state = off;
  const app = await renderApp(
    '/settings/you',
    member(off, {
      readSecondFactor: () => ({ success: true, data: state }),
      setUpSecondFactor: () => ({
        success: true,
        data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
      }),
      confirmSecondFactor: () => {
        state = on;
        const session = { username: 'dana', newUser: false, isServiceSession: false };
        return { success: true, ...session, secondFactor: 'not-needed', recoveryCodes: codes };
      },
    }),
  );
  await expect.element(app.screen.getByText('Second factor off')).toBeVisible();
  await expectAccessible();
  await press(app, 'Turn on');
  await press(app, 'Continue');
  await expect.element(app.screen.getByText('Please enter your password.')).toBeVisible();
  await userEvent.fill(app.screen.getByLabelText('Your password'), 'wrong');
  await press(app, 'Continue');
  await expect.element(app.screen.getByText('This password is incorrect.')).toBeVisible();
  await expectAccessible();
  await confirm(app, 'Continue');
  await expect.element(app.screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(proofOf(app, 'setUpSecondFactor')).toBe('Bearer proof');
  await userEvent.fill(app.screen.getByLabelText('Six-digit code'), '123456');
  await expect.element(app.screen.getByText(codes[0] ?? '')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(app.screen.getByText(codes[0] ?? '')).toBeVisible();
  await press(app, 'I have saved them');
  await expect.element(app.screen.getByText('Second factor on')).toBeVisible();
  await expect.element(app.screen.getByText(/On since Nov 21, 2026. 10 recovery codes are left./)).toBeVisible();
});

test('it is turned off with the password and a code', async () => {
  const app = await renderApp('/settings/you', member(on, { turnOffSecondFactor: done }));
  await press(app, 'Turn off');
  await confirm(app, 'Turn off');
  await expect.element(app.screen.getByText('Please enter the code.')).toBeVisible();
  expect(app.server.inputsOf('turnOffSecondFactor')).toEqual([]);
  await userEvent.fill(app.screen.getByLabelText('Code from your app, or a recovery code'), '123456');
  await confirm(app, 'Turn off');
  await expect.element(app.screen.getByText('The second factor is off.')).toBeVisible();
  expect(proofOf(app, 'turnOffSecondFactor')).toBe('Bearer proof');
  expect(app.server.inputsOf('turnOffSecondFactor')).toEqual([{ code: '123456' }]);
});

test('few codes are pointed out, and new ones made', async () => {
  const app = await renderApp(
    '/settings/you',
    member(
      { ...on, recoveryCodesLeft: 1 },
      { renewRecoveryCodes: () => ({ success: true, data: { recoveryCodes: codes } }) },
    ),
  );
  await expect.element(app.screen.getByText(/1 recovery code is left/)).toBeVisible();
  await expect.element(app.screen.getByText('Create new recovery codes before you run out.')).toBeVisible();
  await press(app, 'New recovery codes');
  await userEvent.fill(app.screen.getByLabelText('Code from your app, or a recovery code'), '123456');
  await confirm(app, 'Create new codes');
  await expect.element(app.screen.getByText(codes[9] ?? '')).toBeVisible();
});

test('where everyone must have one it cannot be turned off, and says why', async () => {
  const app = await renderApp('/settings/you', member({ ...on, isNeeded: true, isRequiredByOrganisation: true }));
  await expect.element(app.screen.getByText(/Your organization requires a second factor/)).toBeVisible();
  expect(app.screen.getByRole('button', { name: 'Turn off' }).elements()).toHaveLength(0);
});

test('sessions are listed, ended one by one and all others at once', async () => {
  let sessions = [here, phone];
  const app = await renderApp(
    '/settings/you',
    member(off, {
      listSessions: () => ({ success: true, data: sessions }),
      endSession: () => {
        sessions = [here];
        return { success: true };
      },
      endOtherSessions: done,
    }),
  );
  await expect.element(app.screen.getByText('This device')).toBeVisible();
  await press(app, 'Sign out everywhere else');
  await expect.element(app.screen.getByText('You were signed out everywhere else.')).toBeVisible();
  await press(app, 'End session: Safari on iOS');
  await expect.element(app.screen.getByText('Safari on iOS was signed out.')).toBeVisible();
  await expect.poll(() => app.server.inputsOf('endSession')).toEqual([{ sessionId: phone.sessionId }]);
  await expect.element(app.screen.getByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
});

test('what cannot be loaded says so and can be tried again', async () => {
  const failing = () => {
    throw new FakeFailure('UNEXPECTED');
  };
  const app = await renderApp('/settings/you', member(off, { readSecondFactor: failing, listSessions: failing }));
  await expect.element(app.screen.getByText('The second factor could not be loaded.')).toBeVisible();
  await expect.element(app.screen.getByText('The sessions could not be loaded.')).toBeVisible();
  app.server.use(member(on));
  await app.screen.getByRole('button', { name: 'Try again' }).first().click();
  await expect.element(app.screen.getByText('Second factor on')).toBeVisible();
});

test('a second factor is required of everyone, with the password', async () => {
  const app = await renderApp('/settings/admins', member(on, { requireSecondFactor: done }));
  await app.screen.getByText('Require a second factor for everyone').click();
  await expectAccessible();
  await confirm(app, 'Require it');
  await expect.element(app.screen.getByText('Everyone needs a second factor now.')).toBeVisible();
  await expect.poll(() => app.server.inputsOf('requireSecondFactor')).toEqual([{ isRequired: true }]);
  expect(proofOf(app, 'requireSecondFactor')).toBe('Bearer proof');
});

test('who has none cannot require one, and is led to it', async () => {
  const app = await renderApp('/settings/admins', member(off));
  await expect.element(app.screen.getByRole('switch', { name: /second factor/ })).toBeDisabled();
  await app.screen.getByRole('link', { name: 'turn on your own second factor' }).click();
  await expect.poll(app.path).toBe('/settings/you');
});

test('a colleague is signed out everywhere', async () => {
  const app = await renderApp('/settings/admins', member(off, { endSessionsOfUser: done }));
  await press(app, 'Actions for Sam Okafor');
  await app.screen.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await app.screen.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.element(app.screen.getByText('Sam Okafor was signed out everywhere.')).toBeVisible();
  await expect.poll(() => app.server.inputsOf('endSessionsOfUser')).toEqual([{ cognitoId: sam.cognitoId }]);
});

test('staff in a customer’s portal is offered nothing of its own account', async () => {
  const staff = { isServiceSession: true, username: 'sasha@provider.example' };
  const app = await renderApp('/settings/you', member(on, { checkSession: () => memberSession(staff) }));
  await expect.element(app.screen.getByText('You’re working here as sasha@provider.example.')).toBeVisible();
  for (const name of ['Save changes', 'Change password', 'New recovery codes', 'Move to another phone'])
    await expect.element(app.screen.getByRole('button', { name })).not.toBeInTheDocument();
  expect(app.server.inputsOf('readSecondFactor')).toEqual([]);
  await expectAccessible();
});
