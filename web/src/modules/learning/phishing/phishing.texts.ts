import { texts } from '@portal/domain/texts/texts.ts';

/** What the link of a practice email opens. */
export const look = texts('learning.look', {
  loading: 'Loading',
  ended: 'This link no longer works',
  endedHint: 'There is nothing you need to do.',
  test: 'This was a test, and it arrived',
  testHint: 'In a campaign, the lesson for the email opens here. Nothing was counted.',
});

/** Pages that look like those of scammers. Nothing typed there goes anywhere. */
export const imitation = texts('learning.imitation', {
  signIn: 'Sign in',
  signInLead: 'Your session has expired. Please sign in to continue.',
  email: 'Email',
  password: 'Password',
  consent: 'Permissions requested',
  consentLead: 'The app you opened would like to:',
  readMail: 'Read your email and files',
  sendMail: 'Send email as you',
  stay: 'Keep this access at all times',
  accept: 'Allow',
  cancel: 'Cancel',
  code: 'Enter code',
  codeLead: 'Enter the code that you were sent to connect your account.',
  codeField: 'Code',
  next: 'Next',
  payment: 'Payment',
  paymentLead: 'Please enter your card details to pay the amount due.',
  card: 'Card number',
  expiry: 'Expires',
  security: 'Security code',
  pay: 'Pay now',
});

/** What a click teaches. */
export const lesson = texts('learning.phishingLesson', {
  title: 'This was a practice message from your company',
  nothing: 'Nothing in it is real, and nothing you typed was sent or saved.',
  kind: 'Hello {name}. Good phishing fools everyone at times, even experts. Take two minutes to see how to spot this one.',
  reported: 'You already reported this email. Thank you, that was the best thing to do.',
  signs: 'The email and its warning signs',
  realOne: 'What the real one would do',
  next: 'What to do next time',
  report: 'How to report',
  reportTo:
    'Report the email the way {organization} has told you to, or tell {contact}. Do it even if you already clicked. A quick report protects everyone.',
  reportHint:
    'Report the email the way {organization} has told you to, or tell the person who looks after your computers. Do it even if you already clicked. A quick report protects everyone.',
  done: 'Done',
  thanks: 'Thank you. You can close this page now.',
  failed: 'This could not be saved. Please try again.',
});

/** The page where people report emails. */
export const report = texts('learning.reportMail', {
  title: 'Report an email',
  lead: 'Something looks odd? Submit the email here. If it’s real, {organization} will be notified. If it was a practice email, you’ll find out right away.',
  loading: 'Loading',
  ended: 'This link no longer works',
  endedHint: 'Please ask the person who looks after your computers for the new one.',
  drop: 'Drop the email here as a file (.eml).',
  howTo: 'Most email apps have “Save as” or “Download” in the menu of an email.',
  choose: 'Choose a file',
  input: 'Email file',
  chosen: 'Chosen: {name}',
  or: 'Or paste the email, ideally with its headers (“Show original” or “View source”)',
  send: 'Report this',
  nothingYet: 'Please choose a file or paste the email first.',
  tooLarge: 'This file is too large. Emails up to {megabytes, number} MB can be reported. Paste the text instead.',
  failed: 'This could not be sent. Please try again.',
  practice: 'Good catch!',
  practiceHint: 'That was a practice email. You did exactly the right thing.',
  practiceMinutes:
    'That was a practice email, and you reported it {minutes, plural, one {# minute} other {# minutes}} after it was sent. You did exactly the right thing.',
  again: 'This practice email was already reported. Thank you anyway. Better one report too many than one too few.',
  other: 'Thank you for reporting this',
  otherHint:
    'It was not a practice email. {organization} knows about it now. Please don’t click anything in it, and leave it in your mailbox until you hear back.',
  another: 'Report another email',
});
