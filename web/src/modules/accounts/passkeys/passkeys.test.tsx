import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { askedPasskey, type FakeHandlers } from '../../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../../testing/render-app.tsx';
import { memberSession, visitorSession } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
/** A device that signs, or makes a passkey, without asking. */
const device = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signed'),
    attestationObject: bytes('made'),
    getTransports: () => ['internal'],
    getPublicKey: () => null,
    getPublicKeyAlgorithm: () => -7,
    getAuthenticatorData: () => bytes('data'),
  },
} as unknown as Credential;

beforeEach(() => {
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await closeApp();
});

const session = { success: true as const, username: 'dana', newUser: false, isServiceSession: false };

async function visitor(more: FakeHandlers = {}): Promise<RenderedApp> {
  let isSignedIn = false;
  const enter = () => {
    isSignedIn = true;
    return { ...session, secondFactor: 'not-needed' as const };
  };
  return renderApp('/settings/organization', {
    ...signedIn(),
    checkSession: () => (isSignedIn ? memberSession() : visitorSession()),
    authenticate: () => ({ success: true, bearer: 'a-bearer', challenge: null }),
    authenticateByPasskey: () => ({ success: true, bearer: 'by-passkey' }),
    createSession: (_, request) =>
      request.headers.get('authorization') === 'Bearer by-passkey' ? enter() : { ...session, secondFactor: 'passkey' },
    askSecondPasskey: () => ({ success: true, data: { options: askedPasskey, hasApp: false } }),
    answerByPasskey: enter,
    ...more,
  });
}

test('a passkey signs in without email and password', async () => {
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue(device);
  const { screen, server, path } = await visitor();
  await expect
    .element(screen.getByLabelText('Work email address'))
    .toHaveAttribute('autocomplete', 'username webauthn');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Use a passkey' }).click();
  await expect.poll(path).toBe('/settings/organization');
  expect(server.inputsOf('authenticateByPasskey')).toMatchObject([{ assertion: { id: 'a2V5' } }]);
});

test('what the browser fills in is a passkey too', async () => {
  vi.mocked(PublicKeyCredential.isConditionalMediationAvailable).mockResolvedValue(true);
  const get = vi.spyOn(navigator.credentials, 'get').mockResolvedValue(device);
  const { screen, path } = await visitor();
  const field = screen.getByLabelText('Work email address');
  await expect.element(field).toBeVisible();
  // A click of the mouse would go on looking for a field that is gone at once.
  await expect
    .poll(() => {
      const input = field.query();
      if (input instanceof HTMLElement) {
        input.blur();
        input.focus();
      }
      return get.mock.calls.length;
    })
    .toBe(1);
  await expect.poll(path).toBe('/settings/organization');
  expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
});

test('one that is refused is told, one that was dismissed is not', async () => {
  const get = vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { screen } = await visitor({
    authenticateByPasskey: () => {
      throw new FakeFailure('PASSKEY_REFUSED');
    },
  });
  await screen.getByRole('button', { name: 'Use a passkey' }).click();
  await expect.poll(() => get.mock.calls.length).toBe(1);
  get.mockResolvedValue(device);
  await screen.getByRole('button', { name: 'Use a passkey' }).click();
  await expect.element(screen.getByText(/This passkey was not accepted/)).toBeVisible();
});

test('beside the password a passkey is the second factor, and a recovery code helps who lost it', async () => {
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue(device);
  const { screen, path } = await visitor();
  await userEvent.fill(screen.getByLabelText('Work email address'), 'dana@larkbakery.example');
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'Sourdough1');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await screen.getByText('Use a code instead').click();
  await expect.element(screen.getByLabelText('Recovery code')).toBeVisible();
  await screen.getByText('Use your passkey instead').click();
  await screen.getByRole('button', { name: 'Use a passkey' }).click();
  await expect.poll(path).toBe('/settings/organization');
});

test('a user pool outside has no passkeys of the portal', async () => {
  const checkSession = () =>
    visitorSession({ ClientId: 'client', UserPoolId: 'pool', identityEndpoint: 'https://pool.example' });
  const { screen } = await visitor({ checkSession });
  await expect.element(screen.getByLabelText('Work email address')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByRole('button', { name: 'Use a passkey' }).query()).toBeNull();
});
