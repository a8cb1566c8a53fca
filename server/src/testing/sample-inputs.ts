import { randomUUID } from 'node:crypto';
import type * as accounts from '@portal/contract/accounts/accounts.calls.ts';
import type * as activity from '@portal/contract/accounts/activity.calls.ts';
import type * as signUpAnnouncements from '@portal/contract/accounts/announce-sign-up.calls.ts';
import type * as identity from '@portal/contract/accounts/identity.calls.ts';
import type * as inviteLookup from '@portal/contract/accounts/invite-lookup.calls.ts';
import type * as passwordChanges from '@portal/contract/accounts/password-changed.calls.ts';
import type * as secondFactor from '@portal/contract/accounts/second-factor.calls.ts';
import type * as securityNews from '@portal/contract/accounts/security-news.calls.ts';
import type * as sessions from '@portal/contract/accounts/sessions.calls.ts';
import type * as signUpLinks from '@portal/contract/accounts/sign-up-links.calls.ts';
import type { Call, InputOf } from '@portal/contract/call.ts';
import type * as auditLog from '@portal/contract/console/audit-log.calls.ts';
import type * as brands from '@portal/contract/console/brands.calls.ts';
import type * as channels from '@portal/contract/console/channels.calls.ts';
import type * as staff from '@portal/contract/console/console.calls.ts';
import type * as leads from '@portal/contract/console/leads.calls.ts';
import type * as maintenance from '@portal/contract/console/maintenance.calls.ts';
import type * as staffNews from '@portal/contract/console/news.calls.ts';
import type * as operations from '@portal/contract/console/operations.calls.ts';
import type * as organisation from '@portal/contract/console/organisation.calls.ts';
import type * as planCatalogue from '@portal/contract/console/plan-catalogue.calls.ts';
import type * as planRequests from '@portal/contract/console/plan-requests.calls.ts';
import type * as reset from '@portal/contract/console/reset.calls.ts';
import type * as serviceSession from '@portal/contract/console/service-session.calls.ts';
import type * as staffSignUpLinks from '@portal/contract/console/sign-up-links.calls.ts';
import type * as signUpLinksCsv from '@portal/contract/console/sign-up-links-csv.calls.ts';
import type * as colleagues from '@portal/contract/console/staff.calls.ts';
import type * as subscriptionIds from '@portal/contract/console/subscription-ids.calls.ts';
import type * as dashboard from '@portal/contract/dashboard/dashboard.calls.ts';
import type * as marketing from '@portal/contract/marketing/marketing.calls.ts';
import type * as findings from '@portal/contract/monitoring/findings.calls.ts';
import type * as monitoring from '@portal/contract/monitoring/monitoring.calls.ts';
import type * as billing from '@portal/contract/plans/billing.calls.ts';
import type * as plans from '@portal/contract/plans/plans.calls.ts';
import type * as files from '@portal/contract/portal/files.calls.ts';
import type * as news from '@portal/contract/portal/news.calls.ts';
import type * as portal from '@portal/contract/portal/portal.calls.ts';
import type * as profile from '@portal/contract/profile/profile.calls.ts';
import { newToken } from '../system/tokens.ts';
import type { FilledOrganisation } from './filled-organisation.ts';
import { TEST_COMPANY, TEST_PASSWORD } from './people.ts';
import { sampleBrand } from './sample-brand.ts';
import { samplePlan } from './sample-plan.ts';

type SamplesOf<Calls> = { readonly [Name in keyof Calls]: Calls[Name] extends Call ? InputOf<Calls[Name]> : never };

