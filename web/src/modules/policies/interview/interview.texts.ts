import { texts } from '@portal/domain/texts/texts.ts';

export const interviewPage = texts('policies.interview.page', {
  title: 'Questions for all policies',
  description:
    'Answer each question once. Every draft takes up your answers at once; approved policies stay as they are until you approve a new version.',
  what: 'The questions',
  loading: 'Loading the questions',
});

export const interviewView = texts('policies.interview.view', {
  /** Of so many questions. */
  answered: '{answered, number} of {count, number} answered',
  progress: 'Questions answered',
  /** Below a question. */
  usedBy: '{count, plural, one {Used in # policy} other {Used in # policies}}',
  standard: 'Usual answer',
  saved: 'Answers saved. Your drafts use them now.',
  notSaved: 'Your answers were not saved.',
  save: 'Save answers',
  changes: 'Changes',
  notSavedYet: 'Your answers are not saved yet.',
  discard: 'Discard',
  countries: 'The law and the authorities come from the countries where you work.',
  countriesLink: 'Choose your countries',
  training: 'From your training program: {facts}.',
  /** Title of a list of policies. */
  differing: 'Policies that say something else',
  differingHint: 'Open a policy to take over the answers from this page.',
  approvedWith: '{name} (approved): {labels}',
  draftWith: '{name} (draft): {labels}',
});
