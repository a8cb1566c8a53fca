import { texts } from '@portal/domain/texts/texts.ts';

export const promotionLine = texts('portal.promotionLine', {
  learnMore: 'Learn more',
});

export const introLinks = texts('portal.introLinks', {
  viewIntro: 'view intro',
  helpCenterOpensIn: 'Help center<span> (opens in a new tab)</span>',
});

export const moduleIntroDialog = texts('portal.moduleIntroDialog', {
  skipIntro: 'Skip Intro',
  back: 'Back',
  gotIt: 'Got It',
  next: 'Next',
  numberOfCount: '{number} of {count}',
});

export const unsavedGuard = texts('portal.unsavedGuard', {
  title: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Stay',
  yourChangesHereHave: 'Your changes here have not been saved.',
});
