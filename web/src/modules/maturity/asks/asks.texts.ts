import { texts } from '@portal/domain/texts/texts.ts';

export const colleagueAnswers = texts('maturity.asks.colleagueAnswers', {
  nameEmailWasAsked: '<strong>{name}</strong> <span>({email})</span> was asked on {askedAt}.',
  theLinkHasExpired: 'The link has expired.',
  theLinkWorksUntil: 'The link works until {expiresAt}.',
  remove: 'Remove',
  takeTheQuestionBack: 'Take the question back',
  nameAnswered: '{name} answered:',
  iDontKnow: 'I don’t know',
  setAside: 'Set aside',
  useThisAnswer: 'Use this answer',
});

export const askDialog = texts('maturity.asks.askDialog', {
  nameGetsAnEmail: '{name} gets an email with a link to this question.',
  pleaseEnterAName: 'Please enter a name.',
  pleaseEnterAnEmail: 'Please enter an email address.',
  title: 'Who knows this?',
  cancel: 'Cancel',
  sendTheQuestion: 'Send the question',
  yourColleagueBookkeeperOr:
    'Your colleague, bookkeeper or IT provider gets an email with a personal link to this one question. They need no account and see nothing else, and you decide whether to use the answer. The link works for {LINK_DAYS} days.',
  name: 'Name',
  email: 'Email',
  aPersonalNoteOptional: 'A personal note (optional)',
});
