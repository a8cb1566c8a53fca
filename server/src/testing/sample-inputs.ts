import { randomUUID } from 'node:crypto';
import type * as dashboard from '@portal/contract/dashboard/dashboard.calls.ts';
import type * as marketing from '@portal/contract/marketing/marketing.calls.ts';
import type * as findings from '@portal/contract/monitoring/findings.calls.ts';
import type * as monitoring from '@portal/contract/monitoring/monitoring.calls.ts';
import type * as optIn from '@portal/contract/monitoring/opt-in.calls.ts';
import type * as proof from '@portal/contract/monitoring/proof.calls.ts';
import type * as scanDescription from '@portal/contract/monitoring/scan-description.calls.ts';
import type * as scanSignIn from '@portal/contract/monitoring/scan-sign-in.calls.ts';
import type * as billing from '@portal/contract/plans/billing.calls.ts';
import type * as plans from '@portal/contract/plans/plans.calls.ts';
import type * as coverage from '@portal/contract/policies/coverage.calls.ts';
import type * as policies from '@portal/contract/policies/policies.calls.ts';
import type * as signOff from '@portal/contract/policies/sign-off.calls.ts';
import type * as files from '@portal/contract/portal/files.calls.ts';
import type * as news from '@portal/contract/portal/news.calls.ts';
import type * as portal from '@portal/contract/portal/portal.calls.ts';
import type * as words from '@portal/contract/portal/words.calls.ts';
import type * as countries from '@portal/contract/profile/countries.calls.ts';
import type * as profile from '@portal/contract/profile/profile.calls.ts';
import type { FilledOrganisation } from './filled-ids.ts';
import { MODULE_SAMPLES } from './module-samples.ts';
import { TEST_COMPANY } from './people.ts';
import { type AccountSamples, sampleAccountInputs } from './sample-account-inputs.ts';
import { type ConsoleSamples, sampleConsoleInputs } from './sample-console-inputs.ts';
import type { SamplesOf } from './samples-of.ts';

type PortalSamples = AccountSamples &
  ConsoleSamples & {
    readonly profile: SamplesOf<typeof profile>;
    readonly countries: SamplesOf<typeof countries>;
    readonly plans: SamplesOf<typeof plans>;
    readonly billing: SamplesOf<typeof billing>;
    readonly dashboard: SamplesOf<typeof dashboard>;
    readonly monitoring: SamplesOf<typeof monitoring>;
    readonly optIn: SamplesOf<typeof optIn>;
    readonly proof: SamplesOf<typeof proof>;
    readonly scanDescription: SamplesOf<typeof scanDescription>;
    readonly scanSignIn: SamplesOf<typeof scanSignIn>;
    readonly policies: SamplesOf<typeof policies>;
    readonly coverage: SamplesOf<typeof coverage>;
    readonly signOff: SamplesOf<typeof signOff>;
    readonly findings: SamplesOf<typeof findings>;
    readonly portal: SamplesOf<typeof portal>;
    readonly files: SamplesOf<typeof files>;
    readonly words: SamplesOf<typeof words>;
    readonly marketing: SamplesOf<typeof marketing>;
    readonly news: SamplesOf<typeof news>;
  };

/** A valid input for every call of the contract; modules add theirs in `testing/NAME.samples.ts`. */
export interface Samples extends PortalSamples {}

const ADMIN = { firstName: 'Robin', lastName: 'Park', jobTitle: 'Owner' };

