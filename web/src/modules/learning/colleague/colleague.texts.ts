import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('learning.colleague', {
  loading: 'Loading the question',
  ended: 'This link no longer works',
  whatToDo:
    'It has already been used, was withdrawn, or has expired. If you still want to answer, please ask the person who sent it for a new one.',
  hello:
    'Hello, {name}. {askedBy} at {organization} has a question for you. Answering takes two minutes, and you don’t need an account.',
  quoted: '“{message}”',
  unknownHint: 'That helps too: now they know to ask someone else.',
  note: 'A note for {askedBy} (optional)',
  chooseFirst: 'First, please choose the description that fits best.',
  notSent: 'Your answer could not be sent. Please try again.',
  thanks: 'Thank you. Your answer has been sent to {askedBy}.',
  canChange: 'You can change your answer here until it is used, or you can close this page.',
  send: 'Send my answer',
  notYou: 'Not {name}?',
  whose:
    'This page is for {name}, and any answer given here will be sent in that person’s name. Please close it and do not share the link.',
});
