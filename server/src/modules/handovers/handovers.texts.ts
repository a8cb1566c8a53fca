import { texts } from '@portal/domain/texts/texts.ts';

/** What comes, in the calendar and the mail of Monday. */
export const coming = texts('handovers.coming', {
  linkExpires: 'The link for {helper} expires',
});
