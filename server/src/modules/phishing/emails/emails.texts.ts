import { texts } from '@portal/domain/texts/texts.ts';

/** To an address that only whoever runs a mail domain has. */
export const code = texts('phishing.emails.code', {
  subject: '{code} is the code for {domain}',
  preheader: 'It shows that {domain} belongs to {organization}.',
  heading: 'Does {domain} belong to {organization}?',
  what: 'Someone at {organization} wants to send phishing training to people with an address at {domain}. If that’s right, enter this code in {brand}.',
  label: 'Code',
  howLong: 'The code works for {hours, number} hours.',
  notYou: 'If you weren’t expecting this, do nothing. Without the code, no one at {domain} gets an email.',
  /** Completes "You received this message because". */
  reason: 'this is an address for the administrators of {domain}.',
});

/** To somebody who forwarded a simulated mail. */
export const thanks = texts('phishing.emails.thanks', {
  subject: 'Good catch: that was a training email',
  preheader: 'You reported a practice email. Thank you.',
  heading: '{name}, you spotted it',
  what: 'The email you reported was part of the phishing training at {organization}. Nothing was wrong, and you did exactly the right thing.',
  minutes:
    'You reported it {minutes, plural, =0 {within a minute} one {after one minute} other {after # minutes}}. In a real attack, that gives everyone else a head start.',
  goOn: 'Please report the next odd email, too, even if you’re not sure.',
  /** Completes "You received this message because". */
  reason: 'you reported an email at {organization}.',
});

/** To the admins of a firm, about a mail that was none of ours. */
export const reported = texts('phishing.emails.reported', {
  subject: 'Someone reported an email: {mailSubject}',
  preheader: 'It isn’t one of the practice emails. Please take a look.',
  heading: 'Someone reported a suspicious email',
  what: 'A person at {organization} reported an email that isn’t part of the training. Please ask around to see whether others got it too.',
  sender: 'From',
  mailSubject: 'Subject',
  noText: 'We don’t keep the text of reported emails.',
  noSubject: 'without a subject',
  noSender: 'unknown',
  see: 'See reported emails',
  /** Completes "You received this message because". */
  reason: 'you are an admin of {organization} in {brand}.',
});
