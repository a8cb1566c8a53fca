import { createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { magicLinkSignupUpdate } from '@portal/contract/accounts/sign-up-links.calls.ts';
import { profileCheck, profileSave } from '@portal/contract/profile/profile.calls.ts';
import { securityNewsConsent } from '@portal/domain/accounts/security-news-consent.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signInNewPerson, signInNewStaff, TEST_COMPANY, TEST_PASSWORD } from '../../testing/people.ts';
import { signUpLinkSteps } from '../../testing/sign-up-link-steps.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const ADMIN = { firstName: 'Dana', lastName: 'Reyes', jobTitle: 'Owner' };

let portal: TestPortal;
let staff: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await signInNewStaff(portal);
});
afterAll(() => portal.stop());

const { sent, statusOf, accept, told, onTheList } = signUpLinkSteps(
  () => portal,
  () => staff,
);

describe('consent to security news', () => {
  const consents = (email: string) =>
    portal.database.query('select consent_text, ip, at, user_id from security_news_consents where email = $1', [email]);

  test('is kept with its words, when, and from where', async () => {
    const { email, linkId } = await sent({ asksSecurityOptIn: true });
    await accept(linkId, { secOptIn: true });
    expect(await consents(email)).toMatchObject([
      {
        consent_text: securityNewsConsent('Cyber Safety', sayEnglish),
        ip: expect.stringMatching(/^10\./),
        at: portal.clock.now(),
        user_id: expect.any(String),
      },
    ]);
    const audits = await portal.database.query(
      `select 1 from audit_log where action = 'consent.security-news' and subject = $1`,
      [email],
    );
    expect(audits).toHaveLength(1);
  });

  test('is not made out of a no, nor where it was not asked', async () => {
    const no = await sent({ asksSecurityOptIn: true });
    await accept(no.linkId);
    expect(await consents(no.email)).toEqual([]);
    const notAsked = await sent();
    await accept(notAsked.linkId, { secOptIn: true });
    expect(await consents(notAsked.email)).toEqual([]);
  });
});

describe('what browsers tell', () => {
  test('shows on the staff’s list and decides nothing', async () => {
    const { email, linkId } = await sent();
    await told(linkId, 'opened');
    await portal.browser().call(magicLinkSignupUpdate, {
      linkId,
      status: 'accepted',
      eventType: 'passwordSet',
      eventDateTime: '2030-01-01T00:00:00+02:00',
    });
    expect(await onTheList(email)).toMatchObject([
      { status: 'pending', lastEvent: { eventType: 'passwordSet', receivedAt: portal.clock.now().toISOString() } },
    ]);
    expect(await statusOf(linkId)).toBe('pending');
  });

  test('is bounded, also when it comes all at once', async () => {
    const { linkId, signUpLinkId } = await sent();
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(Array.from({ length: 10 }, () => told(linkId, 'formStarted')));
    }
    const rows = await portal.database.query('select 1 from sign_up_link_events where link_id = $1', [signUpLinkId]);
    expect(rows).toHaveLength(50);
    expect((await told(linkId, 'formStarted')).status).toBe(200);
  });
});

test('a link’s end is noted only by the person whom it brought', async () => {
  const { email, linkId, signUpLinkId } = await sent();
  await accept(linkId);
  const stranger = await signInNewPerson(portal);
  const input = { companyProfile: TEST_COMPANY, adminProfile: ADMIN, linkId: signUpLinkId };
  expect((await stranger.browser.call(profileSave, input)).status).toBe(404);
  expect((await stranger.browser.call(profileCheck, {})).body).toMatchObject({
    companyData: null,
    signupData: { companyName: '', linkId: null },
  });
  expect(await onTheList(email)).toMatchObject([{ status: 'used' }]);
});

test('an account that a link made signs in like any other', async () => {
  const { email, linkId } = await sent();
  await accept(linkId);
  const browser = portal.browser();
  const { body } = await browser.call(authenticate, { username: email, password: TEST_PASSWORD });
  const session = await browser.call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
  expect(session.body).toMatchObject({ username: email, newUser: true });
});
