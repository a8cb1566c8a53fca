import type { Brand } from '@portal/domain/portal/brand.ts';
import { describe, expect, test } from 'vitest';
import { renderAccountExistsMail } from './account-exists-mail.ts';
import { renderInviteMail } from './invite-mail.ts';
import type { Mail } from './mail.ts';
import { renderMaturityAskAnsweredMail } from './maturity-ask-answered-mail.ts';
import { renderMaturityAskMail } from './maturity-ask-mail.ts';
import { renderNewFindingsMail } from './new-findings-mail.ts';
import { renderNewSignInMail } from './new-sign-in-mail.ts';
import { renderPasswordChangedMail } from './password-changed-mail.ts';
import { renderPlanConfirmedMail } from './plan-confirmed-mail.ts';
import { renderPlanDeclinedMail } from './plan-declined-mail.ts';
import { renderPlanRequestMail } from './plan-request-mail.ts';
import { renderPolicyApprovalMail } from './policy-approval-mail.ts';
import { renderProofPackMail } from './proof-pack-mail.ts';
import { renderRatingReportMail } from './rating-report-mail.ts';
import { renderResetCodeMail } from './reset-code-mail.ts';
import { renderResetPasswordMail } from './reset-password-mail.ts';
import { renderScanFinishedMail } from './scan-finished-mail.ts';
import { renderSecondFactorChangedMail, type SecondFactorChange } from './second-factor-changed-mail.ts';
import { renderSignUpLinkMail } from './sign-up-link-mail.ts';
import { renderStaffInviteMail } from './staff-invite-mail.ts';
import { renderTemporaryPasswordMail } from './temporary-password-mail.ts';
import { renderTrainingCompletedMail } from './training-completed-mail.ts';
import { renderTrainingCourseOpenedMail } from './training-course-opened-mail.ts';
import { renderTrainingLinkMail } from './training-link-mail.ts';
import { renderTrainingReminderMail } from './training-reminder-mail.ts';
import { renderTrainingWelcomeMail } from './training-welcome-mail.ts';
import { renderVerifyEmailMail } from './verify-email-mail.ts';
import { renderWelcomeMail } from './welcome-mail.ts';

const brand: Brand = {
  brandId: 'acme',
  brandNameLong: 'Acme & Sons Security',
  brandNameShort: 'Acme',
  webDomain: 'portal.acme.example',
  emailDomain: 'acme.example',
  supportEmail: 'support@acme.example',
  helpCenter: null,
  accentColour: '#0b7a5e',
  brandLogo: null,
  timeZone: 'America/Los_Angeles',
  locale: 'en-US',
  conciergeEmail: 'concierge@acme.example',
  conciergeSchedulingLink: null,
  marketingCollateral: null,
  insurance: null,
};
const LINK = 'https://portal.acme.example/go/k1_-x?a=1&b=2';
const HOSTILE = '<img src=x onerror=alert(1)> "Eve" & {{7*7}}';
const instant = new Date('2026-11-21T09:05:00Z');

type Names = { readonly person: string; readonly organisation: string; readonly website: string };
const plain: Names = { person: 'Ann', organisation: 'Bakery Ltd', website: 'Shop' };

const secondFactorChanged = (change: SecondFactorChange, recoveryCodesLeft: number | null) =>
  renderSecondFactorChangedMail({ brand, change, changedAt: instant, recoveryCodesLeft, forgotPasswordUrl: LINK });

