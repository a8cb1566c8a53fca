import { texts } from '@portal/domain/texts/texts.ts';

export const selectorsPart = texts('ratings.selectors.selectorsPart', {
  savedTheNextOutside: 'Saved. The next outside check will include these keys.',
  doYouKnowYour: 'Do you know your DKIM selectors?',
  weTryTheUsual:
    'We try the usual ones. Yours are in your email service’s settings, or in the “DKIM-Signature” header of an email you sent, after “s=”.',
  selectorsSeparatedByCommas: 'Selectors, separated by commas',
  saving: 'Saving',
  save: 'Save',
});
