import { texts } from '@portal/domain/texts/texts.ts';

export const colleagueAnswers = texts('maturity.asks.colleagueAnswers', {
  waiting: '<strong>{name}</strong> <quiet>({email})</quiet> was asked on {day}. The link works until {until}.',
  expired: '<strong>{name}</strong> <quiet>({email})</quiet> was asked on {day}. The link has expired.',
  remove: 'Remove',
  takeTheQuestionBack: 'Withdraw the question',
  /** "answer" is the level and the title of what they chose. */
  answered: '<strong>{name} answered:</strong> {answer}',
  choice: '{level}, {title}',
  quoted: '“{note}”',
  iDontKnow: 'I don’t know',
  setAside: 'Set aside',
  useThisAnswer: 'Use this answer',
});

export const askDialog = texts('maturity.asks.askDialog', {
  nameGetsAnEmail: '{name} will get an email with a link to this question.',
  pleaseEnterAName: 'Please enter a name.',
  pleaseEnterAnEmail: 'Please enter an email address.',
  title: 'Who knows this?',
  quoted: '“{question}”',
  cancel: 'Cancel',
  sendTheQuestion: 'Send the question',
  yourColleagueBookkeeperOr:
    'Your coworker, bookkeeper or IT provider will get an email with a personal link to this one question. They don’t need an account and won’t see anything else, and you decide whether to use the answer. The link works for {days, plural, one {# day} other {# days}}.',
  name: 'Name',
  email: 'Email',
  aPersonalNoteOptional: 'A personal note (optional)',
});
