import { texts } from '@portal/domain/texts/texts.ts';

/** What to do about answers that do not fit. */
export const corrections = texts('facts.corrections', {
  title:
    '{count, plural, one {One of your answers does not match what we see} other {# of your answers do not match what we see}}',
});
