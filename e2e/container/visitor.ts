import { setTimeout as delay } from 'node:timers/promises';
import { createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate, signUp as signUpCall, verifyEmail } from '@portal/contract/accounts/identity.calls.ts';
import { captchaChallenge, verifyCaptcha } from '@portal/contract/portal/portal.calls.ts';
import type { ReceivedMail } from '../../server/src/providers/mail/mail.suite.ts';
import { solveCaptcha } from '../../server/src/testing/solve-captcha.ts';
import { createSocketBrowser } from '../faults/testing/socket-browser.ts';

const EMAIL = 'dana@harbor-bakery.example';
const PASSWORD = 'Quiet-River-42-Lamp';
const VERIFY_LINK = /\/api\/identity\/verifyEmail\/([\w-]+)/;
const MAIL_LIMIT_MS = 30_000;

async function tokenFromMail(received: readonly ReceivedMail[]): Promise<string> {
  const deadline = Date.now() + MAIL_LIMIT_MS;
  while (Date.now() < deadline) {
    const token = received.map(({ text }) => VERIFY_LINK.exec(text)?.[1]).find(Boolean);
    if (token !== undefined) return token;
    await delay(100);
  }
  throw new Error('No mail with a link came');
}

/** Signs somebody up as the page does: captcha, account, mail, link, and signs them in. @throws Error where a step fails */
export async function signUp(port: number, received: readonly ReceivedMail[]): Promise<void> {
  const browser = createSocketBrowser(() => port);
  const { body: challenge } = await browser.call(captchaChallenge, {});
  const steps = [
    await browser.call(verifyCaptcha, { token: await solveCaptcha(challenge) }),
    await browser.call(signUpCall, { email: EMAIL, password: PASSWORD }),
    await browser.call(verifyEmail, { token: await tokenFromMail(received), password: PASSWORD }),
  ];
  const failed = steps.find(({ status }) => status >= 400);
  if (failed !== undefined) throw new Error(`A step of signing up answered ${failed.status}: ${failed.raw}`);
  if (!(await signIn(port))) throw new Error('The new person cannot sign in');
}

/** Whether the person of `signUp` can sign in. */
export async function signIn(port: number): Promise<boolean> {
  const browser = createSocketBrowser(() => port);
  const { body } = await browser.call(authenticate, { username: EMAIL, password: PASSWORD });
  if (typeof body.bearer !== 'string') return false;
  const { status } = await browser.call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
  return status === 200;
}
