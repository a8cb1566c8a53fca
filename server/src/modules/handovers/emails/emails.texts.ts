import { texts } from '@portal/domain/texts/texts.ts';

/** Where the firm does not say its name or who sent it. */
export const unnamed = texts('handovers.emails.unnamed', {
  sender: 'Your customer',
  organization: 'one of your customers',
});

export const handover = texts('handovers.emails.handover', {
  subject:
    '{sender} is asking for your help: {count, plural, one {one security issue} other {# security issues}} to fix',
  preheader: 'Each comes with steps. You don’t need an account or a password.',
  heading: '{name}, could you fix this?',
  what: '{sender} at {organization} sent you {count, plural, one {one security issue} other {# security issues}} to fix. For each one, you’ll see what’s wrong, why it matters and how to fix it. When you’ve fixed one, click the button and we’ll check it again.',
  whatUnnamed:
    '{sender} sent you {count, plural, one {one security issue} other {# security issues}} to fix. For each one, you’ll see what’s wrong, why it matters and how to fix it. When you’ve fixed one, click the button and we’ll check it again.',
  andMore: '• and {count, number} more',
  wrote: '{sender} wrote:',
  see: 'See the steps',
  howLong:
    'The link is only for you and works for {days, number} days. It doesn’t show anything else about your customer.',
  whoSent:
    'If you’re not sure who really sent this, call the sender at a number you already have before you open the link.',
  /** Completes "You received this message because". */
  reason: '{sender} at {organization} gave us your address so you can fix this.',
});

export const answer = texts('handovers.emails.answer', {
  subject: 'The answer to your question: {title}',
  alsoOnPage: 'You can also see the answer by opening your link.',
  heading: '{name}, here is your answer',
  asked: 'You asked about “{title}”: {question}',
  answered: '{answerer} answered:',
  /** Completes "You received this message because". */
  reason: 'you asked {organization} a question in {portal}.',
});

/** To the person who handed something over. */
export const sender = texts('handovers.emails.sender', {
  /** Completes "You received this message because". */
  reason: 'you used {brand} to ask someone to fix this for {organization}.',
});

export const done = texts('handovers.emails.done', {
  subject: '{helper} says it is fixed: {title}',
  preheader: 'See whether a new check confirms the fix.',
  heading: '{helper} says it is fixed',
  what: 'This is about “{title}”. If the portal can check the fix, it’s doing so now, and you’ll find the result in the list. If not, check it yourself and confirm it there.',
  see: 'See the result',
});

export const question = texts('handovers.emails.question', {
  subject: '{helper} has a question: {title}',
  preheader: 'We will email them your answer and also show it on the page their link opens.',
  heading: '{helper} has a question',
  about: 'The question is about “{title}”:',
  answer: 'Answer the question',
});
