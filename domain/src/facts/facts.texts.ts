import { texts } from '../texts/texts.ts';

/** What follows for a fact from all who tell of it. */
export const judged = texts('facts.judged', {
  unknown: 'We have no information about this yet.',
  notStated: 'No one has answered this yet.',
  seenInPart: 'The portal sees only part of this: {seen}',
  statedMore: 'Your answer goes beyond what the portal can confirm. {seen}',
  seenToo: 'The portal itself sees this: {seen}',
  reported: 'An expert reported an open weakness: {title}.',
});

/** What the firm stated in the assessment. */
export const inAssessment = texts('facts.inAssessment', {
  yes: 'You said so in the cyber maturity assessment. Keep the proof handy.',
  partly: 'According to your answer in the cyber maturity assessment, this is partly done.',
  no: 'According to your answer in the cyber maturity assessment, this is not done yet.',
  unknown: 'You answered “I don’t know” in the cyber maturity assessment.',
  leftOpen: 'Your answer in the cyber maturity assessment leaves this open. Please answer it here.',
  notApplicable: 'You answered that this does not apply: {reason}',
});

/** What the firm stated on the sheet. */
export const onSheet = texts('facts.onSheet', {
  yes: 'You said so. Keep the proof handy.',
  partly: 'You answered that this is partly done.',
  no: 'You answered that this is not done yet.',
  'not-applicable': 'You answered that this does not apply.',
  more: 'Your insurance sheet claims more than this. If the sheet is correct, change your answer in the assessment.',
  answeredNo: 'On the insurance sheet you answered “Not yet” to “{question}”',
  answeredPartly: 'On the insurance sheet you answered “In part” to “{question}”',
});
