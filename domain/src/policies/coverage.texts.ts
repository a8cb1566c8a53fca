import { texts } from '../texts/texts.ts';

/** How a requirement is covered by the policies. */
export const coverageStates = texts('policies.coverageStates', {
  evidenced: 'Approved, with evidence',
  written: 'Approved, no evidence yet',
  drafted: 'Not approved yet',
  none: 'No policy for it yet',
});

/** What the questions of customers are answered with. */
export const answerWords = texts('policies.answerWords', {
  yes: 'Yes',
  partly: 'In part',
  'not-yet': 'Not yet',
  'not-applicable': 'Does not apply',
});
