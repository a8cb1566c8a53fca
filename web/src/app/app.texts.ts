import { texts } from '@portal/domain/texts/texts.ts';

export const errorScreen = texts('frame.errorScreen', {
  continue: 'Continue',
  oopsSomethingWentWrong: 'oops, something went wrong.',
  nothingYouSavedIs:
    'Nothing you saved is lost. Please try again. If this problem persists, contact <link>{supportEmail}</link>.',
});

export const loadingScreen = texts('frame.loadingScreen', {
  pleaseWaitAMoment: "Please wait a moment, we're loading your profile...",
  /** "Loading Cyber Safety..." under the brand that comes along (spec part 1, section 2). */
  loading: 'Loading {brandNameShort}...',
});

export const gate = texts('frame.gate', {
  retry: 'Retry',
});
