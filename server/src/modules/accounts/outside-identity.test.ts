import { randomUUID } from 'node:crypto';
import { checkSession, createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { announceSignUp } from '@portal/contract/accounts/announce-sign-up.calls.ts';
import { passwordChanged } from '@portal/contract/accounts/password-changed.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveCaptchaPass } from '../../testing/captcha-pass.ts';
import { startCognitoPortal } from '../../testing/cognito/start-cognito-portal.ts';
import { usesOf } from '../../testing/offers.ts';
import { TEST_PASSWORD } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal } from '../../testing/test-portal.ts';

let running: Awaited<ReturnType<typeof startCognitoPortal>>;
beforeAll(async () => {
  running = await startCognitoPortal();
});
afterAll(() => running.stop());

async function account() {
  const email = `person-${randomUUID()}@firm.example`;
  const { database, identity } = running.portal.portal.services;
  await database.asSystem((tx) => identity.createVerified(tx, email, TEST_PASSWORD));
  return email;
}
async function bearerOf(email: string): Promise<string> {
  const { body } = await running.cognito.call('InitiateAuth', {
    ClientId: running.cognito.clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: TEST_PASSWORD },
  });
  return (body.AuthenticationResult as { IdToken: string }).IdToken;
}
const withBearer = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
async function signedIn(email: string) {
  const browser = running.portal.browser();
  await browser.call(createSession, {}, withBearer(await bearerOf(email)));
  return browser;
}
const isSignedIn = async (browser: Awaited<ReturnType<typeof signedIn>>) =>
  (await browser.call(checkSession, {})).body.authenticated;

describe('V7.4.3 a password that was set at an outside identity provider', () => {
  test('signs out on all other devices, and its owner is told', async () => {
    const email = await account();
    const [own, other] = [await signedIn(email), await signedIn(email)];
    const stranger = await signedIn(await account());
    expect((await own.call(passwordChanged, {}, withBearer(await bearerOf(email)))).status).toBe(200);
    expect(await Promise.all([own, other, stranger].map(isSignedIn))).toEqual([true, false, true]);
    expect((await queuedMails(running.portal, email)).at(-1)?.request.kind).toBe('password-changed');
  });

  test('needs the proof of a sign-in, which counts once', async () => {
    const email = await account();
    const bearer = await bearerOf(email);
    const tell = (proof: string) => running.portal.browser().call(passwordChanged, {}, withBearer(proof));
    for (const proof of ['', 'x', 'a.b.c']) expect((await tell(proof)).status).toBe(401);
    expect((await tell(bearer)).status).toBe(200);
    expect((await tell(bearer)).errors).toMatchObject([{ code: 'BEARER_REJECTED' }]);
  });
});

describe('a sign-up that is announced', () => {
  test('needs a captcha pass', async () => {
    const browser = running.portal.browser();
    const email = `new-${randomUUID()}@firm.example`;
    expect((await browser.call(announceSignUp, { email })).errors).toMatchObject([{ code: 'CAPTCHA_FAILED' }]);
    await giveCaptchaPass(running.portal, browser);
    expect((await browser.call(announceSignUp, { email })).status).toBe(200);
    expect((await browser.call(announceSignUp, { email })).errors).toMatchObject([{ code: 'CAPTCHA_FAILED' }]);
  });

  test('keeps no unknown subscription id', async () => {
    const browser = running.portal.browser();
    await giveCaptchaPass(running.portal, browser);
    const answer = await browser.call(announceSignUp, { email: 'new@firm.example', subscriptionId: 'nothing' });
    expect(answer.errors).toMatchObject([{ code: 'SUBSCRIPTION_ID_INVALID' }]);
  });
});

test('the subscription id of an announced sign-up waits for the first sign-in, and takes one use however often it is announced', async () => {
  const { database, clock } = running.portal;
  const [channelId, subscriptionId, email] = [randomUUID(), `offer-${randomUUID()}`, await account()];
  await database.query('insert into channels (channel_id, name, brand_id, created_at) values ($1, $2, $3, $4)', [
    channelId,
    'Harbor Bank',
    'default',
    clock.now(),
  ]);
  await database.query(
    'insert into subscription_ids (subscription_id, channel_id, plan_id, max_uses, created_at) values ($1, $2, $3, 1, $4)',
    [subscriptionId, channelId, 'basic', clock.now()],
  );
  for (let times = 0; times < 2; times += 1) {
    const browser = running.portal.browser();
    await giveCaptchaPass(running.portal, browser);
    expect((await browser.call(announceSignUp, { email, subscriptionId })).status).toBe(200);
  }
  expect(await usesOf(running.portal, subscriptionId)).toBe(1);
  await signedIn(email);
  const rows = await database.query('select subscription_id from users where email = $1', [email]);
  expect(rows).toEqual([{ subscription_id: subscriptionId }]);
  expect(await database.query('select email from pending_sign_ups where email = $1', [email])).toEqual([]);
});

test('with the built-in provider there is nothing to tell', async () => {
  const portal = await startTestPortal();
  const browser = portal.browser();
  expect((await browser.call(passwordChanged, {})).status).toBe(404);
  expect((await browser.call(announceSignUp, { email: 'new@firm.example' })).status).toBe(404);
  await portal.stop();
});
