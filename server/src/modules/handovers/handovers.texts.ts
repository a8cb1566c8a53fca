import { texts } from '@portal/domain/texts/texts.ts';

/** What comes, in the calendar and the mail of Monday. */
export const coming = texts('handovers.coming', {
  linkExpires: 'The link for {helper} expires',
});

/** What a helper reads of what is handed over, besides what its module says. */
export const points = texts('handovers.points', {
  seen: 'What we found: {note}',
  thenReport: 'Then click “I have fixed this” below. We’ll check it again and tell you whether the change works.',
  planStep: 'A step for “{element}” in your customer’s plan.',
  customerChecks: 'Your customer will review the fix and check it off.',
  allSystems: 'All systems',
  nextCheckTells: 'This problem is visible from the outside, so the next outside check will show whether it is gone.',
  expertsReview: 'Your customer will review the fix with the experts who reported the problem.',
});
