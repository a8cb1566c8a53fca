import type { AccountExistsMailData } from './account-exists-mail.ts';
import type { AdminChangedMailData } from './admin-changed-mail.ts';
import type { ConciergeNews, ConciergeNewsMailData } from './concierge-news-mail.ts';
import type { HelpAnswerMailData } from './help-answer-mail.ts';
import type { HelpRequestMailData } from './help-request-mail.ts';
import type { InviteMailData } from './invite-mail.ts';
import type { Mail } from './mail.ts';
import type { MailBrand } from './mail-logo.ts';
import type { MarketplaceInterestMailData } from './marketplace-interest-mail.ts';
import type { MaturityAskAnsweredMailData } from './maturity-ask-answered-mail.ts';
import type { MaturityAskMailData } from './maturity-ask-mail.ts';
import type { NewFindingsMailData } from './new-findings-mail.ts';
import type { NewSignInMailData } from './new-sign-in-mail.ts';
import type { PasswordChangedMailData } from './password-changed-mail.ts';
import type { PlanConfirmedMailData } from './plan-confirmed-mail.ts';
import type { PlanDeclinedMailData } from './plan-declined-mail.ts';
import type { PlanRequestMailData } from './plan-request-mail.ts';
import type { PolicyApprovalMailData } from './policy-approval-mail.ts';
import type { ProofPackMailData } from './proof-pack-mail.ts';
import type { RatingReportMailData } from './rating-report-mail.ts';
import type { ResetCodeMailData } from './reset-code-mail.ts';
import type { ResetPasswordMailData } from './reset-password-mail.ts';
import type { ScanFinishedMailData } from './scan-finished-mail.ts';
import type { SecondFactorChangedMailData } from './second-factor-changed-mail.ts';
import type { SignOffDigestMailData } from './sign-off-digest-mail.ts';
import type { SignOffRequestMailData } from './sign-off-request-mail.ts';
import type { SignUpLinkMailData } from './sign-up-link-mail.ts';
import type { StaffInviteMailData } from './staff-invite-mail.ts';
import type { TemporaryPasswordMailData } from './temporary-password-mail.ts';
import type { TrainingCompletedMailData } from './training-completed-mail.ts';
import type { TrainingCourseOpenedMailData } from './training-course-opened-mail.ts';
import type { TrainingLinkMailData } from './training-link-mail.ts';
import type { TrainingReminderMailData } from './training-reminder-mail.ts';
import type { TrainingWelcomeMailData } from './training-welcome-mail.ts';
import type { VerifyEmailMailData } from './verify-email-mail.ts';
import type { VisitMailData } from './visit-mail.ts';
import type { VisitRequestMailData } from './visit-request-mail.ts';
import type { WelcomeMailData } from './welcome-mail.ts';

/** A message's data as it is stored in a job: without the brand, and with instants as text. */
type Stored<Data> = { readonly [Key in keyof Omit<Data, 'brand'>]: Data[Key] extends Date ? string : Data[Key] };

