import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { type RenderedApp, renderApp } from '../../../testing/render-app.tsx';
import { memberSession, visitorSession } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';

/** A portal whose session can be taken away, and is there again after a sign-in. */
export function portalThatLosesSession(handlers: FakeHandlers = {}, path = '/settings/you') {
  const state = { isSignedIn: true, cognitoId: memberSession().cognitoId };
  const app = renderApp(path, {
    ...signedIn(),
    checkSession: () => (state.isSignedIn ? memberSession({ cognitoId: state.cognitoId }) : visitorSession()),
    editUser: () => {
      state.isSignedIn = false;
      throw new FakeFailure('NOT_SIGNED_IN');
    },
    authenticate: () => ({ success: true, bearer: 'bearer', challenge: null }),
    createSession: () => {
      state.isSignedIn = true;
      return { success: true, username: 'dana', newUser: false, isServiceSession: false, secondFactor: 'not-needed' };
    },
    logout: () => {
      state.isSignedIn = false;
      return { success: true };
    },
    ...handlers,
  });
  return { app, state };
}

/** Signs in with the password. */
export async function signIn({ screen }: RenderedApp) {
  await userEvent.fill(screen.getByLabelText('Work email address'), 'dana@larkbakery.example');
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'Sourdough1');
  await screen.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in again, and is where the session was lost. */
export async function comeBack(app: RenderedApp, path: string) {
  await expect.poll(app.path).toBe('/signin');
  await signIn(app);
  await expect.poll(app.path).toBe(path);
}
