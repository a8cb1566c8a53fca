import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('phishing.templates', {
  title: 'Practice emails',
  description:
    'Each teaches one thing. People start with easy ones, and get harder ones when they report and easier ones when they click.',
  what: 'The practice emails',
  loading: 'Loading practice emails',
  level: 'Level',
  all: 'All levels',
  none: 'There is no practice email of this kind.',
  preview: 'Preview',
  previewOf: 'Preview: {name}',
});

export const preview = texts('phishing.templatePreview', {
  loading: 'Loading the email',
  what: 'The email',
  close: 'Close',
  lead: 'This is how it looks, filled in with your name. The warning signs are marked.',
  realOne: 'What the real one would do',
  next: 'What to do next time',
  opens: 'A click opens',
});

export const levels = texts('phishing.levels', {
  1: 'Easy',
  2: 'Medium',
  3: 'Hard',
});

/** Whose work a practice email is about. */
export const roles = texts('phishing.roles', {
  everyone: 'Everyone',
  money: 'Accounting',
  owner: 'Management',
  it: 'IT',
  'front-desk': 'Front desk',
});

/** What a click opens. */
export const clickPages = texts('phishing.clickPages', {
  lesson: 'The lesson right away',
  'sign-in': 'A made-up sign-in page, then the lesson',
  consent: 'A made-up request from an app, then the lesson',
  code: 'A made-up field for a code, then the lesson',
  payment: 'A made-up payment page, then the lesson',
});

/** What a practice email imitates. */
export const tricks = texts('phishing.tricks', {
  applicant: 'Job application',
  'bank-details': 'New bank details',
  boss: 'Message from the boss',
  calendar: 'Calendar invitation',
  complaint: 'Complaint or review',
  consent: 'App that asks for access',
  'device-code': 'Code to sign in a device',
  'help-desk': 'Help desk',
  invoice: 'Invoice',
  package: 'Package',
  password: 'Password',
  qr: 'QR code',
  renewal: 'Renewal',
  scan: 'Scan or fax',
  'shared-file': 'Shared file',
  signature: 'Document to sign',
  survey: 'Survey',
  'voice-note': 'Voice message',
});

/** A practice email to whoever asks for it. */
export const test = texts('phishing.testEmail', {
  send: 'Send me a test',
  sent: 'Sent to {address}. It isn’t counted anywhere, and its link opens a page that says so.',
});
