import { texts } from '@portal/domain/texts/texts.ts';

/** What comes, in the calendar and the mail of Monday. */
export const coming = texts('maturity.coming', {
  confirm: 'Confirm {count, plural, one {# answer} other {# answers}} in your assessment',
});