/** Inputs that name the rows of one organisation wherever a call takes an id. */
export function sampleInputs(org: FilledOrganisation, now: Date): Samples {
  const newAddress = () => `new-${randomUUID()}@firm.example`;
  const date = new Date(now.getTime() + 24 * 60 * 60_000).toISOString().replace(/\.\d+Z$/, 'Z');
  const target = { targetId: org.websiteId };
  return {
    ...sampleAccountInputs(org, now),
    ...sampleConsoleInputs(org, now),
    ...Object.assign({}, ...MODULE_SAMPLES.map(({ inputs }) => inputs?.(org, now))),
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
      chooseLanguage: { language: 'de' },
      updateCustomerPortalData: { introViewed: { dashboard: true } },
    },
    countries: {
      getCountries: {},
      saveCountries: { countries: [{ code: 'us', state: 'OR' }, { code: 'gb' }] },
    },
    plans: {
      featureUsageProfile: {},
      getEligiblePlans: {},
      isValidSubscriptionId: { id: 'sub-1' },
    },
    billing: {
      subscribePlan: { planId: 'premium' },
      updatePlan: { planId: 'premium' },
      withdrawPlanRequest: { planId: 'basic' },
      completeCheckout: { hostedPageId: org.checkoutPageId },
      openBillingPage: {},
    },
    dashboard: { getModuleActivity: {}, getScore: {}, downloadSecurityPage: {}, getMonitoringSummary: {} },
    optIn: {
      readOptIns: target,
      switchOptInOn: { ...target, checkId: 'A18', consent: { accepted: true, text: 'Try well-known passwords.' } },
      switchOptInOff: { ...target, checkId: 'A19' },
    },
    proof: { readWebsiteProof: target, checkWebsiteProof: target },
    scanDescription: {
      readScanDescription: target,
      saveScanDescription: {
        ...target,
        file: { fileName: 'api.json', bytes: Buffer.from('{"openapi":"3.0.0","paths":{"/a":{"get":{}}}}') },
      },
      removeScanDescription: target,
    },
    scanSignIn: {
      readScanSignIn: target,
      saveScanSignIn: {
        ...target,
        account: 'main',
        way: { kind: 'bearer', token: 'tok_sample-7f3a9b2c' },
        sign: { url: 'http://127.0.0.1:9/account', text: 'Sign out' },
      },
      tryScanSignIn: { ...target, account: 'main' },
      findSignInForm: { ...target, page: 'http://127.0.0.1:9/sign-in' },
      switchScanSignInOn: { ...target, consent: { accepted: true, text: 'Scans may sign in.' } },
      switchScanSignInOff: target,
      removeScanSignIn: { ...target, account: 'main' },
    },
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
    signOff: {
      listSignOffs: {},
      readSignOff: { policyId: org.policyId, version: 1 },
      askSignOff: { policyId: org.policyId, version: 1, people: [{ name: 'Noor Haddad', email: 'noor@firm.example' }] },
      remindSignOff: { policyId: org.policyId, version: 1, personId: org.signOffPersonId },
      withdrawSignOff: { policyId: org.policyId, version: 1, personId: org.signOffPersonId },
      exportSignOffs: { policyId: org.policyId },
      openSignOff: { token: org.signOffToken },
      readSignOffText: { token: org.signOffToken, policyId: org.policyId, version: 1 },
      acknowledgePolicy: {
        token: org.signOffToken,
        policyId: org.policyId,
        version: 1,
        contentHash: '0'.repeat(64),
        answers: [{ question: '1.1', option: 0 }],
      },
    },
    interview: {
      readPolicyInterview: {},
      savePolicyInterview: { version: 1, answers: { breachHours: 12 } },
      keepPolicyInterview: { answers: { breachHours: 12 } },
      useAnswerEverywhere: { version: 1, field: 'breachHours', from: null },
      choosePolicyLanguage: { version: 1, language: 'de' },
      redraftPolicies: { version: 1 },
    },
    coverage: {
      readCoverage: {},
      downloadCoverageCsv: { framework: 'all' },
      downloadCoverageOscal: {},
      downloadAnswerSheet: { format: 'csv' },
    },
    policies: {
      policyList: {},
      policyLoad: { policyType: org.policyId, version: null },
      policySave: {
        policy: {
          id: org.policyId,
          name: 'Visitors',
          version: 2,
          status: 'Draft',
          saved: now.toISOString(),
          customValues: {},
          customPolicy: 'Visitors sign in at the door.',
        },
      },
      policyKeepChanges: {
        policyType: org.policyId,
        changes: { version: 2, saved: null, name: 'Visitors', customValues: {}, customPolicy: 'Visitors sign in.' },
      },
      policyPreview: { policyType: org.policyId, customValues: {}, customPolicy: 'Visitors sign in.' },
      policyDelete: { policyId: org.policyId, version: 2 },
      policyHistory: { policyType: org.policyId },
      policyReplacedText: { policyType: org.policyId, draft: org.replacedDraftId },
      policyCompare: { policyType: org.policyId, from: 1, to: 2 },
      policyDownload: { id: org.policyId, version: 1 },
      policyCreate: { name: 'Visitors' },
      policyUpload: { file: { fileName: 'visitors.md', bytes: Buffer.from('# Visitors\n\nVisitors sign in.') } },
      policySend: { policyId: org.policyId, version: 2, userId: org.colleagueId },
      policyTakeBack: { policyId: org.sentPolicyId, version: 1 },
      policyTakeLibrary: { policyType: 'acceptable-use', saved: now.toISOString() },
    },
    portal: {
      getCsrfToken: {},
      logFromBrowser: { level: 'error', message: 'It broke.' },
      captchaChallenge: {},
      verifyCaptcha: { token: 'none' },
    },
    files: { getPrivateAsset: { filePath: org.filePath } },
    words: { readOwnWords: { language: 'en', wordsVersion: 'any' } },
    marketing: {
      sendLead: { fields: [{ name: 'email', value: newAddress() }] },
      readMarketingConsents: {},
      changeMarketingConsent: { kind: 'promotions', agrees: true },
      countUsage: { name: 'Viewed Dashboard' },
    },
    news: { readNews: {}, readReleaseNotes: {}, markNewsSeen: { newsIds: [randomUUID()] } },
  };
}
