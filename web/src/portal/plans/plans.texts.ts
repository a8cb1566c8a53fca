import { texts } from '@portal/domain/texts/texts.ts';

export const planFeatures = texts('frame.plans.planFeatures', {
  websiteScansOfWebsites: 'Website scans of {websites} {websites, plural, one {website} other {websites}}',
  scansJoinWords: 'Scans {joinWords}',
  securityPolicies: 'Security policies',
  trainingForSeatsSeats: 'Training for {seats} {seats, plural, one {person} other {people}}',
  cyberMaturityAssessment: 'Cyber maturity assessment',
  attackSurfaceRating: 'Attack surface rating',
  cyberConcierge: 'Cyber concierge',
  marketplace: 'Marketplace',
  insuranceReadinessSheet: 'Insurance readiness sheet',
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
  trainingNumberOfSeatsPeople: '{trainingNumberOfSeats} people',
  cyberMaturity: 'Cyber maturity',
  attackSurface: 'Attack surface',
  cyberConcierge: 'Cyber concierge',
  marketplace: 'Marketplace',
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
  wordToPlanName: '{word} to {planName}',
});

export const planColours = texts('frame.plans.planColours', {
  text012px30px14px: '0 12px 30px -14px {shadow}',
  oklchFromButtonClamp: 'oklch(from {button} clamp(0.3, l, 0.52) min(c, 0.24) h)',
  oklchFromButtonClamp2: 'oklch(from {button} clamp(0.26, l - 0.05, 0.47) min(c, 0.24) h)',
  oklchFromButtonClamp3: 'oklch(from {button} clamp(0.22, l - 0.1, 0.42) min(c, 0.24) h)',
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
