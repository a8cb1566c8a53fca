import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { memberSession, visitorSession } from '../../testing/samples.ts';
import { signedIn, signedOut } from '../../testing/signed-in.ts';

afterEach(closeApp);

const email = 'sam@larkbakery.example';
const linkId = 'a'.repeat(43);

/** Every page on which a visitor types a password, with the labels of its fields. */
const PAGES: readonly (readonly [string, FakeHandlers, readonly string[]])[] = [
  ['/signin', {}, ['Password']],
  ['/signup', {}, ['Password', 'Confirm password']],
  [
    `/invite-link/${linkId}`,
    { readInviteLink: () => ({ success: true, data: { status: 'pending', createdFor: { email } } }) },
    ['Create password', 'Confirm password'],
  ],
  [
    `/resetPassword/${linkId}`,
    { checkResetPasswordMagicLink: () => ({ success: true, isValidLink: true }) },
    ['New password', 'Confirm new password'],
  ],
];

describe('V6.2.6/6.2.7 passwords', () => {
  test.each(PAGES)(
    'on %s are masked, shown on demand, and taken from the clipboard and from managers',
    async (path, handlers, labels) => {
      const app = await renderApp(path, {
        ...signedOut(),
        captchaChallenge: () => new Promise(() => undefined),
        ...handlers,
      });
      for (const [index, label] of labels.entries()) {
        const field = app.screen.getByLabelText(label, { exact: true });
        await expect.element(field).toHaveAttribute('type', 'password');
        await expect
          .element(field)
          .toHaveAttribute('autocomplete', path === '/signin' ? 'current-password' : 'new-password');
        // What is pasted comes as one text, as managers fill it in too.
        const input = field.element() as HTMLInputElement;
        input.focus();
        const isTaken = input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }));
        expect(isTaken, label).toBe(true);
        await userEvent.fill(field, ' Pasted Sourdough 42 ');
        await expect.element(field).toHaveValue(' Pasted Sourdough 42 ');
        await app.screen.getByRole('button', { name: 'Show password' }).nth(0).click();
        await expect.element(field).toHaveAttribute('type', 'text');
        expect(index).toBeLessThan(2);
      }
    },
  );
});

test('V14.3.3 nothing that opens an account is kept in the browser where scripts reach it', async () => {
  let isSignedIn = false;
  const app = await renderApp('/signin', {
    ...signedIn(),
    checkSession: () => (isSignedIn ? memberSession() : visitorSession()),
    authenticate: () => ({ success: true, bearer: 'bearer-of-two-minutes', challenge: null }),
    createSession: () => {
      isSignedIn = true;
      return { success: true, username: 'dana', newUser: false, isServiceSession: false, secondFactor: 'not-needed' };
    },
  });
  await userEvent.fill(app.screen.getByLabelText('Work email address'), 'dana@larkbakery.example');
  await userEvent.fill(app.screen.getByLabelText('Password', { exact: true }), 'Sourdough1');
  await app.screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(app.screen.getByRole('heading', { level: 1, name: /Dana/ })).toBeVisible();
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]);
  for (const secret of ['Sourdough1', 'bearer-of-two-minutes', 'test-csrf-token', 'dana@larkbakery.example'])
    expect(kept).not.toContain(secret);
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  expect([databases, await caches.keys()]).toEqual([[], []]);
});
