import { texts } from '@portal/domain/texts/texts.ts';

export const promotionLine = texts('frame.promotionLine', {
  learnMore: 'Learn more',
});

export const introLinks = texts('frame.introLinks', {
  viewIntro: 'view intro',
  helpCenterOpensIn: 'Help center<span> (opens in a new tab)</span>',
});

export const moduleIntroDialog = texts('frame.moduleIntroDialog', {
  skipIntro: 'Skip Intro',
  back: 'Back',
  gotIt: 'Got It',
  next: 'Next',
  pageOf: '{number} of {count}',
});

export const unsavedGuard = texts('frame.unsavedGuard', {
  title: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Stay',
  yourChangesHereHave: 'Your changes here have not been saved.',
});
