import { randomUUID } from 'node:crypto';
import { signUp } from '@portal/contract/accounts/identity.calls.ts';
import { magicLinkSignup, magicLinkSignupFetch } from '@portal/contract/accounts/sign-up-links.calls.ts';
import { createSignUpLink } from '@portal/contract/console/sign-up-links.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveCaptchaPass } from '../../testing/captcha-pass.ts';
import { signInNewPerson, signInNewStaff, TEST_PASSWORD } from '../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ ENUMERATION: 'strict' });
});
afterAll(() => portal.stop());

async function visitor() {
  const browser = portal.browser();
  await giveCaptchaPass(portal, browser);
  return browser;
}

describe('V6.3.8 with strict enumeration', () => {
  test('sign-up answers an address that has an account as a new one, and a mail tells its owner', async () => {
    const { email } = await signInNewPerson(portal);
    const sign = async (address: string) =>
      (await visitor()).call(signUp, { email: address, password: 'Another-Strong-77' });
    const [taken, free] = [await sign(email), await sign(`new-${randomUUID()}@firm.example`)];
    expect([taken.status, taken.raw.toString()]).toEqual([free.status, free.raw.toString()]);
    expect(await queuedMails(portal, email)).toMatchObject([{ request: { kind: 'account-exists' } }]);
    const { passwordIdentity } = portal;
    expect((await passwordIdentity.signIn(email, TEST_PASSWORD, null)).kind).toBe('bearer');
    expect((await passwordIdentity.signIn(email, 'Another-Strong-77', null)).kind).toBe('wrong-credentials');
  });

  test('a sign-up link that is spent does not tell why', async () => {
    const staff = await signInNewStaff(portal);
    const send = async () => {
      const email = `person-${randomUUID()}@firm.example`;
      await staff.browser.call(createSignUpLink, { email });
      return { email, linkId: await newestLinkToken(portal, email, 'sign-up-link') };
    };
    const [exists, accepted] = [await send(), await send()];
    await signInNewPerson(portal, exists.email);
    await (await visitor()).call(magicLinkSignup, { linkId: accepted.linkId, password: TEST_PASSWORD });
    for (const { linkId } of [exists, accepted]) {
      const { body } = await portal.browser().call(magicLinkSignupFetch, { linkId });
      expect(body.data.status).toBe('used');
      const answer = await (await visitor()).call(magicLinkSignup, { linkId, password: TEST_PASSWORD });
      expect(answer.errors).toMatchObject([{ code: 'SIGN_UP_LINK_USED' }]);
    }
  });
});
