import { randomUUID } from 'node:crypto';
import type * as auditLog from '@portal/contract/console/audit-log.calls.ts';
import type * as brandWords from '@portal/contract/console/brand-words.calls.ts';
import type * as brands from '@portal/contract/console/brands.calls.ts';
import type * as channels from '@portal/contract/console/channels.calls.ts';
import type * as staff from '@portal/contract/console/console.calls.ts';
import type * as staffFinds from '@portal/contract/console/find.calls.ts';
import type * as leads from '@portal/contract/console/leads.calls.ts';
import type * as letters from '@portal/contract/console/letters.calls.ts';
import type * as maintenance from '@portal/contract/console/maintenance.calls.ts';
import type * as staffNews from '@portal/contract/console/news.calls.ts';
import type * as operations from '@portal/contract/console/operations.calls.ts';
import type * as organisation from '@portal/contract/console/organisation.calls.ts';
import type * as brandSetUp from '@portal/contract/console/owners/brand-set-up.calls.ts';
import type * as customerFiles from '@portal/contract/console/owners/customer-files.calls.ts';
import type * as experts from '@portal/contract/console/owners/experts.calls.ts';
import type * as retention from '@portal/contract/console/owners/retention.calls.ts';
import type * as sandboxes from '@portal/contract/console/owners/sandboxes.calls.ts';
import type * as planCatalogue from '@portal/contract/console/plan-catalogue.calls.ts';
import type * as planRequests from '@portal/contract/console/plan-requests.calls.ts';
import type * as reset from '@portal/contract/console/reset.calls.ts';
import type * as serviceSession from '@portal/contract/console/service-session.calls.ts';
import type * as staffSignUpLinks from '@portal/contract/console/sign-up-links.calls.ts';
import type * as signUpLinksCsv from '@portal/contract/console/sign-up-links-csv.calls.ts';
import type * as colleagues from '@portal/contract/console/staff.calls.ts';
import type * as subscriptionIds from '@portal/contract/console/subscription-ids.calls.ts';
import type * as waiting from '@portal/contract/console/waiting.calls.ts';
import { newToken } from '../system/tokens.ts';
import type { FilledOrganisation } from './filled-ids.ts';
import { TEST_PASSWORD } from './people.ts';
import { sampleBrand } from './sample-brand.ts';
import { samplePlan } from './sample-plan.ts';
import type { SamplesOf } from './samples-of.ts';

/** A valid input for every call of the provider's staff. */
export type ConsoleSamples = {
  readonly leads: SamplesOf<typeof leads>;
  readonly letters: SamplesOf<typeof letters>;
  readonly waiting: SamplesOf<typeof waiting>;
  readonly staffFinds: SamplesOf<typeof staffFinds>;
  readonly console: SamplesOf<typeof staff>;
  readonly experts: SamplesOf<typeof experts>;
  readonly retention: SamplesOf<typeof retention>;
  readonly sandboxes: SamplesOf<typeof sandboxes>;
  readonly customerFiles: SamplesOf<typeof customerFiles>;
  readonly signUpLinksCsv: SamplesOf<typeof signUpLinksCsv>;
  readonly operations: SamplesOf<typeof operations>;
  readonly auditLog: SamplesOf<typeof auditLog>;
  readonly staffNews: SamplesOf<typeof staffNews>;
  readonly maintenance: SamplesOf<typeof maintenance>;
  readonly staff: SamplesOf<typeof colleagues>;
  readonly organisation: SamplesOf<typeof organisation>;
  readonly reset: SamplesOf<typeof reset>;
  readonly planRequests: SamplesOf<typeof planRequests>;
  readonly serviceSession: SamplesOf<typeof serviceSession>;
  readonly brands: SamplesOf<typeof brands>;
  readonly brandSetUp: SamplesOf<typeof brandSetUp>;
  readonly brandWords: SamplesOf<typeof brandWords>;
  readonly channels: SamplesOf<typeof channels>;
  readonly planCatalogue: SamplesOf<typeof planCatalogue>;
  readonly subscriptionIds: SamplesOf<typeof subscriptionIds>;
  readonly staffSignUpLinks: SamplesOf<typeof staffSignUpLinks>;
};

const ADMIN_NAMES = { firstName: 'Robin', lastName: 'Park' };
const LETTER = { subject: 'We are closed on Friday', body: 'Support is back on Monday.' };
const WORDS_PLACE = { language: 'en', textId: 'calendar.page.title' } as const;
const ADMIN = { ...ADMIN_NAMES, jobTitle: 'Owner' };

