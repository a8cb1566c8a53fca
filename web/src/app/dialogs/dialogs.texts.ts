import { texts } from '@portal/domain/texts/texts.ts';

export const supportDialog = texts('frame.dialogs.supportDialog', {
  title: "We're here to help.",
  gotIt: 'Got it',
  brandNameShortSupportCanBe: '{brandNameShort} support can be reached 24/7/365 at <link>{supportEmail}</link>.',
  tellUsWhatYou: 'Tell us what you were doing and what you saw. Never send your password. We will never ask for it.',
});

export const useTellNotInPlan = texts('frame.dialogs.useTellNotInPlan', {
  thePageYouAsked: 'The page you requested is not included in your plan.',
  seeThePlans: 'See the plans',
});

export const sessionTimeoutDialog = texts('frame.dialogs.sessionTimeoutDialog', {
  title: 'Session Timeout',
  signOut: 'Sign Out',
  continueWorking: 'Continue Working',
  minutesLeft:
    'You have been inactive for a while. To keep your account safe, you will be signed out in <time>{minutes, plural, one {# minute} other {# minutes}} {seconds, plural, one {# second} other {# seconds}}</time>.',
  secondsLeft:
    'You have been inactive for a while. To keep your account safe, you will be signed out in <time>{seconds, plural, one {# second} other {# seconds}}</time>.',
});

export const subscriptionFailedDialog = texts('frame.dialogs.subscriptionFailedDialog', {
  title: 'Subscribe or Upgrade',
  seeThePlans: 'See the plans',
  gotIt: 'Got It',
  currentPlan: 'Your current plan is <strong>{planName}</strong>. We could not renew it.',
  currentTrial: 'Your current plan is <strong>{planName} (Free Trial)</strong>. We could not renew it.',
  pleaseContactSupportAt:
    'Please contact support at <link>{supportEmail}</link> to subscribe or upgrade. You won’t lose any data.',
});

export const planUnavailableDialog = texts('frame.dialogs.planUnavailableDialog', {
  title: 'Something Went Wrong',
  signOut: 'Sign Out',
  retry: 'Retry',
  weCouldNotLoad: 'We could not load your details. Try again. If this problem persists, contact {supportEmail}',
});
