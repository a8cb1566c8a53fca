import { randomUUID } from 'node:crypto';
import { acceptInviteLink, createSession, inviteUser } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { answerSecondFactor } from '@portal/contract/accounts/second-factor.calls.ts';
import { profileSave } from '@portal/contract/profile/profile.calls.ts';
import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import { giveCaptchaPass } from './captcha-pass.ts';
import { newestLinkToken } from './queued-mails.ts';
import { nextCodeOf, setUpApp } from './second-factor.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestPortal } from './test-portal.ts';

export const TEST_PASSWORD = 'Quiet-River-42-Lamp';

export const TEST_COMPANY = {
  companyName: 'Harbor Bakery Ltd',
  companyUrl: 'harbor-bakery.example',
  numberOfEmployees: '11-20',
  industry: 'RETAIL',
  phone: '',
} as const;

export type Person = { readonly browser: TestBrowser; readonly email: string };
export type Member = Person & { readonly orgId: string; readonly userId: string };

/** A browser in which somebody with a verified account, but without an organisation, is signed in. */
export async function signInNewPerson(
  test: TestPortal,
  email = `person-${randomUUID()}@firm.example`,
): Promise<Person> {
  const { identity, database } = test.portal.services;
  await database.asSystem((tx) => identity.createVerified(tx, email, TEST_PASSWORD));
  return { browser: await signIn(test, email), email };
}

/** Signs in with the tests' password, and with the second factor where one is due. */
export async function signIn(test: TestPortal, email: string): Promise<TestBrowser> {
  const browser = test.browser();
  const { body } = await browser.call(authenticate, { username: email, password: TEST_PASSWORD });
  const started = await browser.call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
  const due = started.body.secondFactor;
  if (due === 'code' || due === 'passkey')
    await browser.call(answerSecondFactor, { code: await nextCodeOf(test, email) });
  if (due === 'set-up') await setUpApp(test, browser);
  return browser;
}

/** Proof of a sign-in just now, as the browser sends it along. */
export async function freshProof(test: TestPortal, email: string): Promise<{ authorization: string }> {
  const { status, body } = await test.browser().call(authenticate, { username: email, password: TEST_PASSWORD });
  if (body.bearer === null || body.bearer === undefined) throw new Error(`${email} does not sign in: ${status}`);
  return { authorization: `Bearer ${body.bearer}` };
}

/** The first admin of a new organisation in its trial, signed in. */
export async function signInNewMember(
  test: TestPortal,
  companyName: string = TEST_COMPANY.companyName,
): Promise<Member> {
  const person = await signInNewPerson(test);
  const { body } = await person.browser.call(profileSave, {
    companyProfile: { ...TEST_COMPANY, companyName },
    adminProfile: { firstName: 'Dana', lastName: 'Reyes', jobTitle: 'Office manager' },
  });
  const [user] = await test.database.query<{ user_id: string }>('select user_id from users where email = $1', [
    person.email,
  ]);
  return { ...person, orgId: body.orgId, userId: user?.user_id ?? '' };
}

/** Invites a colleague into a member's organisation, who takes the invitation but has not signed in yet. */
export async function inviteColleague(test: TestPortal, { browser }: Member): Promise<string> {
  const email = `colleague-${randomUUID()}@firm.example`;
  await browser.call(inviteUser, { email });
  const guest = test.browser();
  await giveCaptchaPass(test, guest);
  const linkId = await newestLinkToken(test, email, 'invite');
  const answer = await guest.call(acceptInviteLink, { linkId, password: TEST_PASSWORD });
  if (answer.status !== 200) throw new Error(`The invitation was not taken: ${JSON.stringify(answer.body)}`);
  return email;
}

/** A member of the provider's staff, signed in. */
export async function signInNewStaff(test: TestPortal, role: StaffRole = 'owner'): Promise<Person> {
  const email = `staff-${randomUUID()}@provider.example`;
  const { identity, database, clock } = test.portal.services;
  const account = await database.asSystem((tx) => identity.createVerified(tx, email, TEST_PASSWORD));
  if (account === 'exists') throw new Error('The address is taken');
  await test.database.query(
    `insert into users (user_id, identity_subject, email, is_staff, staff_role, created_at)
       values ($1, $2, $3, true, $4, $5)`,
    [randomUUID(), account.subject, email, role, clock.now()],
  );
  return { browser: await signIn(test, email), email };
}
