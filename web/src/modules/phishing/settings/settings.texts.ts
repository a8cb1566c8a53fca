import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('phishing.settings', {
  title: 'Settings for phishing simulations',
  description: 'Your email domains, how your team reports, and what you see.',
});

export const domains = texts('phishing.domains', {
  title: 'Your email domains',
  lead: 'Practice emails go only to addresses at domains you have verified. That way, no one can send them to other companies.',
  none: 'No domain yet. Add the part after the @ in your team’s addresses.',
  add: 'Add',
  domain: 'Domain, such as firm.com',
  enterFirst: 'Please enter a domain.',
  list: 'Email domains',
  waiting: 'Not verified yet',
  proved: 'Verified',
  expired: 'Verification expired',
  byDns: 'By DNS record, on {day}. The record must stay there.',
  byMail: 'By code, on {day}. Valid until {until}.',
  remove: 'Remove',
  removeWhat: 'Remove {domain}',
  removeTitle: 'Remove {domain}?',
  removeHint: 'People with an address there won’t get practice emails anymore.',
  removed: '{domain} was removed.',
  ways: 'Choose one of two ways:',
  dns: 'By DNS record',
  dnsHint: 'Add this TXT record where your domain is managed, then check it. It can take up to an hour to show up.',
  recordName: 'Name',
  recordValue: 'Value',
  check: 'Check the record',
  byCode: 'By code',
  codeHint: 'We email a code to an address that only the people who run your domain can read.',
  mailbox: 'Send the code to',
  send: 'Send the code',
  sent: 'The code was sent to {address}.',
  codeTo: 'We sent a code to {address}. It works until {time}.',
  code: 'Six-digit code',
  confirm: 'Confirm',
  codeFirst: 'Please enter the six digits.',
  isProved: '{domain} is verified.',
});

export const names = texts('phishing.names', {
  title: 'Who is named',
  lead: 'This changes what admins see, including for earlier campaigns. The change is recorded in the log.',
  save: 'Save',
  saved: 'Saved.',
});

export const reporting = texts('phishing.reporting', {
  title: '“Report this”',
  lead: 'Where your team reports emails that look odd, practice or real. Reports of real ones are emailed to you.',
  none: 'There is no link yet.',
  works: 'The link was created on {time} by {name}. It is shown only once.',
  make: 'Create the link',
  replace: 'Create a new link',
  replaceHint: 'A new link replaces the previous one.',
  revoke: 'Revoke the link',
  revokeTitle: 'Revoke this link?',
  revokeHint:
    'Anyone who uses it will see that it no longer works. Practice emails can then no longer be reported there.',
  revoked: 'The link was revoked.',
  link: 'Link for your team',
  sentence: 'Message for your team',
  sentenceText: 'Got an email that looks odd? Don’t click. Report it here: {url}',
  address: 'Or forward it to this address, as an attachment',
});

export const others = texts('phishing.reportedMails', {
  title: 'Reported emails that were not practice emails',
  lead: 'We keep only the sender, subject, and day. Take a look at the email with the person who reported it.',
  what: 'The reported emails',
  loading: 'Loading reported emails',
  none: 'No one has reported a real email yet.',
  sender: 'Sender',
  subject: 'Subject',
  reported: 'Reported',
  noSubject: 'No subject',
});

export const turnOff = texts('phishing.turnOff', {
  title: 'Turn off phishing simulations',
  lead: 'Emails that have not been sent yet will be canceled. Existing statistics are kept.',
  turnOff: 'Turn off',
  ask: 'Turn off phishing simulations?',
  turnedOff: 'Phishing simulations are off.',
});
