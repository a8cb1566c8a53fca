import { createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { answerSecondFactor } from '@portal/contract/accounts/second-factor.calls.ts';
import { freshProof, type Member, signInNewMember, TEST_PASSWORD } from './people.ts';
import { setUpApp } from './second-factor.ts';
import { nextAddress, type TestBrowser } from './test-browser.ts';
import type { TestPortal } from './test-portal.ts';

export type MemberWithApp = Member & { readonly secret: string; readonly recoveryCodes: readonly string[] };

/** The first admin of a new organisation with an authenticator app, at a time step that no code was used in. */
export async function memberWithApp(test: TestPortal): Promise<MemberWithApp> {
  const member = await signInNewMember(test);
  const app = await setUpApp(test, member.browser, await freshProof(test, member.email));
  test.clock.advance(60_000);
  return { ...member, ...app };
}

/** The first half of a sign-in: the password, and what the portal then wants. Each try comes from another address. */
export async function enterPassword(
  test: TestPortal,
  email: string,
  browser = test.browser(),
  password = TEST_PASSWORD,
) {
  browser.address = nextAddress();
  const { body } = await browser.call(authenticate, { username: email, password });
  const answer = await browser.call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
  return { browser, due: answer.body.secondFactor };
}

/** The second half: a code from the app, or a recovery code. */
export function enterCode(browser: TestBrowser, code: string) {
  browser.address = nextAddress();
  return browser.call(answerSecondFactor, { code });
}
