import { texts } from '@portal/domain/texts/texts.ts';

export const errorScreen = texts('frame.errorScreen', {
  continue: 'Continue',
  oopsSomethingWentWrong: 'oops, something went wrong.',
  nothingYouSavedIs:
    'Nothing you saved is lost. Please try again. If this problem persists, contact <link>{supportEmail}</link>.',
});

export const loadingScreen = texts('frame.loadingScreen', {
  pleaseWaitAMoment: "Please wait a moment, we're loading your profile...",
  loading: 'Loading {brandNameShort}...',
});

export const gate = texts('frame.gate', {
  retry: 'Retry',
});

export const promotionBanner = texts('frame.promotionBanner', {
  promotion: 'Promotion',
  closeThePromotion: 'Close the promotion',
});

export const visitRequestBanner = texts('frame.visitRequestBanner', {
  visitRequest: 'Visit request',
  staffEmailFromOurSupport: '{staffEmail} from our support team asks to visit your portal.',
  approveOrDecline: 'Approve or decline',
  reasonAndOthers:
    '{others, plural, =0 {Reason: {reason}} one {Reason: {reason} There is # more.} other {Reason: {reason} There are # more.}}',
});

export const releaseNotesDialog = texts('frame.releaseNotesDialog', {
  title: "What's new",
  gotIt: 'Got it',
  theLatestNewsCould: 'The latest news could not be loaded. Please try again in a moment.',
  loading: 'Loading…',
  nothingNewRightNow: 'Nothing new right now.',
});