/** Inputs of staff's calls that name the rows of one organisation wherever a call takes an id. */
export function sampleConsoleInputs(org: FilledOrganisation, now: Date): ConsoleSamples {
  const newAddress = () => `new-${randomUUID()}@firm.example`;
  const date = new Date(now.getTime() + 24 * 60 * 60_000).toISOString().replace(/\.\d+Z$/, 'Z');
  return {
    leads: { listLeads: {}, downloadLeads: {}, deleteLead: { leadId: org.leadId } },
    letters: {
      previewLetter: { ...LETTER, audience: { kind: 'chosen', orgIds: [org.orgId] } },
      sendLetter: { ...LETTER, audience: { kind: 'chosen', orgIds: [org.orgId] }, letterId: randomUUID() },
      listLetters: {},
      readLetter: { letterId: org.letterId },
    },
    waiting: { listWaiting: {} },
    staffFinds: { findForStaff: { search: 'bakery' } },
    console: {
      checkFirstStaffLink: { linkId: newToken() },
      createFirstStaff: { ...ADMIN, linkId: newToken(), email: newAddress(), password: TEST_PASSWORD },
      listOrganisations: {},
      downloadOrganisations: {},
      removeSecondFactor: { cognitoId: org.userId },
    },
    experts: {
      listExperts: {},
      assignExperts: { orgId: org.orgId, userIds: [org.expertId] },
      readExpertView: {},
      saveExpertView: { view: 'assigned' },
    },
    retention: { readRetentionTimes: {}, saveRetentionTimes: { mailLog: 40 } },
    customerFiles: {
      downloadUsageOfCustomers: { from: date.slice(0, 10), to: date.slice(0, 10) },
      downloadBillingOfCustomers: { from: date.slice(0, 10), to: date.slice(0, 10) },
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
      readPortalVersion: {},
    },
    auditLog: { listAuditLog: { organisation: org.orgId }, downloadAuditLog: { organisation: org.orgId } },
    staffNews: {
      listPromotions: {},
      createPromotion: { text: 'One month free.', startsOn: date.slice(0, 10), endsOn: date.slice(0, 10) },
      editPromotion: {
        promotionId: org.promotionId,
        version: 1,
        text: 'Two months free.',
        startsOn: date.slice(0, 10),
        endsOn: date.slice(0, 10),
      },
      deletePromotion: { promotionId: org.promotionId },
      listReleaseNotes: {},
      saveReleaseNote: {
        releaseNoteId: org.releaseNoteId,
        version: 1,
        title: 'New',
        body: 'Faster.',
        isPublished: false,
      },
      deleteReleaseNote: { releaseNoteId: org.releaseNoteId },
    },
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
    sandboxes: {
      listSandboxes: {},
      makeSandbox: { brandId: 'default', email: newAddress(), firstName: 'Sam', lastName: 'Ode' },
      resetSandbox: { brandId: `late-${org.marker}` },
      removeSandbox: { brandId: `unwanted-${org.marker}` },
      inviteToSandbox: { brandId: `sandbox-${org.marker}`, email: newAddress(), firstName: 'Sam', lastName: 'Ode' },
    },
    reset: { resetModule: { name: 'monitoring', orgId: org.orgId } },
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
      readVisitAccess: { orgId: org.orgId },
      requestVisit: { orgId: org.waitingOrgId, reason: 'You asked us to look at a scan.' },
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
    brandSetUp: {
      readBrandSetUp: { brandId: 'default' },
      checkBrandSetUp: { brandId: 'default' },
      saveBrandSetUp: { brandId: 'default', dkimSelector: 's1' },
      sendSetUpMail: { brandId: 'default', mailId: randomUUID() },
    },
    brandWords: {
      listBrandWords: { brandId: org.brandId, language: 'en' },
      saveBrandWords: { ...WORDS_PLACE, brandId: org.brandId, words: 'Diary', version: 1 },
      previewBrandWords: { brandId: org.brandId, language: 'en', words: 'Diary' },
      dropBrandWords: { ...WORDS_PLACE, textId: 'calendar.page.description', brandId: org.brandId, version: 1 },
    },
    channels: {
      listChannels: {},
      listOfferChoices: {},
      createChannel: { name: `Channel ${randomUUID()}`, brandId: 'default' },
      editChannel: { channelId: org.channelId, version: 1, name: `Channel ${randomUUID()}`, brandId: 'default' },
      deleteChannel: { channelId: org.unusedChannelId },
    },
    planCatalogue: {
      listPlans: {},
      createPlan: samplePlan(`Plan ${randomUUID()}`),
      editPlan: { planId: org.planId, version: 1, ...samplePlan(`Plan ${randomUUID()}`) },
      movePlan: { planId: org.planId, direction: 'up' },
      showPlan: { planId: org.planId, isShown: false },
      chooseTrialPlan: { planId: 'premium' },
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
