import { texts } from '@portal/domain/texts/texts.ts';

/** What comes, in the calendar and the mail of Monday. */
export const coming = texts('maturity.coming', {
  confirm: 'Confirm {count, plural, one {# answer} other {# answers}} in your assessment',
});

/** What there is to do about the assessment. */
export const nextActions = texts('maturity.nextActions', {
  begin: 'Find your weakest point',
  beginReason:
    '{questions, plural, one {# plain question shows} other {# plain questions show}} where a small step helps most. You can stop and continue at any time.',
  finish: '{open, plural, one {Answer the last question of your assessment} other {Finish your assessment}}',
  finishReason:
    '{answered, plural, one {# of {questions, number} questions is answered.} other {# of {questions, number} questions are answered.}} Once all are answered, you’ll see what to do first.',
  nextStep: '{element}: the next step in your plan',
});

/** Beside the level of a question, in proof packs. */
export const remarks = texts('maturity.remarks', {
  notApplicable: 'Does not apply, according to the organization.',
  contradicted: 'Does not match what the portal saw or an expert reported.',
});

/** What somebody else answered meanwhile; completes "They answered this question in the meantime:". */
export const givenAnswers = texts('maturity.givenAnswers', {
  notApplicable: 'it does not apply',
  unknown: 'they do not know',
  level: 'level {level, number}, {name}',
});

/** Content that may not be there in every language, as staff sees it named. */
export const coverage = texts('maturity.coverage', {
  questions: 'Cyber Maturity: questions and steps',
});
