import { texts } from '../texts/texts.ts';

/** What the plan page says of the free trial (spec part 1, section 2). */
export const trial = texts('plans.trial', {
  ends: 'Your free trial ends in {days, number} day(s).',
});