/** A valid input for every call of the contract: a call without one does not compile. */
export type Samples = {
  readonly accounts: SamplesOf<typeof accounts>;
  readonly identity: SamplesOf<typeof identity>;
  readonly secondFactor: SamplesOf<typeof secondFactor>;
  readonly sessions: SamplesOf<typeof sessions>;
  readonly securityNews: SamplesOf<typeof securityNews>;
  readonly inviteLookup: SamplesOf<typeof inviteLookup>;
  readonly signUpLinks: SamplesOf<typeof signUpLinks>;
  readonly passwordChanges: SamplesOf<typeof passwordChanges>;
  readonly signUpAnnouncements: SamplesOf<typeof signUpAnnouncements>;
  readonly profile: SamplesOf<typeof profile>;
  readonly plans: SamplesOf<typeof plans>;
  readonly billing: SamplesOf<typeof billing>;
  readonly dashboard: SamplesOf<typeof dashboard>;
  readonly monitoring: SamplesOf<typeof monitoring>;
  readonly findings: SamplesOf<typeof findings>;
  readonly portal: SamplesOf<typeof portal>;
  readonly files: SamplesOf<typeof files>;
  readonly marketing: SamplesOf<typeof marketing>;
  readonly leads: SamplesOf<typeof leads>;
  readonly console: SamplesOf<typeof staff>;
  readonly maintenance: SamplesOf<typeof maintenance>;
  readonly signUpLinksCsv: SamplesOf<typeof signUpLinksCsv>;
  readonly operations: SamplesOf<typeof operations>;
  readonly auditLog: SamplesOf<typeof auditLog>;
  readonly staffNews: SamplesOf<typeof staffNews>;
  readonly news: SamplesOf<typeof news>;
  readonly staff: SamplesOf<typeof colleagues>;
  readonly activity: SamplesOf<typeof activity>;
  readonly organisation: SamplesOf<typeof organisation>;
  readonly reset: SamplesOf<typeof reset>;
  readonly planRequests: SamplesOf<typeof planRequests>;
  readonly serviceSession: SamplesOf<typeof serviceSession>;
  readonly brands: SamplesOf<typeof brands>;
  readonly channels: SamplesOf<typeof channels>;
  readonly planCatalogue: SamplesOf<typeof planCatalogue>;
  readonly subscriptionIds: SamplesOf<typeof subscriptionIds>;
  readonly staffSignUpLinks: SamplesOf<typeof staffSignUpLinks>;
};

const ADMIN_NAMES = { firstName: 'Robin', lastName: 'Park' };
const ADMIN = { ...ADMIN_NAMES, jobTitle: 'Owner' };

