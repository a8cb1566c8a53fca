import { texts } from '@portal/domain/texts/texts.ts';

/** What comes, in the calendar and the mail of Monday. */
export const coming = texts('training.coming', {
  courseOpens: '“{course}” opens for {people, plural, one {# person} other {# people}}',
  courseIsDue: '“{course}” is due for {people, plural, one {# person} other {# people}}',
});
