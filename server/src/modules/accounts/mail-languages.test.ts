import { randomUUID } from 'node:crypto';
import { acceptInviteLink, inviteUser, sendResetPasswordMagicLink } from '@portal/contract/accounts/accounts.calls.ts';
import {
  changePassword,
  forgotPassword,
  resendVerification,
  signUp,
} from '@portal/contract/accounts/identity.calls.ts';
import { sendTemporaryPassword } from '@portal/contract/console/organisation.calls.ts';
import { createSignUpLink } from '@portal/contract/console/sign-up-links.calls.ts';
import { profileSave } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveCaptchaPass } from '../../testing/captcha-pass.ts';
import {
  freshProof,
  inviteColleague,
  signIn,
  signInNewMember,
  signInNewPerson,
  signInNewStaff,
  TEST_COMPANY,
  TEST_PASSWORD,
} from '../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../testing/queued-mails.ts';
import { readsIn } from '../../testing/reads-in.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const NEW_PASSWORD = 'Brand-New-Lantern-88';
const GERMAN = { 'accept-language': 'de-AT,de;q=0.9' };
const SPANISH = { 'accept-language': 'es' };

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const newAddress = () => `new-${randomUUID()}@firm.example`;
async function newestMail(email: string, kind: string) {
  const { language, request } =
    (await queuedMails(portal, email)).findLast(({ request: { kind: each } }) => each === kind) ?? expect.fail();
  return { language, links: Object.values(request).filter((value) => /^https?:/.test(String(value))) };
}
const inGerman = (path: string) => ({ language: 'de', links: [expect.stringMatching(`${path}\\?lang=de$`)] });
const inEnglish = (path: string) => ({ language: 'en', links: [expect.stringMatching(`${path}$`)] });
describe('members are written to in their own language, whatever their page is in', () => {
  test('about their account', async () => {
    const member = await signInNewMember(portal);
    await readsIn(portal, member, 'de');
    await signIn(portal, member.email);
    expect(await newestMail(member.email, 'new-sign-in')).toEqual(inGerman('/forgotPassword'));
    const passwords = { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD };
    await member.browser.call(changePassword, passwords, SPANISH);
    expect(await newestMail(member.email, 'password-changed')).toEqual(inGerman('/forgotPassword'));
  });

  test('each of them, about their colleagues', async () => {
    const member = await signInNewMember(portal);
    const other = await inviteColleague(portal, member);
    await readsIn(portal, { ...member, email: other }, 'de');
    await inviteColleague(portal, member);
    expect(await newestMail(member.email, 'admin-changed')).toEqual(inEnglish('/settings/admins'));
    expect(await newestMail(other, 'admin-changed')).toEqual(inGerman('/settings/admins'));
  });

  test('not in that of another firm’s list', async () => {
    const member = await signInNewMember(portal);
    await readsIn(portal, { ...(await signInNewMember(portal)), email: member.email }, 'es');
    await signIn(portal, member.email);
    expect(await newestMail(member.email, 'new-sign-in')).toMatchObject({ language: 'en' });
  });

  test('by the provider’s support', async () => {
    const [member, staff] = [await signInNewMember(portal), await signInNewStaff(portal)];
    await readsIn(portal, member, 'de');
    const proof = { ...(await freshProof(portal, staff.email)), ...SPANISH };
    await staff.browser.call(sendTemporaryPassword, { cognitoId: member.userId }, proof);
    expect(await newestMail(member.email, 'temporary-password')).toEqual(inGerman('/signin'));
  });
});

describe('who has no firm yet is written to in the language of the page', () => {
  test('to prove an address, whose link keeps it', async () => {
    const browser = portal.browser();
    await giveCaptchaPass(portal, browser);
    const email = newAddress();
    await browser.call(signUp, { email, password: TEST_PASSWORD }, GERMAN);
    expect(await newestMail(email, 'verify-email')).toEqual(inGerman('/verifyEmail/[\\w-]{43}'));
    const token = await newestLinkToken(portal, email, 'verify-email');
    const open = async (query: string) =>
      (await browser.send('GET', `/api/identity/verifyEmail/${token}${query}`)).headers.location;
    expect(await open('?lang=de')).toBe(`/verifyEmail/${token}?lang=de`);
    expect(await open('?lang=%2F%2Fevil.example')).toBe(`/verifyEmail/${token}`);
    expect((await browser.send('GET', `/api/identity/verifyEmail/${'x'.repeat(43)}?lang=es`)).headers.location).toBe(
      '/signin?verification_result=invalid&lang=es',
    );
    portal.clock.advance(61_000);
    await portal.browser().call(resendVerification, { email }, SPANISH);
    expect(await newestMail(email, 'verify-email')).toMatchObject({ language: 'es' });
  });

  test('when the address has an account, and when the password is forgotten', async () => {
    const { email } = await signInNewPerson(portal);
    const browser = portal.browser();
    await giveCaptchaPass(portal, browser);
    await browser.call(signUp, { email, password: TEST_PASSWORD }, GERMAN);
    expect(await newestMail(email, 'account-exists')).toEqual(inGerman('/signin'));
    await browser.call(sendResetPasswordMagicLink, { email, subscriptionId: 'trial-2026' }, GERMAN);
    expect(await newestMail(email, 'reset-password')).toEqual(inGerman('/resetPassword/[\\w-]{43}/trial-2026'));
    await browser.call(forgotPassword, { username: email }, SPANISH);
    expect(await newestMail(email, 'reset-code')).toEqual({ language: 'es', links: [] });
  });

  test('when they are invited, and when they are welcomed', async () => {
    const member = await signInNewMember(portal);
    const email = newAddress();
    await member.browser.call(inviteUser, { email }, GERMAN);
    expect(await newestMail(email, 'invite')).toEqual(inGerman('/invite-link/[\\w-]{43}'));
    const guest = portal.browser();
    await giveCaptchaPass(portal, guest);
    const linkId = await newestLinkToken(portal, email, 'invite');
    expect((await guest.call(acceptInviteLink, { linkId, password: TEST_PASSWORD })).status).toBe(200);
    const founder = await signInNewPerson(portal);
    const adminProfile = { firstName: 'Dana', lastName: 'Reyes', jobTitle: '' };
    await founder.browser.call(profileSave, { companyProfile: TEST_COMPANY, adminProfile }, GERMAN);
    expect(await newestMail(founder.email, 'welcome')).toEqual(inGerman('/webappscan'));
  });
});

test('staff is written to in English, and writes to strangers in the language of the brand', async () => {
  const staff = await signInNewStaff(portal);
  const passwords = { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD };
  const email = newAddress();
  await staff.browser.call(createSignUpLink, { email }, GERMAN);
  expect(await newestMail(email, 'sign-up-link')).toEqual(inEnglish('/signupLink/[\\w-]{43}'));
  await staff.browser.call(changePassword, passwords, GERMAN);
  expect(await newestMail(staff.email, 'password-changed')).toEqual(inEnglish('/forgotPassword'));
});