/** Inputs that name the rows of one organisation wherever a call takes an id. */
export function sampleInputs(org: FilledOrganisation, now: Date): Samples {
  const newAddress = () => `new-${randomUUID()}@firm.example`;
  const date = new Date(now.getTime() + 24 * 60 * 60_000).toISOString().replace(/\.\d+Z$/, 'Z');
  const target = { targetId: org.websiteId };
  return {
    accounts: {
      createSession: {},
      checkSession: { touch: true },
      logout: {},
      inviteUser: { email: newAddress(), ...ADMIN },
      readInviteLink: { linkId: newToken() },
      acceptInviteLink: { linkId: newToken(), password: TEST_PASSWORD },
      sendResetPasswordMagicLink: { email: org.email, url: 'localhost' },
      checkResetPasswordMagicLink: { linkId: newToken() },
      resetPassword: { linkId: newToken(), password: TEST_PASSWORD },
    },
    identity: {
      signUp: { email: newAddress(), password: TEST_PASSWORD },
      authenticate: { username: newAddress(), password: TEST_PASSWORD },
      resendVerification: { email: newAddress() },
      answerNewPassword: { challenge: 'none', password: TEST_PASSWORD },
      forgotPassword: { username: newAddress() },
      confirmForgotPassword: { username: newAddress(), code: '000000', password: TEST_PASSWORD },
      changePassword: { currentPassword: TEST_PASSWORD, password: TEST_PASSWORD },
    },
    secondFactor: {
      answerSecondFactor: { code: '000000' },
      readSecondFactor: {},
      setUpSecondFactor: {},
      confirmSecondFactor: { code: '000000' },
      turnOffSecondFactor: {},
      renewRecoveryCodes: {},
      requireSecondFactor: { isRequired: true },
    },
    sessions: {
      listSessions: {},
      endSession: { sessionId: org.otherSessionId },
      endOtherSessions: {},
      endSessionsOfUser: { cognitoId: org.colleagueId },
    },
    inviteLookup: { inviteLinkLookup: { email: newAddress() } },
    signUpLinks: {
      magicLinkSignupFetch: { linkId: newToken() },
      magicLinkSignup: { linkId: newToken(), password: TEST_PASSWORD, secOptIn: true },
      magicLinkSignupUpdate: {
        linkId: newToken(),
        status: 'pending',
        eventType: 'opened',
        eventDateTime: now.toISOString(),
      },
    },
    passwordChanges: { passwordChanged: {} },
    signUpAnnouncements: { announceSignUp: { email: newAddress() } },
    profile: {
      profileSave: { companyProfile: TEST_COMPANY, adminProfile: ADMIN },
      profileCheck: { cognitoId: org.userId },
      companyUpdate: { ...TEST_COMPANY, orgId: org.orgId },
      editUser: { cognitoId: org.colleagueId, orgId: org.orgId, userProfile: ADMIN },
      getUserList: {},
      getUserInviteList: {},
      removeUser: { cognitoId: org.colleagueId },
      editUserInvite: { linkId: org.inviteId, email: newAddress(), ...ADMIN },
      deleteUserInvite: { linkId: org.inviteId },
      removeUserInvite: { linkId: org.inviteId },
      getCustomerPortalData: {},
      updateCustomerPortalData: { introViewed: { dashboard: true } },
    },
    plans: {
      featureUsageProfile: {},
      getEligiblePlans: {},
      isValidSubscriptionId: { id: 'sub-1' },
    },
    billing: {
      subscribePlan: { planId: 'premium' },
      updatePlan: { planId: 'premium' },
      completeCheckout: { hostedPageId: org.checkoutPageId },
      openBillingPage: {},
    },
    dashboard: { getModuleActivity: {}, getMonitoringSummary: {} },
    monitoring: {
      createTarget: {
        targetName: 'New site',
        targetUrl: 'http://127.0.0.1:9/new',
        scanProfile: 'safe',
        consent: { accepted: true, text: 'I may scan this website.' },
      },
      editTarget: { ...target, targetName: 'Renamed', probelyTargetId: org.websiteId },
      deleteTarget: target,
      loadTargetList: {},
      loadScheduleMap: {},
      loadScanMap: {},
      scheduleScan: { targetId: org.idleWebsiteId, recurrence: 'm', dateTime: date },
      editSchedule: { ...target, recurrence: 'q', dateTime: date, scheduledScanId: org.scheduleId },
      scanNow: { targetId: org.idleWebsiteId },
      probelyUpdateSchedule: target,
      syncScans: target,
      cancelScan: { probelyTargetId: org.websiteId, probelyScanId: org.runningScanId },
      checkAppUrl: { url: 'http://127.0.0.1:9/' },
      scanFindings: { scanId: org.completedScanId },
      getScanReport: { encodedName: 'report', a: org.websiteId, b: org.completedScanId, c: 'owasp' },
    },
    findings: {
      listFindings: target,
      readFinding: { findingId: org.findingId },
      markFinding: {
        findingId: org.findingId,
        kind: 'accepted',
        reason: 'The page goes offline this month.',
        until: date.slice(0, 10),
      },
      unmarkFinding: { findingId: org.findingId },
      retestFinding: { findingId: org.idleFindingId },
      readScanMails: {},
      saveScanMails: { onNewFindings: false },
      exportFindings: { ...target, format: 'csv' },
      readFindingsTrend: target,
    },
    portal: {
      getCsrfToken: {},
      logFromBrowser: { level: 'error', message: 'It broke.' },
      captchaChallenge: {},
      verifyCaptcha: { token: 'none' },
    },
    files: { getPrivateAsset: { filePath: org.filePath } },
    marketing: {
      sendLead: { fields: [{ name: 'email', value: newAddress() }] },
      readMarketingConsents: {},
      changeMarketingConsent: { kind: 'promotions', agrees: true },
      countUsage: { name: 'Viewed Dashboard' },
    },
    leads: { listLeads: {}, downloadLeads: {}, deleteLead: { leadId: org.leadId } },
    console: {
      createFirstStaff: { ...ADMIN, linkId: newToken(), email: newAddress(), password: TEST_PASSWORD },
      listOrganisations: {},
      removeSecondFactor: { cognitoId: org.userId },
    },
    signUpLinksCsv: {
      checkSignUpLinks: { csv: `email\n${newAddress()}` },
      createSignUpLinks: { csv: `email\n${newAddress()}` },
    },
    operations: {
      listJobs: {},
      retryJob: { jobId: org.failedJobId, name: 'run-scan' },
      listMails: {},
      resendMail: { mailId: org.failedMailId },
    },
    auditLog: { listAuditLog: { organisation: org.orgId }, downloadAuditLog: { organisation: org.orgId } },
    staffNews: {
      listPromotions: {},
      createPromotion: { text: 'One month free.', startsOn: date.slice(0, 10), endsOn: date.slice(0, 10) },
      deletePromotion: { promotionId: org.promotionId },
      listReleaseNotes: {},
      saveReleaseNote: { releaseNoteId: org.releaseNoteId, title: 'New', body: 'Faster.', isPublished: false },
      deleteReleaseNote: { releaseNoteId: org.releaseNoteId },
    },
    news: { readNews: {}, readReleaseNotes: {}, markNewsSeen: { newsIds: [randomUUID()] } },
    maintenance: {
      readMaintenance: {},
      setMaintenance: { enabled: false, title: 'Back at noon', subHead: '', content: 'Have a tea.' },
    },
    staff: {
      listStaff: {},
      inviteStaff: { email: newAddress(), staffRole: 'support' },
      cancelStaffInvite: { staffInviteId: org.staffInviteId },
      changeStaffRole: { cognitoId: org.staffId, staffRole: 'owner' },
      removeStaff: { cognitoId: org.staffId },
      readStaffInvite: { linkId: newToken() },
      acceptStaffInvite: { ...ADMIN, linkId: newToken(), password: TEST_PASSWORD },
    },
    activity: { readActivity: {} },
    securityNews: { readSecurityNews: {}, takeBackSecurityNews: {} },
    reset: { resetModule: { name: 'monitoring', orgId: org.orgId } },
    organisation: {
      readOrganisation: { orgId: org.orgId },
      sendTemporaryPassword: { cognitoId: org.colleagueId },
      requireNewPassword: { cognitoId: org.colleagueId },
      suspendOrganisation: { orgId: org.orgId, reason: 'Nobody has paid since spring.' },
      resumeOrganisation: { orgId: org.orgId },
      exportOrganisation: { orgId: org.orgId },
      downloadOrganisationExport: { exportId: org.exportId },
      deleteOrganisation: { orgId: org.orgId, companyName: `Firm ${org.marker}` },
    },
    planRequests: {
      listPlanRequests: {},
      confirmPlanRequest: { orgId: org.orgId, planId: 'basic' },
      declinePlanRequest: { orgId: org.waitingOrgId, planId: 'basic', reason: 'We have agreed on another plan.' },
      readPlanOfOrganisation: { orgId: org.orgId },
      setPlanOfOrganisation: {
        orgId: org.orgId,
        planId: 'premium',
        subscriptionStatus: 'ACTIVE',
        reason: 'Paid by invoice 2026-114.',
      },
    },
    serviceSession: {
      openServiceSession: { orgId: org.orgId, reason: 'You asked us to look at a scan.' },
      leaveServiceSession: {},
      endServiceSession: { serviceSessionId: org.serviceSessionId },
    },
    brands: {
      listBrands: {},
      createBrand: sampleBrand(`brand-${randomUUID()}.example`),
      editBrand: { brandId: org.brandId, version: 1, ...sampleBrand(`brand-${randomUUID()}.example`) },
      deleteBrand: { brandId: org.brandId },
    },
    channels: {
      listChannels: {},
      listOfferChoices: {},
      createChannel: { name: `Channel ${randomUUID()}`, brandId: 'default' },
      editChannel: { channelId: org.channelId, name: `Channel ${randomUUID()}`, brandId: 'default' },
    },
    planCatalogue: {
      listPlans: {},
      createPlan: samplePlan(`Plan ${randomUUID()}`),
      editPlan: { planId: org.planId, version: 1, ...samplePlan(`Plan ${randomUUID()}`) },
      movePlan: { planId: org.planId, direction: 'up' },
      showPlan: { planId: org.planId, isShown: false },
      chooseTrialPlan: { planId: 'basic' },
      deletePlan: { planId: org.planId },
    },
    subscriptionIds: {
      listSubscriptionIds: {},
      createSubscriptionId: { channelId: org.channelId, planId: 'basic', expiresOn: date.slice(0, 10) },
      disableSubscriptionId: { subscriptionId: org.endingSubscriptionId },
    },
    staffSignUpLinks: {
      listSignUpLinks: {},
      createSignUpLink: { email: newAddress(), ...ADMIN_NAMES, subscriptionId: org.subscriptionId },
      resendSignUpLink: { signUpLinkId: org.signUpLinkId },
      cancelSignUpLink: { signUpLinkId: org.signUpLinkId },
    },
  };
}