const messages: Record<string, (names: Names) => Promise<Mail>> = {
  'verify email': () => renderVerifyEmailMail({ brand, verifyUrl: LINK, validForMinutes: 1440 }),
  'account exists': () => renderAccountExistsMail({ brand, signInUrl: LINK }),
  'reset password': () => renderResetPasswordMail({ brand, resetUrl: LINK, validForMinutes: 10 }),
  'reset code': () => renderResetCodeMail({ brand, code: '012345', validForMinutes: 10 }),
  'temporary password': () =>
    renderTemporaryPasswordMail({ brand, password: 'aB3d-Ef5h-Jk7m-Np9r', signInUrl: LINK, validForMinutes: 1440 }),
  'password changed': () => renderPasswordChangedMail({ brand, changedAt: instant, forgotPasswordUrl: LINK }),
  'second factor changed': () => secondFactorChanged('turned-on', null),
  'new sign-in': ({ website }) =>
    renderNewSignInMail({
      brand,
      signedInAt: instant,
      device: website,
      address: '203.0.113.7',
      forgotPasswordUrl: LINK,
    }),
  invite: ({ person, organisation }) =>
    renderInviteMail({
      brand,
      inviterName: person,
      organisationName: organisation,
      inviteeFirstName: person,
      inviteUrl: LINK,
      validForMinutes: 10_080,
    }),
  'sign-up link': ({ person, organisation }) =>
    renderSignUpLinkMail({
      brand,
      senderName: person,
      firstName: person,
      companyName: organisation,
      signUpUrl: LINK,
      validForMinutes: 20_160,
    }),
  'staff invite': ({ person }) =>
    renderStaffInviteMail({ brand, senderName: person, joinUrl: LINK, validForMinutes: 4320 }),
  welcome: ({ person, organisation }) =>
    renderWelcomeMail({ brand, firstName: person, organisationName: organisation, websiteScansUrl: LINK }),
  'plan request': ({ organisation }) =>
    renderPlanRequestMail({
      brand,
      organisationName: organisation,
      planName: 'Premium',
      requesterEmail: 'ann@bakery.example',
    }),
  'plan confirmed': ({ organisation }) =>
    renderPlanConfirmedMail({ brand, organisationName: organisation, planName: 'Premium', planUrl: LINK }),
  'plan declined': ({ organisation }) =>
    renderPlanDeclinedMail({
      brand,
      organisationName: organisation,
      planName: 'Premium',
      staffReason: 'We could not reach you.\n\nPlease call us.',
      planUrl: LINK,
    }),
  'policy approval': ({ person, organisation, website }) =>
    renderPolicyApprovalMail({
      brand,
      senderName: person,
      organisationName: organisation,
      policyName: website,
      note: 'Section 3 is new.',
      policyUrl: LINK,
    }),
  'maturity ask': ({ person, organisation, website }) =>
    renderMaturityAskMail({
      brand,
      name: person,
      organisationName: organisation,
      askedBy: person,
      elementName: website,
      message: 'You look after it.',
      answerUrl: LINK,
    }),
  'maturity ask answered': ({ person, organisation, website }) =>
    renderMaturityAskAnsweredMail({
      brand,
      organisationName: organisation,
      answeredBy: person,
      elementName: website,
      questionUrl: LINK,
    }),
  'rating report': ({ organisation, website }) =>
    renderRatingReportMail({
      brand,
      organisationName: organisation,
      domain: website,
      reportsUrl: LINK,
      keptDays: 90,
    }),
  'proof pack': ({ organisation, website }) =>
    renderProofPackMail({
      brand,
      organisationName: organisation,
      recipient: website,
      validUntil: instant,
      packsUrl: LINK,
    }),
  'new findings': ({ website }) =>
    renderNewFindingsMail({
      brand,
      websiteName: website,
      completedAt: instant,
      counts: { highs: 1, mediums: 0, lows: 2 },
      cameBack: 1,
      findingsUrl: LINK,
    }),
  'scan finished': ({ website }) =>
    renderScanFinishedMail({
      brand,
      websiteName: website,
      websiteUrl: 'https://shop.example/',
      completedAt: instant,
      counts: { highs: 2, mediums: 1, lows: 4 },
      reportUrl: LINK,
    }),
  'training welcome': ({ person, organisation }) =>
    renderTrainingWelcomeMail({
      brand,
      name: person,
      organisationName: organisation,
      welcomeText: 'We all take part.\n\nAsk Kim.',
      courses: 12,
      opensOn: '2026-12-01',
      trainingUrl: LINK,
    }),
  'training link': ({ person, organisation }) =>
    renderTrainingLinkMail({ brand, name: person, organisationName: organisation, trainingUrl: LINK }),
  'training course opened': ({ person, organisation }) =>
    renderTrainingCourseOpenedMail({
      brand,
      name: person,
      organisationName: organisation,
      courses: [{ name: 'Phishing', summary: 'How to read a message.', minutes: 10, dueOn: '2026-11-28' }],
      trainingUrl: LINK,
    }),
  'training reminder': ({ person, organisation }) =>
    renderTrainingReminderMail({
      brand,
      name: person,
      organisationName: organisation,
      courses: [{ name: 'Phishing', dueOn: '2026-11-28', isOverdue: false }],
      trainingUrl: LINK,
    }),
  'training completed': ({ person, organisation }) =>
    renderTrainingCompletedMail({
      brand,
      name: person,
      organisationName: organisation,
      courseName: 'Phishing',
      completed: 12,
      total: 12,
      certificateCode: 'ABCD-1234-WXYZ',
      certificateUrl: 'https://portal.acme.example/certificate/ABCD-1234-WXYZ',
      trainingUrl: LINK,
    }),
};

const subjects: Record<string, string> = {
  'verify email': 'Verify your email address for Acme',
  'account exists': 'You already have an account with Acme',
  'reset password': 'Reset your Acme password',
  'reset code': 'Your Acme verification code',
  'temporary password': 'Your temporary Acme password',
  'password changed': 'Your Acme password was changed',
  'second factor changed': 'Your Acme second factor was turned on',
  'new sign-in': 'New sign-in to your Acme account',
  invite: 'Ann invited you to Acme',
  'staff invite': 'Ann invites you to the staff of Acme',
  'sign-up link': 'Ann opened Acme for you',
  welcome: 'Welcome to Acme & Sons Security',
  'plan request': 'Bakery Ltd asks for the Premium plan',
  'plan confirmed': 'Bakery Ltd is on the Premium Plan',
  'plan declined': 'Your request for the Premium Plan',
  'policy approval': 'Please approve: Shop',
  'maturity ask': 'Ann asks you one question about security',
  'maturity ask answered': 'Ann has answered: Shop',
  'proof pack': 'Your proof pack for Shop is ready',
  'rating report': 'Your detailed report on Shop is ready',
  'new findings': '3 new findings on Shop',
  'scan finished': 'Scan of Shop finished: 7 issues',
  'training welcome': 'Security training at Bakery Ltd',
  'training link': 'Your link to the security training at Bakery Ltd',
  'training course opened': 'New course: Phishing',
  'training reminder': 'Due on Nov 28, 2026: Phishing',
  'training completed': 'You passed: Phishing',
};

