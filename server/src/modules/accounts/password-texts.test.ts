import { randomUUID } from 'node:crypto';
import { resetPassword } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInNewPerson } from '../../testing/people.ts';
import { newestLinkToken } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

/** Sets a password as people do, by a mailed link. */
async function set(password: string, email = `person-${randomUUID()}@firm.example`) {
  await signInNewPerson(portal, email);
  const { identity, brands } = portal.portal.services;
  await identity.sendResetLink(brands.default, email, 'en');
  const linkId = await newestLinkToken(portal, email, 'reset-password');
  const answer = await portal.browser().call(resetPassword, { linkId, password });
  return { email, answer };
}

const signsIn = async (username: string, password: string) =>
  (await portal.browser().call(authenticate, { username, password })).status === 200;

describe('V6.2.1/6.2.8/6.2.9 a password counts exactly as it was typed', () => {
  test.each([
    ['8 characters', 'Aq7mzKx2', 'Aq7mzKx'],
    ['100 characters', `Aq7${'lantern'.repeat(13)}river9`, `Aq7${'lantern'.repeat(13)}river8`],
    ['128 characters, which is the most', `Aq7${'x'.repeat(124)}!`, `Aq7${'x'.repeat(124)}?`],
    ['blanks before and after', ' Quiet-River-42 ', 'Quiet-River-42'],
    ['one blank at the end', 'Quiet-River-42 ', 'Quiet-River-42'],
    ['two blanks inside', 'Quiet  River 42', 'Quiet River 42'],
    ['upper and lower case', 'QUIET-river-42', 'quiet-RIVER-42'],
    ['letters beyond the first plane', 'Quiet-🛶-River-42', 'Quiet-🛟-River-42'],
    ['an accent that could be written otherwise', 'Caf\u00e9-River-42', 'Cafe\u0301-River-42'],
    ['other scripts', 'Тихая-Река-42', 'Тихая-Река-43'],
    ['a zero byte inside', 'Quiet\u0000River-42', 'Quiet'],
  ])('with %s', async (_what, password, nearly) => {
    const { email, answer } = await set(password);
    expect(answer.status).toBe(200);
    expect(await signsIn(email, nearly)).toBe(false);
    expect(await signsIn(email, password)).toBe(true);
  });

  test.each([
    ['7 characters', 'Aq7mzKx', 'PASSWORD_TOO_WEAK'],
    ['7 characters that take 11 bytes', 'Aq7\u00e9\u00e9\u00e9\u00e9', 'PASSWORD_TOO_WEAK'],
    ['129 characters', `Aq7${'x'.repeat(126)}`, 'INVALID_INPUT'],
  ])('and not with %s', async (_what, password, code) => {
    const { answer } = await set(password);
    expect(answer).toMatchObject({ status: 400, errors: [{ code, field: 'password' }] });
  });
});

describe('V6.2.4/6.2.11/6.2.12 a password that is easily guessed is refused', () => {
  test.each([
    'Password1',
    'Passw0rd1',
    'Welcome1',
    'Qwerty123',
    'Iloveyou1',
    'CyberSafety2026',
    'cyber-SAFETY-1!',
    'Cyber Safety 99',
    '1.Harborbakery.1',
    'Merryweather-7',
  ])('%s', async (password) => {
    const marker = randomUUID().replace(/[^0-9]/g, '');
    const { email, answer } = await set(password, `merry.weather${marker}@harborbakery.example`);
    expect(answer).toMatchObject({ status: 400, errors: [{ code: 'PASSWORD_TOO_COMMON', field: 'password' }] });
    expect(await signsIn(email, password)).toBe(false);
  });
});
