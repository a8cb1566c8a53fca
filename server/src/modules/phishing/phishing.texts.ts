import { texts } from '@portal/domain/texts/texts.ts';

/** What is wrong at the sending domain; `record` is SPF, DKIM or DMARC. */
export const senderFaults = texts('phishing.senderFaults', {
  missing: 'There is no {record} record.',
  multiple: 'There is more than one {record} record, so receivers ignore them all.',
  invalid: 'The {record} record has a mistake in it.',
  open: 'The {record} record lets any server in the world send email for this domain.',
  unreachable: 'The {record} record could not be looked up. Please try again in a few minutes.',
});

/** Around the mail that somebody clicked in. */
export const lesson = texts('phishing.lesson', {
  title: 'What this email shows',
  task: 'Mark what gives it away. Some parts look odd but are fine.',
});