const times = (text: string, part: string) => text.split(part).length - 1;

describe.each(Object.entries(messages))('%s mail', (name, render) => {
  test('says what it is about and carries its one link, if any, once in each part', async () => {
    const links = name === 'reset code' || name === 'plan request' ? 0 : 1;
    const mail = await render(plain);
    expect(mail.subject).toBe(subjects[name]);
    expect(times(mail.text, LINK)).toBe(links);
    expect(times(mail.html, `href="${LINK.replaceAll('&', '&amp;')}"`)).toBe(links);
    expect(times(mail.html, 'href="')).toBe(links);
  });

  test('loads nothing from outside and runs nothing', async () => {
    const { html } = await render(plain);
    expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import/i);
  });

  test('bears the brand, the support address and the reason', async () => {
    const mail = await render(plain);
    expect(mail.html).toContain('Acme &amp; Sons Security');
    expect(mail.html).toContain('#0b7a5e');
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('support@acme.example');
      expect(part).toContain('You received this message because');
    }
    expect(mail.text).not.toMatch(/<[a-z]|&amp;/i);
  });

  test('shows markup in names instead of obeying it', async () => {
    const mail = await render({ person: HOSTILE, organisation: HOSTILE, website: HOSTILE });
    expect(mail.html).not.toMatch(/<img/i);
    expect(mail.html.replaceAll('\u2060', '')).not.toContain('"Eve"');
  });

  test('keeps names on one line and unlinked', async () => {
    const name = 'Ann\r\nBcc: eve@evil.example\u202E Claim at https://evil.example';
    const mail = await render({ person: name, organisation: name, website: name });
    expect(mail.subject).not.toMatch(/[\r\n\u202E]/);
    for (const part of [mail.subject, mail.html, mail.text]) {
      expect(part).not.toMatch(/evil\.example|https:\/\/evil/);
    }
  });
});

test('the preheader is the first text of the body', async () => {
  const { html } = await renderResetPasswordMail({ brand, resetUrl: LINK, validForMinutes: 10 });
  expect(html.indexOf('The link works for 10 minutes.')).toBeLessThan(html.indexOf('Reset your password</h1>'));
});

test('dates are in the time zone of the brand', async () => {
  const { text } = await renderPasswordChangedMail({ brand, changedAt: instant, forgotPasswordUrl: LINK });
  expect(text.replaceAll('\u202f', ' ')).toContain('Nov 21, 2026, 1:05 AM PST');
});

test.each([
  [{ highs: 0, mediums: 0, lows: 0 }, 'no issues', 'Nothing to fix was found'],
  [{ highs: 0, mediums: 0, lows: 1 }, '1 issue', 'Your website is in good shape'],
  [{ highs: 0, mediums: 2, lows: 0 }, '2 issues', '2 problems to plan for'],
  [{ highs: 1, mediums: 0, lows: 0 }, '1 issue', 'One problem needs attention now'],
])('a scan with %o is told as it is', async (counts, found, heading) => {
  const mail = await renderScanFinishedMail({
    brand,
    websiteName: 'Shop',
    websiteUrl: 'https://shop.example/',
    completedAt: instant,
    counts,
    reportUrl: LINK,
  });
  expect(mail.subject).toBe(`Scan of Shop finished: ${found}`);
  expect(mail.html).toContain(heading);
});

test.each([
  ['turned-on', 'second factor was turned on', 'Keep the recovery codes in a safe place'],
  ['turned-off', 'second factor was turned off', 'your password alone is enough'],
  ['recovery-code-used', 'recovery code was used', 'one of your recovery codes'],
  ['new-recovery-codes', 'recovery codes were replaced', 'do not work any more'],
  ['removed-by-support', 'second factor was removed', 'Our support removed'],
  ['removed-at-the-server', 'second factor was removed', 'at the terminal of the portal’s server'],
] as const)('a second factor %s is told as it is', async (change, subject, meaning) => {
  const mail = await secondFactorChanged(change, null);
  expect(mail.subject).toBe(`Your Acme ${subject}`);
  expect(mail.text).toContain(meaning);
  expect(mail.text).not.toContain('Recovery codes left');
});

test.each([
  [4, false],
  [3, true],
  [0, true],
])('with %i recovery codes left the mail says how many, and whether that is few', async (left, isFew) => {
  const { text } = await secondFactorChanged('recovery-code-used', left);
  expect(text).toContain(`Recovery codes left: ${left}`);
  expect(text.includes('There are few codes left')).toBe(isFew);
});
