import { createChallenge, pbkdf2 } from 'altcha/lib';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_BRAND } from '../../portal/brand/brand.ts';
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

const tokens: string[] = [];

/** A server with a captcha that takes a few tries to solve. */
function withCaptcha(handlers: FakeHandlers = {}): FakeHandlers {
  tokens.length = 0;
  return {
    ...signedOut(),
    captchaChallenge: async () => ({
      ...(await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 10,
        keyPrefixLength: 1,
        deriveKey: pbkdf2.deriveKey,
        hmacSignatureSecret: 'secret of the test',
      })),
    }),
    verifyCaptcha: ({ token }) => {
      tokens.push(token);
      return { success: true };
    },
    signUp: () => ({ success: true }),
    ...handlers,
  };
}

const submitButton = (app: RenderedApp) => app.screen.getByRole('button', { name: /Start Free Trial|Create Account/ });

async function fillIn(app: RenderedApp, values: { email?: string; password?: string; confirmation?: string } = {}) {
  const { email = 'Dana@LarkBakery.example', password = 'Sourdough1', confirmation = password } = values;
  await userEvent.fill(app.screen.getByLabelText('Work email address'), email);
  await userEvent.fill(app.screen.getByLabelText('Password', { exact: true }), password);
  await userEvent.fill(app.screen.getByLabelText('Confirm password'), confirmation);
}

test('creates an account after the captcha and goes on to the verification', async () => {
  const app = await renderApp('/signup', withCaptcha());
  for (const bullet of ['Free 30 day trial', 'No credit card', 'Cancel any time']) {
    await expect.element(app.screen.getByText(bullet).first()).toBeInTheDocument();
  }
  await fillIn(app);
  await submitButton(app).click();
  await expect.poll(app.path).toBe('/verify');
  await expect
    .poll(() => app.server.inputsOf('signUp'))
    .toEqual([{ email: 'dana@larkbakery.example', password: 'Sourdough1' }]);
  await expect.poll(() => app.server.inputsOf('sendLead')).toMatchObject([{ leadStatus: 'Signed up' }]);
  await expect.poll(() => localStorage.getItem('verificationEmail')).toBe('dana@larkbakery.example');
  const payload: unknown = JSON.parse(atob(tokens[0] ?? ''));
  expect(payload).toMatchObject({
    challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' }, signature: expect.any(String) },
    solution: { counter: expect.any(Number), derivedKey: expect.any(String) },
  });
  const order = app.server.requests.map(({ name }) => name).filter((name) => /captcha|signUp/i.test(name));
  expect(order).toEqual(['captchaChallenge', 'verifyCaptcha', 'signUp']);
});

test('does not ask for a captcha before the form is touched', async () => {
  const app = await renderApp('/signup', withCaptcha());
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(app.server.inputsOf('captchaChallenge')).toEqual([]);
});

test('the button is off until the password is valid and matches', async () => {
  const app = await renderApp('/signup', withCaptcha());
  await fillIn(app, { password: 'sourdough1', confirmation: 'sourdough1' });
  await expect.element(submitButton(app)).toBeDisabled();
  await fillIn(app, { password: 'Sourdough1', confirmation: 'Sourdough2' });
  await expect.element(submitButton(app)).toBeDisabled();
  await userEvent.tab();
  await expect.element(app.screen.getByText("Passwords don't match")).toBeVisible();
  await fillIn(app);
  await expect.element(submitButton(app)).toBeEnabled();
  const matching = app.screen.getByRole('listitem').filter({ hasText: 'Match new password' });
  await expect.element(matching).toHaveTextContent('Match new password (met)');
});

test.each([
  ['', 'Form Incomplete. Please fill empty fields.'],
  ['dana@larkbakery', 'Please enter a valid email address.'],
])('refuses the address %j', async (email, text) => {
  const app = await renderApp('/signup', withCaptcha());
  await fillIn(app, { email });
  await submitButton(app).click();
  await expect.element(app.screen.getByRole('alert')).toHaveTextContent(text);
  expect(app.server.inputsOf('signUp')).toEqual([]);
});

test('a captcha that fails twice', async () => {
  const app = await renderApp('/signup', withCaptcha({ verifyCaptcha: () => ({ success: false }) }));
  await fillIn(app);
  await submitButton(app).click();
  await expect.element(app.screen.getByText('You smell like a robot.')).toBeVisible();
  expect(app.server.inputsOf('signUp')).toEqual([]);
});

test('an account that exists already', async () => {
  const failing = () => {
    throw new FakeFailure('USERNAME_EXISTS');
  };
  const app = await renderApp('/signup/abc', {
    ...withCaptcha({ signUp: failing }),
    isValidSubscriptionId: () => offer('valid', false),
  });
  await fillIn(app);
  await submitButton(app).click();
  await expect.element(app.screen.getByText('Looks like you already have an account.')).toBeVisible();
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue('Dana@LarkBakery.example');
  await app.screen.getByRole('button', { name: 'Sign in now' }).click();
  await expect.poll(app.path).toBe('/signin/abc');
});

test('a server that is away', async () => {
  const app = await renderApp('/signup', withCaptcha({ signUp: () => new Response('', { status: 502 }) }));
  await fillIn(app);
  await submitButton(app).click();
  await expect.element(app.screen.getByText('Server Error. Please try again in some time.')).toBeVisible();
});

