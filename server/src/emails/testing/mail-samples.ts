import type { Say } from '@portal/domain/texts/say.ts';
import { renderAccountExistsMail } from '../../modules/accounts/emails/account-exists-mail.ts';
import { renderAdminChangedMail } from '../../modules/accounts/emails/admin-changed-mail.ts';
import { renderBrandSignOnMail } from '../../modules/accounts/emails/brand-sign-on-mail.ts';
import { renderInviteMail } from '../../modules/accounts/emails/invite-mail.ts';
import { renderNewSignInMail } from '../../modules/accounts/emails/new-sign-in-mail.ts';
import { renderPasswordChangedMail } from '../../modules/accounts/emails/password-changed-mail.ts';
import { renderResetCodeMail } from '../../modules/accounts/emails/reset-code-mail.ts';
import { renderResetPasswordMail } from '../../modules/accounts/emails/reset-password-mail.ts';
import { renderSecondFactorChangedMail } from '../../modules/accounts/emails/second-factor-changed-mail.ts';
import { renderSignUpLinkMail } from '../../modules/accounts/emails/sign-up-link-mail.ts';
import { renderTemporaryPasswordMail } from '../../modules/accounts/emails/temporary-password-mail.ts';
import { renderVerifyEmailMail } from '../../modules/accounts/emails/verify-email-mail.ts';
import { renderVisitMail } from '../../modules/accounts/emails/visit-mail.ts';
import { renderVisitRequestMail } from '../../modules/accounts/emails/visit-request-mail.ts';
import { renderPlanRequestMail } from '../../modules/billing/emails/plan-request-mail.ts';
import { renderConciergeNewsMail } from '../../modules/concierge/emails/concierge-news-mail.ts';
import { renderHelpAnswerMail } from '../../modules/concierge/emails/help-answer-mail.ts';
import { renderCustomerAssignedMail } from '../../modules/console/emails/customer-assigned-mail.ts';
import { renderLetterMail } from '../../modules/console/emails/letter-mail.ts';
import { renderPlanConfirmedMail } from '../../modules/console/emails/plan-confirmed-mail.ts';
import { renderPlanDeclinedMail } from '../../modules/console/emails/plan-declined-mail.ts';
import { renderSetUpTestMail } from '../../modules/console/emails/set-up-test-mail.ts';
import { renderStaffInviteMail } from '../../modules/console/emails/staff-invite-mail.ts';
import { renderDigestMail } from '../../modules/digest/emails/digest-mail.ts';
import { renderHandoverAnswerMail } from '../../modules/handovers/emails/handover-answer-mail.ts';
import { renderHandoverDoneMail } from '../../modules/handovers/emails/handover-done-mail.ts';
import { renderHandoverMail } from '../../modules/handovers/emails/handover-mail.ts';
import { renderHandoverQuestionMail } from '../../modules/handovers/emails/handover-question-mail.ts';
import { renderMaturityAskAnsweredMail } from '../../modules/maturity/emails/maturity-ask-answered-mail.ts';
import { renderMaturityAskMail } from '../../modules/maturity/emails/maturity-ask-mail.ts';
import { renderNewFindingsMail } from '../../modules/monitoring/emails/new-findings-mail.ts';
import { renderScanFinishedMail } from '../../modules/monitoring/emails/scan-finished-mail.ts';
import { renderPolicyApprovalMail } from '../../modules/policies/emails/policy-approval-mail.ts';
import { renderSignOffDigestMail } from '../../modules/policies/emails/sign-off-digest-mail.ts';
import { renderSignOffReminderMail } from '../../modules/policies/emails/sign-off-reminder-mail.ts';
import { renderSignOffRequestMail } from '../../modules/policies/emails/sign-off-request-mail.ts';
import { renderWelcomeMail } from '../../modules/profile/emails/welcome-mail.ts';
import { renderProofPackMail } from '../../modules/proof-packs/emails/proof-pack-mail.ts';
import { renderRatingReportMail } from '../../modules/ratings/emails/rating-report-mail.ts';
import { renderTrainingCompletedMail } from '../../modules/training/emails/training-completed-mail.ts';
import { renderTrainingCourseOpenedMail } from '../../modules/training/emails/training-course-opened-mail.ts';
import { renderTrainingLinkMail } from '../../modules/training/emails/training-link-mail.ts';
import { renderTrainingRecallMail } from '../../modules/training/emails/training-recall-mail.ts';
import { renderTrainingReminderMail } from '../../modules/training/emails/training-reminder-mail.ts';
import { renderTrainingWelcomeMail } from '../../modules/training/emails/training-welcome-mail.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { type MailSample, MODULE_SAMPLES } from '../../testing/module-samples.ts';
import type { Mail } from '../mail.ts';
import type { MailTeller } from '../mail-request.ts';
import { acme } from './acme-brand.ts';

