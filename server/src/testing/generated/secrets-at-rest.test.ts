import { createHash } from 'node:crypto';
import { inviteUser, sendResetPasswordMagicLink } from '@portal/contract/accounts/accounts.calls.ts';
import { forgotPassword, signUp } from '@portal/contract/accounts/identity.calls.ts';
import { createSignUpLink } from '@portal/contract/console/sign-up-links.calls.ts';
import { inviteStaff } from '@portal/contract/console/staff.calls.ts';
import { handOver } from '@portal/contract/handovers/handovers.calls.ts';
import { askColleague } from '@portal/contract/maturity/maturity-asks.calls.ts';
import { askSignOff } from '@portal/contract/policies/sign-off.calls.ts';
import { saveTrainees } from '@portal/contract/training/trainees.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveCaptchaPass } from '../captcha-pass.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { MODULE_SAMPLES } from '../module-samples.ts';
import { freshProof, signInNewStaff, TEST_PASSWORD } from '../people.ts';
import { newestLinkToken, queuedMails } from '../queued-mails.ts';
import { sampleInputs } from '../sample-inputs.ts';
import { memberWithApp } from '../second-factor-sign-in.ts';
import { dumpDatabase } from '../table-dump.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

/** Of each kind of personal link the one of a person who was just asked. */
async function personalLinks() {
  const firm = await fillOrganisation(portal);
  const { maturityAsks, handovers, signOff } = sampleInputs(firm, portal.clock.now());
  const who = { name: 'Noor Haddad', email: 'noor@firm.example' };
  await firm.browser.call(saveTrainees, { list: [who] });
  await firm.browser.call(askColleague, { ...maturityAsks.askColleague, ...who });
  await firm.browser.call(handOver, { ...handovers.handOver, ...who });
  await firm.browser.call(askSignOff, { ...signOff.askSignOff, people: [who] });
  const ofModules = await Promise.all(MODULE_SAMPLES.flatMap(({ links }) => links?.(firm.browser) ?? []));
  return {
    ...Object.fromEntries(ofModules.flatMap(Object.entries<string | undefined>)),
    trainingLink: await newestLinkToken(portal, who.email, 'training-welcome'),
    askLink: await newestLinkToken(portal, who.email, 'maturity-ask'),
    handoverLink: await newestLinkToken(portal, who.email, 'handover'),
    signOffLink: await newestLinkToken(portal, who.email, 'sign-off-request'),
  };
}

test('V13.3.1 no secret stands in the database as it is', async () => {
  const person = await memberWithApp(portal);
  const staff = await signInNewStaff(portal);
  const guest = portal.browser();
  await giveCaptchaPass(portal, guest);
  await guest.call(sendResetPasswordMagicLink, { email: person.email });
  await guest.call(forgotPassword, { username: person.email });
  await person.browser.call(inviteUser, { email: 'invited@firm.example' });
  await staff.browser.call(createSignUpLink, { email: 'linked@firm.example' });
  await giveCaptchaPass(portal, guest);
  await guest.call(signUp, { email: 'new@firm.example', password: TEST_PASSWORD });
  const proof = await freshProof(portal, staff.email);
  await staff.browser.call(inviteStaff, { email: 'staff@provider.example', staffRole: 'support' }, proof);
  const personal = await personalLinks();
  const setUpLink = (await portal.portal.staffSetupLink())?.split('/').at(-1);
  const secrets = {
    password: TEST_PASSWORD,
    session: person.browser.cookies.get('sid'),
    device: person.browser.cookies.get('device'),
    pass: guest.cookies.get('pre'),
    app: person.secret,
    recoveryCode: person.recoveryCodes[0]?.replaceAll('-', ''),
    resetLink: await newestLinkToken(portal, person.email, 'reset-password'),
    invitation: await newestLinkToken(portal, 'invited@firm.example', 'invite'),
    signUpLink: await newestLinkToken(portal, 'linked@firm.example', 'sign-up-link'),
    verification: await newestLinkToken(portal, 'new@firm.example', 'verify-email'),
    staffInvitation: await newestLinkToken(portal, 'staff@provider.example', 'staff-invite'),
    ...personal,
    csrfKey: portal.secrets.csrfKey.toString('base64url'),
    bearerKey: portal.secrets.bearerKey.toString('base64url'),
    jobKey: portal.secrets.jobKey.toString('base64url'),
    ...(setUpLink === undefined ? {} : { setUpLink }),
  };
  const links = [secrets.session, ...Object.values(personal)];
  expect((await queuedMails(portal, person.email)).length).toBeGreaterThan(2);
  const [jobs] = await portal.database.query<{ rows: string }>(
    `select string_agg(j::text, ' ') as rows from jobs.job j`,
  );
  const everything = `${Object.values(await dumpDatabase(portal.database)).join('\n')}\n${jobs?.rows}`;
  expect(everything).toContain('firm.example');
  for (const link of links)
    expect(everything).toContain(
      createHash('sha256')
        .update(link ?? '')
        .digest('hex'),
    );
  for (const [kind, secret] of Object.entries(secrets)) {
    expect(secret?.length, kind).toBeGreaterThan(15);
    const bytes = Buffer.from(secret ?? '');
    for (const form of [secret ?? '', bytes.toString('hex'), bytes.toString('base64')])
      expect(everything.includes(form), kind).toBe(false);
  }
});
