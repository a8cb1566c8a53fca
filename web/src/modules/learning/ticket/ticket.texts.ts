import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('learning.ticket', {
  loading: 'Loading the ticket',
  ended: 'This link no longer works',
  whatToDo:
    'It has expired, or the problem has been fixed in the meantime. If you have a question, please ask the company that sent you the ticket.',
  which: 'Ticket {key} for {website}',
  about: 'Let the company know the outcome of this ticket. You don’t need an account.',
  name: 'Your name (optional)',
  done: 'Work is done',
  declined: 'Will not be done',
  wasDone: 'Thank you. The company now sees that the work is done.',
  afterDone: 'The next scan will show whether the problem is gone.',
  wasDeclined: 'Thank you. The company now sees that this will not be done.',
  afterDeclined: 'The problem will remain on its list.',
  canChange: 'You can change this here until {day}, or close this page.',
  notSent: 'Your answer could not be sent. Please try again.',
});
