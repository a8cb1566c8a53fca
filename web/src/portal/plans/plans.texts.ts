import { texts } from '@portal/domain/texts/texts.ts';

export const planFeatures = texts('frame.plans.planFeatures', {
  websiteScans: 'Website scans for {websites, plural, one {# website} other {# websites}}',
  /** "frequencies" is a list of the words below, such as "weekly or monthly". */
  scans: 'Scans {frequencies}',
  securityPolicies: 'Security policies',
  trainingFor: 'Training for {seats, plural, one {# person} other {# people}}',
  cyberMaturityAssessment: 'Cyber maturity assessment',
  attackSurfaceRating: 'Attack surface rating',
  cyberConcierge: 'Cyber concierge',
  marketplace: 'Marketplace',
  phishing: 'Phishing simulations',
  insuranceReadinessSheet: 'Insurance readiness sheet',
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
  quarterly: 'quarterly',
});

export const planGrid = texts('frame.plans.planGrid', {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  yes: 'Yes',
  websites: 'Websites',
  scansUpTo: 'Scans up to',
  securityPolicies: 'Security policies',
  training: 'Training',
  people: '{seats, plural, one {# person} other {# people}}',
  cyberMaturity: 'Cyber maturity',
  attackSurface: 'Attack surface',
  cyberConcierge: 'Cyber concierge',
  marketplace: 'Marketplace',
  phishing: 'Phishing simulations',
  insuranceReadinessSheet: 'Insurance readiness sheet',
  plansAndPrices: 'Plans and prices',
  yours: 'Yours',
  perMonthPlusTaxes: 'Per month plus taxes',
});

export const planButton = texts('frame.plans.planButton', {
  yourCurrentPlan: 'Your current plan',
  waitingForOurStaff: 'Waiting for our staff',
  contactUsAboutPlanName: 'Contact us about {planName}',
  contactUs: 'Contact us',
  subscribe: 'Subscribe',
  upgrade: 'Upgrade',
  subscribeTo: 'Subscribe to {planName}',
  upgradeTo: 'Upgrade to {planName}',
});

export const priceLine = texts('frame.plans.priceLine', {
  usualPrice: 'Usual price',
  perMonthPlusTaxes: 'per month plus taxes',
});

export const planCard = texts('frame.plans.planCard', {
  saveSaved: 'Save {saved}%',
  yourTrialPlan: 'Your trial plan',
  requested: 'Requested',
});
