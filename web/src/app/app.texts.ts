import { texts } from '@portal/domain/texts/texts.ts';

export const errorScreen = texts('app.errorScreen', {
  continue: 'Continue',
  oopsSomethingWentWrong: 'oops, something went wrong.',
  nothingYouSavedIs:
    'Nothing you saved is lost. Please try again. If this problem persists, contact <link>{supportEmail}</link>.',
});

export const loadingScreen = texts('app.loadingScreen', {
  pleaseWaitAMoment: "Please wait a moment, we're loading your profile...",
});

export const gate = texts('app.gate', {
  retry: 'Retry',
});

export const promotionBanner = texts('app.promotionBanner', {
  promotion: 'Promotion',
  closeThePromotion: 'Close the promotion',
});

export const visitRequestBanner = texts('app.visitRequestBanner', {
  visitRequest: 'Visit request',
  staffEmailFromOurSupport: '{staffEmail} from our support team asks to visit your portal.',
  approveOrDecline: 'Approve or decline',
  reasonReasonMore: 'Reason: {reason}{more}',
});

export const releaseNotesDialog = texts('app.releaseNotesDialog', {
  title: "What's new",
  gotIt: 'Got it',
  theLatestNewsCould: 'The latest news could not be loaded. Please try again in a moment.',
  loading: 'Loading…',
  nothingNewRightNow: 'Nothing new right now.',
});
