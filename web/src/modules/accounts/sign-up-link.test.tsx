import { securityNewsConsent } from '@portal/domain/accounts/security-news-consent.ts';
import { createChallenge, pbkdf2 } from 'altcha/lib';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CallOutput } from '../../api/calls.ts';
import { say } from '../../portal/texts/say.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { visitorSession } from '../../testing/samples.ts';
import { signedOut } from '../../testing/signed-in.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeApp();
});

const linkId = 'c'.repeat(43);
const email = 'sam@larkbakery.example';

type Link = CallOutput<'magicLinkSignupFetch'>['data'];

const linked = (link: Partial<Link> = {}, handlers: FakeHandlers = {}): FakeHandlers => ({
  ...signedOut(),
  magicLinkSignupFetch: () => ({
    success: true,
    data: {
      status: 'pending',
      createdFor: { firstName: 'Sam', lastName: 'Ode', email },
      subscriptionId: null,
      asksSecurityOptIn: false,
      ...link,
    },
  }),
  magicLinkSignupUpdate: () => ({ success: true }),
  magicLinkSignup: () => ({ success: true, data: { email, subscriptionId: link.subscriptionId ?? null } }),
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

async function fillIn(app: RenderedApp): Promise<void> {
  await userEvent.fill(app.screen.getByLabelText('Create password'), 'Sourdough1');
  await userEvent.fill(app.screen.getByLabelText('Confirm password'), 'Sourdough1');
}

const submit = (app: RenderedApp) => app.screen.getByRole('button', { name: 'Set Password' });

test('creates the account and goes to sign-in, with the address filled in and out of the way', async () => {
  const app = await renderApp(`/signupLink/${linkId}`, linked({ subscriptionId: 'spring' }));
  await expect.element(app.screen.getByRole('heading', { name: 'Welcome, Sam' })).toBeVisible();
  const address = app.screen.getByLabelText('Work email address');
  await expect.element(address).toHaveValue(email);
  await expect.element(address).toHaveAttribute('readonly');
  await expect.element(submit(app)).toBeDisabled();
  expect(app.screen.getByRole('checkbox').elements()).toEqual([]);
  await expectAccessible();
  await fillIn(app);
  await submit(app).click();
  await expect.element(app.screen.getByText('Your account is ready. Please sign in.')).toBeVisible();
  await expect.poll(app.path).toBe('/signin/spring');
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue(email);
  await expect
    .poll(() => app.server.inputsOf('magicLinkSignup'))
    .toEqual([{ linkId, password: 'Sourdough1', secOptIn: false }]);
  await expect
    .poll(() => app.server.inputsOf('magicLinkSignupUpdate').map(({ eventType, status }) => [eventType, status]))
    .toEqual([
      ['opened', 'pending'],
      ['formStarted', 'pending'],
      ['passwordSet', 'accepted'],
    ]);
});

test('asks for consent to security news on its own page only, unticked', async () => {
  const app = await renderApp(`/signupSec/${linkId}`, linked({ asksSecurityOptIn: true }));
  const consent = app.screen.getByRole('checkbox', { name: securityNewsConsent('Cyber Safety', say) });
  await expect.element(consent).not.toBeChecked();
  await expectAccessible();
  await app.screen.getByText(/^Yes, send me security news/).click();
  await fillIn(app);
  await submit(app).click();
  await expect.poll(app.path).toBe('/signin');
  await expect.poll(() => app.server.inputsOf('magicLinkSignup')).toMatchObject([{ secOptIn: true }]);
});

test.each([
  ['signupLink', true],
  ['signupSec', false],
])('on /%s with a link that asks: %s there is nothing to tick', async (page, asksSecurityOptIn) => {
  const app = await renderApp(`/${page}/${linkId}`, linked({ asksSecurityOptIn }));
  await expect.element(submit(app)).toBeVisible();
  expect(app.screen.getByRole('checkbox').elements()).toEqual([]);
});

test.each(['accepted', 'userExists'] as const)(
  'a link whose status is %s leads to sign-in, with the address filled in',
  async (status) => {
    const app = await renderApp(`/signupLink/${linkId}`, linked({ status }));
    await expect.element(app.screen.getByText('An account already exists. Sign in now...')).toBeVisible();
    await expect.poll(app.path).toBe('/signin');
    await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue(email);
  },
);

test.each([
  ['used', 'This link has already been used'],
  ['expired', 'This link has expired'],
] as const)('a link that is %s says whom to ask', async (status, title) => {
  const app = await renderApp(`/signupLink/${linkId}`, linked({ status }));
  await expect.element(app.screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(app.screen.getByText(/ask the person who sent you this one/)).toBeVisible();
  await expectAccessible();
  await app.screen.getByRole('link', { name: 'Go to sign in' }).click();
  await expect.poll(app.path).toBe('/signin');
});

test('a link that nobody sent', async () => {
  const failing = () => {
    throw new FakeFailure('SIGN_UP_LINK_INVALID');
  };
  const app = await renderApp(`/signupLink/${linkId}`, linked({}, { magicLinkSignupFetch: failing }));
  const heading = app.screen.getByRole('heading', {
    level: 1,
    name: 'Oops, something went wrong. Check your email invite and try again.',
  });
  await expect.element(heading).toBeVisible();
  await expect.element(app.screen.getByRole('link', { name: 'support@cybersafety.example' })).toBeVisible();
  await expectAccessible();
  // The server may have been away.
  app.server.use(linked());
  await app.screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(submit(app)).toBeVisible();
});

test('a password that the server refuses stays, with the reason at its field', async () => {
  const failing = () => {
    throw new FakeFailure('PASSWORD_TOO_COMMON', 'password');
  };
  const app = await renderApp(`/signupLink/${linkId}`, linked({}, { magicLinkSignup: failing }));
  await fillIn(app);
  await submit(app).click();
  await expect.element(app.screen.getByText(/on the lists that attackers try first/)).toBeVisible();
  await expect.element(app.screen.getByLabelText('Create password')).toHaveValue('Sourdough1');
  await expect
    .poll(() => app.server.inputsOf('magicLinkSignupUpdate').at(-1))
    .toMatchObject({ status: 'failed', eventType: 'signUpFailed' });
});

test('a link that was used in another tab meanwhile', async () => {
  let status: Link['status'] = 'pending';
  const app = await renderApp(
    `/signupLink/${linkId}`,
    linked(
      {},
      {
        magicLinkSignupFetch: () => ({
          success: true,
          data: {
            status,
            createdFor: { firstName: '', lastName: '', email },
            subscriptionId: null,
            asksSecurityOptIn: false,
          },
        }),
        magicLinkSignup: () => {
          status = 'used';
          throw new FakeFailure('SIGN_UP_LINK_USED');
        },
      },
    ),
  );
  await expect.element(app.screen.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible();
  await fillIn(app);
  await submit(app).click();
  await expect.element(app.screen.getByRole('heading', { name: 'This link has already been used' })).toBeVisible();
});

test('telling how far one has come may fail without harm', async () => {
  const failing = () => {
    throw new FakeFailure('UNEXPECTED');
  };
  const app = await renderApp(`/signupLink/${linkId}`, linked({}, { magicLinkSignupUpdate: failing }));
  await fillIn(app);
  await submit(app).click();
  await expect.poll(app.path).toBe('/signin');
});

test('maintenance keeps what was agreed to, and never the password, until it is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const maintenance = { enabled: false, title: 'Back at noon', subHead: '', content: '' };
  const handlers: FakeHandlers = {
    checkSession: () => visitorSession({ maintenance: { ...maintenance } }),
    magicLinkSignup: () => {
      maintenance.enabled = true;
      throw new FakeFailure('IN_MAINTENANCE');
    },
  };
  const app = await renderApp(`/signupSec/${linkId}`, linked({ asksSecurityOptIn: true }, handlers));
  await fillIn(app);
  await app.screen.getByRole('checkbox').click({ force: true });
  await submit(app).click();
  await expect.element(app.screen.getByRole('heading', { name: 'Back at noon' })).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Sourdough1');
  maintenance.enabled = false;
  vi.advanceTimersByTime(20_000);
  await expect.poll(app.path).toBe(`/signupSec/${linkId}`);
  await expect.element(app.screen.getByRole('checkbox')).toBeChecked();
  await expect.element(app.screen.getByLabelText('Create password')).toHaveValue('');
});
