import { texts } from '@portal/domain/texts/texts.ts';

export const planForm = texts('console.plans.planForm', {
  pleaseEnterAWhole: 'Please enter a whole number up to 100,000.',
  pleaseEnterAPercentage: 'Please enter a percentage from 0 to 100.',
  pleaseEnterAnAmount: 'Please enter an amount such as {example}.',
});

export const deletePlanDialog = texts('console.plans.deletePlanDialog', {
  deletePlan: 'Delete plan',
  planNameWasDeleted: '{planName} was deleted.',
  noOneHasThis: 'No one has this plan, and no channel or subscription ID uses it. It will be deleted for good.',
  freeTrialsUseThis: 'Free trials use this plan. Choose another plan for trials first.',
  itIsInUse: 'It is in use by {uses}. Hide it instead, so no new customers can choose it.',
});

export const planActions = texts('console.plans.planActions', {
  movePlanNameUp: 'Move {planName} up',
  movePlanNameDown: 'Move {planName} down',
  editPlanName: 'Edit {planName}',
  edit: 'Edit',
  moreForPlanName: 'More for {planName}',
  hideFromCustomers: 'Hide from customers',
  showToCustomers: 'Show to customers',
  giveToFreeTrials: 'Use for free trials',
  delete: 'Delete',
});

export const planColourFields = texts('console.plans.planColourFields', {
  cardColors: 'Card colors',
  button: 'Button',
  border: 'Border',
  shadow: 'Shadow',
  description: 'Two more digits set the opacity, such as 33 in #0b57d033.',
  whiteLettersOnIt: 'White text on this color is easy to read ({ratio}:1).',
  tooLightForWhite:
    'Too light for white text ({ratio}:1; it needs 4.5:1). Customers see it darkened, as in the preview.',
  standsOutFromA: 'Stands out against a white page ({ratio}:1).',
  hardToSeeOn: 'Hard to see on a white page ({ratio}:1). That’s fine, because the card also has a shadow.',
});

export const planCouponFields = texts('console.plans.planCouponFields', {
  amountOff: 'Amount off',
  percentOff: 'Percent off',
  coupons: 'Coupons',
  couponCode: 'Coupon code',
  removeCouponCount: 'Remove coupon {count}',
  kind: 'Type',
  percent: 'Percent',
  amountInCurrency: 'Amount in {currency}',
  addACoupon: 'Add a coupon',
});

export const planFacts = texts('console.plans.planFacts', {
  name: 'Name',
  pricePerMonth: 'Price per month',
  beforeTaxesSuchAs: 'Before taxes. Example: {example}',
  currency: 'Currency',
  description: 'Used for the price and for fixed-amount coupons.',
  websites: 'Websites',
  trainingSeats: 'Training seats',
  lineAboutADiscount: 'Discount line (optional)',
  shownUnderThePrice: 'Appears under the price. Example: “20% off the first year”',
  planIdOfThe: 'Billing provider’s plan ID (optional)',
  neededOnlyWhenA: 'Needed only when a billing provider handles payments.',
  showToCustomers: 'Show to customers',
});

export const planWords = texts('console.plans.planWords', {
  websiteScans: 'Website scans',
  cyberMaturity: 'Cyber maturity',
  cyberConcierge: 'Cyber concierge',
  securityPolicies: 'Security policies',
  training: 'Training',
  attackSurface: 'Attack surface',
  insurance: 'Insurance',
  marketplace: 'Marketplace',
  phishing: 'Phishing simulations',
  included: 'Included',
  greyedOutSubscribeTo: 'Grayed out: “Subscribe to use”',
  hidden: 'Hidden',
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  policySignOff: 'Policy sign-off',
});

export const planModuleFields = texts('console.plans.planModuleFields', {
  whatItIncludes: 'What it includes',
});

export const planPreview = texts('console.plans.planPreview', {
  nameOfThePlan: 'Plan name',
  whatCustomersSee: 'What customers see',
  hiddenOnlyCustomersWho: 'Hidden: only customers who have this plan will see it.',
});

export const planScanFields = texts('console.plans.planScanFields', {
  scansCanBeScheduled: 'Scans can be scheduled',
  scanLevels: 'Scan levels',
  levelsThatFillIn: 'Levels that fill in forms require proof that the website belongs to the customer',
});

