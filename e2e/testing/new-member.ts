import type { Page } from '@playwright/test';
import { solveCaptcha } from '../../server/src/testing/solve-captcha.ts';
import { callPortal } from './call-portal.ts';
import { linkFromMail } from './mailbox.ts';

export const PASSWORD = 'Quiet-River-42-Lamp';

type Place = { readonly url: string };

export type Person = { readonly email: string; readonly password: string };

/**
 * Makes an account and follows the link of its mail; nobody is signed in yet.
 * @param readLink finds that link; in the mailbox of a portal without a mail server when left out
 */
export async function signUp(
  page: Page,
  portal: Place,
  email: string,
  readLink: () => Promise<string> = () => linkFromMail(page, portal, email, /Verify your email/, VERIFY_LINK),
): Promise<Person> {
  const { request } = page.context();
  const challenge = await (await request.get(`${portal.url}/api/recaptcha/challenge`)).json();
  await callPortal(request, portal.url, '/recaptcha/verify', { token: await solveCaptcha(challenge) });
  await callPortal(request, portal.url, '/identity/signUp', { email, password: PASSWORD });
  const link = await readLink();
  await callPortal(request, portal.url, '/identity/verifyEmail', { token: link.split('/').at(-1), password: PASSWORD });
  return { email, password: PASSWORD };
}

export const VERIFY_LINK = /http:\/\/[\w.-]+:\d+\/api\/identity\/verifyEmail\/[\w-]+/;

/** Signs a person in without the page. */
export async function signIn(page: Page, portal: Place, { email, password }: Person): Promise<void> {
  const { request } = page.context();
  const { bearer } = await callPortal<{ bearer: string }>(request, portal.url, '/identity/authenticate', {
    username: email,
    password,
  });
  await callPortal(request, portal.url, '/accounts/session', {}, { authorization: `Bearer ${bearer}` });
}

/** Signs in by the page, which must be at sign-in. */
export async function signInByPage(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Work email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A signed-in person who has not told about their organisation yet. */
export async function newcomer(page: Page, portal: Place, name: string): Promise<Person> {
  const person = await signUp(page, portal, `${name}@lark-bakery.example`);
  await signIn(page, portal, person);
  return person;
}

/** A signed-in admin of a new organisation who has seen every introduction. */
export async function newMember(page: Page, portal: Place, name: string): Promise<Person & { company: string }> {
  const person = await newcomer(page, portal, name);
  const company = `Lark Bakery ${name}`;
  await completeProfile(page, portal, company);
  return { ...person, company };
}

/** Tells about the organisation of whoever is signed in, and that every introduction was seen. */
export async function completeProfile(page: Page, portal: Place, companyName: string): Promise<void> {
  const { request } = page.context();
  await callPortal(request, portal.url, '/profile/profileSave', {
    companyProfile: { companyName, numberOfEmployees: '11-20', industry: 'RETAIL' },
    adminProfile: { firstName: 'Robin', lastName: 'Lark' },
  });
  await callPortal(request, portal.url, '/profile/editUser', { hasSeenOrgGoals: true });
  await callPortal(request, portal.url, '/profile/updateCustomerPortalData', {
    introViewed: { dashboard: true, monitoring: true, training: true, cyberconcierge: true },
    cybermaturity: { hasSeenReleaseNotes: true, dontShowRoadBlock: true },
  });
}