/** Every message the portal sends. */
export type MailRequest =
  | ({ readonly kind: 'verify-email' } & Stored<VerifyEmailMailData>)
  | ({ readonly kind: 'account-exists' } & Stored<AccountExistsMailData>)
  | ({ readonly kind: 'reset-password' } & Stored<ResetPasswordMailData>)
  | ({ readonly kind: 'reset-code' } & Stored<ResetCodeMailData>)
  | ({ readonly kind: 'temporary-password' } & Stored<TemporaryPasswordMailData>)
  | ({ readonly kind: 'password-changed' } & Stored<PasswordChangedMailData>)
  | ({ readonly kind: 'second-factor-changed' } & Stored<SecondFactorChangedMailData>)
  | ({ readonly kind: 'new-sign-in' } & Stored<NewSignInMailData>)
  | ({ readonly kind: 'admin-changed' } & Stored<AdminChangedMailData>)
  | ({ readonly kind: 'visit' } & Stored<VisitMailData>)
  | ({ readonly kind: 'visit-request' } & Stored<VisitRequestMailData>)
  | ({ readonly kind: 'invite' } & Stored<InviteMailData>)
  | ({ readonly kind: 'sign-up-link' } & Stored<SignUpLinkMailData>)
  | ({ readonly kind: 'staff-invite' } & Stored<StaffInviteMailData>)
  | ({ readonly kind: 'welcome' } & Stored<WelcomeMailData>)
  | ({ readonly kind: 'plan-request' } & Stored<PlanRequestMailData>)
  | ({ readonly kind: 'plan-confirmed' } & Stored<PlanConfirmedMailData>)
  | ({ readonly kind: 'plan-declined' } & Stored<PlanDeclinedMailData>)
  | ({ readonly kind: 'new-findings' } & Stored<NewFindingsMailData>)
  | ({ readonly kind: 'training-welcome' } & Stored<TrainingWelcomeMailData>)
  | ({ readonly kind: 'training-link' } & Stored<TrainingLinkMailData>)
  | ({ readonly kind: 'training-course-opened' } & Stored<TrainingCourseOpenedMailData>)
  | ({ readonly kind: 'training-reminder' } & Stored<TrainingReminderMailData>)
  | ({ readonly kind: 'training-completed' } & Stored<TrainingCompletedMailData>)
  | ({ readonly kind: 'sign-off-request' } & Stored<SignOffRequestMailData>)
  | ({ readonly kind: 'sign-off-reminder' } & Stored<SignOffRequestMailData>)
  | ({ readonly kind: 'sign-off-digest' } & Stored<SignOffDigestMailData>)
  | ({ readonly kind: 'maturity-ask' } & Stored<MaturityAskMailData>)
  | ({ readonly kind: 'maturity-ask-answered' } & Stored<MaturityAskAnsweredMailData>)
  | ({ readonly kind: ConciergeNews } & Stored<ConciergeNewsMailData>)
  | ({ readonly kind: 'help-request' } & Stored<HelpRequestMailData>)
  | ({ readonly kind: 'help-answer' } & Stored<HelpAnswerMailData>)
  | ({ readonly kind: 'marketplace-interest' } & Stored<MarketplaceInterestMailData>)
  | ({ readonly kind: 'policy-approval' } & Stored<PolicyApprovalMailData>)
  | ({ readonly kind: 'proof-pack' } & Stored<ProofPackMailData>)
  | ({ readonly kind: 'rating-report' } & Stored<RatingReportMailData>)
  | ({ readonly kind: 'scan-finished' } & Stored<ScanFinishedMailData>);

