import { texts } from '@portal/domain/texts/texts.ts';

export const ask = texts('maturity.emails.ask', {
  subject: '{asker} has a question for you about security',
  preheader: 'The question is about “{about}” and takes two minutes. You don’t need a password.',
  heading: '{name}, you may know this',
  why: '{asker} at {organization} wants to know how well the company is protected and thinks you’re the best person to ask about “{about}”.',
  wrote: '{asker} wrote: {message}',
  choose:
    'There are six descriptions. Choose the one that fits how things are today, not how they should be. If you don’t know, say so. That helps, too.',
  answer: 'Answer the question',
  howLong: 'The link is only for you and works for 14 days.',
  whoSent:
    'If you’re not sure who really sent this, call the sender at a number you already have before you open the link.',
  /** Completes "You received this message because". */
  reason: '{asker} at {organization} gave us your address so we could send you this question.',
});

export const answered = texts('maturity.emails.answered', {
  subject: '{colleague} has answered: {about}',
  preheader: 'Review the answer and accept it with one click.',
  heading: '{colleague} has answered your question',
  what: 'You asked {colleague} about “{about}”. The answer is waiting next to the question. It counts once you accept it.',
  review: 'Review the answer',
  /** Completes "You received this message because". */
  reason: 'you asked this question for {organization} in {brand}.',
});
