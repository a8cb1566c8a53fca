import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedOut } from '../../testing/signed-in.ts';

afterEach(closeApp);

const FAILED =
  'Something went wrong while checking the provided data. Try again, or email support@cybersafety.example for help.';

async function lookFor(address: string, handlers: FakeHandlers) {
  const app = await renderApp('/link-error-page', { ...signedOut({ hasMailbox: false }), ...handlers });
  await userEvent.fill(app.screen.getByLabelText('Work email address'), address);
  await app.screen.getByRole('button', { name: 'Find my invitation' }).click();
  return app;
}

test('has an invitation mailed anew', async () => {
  const app = await lookFor(' Sam@LarkBakery.example ', { inviteLinkLookup: () => ({ success: true }) });
  const done = app.screen.getByRole('alert');
  await expect.element(done.getByText('Check your email.')).toBeVisible();
  await expect.element(done.getByText('sam@larkbakery.example')).toBeVisible();
  await expect.poll(() => app.server.inputsOf('inviteLinkLookup')).toEqual([{ email: 'sam@larkbakery.example' }]);
  await expectAccessible();
});

test('says when there is none, and keeps the address', async () => {
  const app = await lookFor('sam@larkbakery.example', { inviteLinkLookup: () => ({ success: false }) });
  await expect.element(app.screen.getByRole('alert')).toHaveTextContent(FAILED);
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue('sam@larkbakery.example');
});

test('says the same when the server fails, and when to wait', async () => {
  let code: 'UNEXPECTED' | 'TOO_MANY_REQUESTS' = 'UNEXPECTED';
  const app = await lookFor('sam@larkbakery.example', {
    inviteLinkLookup: () => {
      throw new FakeFailure(code);
    },
  });
  await expect.element(app.screen.getByRole('alert')).toHaveTextContent(FAILED);
  code = 'TOO_MANY_REQUESTS';
  await app.screen.getByRole('button', { name: 'Find my invitation' }).click();
  await expect.element(app.screen.getByRole('alert').getByText(/^That was a bit fast/)).toBeVisible();
});

test('asks for a valid address at the field', async () => {
  const app = await lookFor('sam@', {});
  await expect.element(app.screen.getByText('Please enter a valid email address.')).toBeVisible();
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveAttribute('aria-invalid', 'true');
  expect(app.server.inputsOf('inviteLinkLookup')).toEqual([]);
  await expectAccessible();
});