/** Renders a message; each kind's code is loaded when it is first needed, because it is large. */
export async function renderMail(brand: MailBrand, request: MailRequest): Promise<Mail> {
  switch (request.kind) {
    case 'verify-email':
      return (await import('./verify-email-mail.ts')).renderVerifyEmailMail({ ...request, brand });
    case 'account-exists':
      return (await import('./account-exists-mail.ts')).renderAccountExistsMail({ ...request, brand });
    case 'reset-password':
      return (await import('./reset-password-mail.ts')).renderResetPasswordMail({ ...request, brand });
    case 'reset-code':
      return (await import('./reset-code-mail.ts')).renderResetCodeMail({ ...request, brand });
    case 'temporary-password':
      return (await import('./temporary-password-mail.ts')).renderTemporaryPasswordMail({ ...request, brand });
    case 'password-changed': {
      const data = { ...request, brand, changedAt: new Date(request.changedAt) };
      return (await import('./password-changed-mail.ts')).renderPasswordChangedMail(data);
    }
    case 'second-factor-changed': {
      const data = { ...request, brand, changedAt: new Date(request.changedAt) };
      return (await import('./second-factor-changed-mail.ts')).renderSecondFactorChangedMail(data);
    }
    case 'new-sign-in': {
      const data = { ...request, brand, signedInAt: new Date(request.signedInAt) };
      return (await import('./new-sign-in-mail.ts')).renderNewSignInMail(data);
    }
    case 'admin-changed': {
      const data = { ...request, brand, changedAt: new Date(request.changedAt) };
      return (await import('./admin-changed-mail.ts')).renderAdminChangedMail(data);
    }
    case 'visit': {
      const data = { ...request, brand, openedAt: new Date(request.openedAt), endsAt: new Date(request.endsAt) };
      return (await import('./visit-mail.ts')).renderVisitMail(data);
    }
    case 'visit-request': {
      const data = { ...request, brand, endsAt: new Date(request.endsAt) };
      return (await import('./visit-request-mail.ts')).renderVisitRequestMail(data);
    }
    case 'invite':
      return (await import('./invite-mail.ts')).renderInviteMail({ ...request, brand });
    case 'sign-up-link':
      return (await import('./sign-up-link-mail.ts')).renderSignUpLinkMail({ ...request, brand });
    case 'staff-invite':
      return (await import('./staff-invite-mail.ts')).renderStaffInviteMail({ ...request, brand });
    case 'welcome':
      return (await import('./welcome-mail.ts')).renderWelcomeMail({ ...request, brand });
    case 'plan-request':
      return (await import('./plan-request-mail.ts')).renderPlanRequestMail({ ...request, brand });
    case 'plan-confirmed':
      return (await import('./plan-confirmed-mail.ts')).renderPlanConfirmedMail({ ...request, brand });
    case 'plan-declined':
      return (await import('./plan-declined-mail.ts')).renderPlanDeclinedMail({ ...request, brand });
    case 'training-welcome':
      return (await import('./training-welcome-mail.ts')).renderTrainingWelcomeMail({ ...request, brand });
    case 'training-link':
      return (await import('./training-link-mail.ts')).renderTrainingLinkMail({ ...request, brand });
    case 'training-course-opened':
      return (await import('./training-course-opened-mail.ts')).renderTrainingCourseOpenedMail({ ...request, brand });
    case 'training-reminder':
      return (await import('./training-reminder-mail.ts')).renderTrainingReminderMail({ ...request, brand });
    case 'training-completed':
      return (await import('./training-completed-mail.ts')).renderTrainingCompletedMail({ ...request, brand });
    case 'sign-off-request':
      return (await import('./sign-off-request-mail.ts')).renderSignOffRequestMail({ ...request, brand });
    case 'sign-off-reminder':
      return (await import('./sign-off-reminder-mail.ts')).renderSignOffReminderMail({ ...request, brand });
    case 'sign-off-digest':
      return (await import('./sign-off-digest-mail.ts')).renderSignOffDigestMail({ ...request, brand });
    case 'maturity-ask':
      return (await import('./maturity-ask-mail.ts')).renderMaturityAskMail({ ...request, brand });
    case 'maturity-ask-answered':
      return (await import('./maturity-ask-answered-mail.ts')).renderMaturityAskAnsweredMail({ ...request, brand });
    case 'policy-approval':
      return (await import('./policy-approval-mail.ts')).renderPolicyApprovalMail({ ...request, brand });
    case 'weakness-published':
    case 'weakness-status':
    case 'concierge-message': {
      const { kind, ...data } = request;
      return (await import('./concierge-news-mail.ts')).renderConciergeNewsMail(kind, { ...data, brand });
    }
    case 'help-request':
      return (await import('./help-request-mail.ts')).renderHelpRequestMail({ ...request, brand });
    case 'help-answer':
      return (await import('./help-answer-mail.ts')).renderHelpAnswerMail({ ...request, brand });
    case 'proof-pack': {
      const data = { ...request, brand, validUntil: new Date(request.validUntil) };
      return (await import('./proof-pack-mail.ts')).renderProofPackMail(data);
    }
    case 'rating-report':
      return (await import('./rating-report-mail.ts')).renderRatingReportMail({ ...request, brand });
    case 'marketplace-interest':
      return (await import('./marketplace-interest-mail.ts')).renderMarketplaceInterestMail({ ...request, brand });
    case 'new-findings': {
      const data = { ...request, brand, completedAt: new Date(request.completedAt) };
      return (await import('./new-findings-mail.ts')).renderNewFindingsMail(data);
    }
    case 'scan-finished': {
      const data = { ...request, brand, completedAt: new Date(request.completedAt) };
      return (await import('./scan-finished-mail.ts')).renderScanFinishedMail(data);
    }
  }
}
