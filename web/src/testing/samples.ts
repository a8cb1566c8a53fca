import { NO_GOALS } from '@portal/domain/profile/org-goals.ts';
import { DEFAULT_BRAND } from '../portal/brand/brand.ts';
import type { PortalData } from '../portal/use-portal-data.ts';
import type { Profile } from '../portal/use-profile.ts';
import type { SessionState } from '../portal/use-session-state.ts';
import type { Subscription } from '../portal/use-subscription.ts';

const userId = '0198a6f0-0000-7000-8000-000000000001';
const orgId = '0198a6f0-0000-7000-8000-0000000000aa';

/** A visitor's session check. */
export function visitorSession(changes: Partial<SessionState> = {}): SessionState {
  return {
    success: true,
    authenticated: false,
    username: null,
    email: null,
    cognitoId: null,
    isStaff: false,
    staffRole: null,
    newUser: false,
    isServiceSession: false,
    serviceSessionEndsAt: null,
    expiresIn: null,
    isProduction: false,
    hasMailbox: true,
    productionMode: false,
    heapKey: null,
    sessionInactivityTimeout: 1800,
    environmentName: 'test',
    ClientId: null,
    UserPoolId: null,
    identityEndpoint: null,
    passwordRule: 'rule',
    recaptchaSiteKey: null,
    maintenance: { enabled: false, title: '', subHead: '', content: '' },
    brand: DEFAULT_BRAND,
    ...changes,
  };
}

/** A signed-in person's session check. */
export function memberSession(changes: Partial<SessionState> = {}): SessionState {
  return visitorSession({
    authenticated: true,
    username: 'dana@larkbakery.example',
    email: 'dana@larkbakery.example',
    cognitoId: userId,
    expiresIn: 1800,
    staffRole: changes.isStaff ? 'owner' : null,
    ...changes,
  });
}

/** The profile of someone who has finished onboarding and the introduction. */
export function memberProfile(changes: Partial<Profile> = {}): Profile {
  return {
    success: true,
    companyData: {
      companyName: 'Lark Bakery',
      companyUrl: 'larkbakery.example',
      numberOfEmployees: '11-20',
      industry: 'FOOD_AGRICULTURE',
      phone: '',
    },
    userData: {
      cognitoId: userId,
      orgId,
      email: 'dana@larkbakery.example',
      firstName: 'Dana',
      lastName: 'Reyes',
      jobTitle: 'Owner',
      orgGoals: NO_GOALS,
      hasSeenOrgGoals: true,
    },
    signupData: { companyName: '', firstName: '', lastName: '', website: '', linkId: null, subscriptionId: null },
    orgId,
    isSandbox: false,
    countsUsage: false,
    language: 'en',
    config: { environmentName: 'test', sessionInactivityTimeout: 1800 },
    ...changes,
  };
}

/** A trial plan with website scans only, 12 days before its end. */
export function trialSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    planName: 'Starter',
    training: 'NOT_AVAILABLE',
    trainingNumberOfSeats: 0,
    insurance: 'NOT_AVAILABLE',
    securityPolicies: 'NOT_AVAILABLE',
    securityPoliciesSignOff: 'NOT_AVAILABLE',
    cybermaturity: 'NOT_AVAILABLE',
    cyberconcierge: 'NOT_AVAILABLE',
    probely: 'ACTIVE',
    probelyNumberOfTargets: 2,
    probelyScanFrequency: ['MONTHLY', 'QUARTERLY'],
    probelyScanProfile: ['lightning', 'safe'],
    bitsight: 'NOT_AVAILABLE',
    marketplace: 'NOT_AVAILABLE',
    subscriptionStatus: 'INTRIAL',
    subscriptionDate: null,
    expirationDate: new Date(Date.now() + 11.5 * 24 * 60 * 60 * 1000).toISOString(),
    signUpDate: new Date(Date.now() - 18.5 * 24 * 60 * 60 * 1000).toISOString(),
    channelObject: {
      eligiblePlans: ['starter'],
      uiRules: {
        isTrialDisabled: false,
        channelDiscountTitle: null,
        channelDiscountDescription: null,
        marketingLogoPrimary: null,
        marketingLogoSecondary: null,
      },
    },
    subscribedPlanPointer: { appId: { planId: 'starter' } },
    isHighestPlan: false,
    chargebeeSubscriptionStatus: null,
    modules: {
      cybermaturity: 'NOT_AVAILABLE',
      compliance: 'NOT_AVAILABLE',
      training: 'NOT_AVAILABLE',
      monitoring: 'ACTIVE',
      insurance: 'NOT_AVAILABLE',
      dashboard: 'ACTIVE',
      marketplace: 'NOT_AVAILABLE',
      ratings: 'NOT_AVAILABLE',
      cyberconcierge: 'NOT_AVAILABLE',
      phishing: 'NOT_AVAILABLE',
    },
    brand: DEFAULT_BRAND,
    ...changes,
  };
}

/** Someone who has seen every introduction. */
export function seenPortalData(changes: Partial<PortalData> = {}): PortalData {
  return { introViewed: { dashboard: true, monitoring: true }, welcomeEmailSent: true, cybermaturity: {}, ...changes };
}
