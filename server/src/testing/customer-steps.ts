import { createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate, signUp } from '@portal/contract/accounts/identity.calls.ts';
import { featureUsageProfile } from '@portal/contract/plans/plans.calls.ts';
import { profileSave } from '@portal/contract/profile/profile.calls.ts';
import { giveCaptchaPass } from './captcha-pass.ts';
import { followVerification } from './follow-verification.ts';
import { TEST_COMPANY, TEST_PASSWORD } from './people.ts';
import { newestLinkToken } from './queued-mails.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestPortal } from './test-portal.ts';

const ADMIN = { firstName: 'Dana', lastName: 'Reyes', jobTitle: '' };

/** The way of a new customer, from signing up with an offer to an organisation with a plan. */
export function customerSteps(portal: () => TestPortal) {
  async function signUpWith(
    email: string,
    input: { subscriptionId?: string; planId?: string; channelId?: string } = {},
  ) {
    const browser = portal().browser();
    await giveCaptchaPass(portal(), browser);
    return browser.call(signUp, { email, password: TEST_PASSWORD, ...input });
  }

  /** Follows the mailed link and signs in for the first time. */
  async function verifyAndSignIn(email: string): Promise<TestBrowser> {
    const token = await newestLinkToken(portal(), email, 'verify-email');
    await followVerification(portal(), token);
    const browser = portal().browser();
    const { body } = await browser.call(authenticate, { username: email, password: TEST_PASSWORD });
    await browser.call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
    return browser;
  }

  const onboard = (browser: TestBrowser) =>
    browser.call(profileSave, { companyProfile: TEST_COMPANY, adminProfile: ADMIN });
  const planOf = async (browser: TestBrowser) => (await browser.call(featureUsageProfile, {})).body.data.plans;

  return { signUpWith, verifyAndSignIn, onboard, planOf };
}
