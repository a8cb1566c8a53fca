import { texts } from '@portal/domain/texts/texts.ts';

export const billingPageButton = texts('plans.billingPageButton', {
  cardAndInvoices: 'Card and invoices',
});

export const useOrderPlan = texts('plans.useOrderPlan', {
  upgradePlanFailed: 'Upgrade plan failed',
  yourRequestForThe: 'Your request for the {planName} Plan is with our staff. We will confirm it by email.',
});

export const managePlanDialog = texts('plans.managePlanDialog', {
  title: 'Manage Plan',
  cancel: 'Cancel',
  upgrade: 'Upgrade',
  subscribe: 'Subscribe',
  areYouSureYou: 'Are you sure you want to upgrade to the {planName} Plan?',
  doYouWantTo: 'Do you want to subscribe to the {planName} Plan?',
  youPayOnOur: 'You’ll pay on our payment service’s page. You won’t be charged until you confirm there.',
  ourStaffWillConfirm: 'Our staff will confirm the plan and tell you how to pay. You won’t be charged until then.',
  unableToUpgradeYour: 'Unable to upgrade your plan. Please contact us at {supportEmail}.',
});

export const withdrawButton = texts('plans.withdrawButton', {
  yourRequestWasWithdrawn: 'Your request was withdrawn. Nothing has changed.',
  withdrawRequest: 'Withdraw Request',
});

export const planBanners = texts('plans.planBanners', {
  title: 'Your last payment did not go through.',
  everythingWorksForNow: 'Everything works for now. Please check your card or contact support to keep it that way.',
  yourSubscriptionHasEnded: 'Your subscription has ended.',
  yourDataIsKept: 'Your data is kept. Choose a plan to pick up where you left off.',
  youAskedForThe: 'You requested the {planName} Plan.',
  ourStaffWillConfirm:
    'Our staff will confirm it by email and get in touch about payment. Until then, everything stays as it is.',
  requestedOn:
    'It was requested on {day}. Our staff will confirm it by email and get in touch about payment. Until then, everything stays as it is.',
});

export const planList = texts('plans.planList', {
  requestedOn: 'Requested on {day}',
  youAreOnOur:
    'You are on our highest plan. Do you need more? <link>Contact support</link> and we will find a solution.',
});

export const plansFailed = texts('plans.plansFailed', {
  title: 'The plans could not be loaded',
  retry: 'Retry',
  tryAgainIfThis: 'Try again. If this problem persists, contact {supportEmail}',
});

export const plansLoading = texts('plans.plansLoading', {
  loadingYourPlan: 'Loading your plan...',
});

export const useCheckoutReturn = texts('plans.useCheckoutReturn', {
  planIsSuccessfullyUpgraded: 'Plan is successfully upgraded',
  youLeftBeforePaying: 'You left before paying. Nothing has changed, and you were not charged.',
  upgraded: 'You have successfully upgraded to {planName} .',
});

export const planPage = texts('plans.planPage', {
  myPlan: 'My Plan',
  description: 'Choose a plan that suits your needs.',
  pricesArePerMonth: 'Prices are per month, plus taxes. Questions? <link>Contact Support</link>',
  /** "My Cyber Safety Plan" under the brand that comes along (spec part 1, section 2). */
  title: 'My {brandNameShort} Plan',
});

export const plansPlaces = texts('plans.plansPlaces', {
  myPlan: 'My Plan',
});

export const plansWords = texts('plans.plansWords', {
  askedForThePlan: 'Requested the plan',
  withdrewTheRequestFor: 'Withdrew the request for the plan',
  wentToPayFor: 'Went to checkout for the plan',
  thePaymentServiceChanged: 'The payment service changed the plan',
  requestForAPlan: 'Plan request',
});
