import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CallName } from '../../../api/calls.ts';
import { staff } from '../../../testing/console-offers.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { memberSession, visitorSession } from '../../../testing/samples.ts';

/** The console of staff whose session is over when the call comes, and who sign in again by themselves. */
export async function losing(call: CallName, path: string, others: FakeHandlers = {}) {
  let isSignedIn = true;
  const app = await renderApp(
    path,
    staff({
      ...others,
      checkSession: () => (isSignedIn ? memberSession({ isStaff: true }) : visitorSession()),
      [call]: () => {
        isSignedIn = false;
        throw new FakeFailure('NOT_SIGNED_IN');
      },
      authenticate: () => ({ success: true, bearer: 'bearer', challenge: null }),
      createSession: () => {
        isSignedIn = true;
        return { success: true, username: 'alex', newUser: true, isServiceSession: false, secondFactor: 'not-needed' };
      },
    }),
  );
  const comeBack = async () => {
    await expect.poll(app.path).toBe('/signin');
    await userEvent.fill(app.screen.getByLabelText('Work email address'), 'alex@provider.example');
    await userEvent.fill(app.screen.getByLabelText('Password', { exact: true }), 'Sourdough1');
    await app.screen.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(app.path).toBe(path);
  };
  return { app, comeBack };
}