test('a password that the server refuses', async () => {
  const failing = () => {
    throw new FakeFailure('PASSWORD_TOO_COMMON', 'password');
  };
  const app = await renderApp('/signup', withCaptcha({ signUp: failing }));
  await fillIn(app);
  await submitButton(app).click();
  await expect
    .element(app.screen.getByText('This password is on the lists that attackers try first. Please choose another.'))
    .toBeVisible();
});

test('a channel without a trial', async () => {
  const app = await renderApp('/signup/abc', { ...withCaptcha(), isValidSubscriptionId: () => offer('valid', true) });
  await expect.element(app.screen.getByRole('button', { name: 'Create Account' })).toBeVisible();
  expect(app.screen.getByText('Free 30 day trial').elements()).toEqual([]);
  await fillIn(app);
  await submitButton(app).click();
  await expect.poll(app.path).toBe('/verify');
  await expect
    .poll(() => app.server.inputsOf('signUp'))
    .toMatchObject([{ subscriptionId: 'abc', channelId: 'bank', planId: 'basic' }]);
});

test('waits for what a subscription id stands for', async () => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const app = await renderApp('/signup/abc', {
    ...withCaptcha(),
    isValidSubscriptionId: async () => {
      await waiting;
      return offer('valid', true);
    },
  });
  await expect.element(app.screen.getByRole('status')).toHaveTextContent('Loading Cyber Safety...');
  expect(app.screen.getByRole('button', { name: /Start Free Trial/ }).elements()).toEqual([]);
  answer();
  await expect.element(app.screen.getByRole('button', { name: 'Create Account' })).toBeVisible();
});

test('a subscription id that cannot be checked', async () => {
  const failing = () => {
    throw new FakeFailure('UNEXPECTED');
  };
  const app = await renderApp('/signup/abc', { ...signedOut(), isValidSubscriptionId: failing });
  await expect.poll(app.path).toBe('/404');
});

test('the last use of an offer that another one took meanwhile: nothing typed is lost', async () => {
  const failing = () => {
    throw new FakeFailure('SUBSCRIPTION_ID_EXPIRED');
  };
  const app = await renderApp('/signup/abc', {
    ...withCaptcha({ signUp: failing }),
    isValidSubscriptionId: () => offer('valid', false),
  });
  await fillIn(app);
  await submitButton(app).click();
  await expect.element(app.screen.getByText(/^This offer has ended/)).toBeVisible();
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue('Dana@LarkBakery.example');
});

test.each(['expired', 'invalid'] as const)('a subscription id that is %s', async (status) => {
  const app = await renderApp('/signup/abc', { ...signedOut(), isValidSubscriptionId: () => offer(status, false) });
  await expect.poll(app.path).toBe('/404');
  await expect.element(app.screen.getByText(/^The offer behind this link has ended/)).toBeVisible();
  await app.screen.getByRole('button', { name: 'Sign up without the offer' }).click();
  await expect.poll(app.path).toBe('/signup');
  await expect.element(app.screen.getByLabelText('Work email address')).toBeVisible();
});

test('is accessible', async () => {
  const app = await renderApp('/signup', withCaptcha());
  await fillIn(app, { password: 'short', confirmation: 'else' });
  await userEvent.tab();
  await expectAccessible();
});

function offer(subscriptionIdStatus: 'valid' | 'expired' | 'invalid', isTrialDisabled: boolean) {
  return {
    success: true as const,
    data: {
      subscriptionIdStatus,
      uiRules: {
        isTrialDisabled,
        channelDiscountTitle: null,
        channelDiscountDescription: null,
        marketingLogoPrimary: null,
        marketingLogoSecondary: null,
      },
      channelId: 'bank',
      planId: 'basic',
      subscriptionId: 'abc',
      brand: DEFAULT_BRAND,
    },
  };
}

test('maintenance keeps the address, and never the password, until it is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const maintenance = { enabled: false, title: 'Back at noon', subHead: '', content: '' };
  const app = await renderApp(
    '/signup',
    withCaptcha({
      checkSession: () => visitorSession({ maintenance: { ...maintenance } }),
      signUp: () => {
        maintenance.enabled = true;
        throw new FakeFailure('IN_MAINTENANCE');
      },
    }),
  );
  await fillIn(app);
  await submitButton(app).click();
  await expect.element(app.screen.getByRole('heading', { name: 'Back at noon' })).toBeVisible();
  expect(app.path()).toBe('/maintenance');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Sourdough1');
  maintenance.enabled = false;
  vi.advanceTimersByTime(20_000);
  await expect.poll(app.path).toBe('/signup');
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue('Dana@LarkBakery.example');
  await expect.element(app.screen.getByLabelText('Password', { exact: true })).toHaveValue('');
  await expect.poll(() => JSON.stringify({ ...sessionStorage })).not.toContain('LarkBakery');
});

test('what was typed is there again in another language, without passwords', async () => {
  const app = await renderApp('/signup', withCaptcha());
  await fillIn(app, { email: 'dana@larkbakery.example' });
  // The page of the test stays.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  await app.screen.getByRole('link', { name: 'Deutsch' }).click();
  const kept = sessionStorage.getItem('kept-forms') ?? '';
  expect(kept).not.toContain('Sourdough1');
  await closeApp();
  sessionStorage.setItem('kept-forms', kept);
  const again = await renderApp('/signup', withCaptcha());
  await expect.element(again.screen.getByLabelText('Work email address')).toHaveValue('dana@larkbakery.example');
});
