import type { PortalData } from '../portal/use-portal-data.ts';
import type { Profile } from '../portal/use-profile.ts';
import type { SessionState } from '../portal/use-session-state.ts';
import type { Subscription } from '../portal/use-subscription.ts';
import type { FakeHandlers } from './fake-server.ts';
import { memberProfile, memberSession, seenPortalData, trialSubscription, visitorSession } from './samples.ts';

type Changes = {
  readonly session?: Partial<SessionState>;
  readonly profile?: Partial<Profile>;
  readonly subscription?: Partial<Subscription>;
  readonly portalData?: Partial<PortalData>;
};

const noSecondFactor = {
  isOn: false,
  hasApp: false,
  passkeys: 0,
  turnedOnAt: null,
  recoveryCodesLeft: 0,
  isRequiredByOrganisation: false,
  isNeeded: false,
};

/** A firm without a directory. */
export const noSignOn = {
  ...{
    protocol: 'oidc' as const,
    isSet: false,
    issuer: '',
    clientId: '',
    hasSecret: false,
    metadataUrl: '',
    revision: 0,
  },
  ...{ isOn: false, admitsNew: false, asksSecondFactor: false, isEnforced: false },
  redirectUri: 'https://portal.example/sign-on',
  logoutUri: 'https://portal.example/api/accounts/signOn/logout/1',
  saml: {
    entityId: 'https://portal.example/api/accounts/signOn/saml/1/metadata',
    returnUri: 'https://portal.example/api/accounts/signOn/saml/1',
    signsRequests: false,
  },
  domains: [
    {
      ...{ domainId: '0198a6f0-0000-7000-8000-0000000000d1', domain: 'larkbakery.example', state: 'proved' as const },
      ...{ provedBy: 'dns' as const, provedAt: '2026-11-22T08:00:00Z', expiresAt: '2027-11-22T08:00:00Z' },
      record: { name: '_phishing-training.larkbakery.example', value: 'training=1' },
      ...{ codeSentTo: null, codeExpiresAt: null },
    },
  ],
  people: [],
  offer: null,
};

/** What the dashboard shows of a firm that has only just begun. */
export const noActivity = {
  compliance: null,
  registers: null,
  zimm: null,
  insurance: null,
  training: null,
  cyberConcierge: null,
  monitoring: {
    webAppsScanned: 0,
    scansScheduled: 0,
    isScanInProgress: false,
    lastScanDate: null,
    nextScanDate: null,
    targetList: [],
    webAppsIssues: { highs: 0, mediums: 0, lows: 0 },
  },
  ratings: null,
  score: {
    score: 0,
    reachable: 100,
    unknown: 98,
    tone: 'neutral' as const,
    title: 'This is what we know so far',
    text: '98 of 100 points depend on questions that no one has checked or answered yet.',
    heldBy: [],
    days: [{ day: '2026-11-22', score: 0 }],
  },
  nextActions: [],
  changes: [],
};

/** What a firm that has not said where it works may choose from, in part. */
export const countriesOfFirm = {
  countries: [
    { code: 'de' as const, name: 'Germany' },
    { code: 'gb' as const, name: 'United Kingdom' },
    { code: 'us' as const, name: 'United States' },
  ],
  states: [
    { code: 'CA' as const, name: 'California' },
    { code: 'OR' as const, name: 'Oregon' },
  ],
  chosen: [],
  guess: 'us' as const,
};

/** The set-up of a brand whose checklist was put away. */
export const setUpPutAway = {
  ...{ brandId: 'default', brandName: 'Cyber Safety', origin: 'https://portal.example' },
  ...{ sender: 'no-reply@portal.example', dkimSelector: '', isHidden: true, checkedAt: null, checkedBy: '', lines: [] },
};

const planOfOrganisation = {
  planId: 'standard',
  planName: 'Standard',
  subscriptionStatus: 'INTRIAL',
  trialEndsAt: '2026-12-21T08:00:00Z',
  trialEndsOn: '2026-12-21',
  chargebeeSubscriptionStatus: null,
  isBilledElsewhere: false,
  request: null,
  plans: [
    { planId: 'standard', planName: 'Standard' },
    { planId: 'premium', planName: 'Premium' },
  ],
};

/** Answers for someone who is signed in and set up, on a trial with website scans. */
export function signedIn(changes: Changes = {}): FakeHandlers {
  let portalData = seenPortalData(changes.portalData);
  return {
    listWaiting: () => ({ success: true, data: { groups: [] } }),
    readBrandSetUp: () => ({ success: true, data: setUpPutAway }),
    readSignOnProof: () => ({ success: true, data: { isThere: false } }),
    readPortalVersion: () => ({ success: true, data: { version: '0.1.0', newer: null, knownFlaws: null } }),
    checkSession: () => memberSession(changes.session),
    profileCheck: () => memberProfile(changes.profile),
    featureUsageProfile: () => ({ success: true, data: { plans: trialSubscription(changes.subscription) } }),
    getCustomerPortalData: () => ({ success: true, data: portalData }),
    updateCustomerPortalData: (input) => {
      portalData = {
        ...portalData,
        introViewed: { ...portalData.introViewed, ...input.introViewed },
        cybermaturity: { ...portalData.cybermaturity, ...input.cybermaturity },
      };
      return { success: true, data: portalData };
    },
    logFromBrowser: () => ({ success: true }),
    readNews: () => ({ success: true, data: { promotion: null, releaseNote: null } }),
    sendLead: () => ({ success: true }),
    readMarketingConsents: () => ({ success: true, data: { usageAgreedAt: null, promotionsAgreedAt: null } }),
    getModuleActivity: () => ({ success: true, data: noActivity }),
    getCountries: () => ({ success: true, data: countriesOfFirm }),
    readDigestChoice: () => ({ success: true, data: { frequency: 'weekly' } }),
    readScanMails: () => ({ success: true, data: { onNewFindings: true } }),
    readSecondFactor: () => ({ success: true, data: noSecondFactor }),
    readPasskeys: () => ({ success: true, data: [] }),
    readSignOn: () => ({ success: true, data: noSignOn }),
    readSecurityNews: () => ({ success: true, data: { agreedAt: null } }),
    listSessions: () => ({ success: true, data: [] }),
    readPlanOfOrganisation: () => ({ success: true, data: planOfOrganisation }),
    readVisitRequests: () => ({ success: true, data: { needsApproval: false, requests: [] } }),
    readVisitAccess: () => ({ success: true, data: { needsApproval: false, request: null } }),
    readActivity: () => ({ success: true, data: { total: 0, pageSize: 20, entries: [], serviceSessions: [] } }),
  };
}

/** Answers for a visitor who is not signed in. */
export function signedOut(session: Partial<SessionState> = {}): FakeHandlers {
  return {
    checkSession: () => visitorSession(session),
    logFromBrowser: () => ({ success: true }),
    sendLead: () => ({ success: true }),
  };
}
