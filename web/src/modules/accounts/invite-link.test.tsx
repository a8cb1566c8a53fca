import { createChallenge, pbkdf2 } from 'altcha/lib';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedOut } from '../../testing/signed-in.ts';

afterEach(closeApp);

const linkId = 'a'.repeat(43);
const email = 'sam@larkbakery.example';

const invited = (handlers: FakeHandlers = {}): FakeHandlers => ({
  ...signedOut(),
  readInviteLink: () => ({ success: true, data: { status: 'pending', createdFor: { email } } }),
  captchaChallenge: async () => ({
    ...(await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      keyPrefixLength: 1,
      deriveKey: pbkdf2.deriveKey,
      hmacSignatureSecret: 'secret of the test',
    })),
  }),
  verifyCaptcha: () => ({ success: true }),
  ...handlers,
});

test('creates an account for the invited address', async () => {
  const app = await renderApp(
    `/invite-link/${linkId}`,
    invited({ acceptInviteLink: () => ({ success: true, data: { email, subscriptionId: null } }) }),
  );
  const address = app.screen.getByLabelText('Work email address');
  await expect.element(address).toHaveValue(email);
  await expect.element(address).toHaveAttribute('readonly');
  await expectAccessible();
  await userEvent.fill(app.screen.getByLabelText('Create password'), 'Sourdough1');
  await userEvent.fill(app.screen.getByLabelText('Confirm password'), 'Sourdough1');
  await app.screen.getByRole('button', { name: 'Set Password' }).click();
  await expect.poll(app.path).toBe('/verify');
  await expect.poll(() => app.server.inputsOf('acceptInviteLink')).toEqual([{ linkId, password: 'Sourdough1' }]);
  // The mailed invitation has proven the address: there is no mail to wait for.
  await expect.element(app.screen.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await expect.element(app.screen.getByText(email)).toBeVisible();
  await expect.poll(() => document.title).toContain('Your account is ready');
  await expectAccessible();
  await app.screen.getByRole('link', { name: 'Sign in' }).click();
  await expect.poll(app.path).toBe('/signin');
});

test('an invitation that was used', async () => {
  const app = await renderApp(
    `/invite-link/${linkId}`,
    invited({ readInviteLink: () => ({ success: true, data: { status: 'used', createdFor: { email } } }) }),
  );
  await expect
    .element(app.screen.getByText(`You've already created an account (${email}). Please sign in.`))
    .toBeVisible();
  await expect.poll(() => app.path()).toBe('/signin');
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue(email);
});

test('a link that is not valid', async () => {
  const app = await renderApp(
    `/invite-link/${linkId}`,
    invited({
      readInviteLink: () => {
        throw new FakeFailure('INVITE_INVALID');
      },
    }),
  );
  await expect.element(app.screen.getByRole('heading', { name: 'Oops! The link is not valid' })).toBeVisible();
  await expect.poll(() => app.path()).toBe('/link-error-page');
  await expect.element(app.screen.getByText(/resend the invitation/)).toBeVisible();
  await expectAccessible();
});
