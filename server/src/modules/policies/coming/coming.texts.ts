import { texts } from '@portal/domain/texts/texts.ts';

/** What comes, in the calendar and the mail of Monday. */
export const coming = texts('policies.coming', {
  review: 'Review {policy}',
  reminders: 'Reminders for {count, plural, one {# open sign-off} other {# open sign-offs}}',
});
