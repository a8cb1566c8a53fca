import { texts } from '@portal/domain/texts/texts.ts';

export const interviewPage = texts('policies.interview.page', {
  title: 'Questions for all policies',
  description:
    'Answer each question once. Every draft uses your answers right away; approved policies stay as they are until you approve a new version.',
  what: 'The questions',
  loading: 'Loading the questions',
});

export const interviewView = texts('policies.interview.view', {
  /** Of so many questions. */
  answered: '{answered, number} of {count, number} answered',
  progress: 'Questions answered',
  /** Below a question. */
  usedBy: '{count, plural, one {# policy} other {# policies}}',
  standard: 'Usual answer',
  saved: 'Answers saved. Your drafts now use them.',
  notSaved: 'Your answers were not saved.',
  save: 'Save answers',
  changes: 'Changes',
  notSavedYet: 'Your answers are not saved yet.',
  keptForYou: 'Your answers are not saved yet. They are kept for you until you save or discard them.',
  discard: 'Discard',
  countries: 'Which laws and authorities apply depends on the countries where you operate.',
  countriesLink: 'Choose your countries',
  training: 'From your training program: {facts}.',
  /** Names a list of links to the parts of the page. */
  topics: 'Topics',
  /** A link to a part of the page, with how many of its questions are answered. */
  topic: '{name} {answered, number}/{count, number}',
  usedEverywhere: 'All drafts now use this answer.',
  notUsedEverywhere: 'The answer was not changed.',
});

export const languageCard = texts('policies.interview.languageCard', {
  title: 'Language of your policies',
  description: 'Drafts start in this language. Existing versions keep theirs.',
  label: 'Language',
  chosen: 'New drafts now start in this language.',
  notChosen: 'The language was not changed.',
  /** Before a list of policies. */
  others: '{count, plural, one {# policy is} other {# policies are}} in another language:',
  /** After the name of a policy. */
  ownWords: '(with your own wording)',
  hint: 'You can create drafts of all of them in the chosen language. Approved versions remain in force until you approve a draft. Your answers are kept as you typed them. Your own wording is not translated: you’ll find it in the history of each policy.',
  redraft: '{count, plural, one {Create the draft} other {Create # drafts}}',
  redrafted: 'The drafts are ready to read and approve.',
  notRedrafted: 'The drafts were not created.',
});

export const differingCard = texts('policies.interview.differingCard', {
  title: 'Policies with a different answer',
  hint: 'Choose the correct answer. Drafts will change right away. An approved policy stays as it is and gets a new draft for you to approve.',
  here: 'Answer for all policies',
  approved: '{name} (approved)',
  draft: '{name} (draft)',
  use: 'Use everywhere',
  useEverywhere: 'Use everywhere: {answer}',
});