/** The one link of a mail, with what has to be escaped in it. */
export const LINK = 'https://portal.acme.example/go/k1_-x?a=1&b=2';
export const instant = new Date('2026-11-21T09:05:00Z');

/** Names that people choose themselves. */
export type Names = { readonly person: string; readonly organisation: string; readonly website: string };
/** The language that a sample is rendered in, for those that have more than one. */
type InLanguage = { readonly say?: Say };
export const plainNames: Names = { person: 'Ann', organisation: 'Bakery Ltd', website: 'Shop' };

const ENGLISH = sayFor(acme);

const signOffOf = ({ person, organisation, website }: Names, teller: MailTeller) => ({
  ...{ ...teller, name: person, organisationName: organisation, policies: [website], signOffUrl: LINK },
});

/** Something of each mail that modules bring themselves, by its name. */
const collected = <Part>(part: (sample: MailSample) => Part): Readonly<Record<string, Part>> =>
  Object.fromEntries(
    MODULE_SAMPLES.flatMap(({ mails = {} }) => Object.entries(mails)).map(([name, sample]) => [name, part(sample)]),
  );

/** Each mail with one link or none, by its name. */
const SAMPLES: Record<string, (names: Names, teller: MailTeller) => Promise<Mail>> = {
  'verify email': (_names, teller) => renderVerifyEmailMail({ ...teller, verifyUrl: LINK, validForMinutes: 1440 }),
  'account exists': (_names, teller) => renderAccountExistsMail({ ...teller, signInUrl: LINK }),
  'visit began': ({ organisation, person }, teller) =>
    renderVisitMail({
      ...teller,
      event: 'began',
      organisationName: organisation,
      staffEmail: 'sam@provider.example',
      reason: person,
      openedAt: instant,
      endsAt: instant,
      activityUrl: LINK,
    }),
  'visit ended': ({ organisation, person }, teller) =>
    renderVisitMail({
      ...teller,
      event: 'ended',
      organisationName: organisation,
      staffEmail: 'sam@provider.example',
      reason: person,
      openedAt: instant,
      endsAt: instant,
      activityUrl: LINK,
    }),
  ...Object.fromEntries(
    (['paused', 'resumed', 'ended'] as const).map((change) => [
      `brand sign-on ${change}`,
      ({ organisation }, teller) =>
        renderBrandSignOnMail({
          ...teller,
          ...{ change, organisationName: organisation, changedAt: instant, settingsUrl: LINK },
          issuer: 'https://directory.example',
        }),
    ]),
  ),
  'visit request': ({ organisation, person }, teller) =>
    renderVisitRequestMail({
      ...teller,
      organisationName: organisation,
      staffEmail: 'sam@provider.example',
      reason: person,
      endsAt: instant,
      answerUrl: LINK,
    }),
  'admin joined': ({ organisation, person }, teller) =>
    renderAdminChangedMail({
      ...teller,
      change: 'joined',
      organisationName: organisation,
      person,
      email: 'ann@bakery.example',
      by: person,
      changedAt: instant,
      adminsUrl: LINK,
    }),
  'admin left': ({ organisation, person }, teller) =>
    renderAdminChangedMail({
      ...teller,
      change: 'left',
      organisationName: organisation,
      person,
      email: 'ann@bakery.example',
      by: person,
      changedAt: instant,
      adminsUrl: LINK,
    }),
  digest: ({ organisation, person }, teller) =>
    renderDigestMail({
      ...teller,
      firstName: person,
      frequency: 'weekly',
      score: 62,
      gained: 5,
      verdict: { title: 'One thing outweighs everything else', text: `Close the remote desktop of ${organisation}.` },
      better: [`3 issues fixed on ${organisation}`],
      worse: ['1 new issue found on Shop'],
      step: { title: `Fix the serious issue on ${organisation}`, minutes: 45, gain: 8, url: LINK },
      late: 2,
      lateRecords: 3,
      coming: [
        { day: '2026-11-24', kind: 'scan', title: `Scan of ${organisation}`, href: '/webappscan/Shop' },
        { day: '2026-11-25', kind: 'scan', title: `Scan of ${organisation}`, href: '/webappscan/Shop' },
        { day: '2026-11-26', kind: 'policy-review', title: 'Review Passwords', href: '/securitypolicy/passwords' },
      ],
      homeUrl: LINK,
      choiceUrl: LINK,
      unsubscribeUrl: LINK,
    }),
  'reset password': (_names, teller) => renderResetPasswordMail({ ...teller, resetUrl: LINK, validForMinutes: 10 }),
  'reset code': (_names, teller) => renderResetCodeMail({ ...teller, code: '012345', validForMinutes: 10 }),
  'temporary password': (_names, teller) =>
    renderTemporaryPasswordMail({
      ...teller,
      password: 'aB3d-Ef5h-Jk7m-Np9r',
      signInUrl: LINK,
      validForMinutes: 1440,
    }),
  'password changed': (_names, teller) =>
    renderPasswordChangedMail({ ...teller, changedAt: instant, forgotPasswordUrl: LINK }),
  'second factor changed': (_names, teller) =>
    renderSecondFactorChangedMail({
      ...teller,
      change: 'turned-on',
      changedAt: instant,
      recoveryCodesLeft: null,
      forgotPasswordUrl: LINK,
    }),
  'new sign-in': ({ website }, teller) =>
    renderNewSignInMail({
      ...teller,
      signedInAt: instant,
      device: website,
      address: '203.0.113.7',
      forgotPasswordUrl: LINK,
    }),
  invite: ({ person, organisation }, teller) =>
    renderInviteMail({
      ...teller,
      inviterName: person,
      organisationName: organisation,
      inviteeFirstName: person,
      inviteUrl: LINK,
      validForMinutes: 10_080,
    }),
  'sign-up link': ({ person, organisation }, teller) =>
    renderSignUpLinkMail({
      ...teller,
      senderName: person,
      firstName: person,
      companyName: organisation,
      signUpUrl: LINK,
      validForMinutes: 20_160,
    }),
  'staff invite': ({ person }, teller) =>
    renderStaffInviteMail({ ...teller, senderName: person, joinUrl: LINK, validForMinutes: 4320 }),
  welcome: ({ person, organisation }, teller) =>
    renderWelcomeMail({ ...teller, firstName: person, organisationName: organisation, websiteScansUrl: LINK }),
  'customer assigned': ({ person, organisation }, teller) =>
    renderCustomerAssignedMail({
      ...teller,
      organisationName: organisation,
      senderName: person,
      customerUrl: LINK,
    }),
  'set-up test': (_names, teller) =>
    renderSetUpTestMail({ ...teller, sender: 'no-reply@acme.example', consoleUrl: LINK }),
  'plan request': ({ organisation }, teller) =>
    renderPlanRequestMail({
      ...teller,
      organisationName: organisation,
      planName: 'Premium',
      requesterEmail: 'ann@bakery.example',
    }),
  'plan confirmed': ({ organisation }, teller) =>
    renderPlanConfirmedMail({ ...teller, organisationName: organisation, planName: 'Premium', planUrl: LINK }),
  'plan declined': ({ organisation }, teller) =>
    renderPlanDeclinedMail({
      ...teller,
      organisationName: organisation,
      planName: 'Premium',
      staffReason: 'We could not reach you.\n\nPlease call us.',
      planUrl: LINK,
    }),
  letter: ({ person, organisation }, teller) =>
    renderLetterMail({
      ...teller,
      subject: 'We are closed on Friday',
      body: 'Support is back on Monday at eight.\n\nScans run as planned.',
      organisationName: organisation,
      sentBy: person,
    }),
  'policy approval': ({ person, organisation, website }, teller) =>
    renderPolicyApprovalMail({
      ...teller,
      senderName: person,
      organisationName: organisation,
      policyName: website,
      note: 'Section 3 is new.',
      policyUrl: LINK,
    }),
  'maturity ask': ({ person, organisation, website }, teller) =>
    renderMaturityAskMail({
      ...teller,
      name: person,
      organisationName: organisation,
      askedBy: person,
      elementName: website,
      message: 'You look after it.',
      answerUrl: LINK,
    }),
  'maturity ask answered': ({ person, organisation, website }, teller) =>
    renderMaturityAskAnsweredMail({
      ...teller,
      organisationName: organisation,
      answeredBy: person,
      elementName: website,
      questionUrl: LINK,
    }),
  'sign-off request': (names, teller) =>
    renderSignOffRequestMail({ ...signOffOf(names, teller), askedBy: names.person, isAgain: false }),
  'sign-off again': (names, teller) =>
    renderSignOffRequestMail({ ...signOffOf(names, teller), askedBy: '', isAgain: true }),
  'sign-off reminder': (names, teller) =>
    renderSignOffReminderMail({ ...signOffOf(names, teller), askedBy: '', isAgain: false }),
  handover: ({ person, organisation, website }, teller) =>
    renderHandoverMail({
      ...teller,
      name: person,
      organisationName: organisation,
      sentBy: person,
      note: person,
      titles: [website, website],
      days: 30,
      url: LINK,
    }),
  'handover done': ({ person, organisation, website }, teller) =>
    renderHandoverDoneMail({
      ...{ ...teller, organisationName: organisation, helper: person, title: website },
      url: LINK,
    }),
  'handover question': ({ person, organisation, website }, teller) =>
    renderHandoverQuestionMail({
      ...{ ...teller, organisationName: organisation, helper: person, title: website, question: person, url: LINK },
    }),
  'handover answer': ({ person, organisation, website }, teller) =>
    renderHandoverAnswerMail({
      ...{ ...teller, name: person, organisationName: organisation, answeredBy: person },
      ...{ title: website, question: person, answer: person },
    }),
  ...collected(
    ({ render }) =>
      (names, teller) =>
        render({ ...names, link: LINK }, teller),
  ),
  'weakness published': (_names, teller) =>
    renderConciergeNewsMail('weakness-published', { ...teller, count: 2, url: LINK }),
  'weakness status': (_names, teller) => renderConciergeNewsMail('weakness-status', { ...teller, count: 1, url: LINK }),
  'concierge message': (_names, teller) =>
    renderConciergeNewsMail('concierge-message', { ...teller, count: 1, url: LINK }),
  'help answer': (_names, teller) => renderHelpAnswerMail({ ...teller, number: 'CC-1042', url: LINK }),
  'sign-off digest': ({ organisation, website }, teller) =>
    renderSignOffDigestMail({
      ...teller,
      organisationName: organisation,
      people: 3,
      policies: [{ name: website, open: 2 }],
      policiesUrl: LINK,
    }),
  'proof pack': ({ organisation, website }, teller) =>
    renderProofPackMail({
      ...teller,
      organisationName: organisation,
      recipient: website,
      validUntil: instant,
      packsUrl: LINK,
    }),
  'rating report': ({ organisation, website }, teller) =>
    renderRatingReportMail({
      ...teller,
      organisationName: organisation,
      domain: website,
      reportsUrl: LINK,
      keptDays: 90,
    }),
  'new findings': ({ website }, teller) =>
    renderNewFindingsMail({
      ...teller,
      websiteName: website,
      completedAt: instant,
      counts: { highs: 1, mediums: 0, lows: 2 },
      cameBack: 1,
      gotWorse: 1,
      findingsUrl: LINK,
    }),
  'scan finished': ({ website }, teller) =>
    renderScanFinishedMail({
      ...teller,
      websiteName: website,
      websiteUrl: 'https://shop.example/',
      completedAt: instant,
      counts: { highs: 2, mediums: 1, lows: 4 },
      reportUrl: LINK,
    }),
  'training welcome': ({ person, organisation }, teller) =>
    renderTrainingWelcomeMail({
      ...teller,
      name: person,
      organisationName: organisation,
      welcomeText: 'We all take part.\n\nAsk Kim.',
      courses: 12,
      opensOn: '2026-12-01',
      trainingUrl: LINK,
    }),
  'training link': ({ person, organisation }, teller) =>
    renderTrainingLinkMail({ ...teller, name: person, organisationName: organisation, trainingUrl: LINK }),
  'training course opened': ({ person, organisation }, teller) =>
    renderTrainingCourseOpenedMail({
      ...teller,
      name: person,
      organisationName: organisation,
      courses: [{ name: 'Phishing', summary: 'How to read a message.', minutes: 10, dueOn: '2026-11-28' }],
      trick: { title: 'Gift cards', whatToDo: 'Call your boss.' },
      trainingUrl: LINK,
    }),
  'training recall': ({ person, organisation }, teller) =>
    renderTrainingRecallMail({
      ...teller,
      name: person,
      organisationName: organisation,
      questions: [
        { course: 'Κόμποι', question: 'Τι;' },
        { course: 'Κωδικοί', question: 'Ποιο;' },
      ],
      recallUrl: LINK,
    }),
  'training reminder': ({ person, organisation }, teller) =>
    renderTrainingReminderMail({
      ...teller,
      name: person,
      organisationName: organisation,
      courses: [{ name: 'Phishing', minutes: 4, dueOn: '2026-11-28', isOverdue: false }],
      trainingUrl: LINK,
    }),
  'training completed': ({ person, organisation }, teller) =>
    renderTrainingCompletedMail({
      ...teller,
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

/** The same, in English where nothing else is asked for. */
export const MAILS: Record<string, (names: Names & InLanguage) => Promise<Mail>> = Object.fromEntries(
  Object.entries(SAMPLES).map(([name, render]) => [
    name,
    ({ say = ENGLISH, ...names }) => render(names, { brand: acme, say }),
  ]),
);

/** What each is about, with the plain names. */
export const SUBJECTS: Record<string, string> = {
  digest: 'Your security this week: 62 out of 100, up 5 points',
  'visit began': 'Our support team is in Bakery Ltd’s portal',
  'visit ended': 'Our support team has left Bakery Ltd’s portal',
  'brand sign-on paused': 'Sign-in through Acme is off for now',
  'brand sign-on resumed': 'Sign-in through Acme is on again',
  'brand sign-on ended': 'Sign-in through Acme has ended',
  'visit request': 'Our support team is asking to visit Bakery Ltd’s portal',
  'admin joined': 'Ann has joined Bakery Ltd',
  'admin left': 'Ann is no longer an admin of Bakery Ltd',
  'verify email': 'Verify your email address for Acme',
  'account exists': 'You already have an account with Acme',
  'reset password': 'Reset your Acme password',
  'reset code': 'Your Acme verification code',
  'temporary password': 'Your temporary Acme password',
  'password changed': 'Your Acme password was changed',
  'second factor changed': 'Your Acme second factor was turned on',
  'new sign-in': 'New sign-in to your Acme account',
  invite: 'Ann invited you to Acme',
  'staff invite': 'Ann has invited you to join the Acme staff',
  'sign-up link': 'Ann set up an account with Acme for you',
  welcome: 'Welcome to Acme & Sons Security',
  'plan request': 'Bakery Ltd has requested the Premium Plan',
  'customer assigned': 'Bakery Ltd is now your customer',
  'set-up test': 'Test email from Acme',
  'plan confirmed': 'Bakery Ltd is on the Premium Plan',
  'plan declined': 'Your request for the Premium Plan',
  letter: 'We are closed on Friday',
  'policy approval': 'Please approve: Shop',
  'sign-off request': 'Please read and confirm: “Shop”',
  'sign-off again': 'Changed: please read “Shop” again',
  'sign-off reminder': 'Reminder: please read and confirm “Shop”',
  'maturity ask': 'Ann has a question for you about security',
  handover: 'Bakery Ltd is asking for your help: 2 security issues to fix',
  'handover done': 'Ann says it is fixed: Shop',
  'handover question': 'Ann has a question: Shop',
  'handover answer': 'The answer to your question: Shop',
  ...collected(({ subject }) => subject),
  'maturity ask answered': 'Ann has answered: Shop',
  'weakness published': '2 security weaknesses were reported to you',
  'weakness status': 'The status of a weakness has changed',
  'concierge message': 'You have a message from your cyber concierge',
  'help answer': 'Your cyber concierge has answered (CC-1042)',
  'sign-off digest': 'Policies: 3 people have not confirmed yet',
  'proof pack': 'Your proof pack for Shop is ready',
  'rating report': 'Your detailed report on Shop is ready',
  'new findings': '3 new findings on Shop',
  'scan finished': 'Scan of Shop finished: 7 issues',
  'training welcome': 'Security training at Bakery Ltd',
  'training link': 'Your link to Bakery Ltd’s security training',
  'training course opened': 'New course: Phishing',
  'training recall': 'Two questions for this week',
  'training reminder': 'Due on Nov 28, 2026: Phishing',
  'training completed': 'You passed: Phishing',
};
