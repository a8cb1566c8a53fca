import { checkSession, createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { answerNewPassword, authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { answerSecondFactor, confirmSecondFactor } from '@portal/contract/accounts/second-factor.calls.ts';
import { featureUsageProfile } from '@portal/contract/plans/plans.calls.ts';
import { profileSave } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshProof, signInNewPerson, TEST_COMPANY, TEST_PASSWORD } from '../../testing/people.ts';
import { appCode } from '../../testing/second-factor.ts';
import { enterPassword, memberWithApp } from '../../testing/second-factor-sign-in.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const ADMIN = { firstName: 'Dana', lastName: 'Reyes', jobTitle: 'Owner' };

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const isSignedIn = async (browser: TestBrowser) => (await browser.call(checkSession, {})).body.authenticated;

describe('V2.3.1 no step of signing in can be left out', () => {
  test('the password: a code alone is no sign-in', async () => {
    const { secret } = await memberWithApp(portal);
    const browser = portal.browser();
    const answer = await browser.call(answerSecondFactor, { code: appCode(portal, secret) });
    expect(answer.errors).toMatchObject([{ code: 'SIGN_IN_EXPIRED' }]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('the exchange: a right password alone is no sign-in', async () => {
    const { email } = await signInNewPerson(portal);
    const browser = portal.browser();
    expect((await browser.call(authenticate, { username: email, password: TEST_PASSWORD })).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.call(createSession, {})).errors).toMatchObject([{ code: 'BEARER_REJECTED' }]);
  });

  test('the second factor: nothing is open to whoever still owes it, also after trying the exchange again', async () => {
    const { email } = await memberWithApp(portal);
    const { browser } = await enterPassword(portal, email);
    expect((await browser.call(featureUsageProfile, {})).status).toBe(401);
    const { authorization } = await freshProof(portal, email);
    const again = await browser.call(createSession, {}, { authorization });
    expect(again.body.secondFactor).toBe('code');
    expect((await browser.call(createSession, {}, { authorization })).errors).toMatchObject([
      { code: 'BEARER_REJECTED' },
    ]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('setting up: a code confirms nothing that was not begun', async () => {
    const { browser } = await signInNewPerson(portal);
    const answer = await browser.call(confirmSecondFactor, { code: '000000' });
    expect(answer.errors).toMatchObject([{ code: 'SET_UP_EXPIRED' }]);
  });

  test('the temporary password: there is no new one without its challenge', async () => {
    const answer = await portal.browser().call(answerNewPassword, { challenge: 'none', password: TEST_PASSWORD });
    expect(answer.errors).toMatchObject([{ code: 'NEW_PASSWORD_CHALLENGE_INVALID' }]);
  });
});

describe('V2.3.1 no step of onboarding can be left out', () => {
  test('without an organisation the portal is closed, and saving it a second time changes nothing', async () => {
    const { browser } = await signInNewPerson(portal);
    expect((await browser.call(featureUsageProfile, {})).errors).toMatchObject([{ code: 'ORGANISATION_REQUIRED' }]);
    const save = (companyName: string) =>
      browser.call(profileSave, { companyProfile: { ...TEST_COMPANY, companyName }, adminProfile: ADMIN });
    expect((await save('First Ltd')).status).toBe(200);
    expect((await browser.call(featureUsageProfile, {})).status).toBe(200);
    expect((await save('Second Ltd')).errors).toMatchObject([{ code: 'PROFILE_EXISTS' }]);
    const names = await portal.database.query("select 1 from organisations where company_name = 'Second Ltd'");
    expect(names).toEqual([]);
  });

  test('and none of its fields', async () => {
    const { browser } = await signInNewPerson(portal);
    const answer = await browser.call(profileSave, {
      companyProfile: { ...TEST_COMPANY, companyName: ' ' },
      adminProfile: { ...ADMIN, firstName: '' },
    });
    expect(answer.status).toBe(400);
    expect(await portal.database.query('select 1 from organisations where company_name = $1', [' '])).toEqual([]);
  });
});
