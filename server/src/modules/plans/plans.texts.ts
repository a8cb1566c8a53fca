import { texts } from '@portal/domain/texts/texts.ts';

/** What comes, in the calendar and the mail of Monday. */
export const coming = texts('plans.coming', {
  trialEnds: 'Your free trial ends',
});