export const planDialog = texts('console.plans.planDialog', {
  thePlanIsReady: 'The plan is ready.',
  thePlanWasChanged: 'The plan was changed.',
  newPlan: 'New plan',
  editPlanName: 'Edit {planName}',
  createPlan: 'Create plan',
  saveChanges: 'Save changes',
  whatYouSaveApplies:
    'Your changes apply to them right away: what the plan includes, how many websites and seats, and the price they see.',
  inUse:
    '{count, plural, one {# customer has this plan or has} other {# customers have this plan or have}} requested it.',
});

export const plansTable = texts('console.plans.plansTable', {
  plans: 'Plans',
  plan: 'Plan',
  freeTrials: 'Free trials',
  perMonth: 'Per month',
  aMonth: 'a month',
  status: 'Status',
  shown: 'Shown',
  hidden: 'Hidden',
  customers: 'Customers',
  channels: 'Channels',
  subscriptionIds: 'Subscription IDs',
  actions: 'Actions',
});

export const waitingPlansBanner = texts('console.plans.waitingPlansBanner', {
  theyPayForIt:
    'They already pay through the billing provider. Enter each ID below in one of your plans, and the customer will have that plan right away; until then, they keep what they had.',
  customerSince: '<link>{companyName}</link>: <code>{billingPlanId}</code>, since {since}',
  andRestMore: 'and {rest} more',
  waiting:
    '{count, plural, one {# customer is} other {# customers are}} waiting for a plan that isn’t set up in the portal.',
});

export const plansPage = texts('console.plans.plansPage', {
  plans: 'Plans',
  moved: '{planName} was moved {direction, select, up {up} other {down}}.',
  customersSeePlanNameFrom: 'Customers can now see {planName}.',
  planNameIsHiddenCustomers: '{planName} is hidden. Customers who already have it will keep it.',
  newFreeTrialsHave: 'New free trials will now get {planName}.',
  description:
    'Plans are listed from lowest to highest, as customers see them. Changes apply right away to everyone who has a plan.',
  newPlan: 'New plan',
  loadingThePlans: 'Loading the plans',
  what: 'The plans',
});

export const confirmRequestDialog = texts('console.plans.confirmRequestDialog', {
  confirmThePlanNamePlan: 'Confirm the {planName} Plan?',
  confirmThePlan: 'Confirm the plan',
  companyNameIsOnThe: '{companyName} is now on the {planName} Plan. We’ve notified them by email.',
  companyNameCanUseEverything:
    '{companyName} can use everything in it right away and will get an email that says so. Agree on the payment before you confirm: the portal doesn’t send invoices.',
});

export const declineRequestDialog = texts('console.plans.declineRequestDialog', {
  declineThePlanNamePlan: 'Decline the {planName} Plan?',
  declineAndTellThem: 'Decline and notify them',
  theRequestIsDeclined: 'The request was declined. We’ve notified {companyName} by email.',
  companyNameKeepsThePlan:
    '{companyName} will keep its current plan and won’t be charged. They’ll get an email with what you write here.',
  reason: 'Reason',
  description: 'The customer will see it. Say what they can do instead.',
});

export const planRequestsTable = texts('console.plans.planRequestsTable', {
  planRequests: 'Plan requests',
  nothingFound: 'Nothing found',
  noPlanRequests: 'No plan requests',
  tryPartOfThe: 'Try part of the organization’s name.',
  whenACustomerAsks: 'When a customer requests a plan, the request waits here for your answer.',
  organization: 'Organization',
  now: 'Now',
  askedFor: 'Requested plan',
  planNamePriceAMonth: '{planName}, {price} a month',
  requested: 'Requested',
  actions: 'Actions',
  declinePlanNameForCompanyName: 'Decline {planName} for {companyName}',
  decline: 'Decline',
  confirmPlanNameForCompanyName: 'Confirm {planName} for {companyName}',
  confirm: 'Confirm',
});

export const planRequestsPage = texts('console.plans.planRequestsPage', {
  planRequests: 'Plan requests',
  what: 'plan requests',
  searchByOrganization: 'Search by organization',
});
