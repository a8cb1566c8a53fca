import { texts } from '@portal/domain/texts/texts.ts';

export const setUpPage = texts('console.setUp.page', {
  title: 'Set up {brand}',
  description: 'Everything this brand needs before your first customers arrive. Take the steps in any order.',
  what: 'the setup',
  loading: 'Loading the setup',
  allBrands: 'All brands',
  edit: 'Edit brand',
  check: 'Check again',
  checkFirst: 'Check now',
  checked: 'Checked.',
  checkedAt: 'DNS and address checked on {time} by {name}.',
  neverChecked: 'DNS and address haven’t been checked yet.',
  takes: 'A check takes a few seconds.',
  ownersOnly: 'Only owners can check and change this.',
  progress: 'Setup of {brand}',
  progressOf: '{done} of {total} done',
  allDone: 'Nothing is left to do. You can come back and check again at any time.',
  nextStep: 'Next: {step}',
  failed: 'This did not work. Please try again.',
});

export const setUpSteps = texts('console.setUp.steps', {
  address: 'Portal address',
  mail: 'Emails',
  look: 'Appearance and words',
  offer: 'Plans and sign-up',
  people: 'People',
});

export const setUpStepHints = texts('console.setUp.stepHints', {
  address: 'Where people open the portal.',
  mail: 'So that your emails arrive and no one can fake them. They come from {sender}.',
  look: 'What customers see of you.',
  offer: 'What customers can choose, and how they get in.',
  people: 'So that the portal does not depend on one person.',
});

export const setUpLines = texts('console.setUp.lines', {
  host: 'Name',
  portal: 'The portal answers',
  certificate: 'Certificate',
  mailServer: 'Mail server',
  spf: 'SPF',
  spfServer: 'SPF lists your mail server',
  dkim: 'DKIM',
  dmarc: 'DMARC',
  alignment: 'Emails pass DMARC',
  bounces: 'Replies and bounces',
  testMail: 'Test email',
  names: 'Names',
  logo: 'Logo',
  color: 'Color',
  support: 'Support address',
  legal: 'Legal page',
  plans: 'Plans',
  signUp: 'Sign-up page',
  colleague: 'Second staff account',
});

export const setUpStates = texts('console.setUp.states', {
  done: 'Done',
  todo: 'To do',
  unknown: 'Could not be checked',
  spared: 'Not needed',
  unchecked: 'Not checked yet',
});

export const setUpRecord = texts('console.setUp.record', {
  label: 'DNS record',
  type: 'Type',
  name: 'Name',
  value: 'Value',
  copyName: 'Copy the name {text}',
  copyValue: 'Copy the value {text}',
  copied: 'Copied.',
});

export const setUpActions = texts('console.setUp.actions', {
  selector: 'DKIM selector',
  selectorHint: 'For example, s1 or selector1. Leave it empty if you don’t know it.',
  saveSelector: 'Save',
  selectorSaved: 'The selector was saved. Check again to look at its key.',
  sendTest: 'Send a test email',
  testSent: 'A test email is on its way to {to}.',
  openLegal: 'Open the legal page',
  confirmLegal: 'I have read it',
  legalConfirmed: 'Thank you. We noted your name.',
  openPlans: 'Go to plans',
  openStaff: 'Go to staff',
  copyAddress: 'Copy the sign-up address',
});

export const setUpChecklist = texts('console.setUp.checklist', {
  title: 'Set up your portal',
  description: 'A few steps before your first customers arrive.',
  stepDone: 'done',
  stepOf: '{done} of {total}',
  open: 'Continue setup',
  hide: 'Hide',
  hidden: 'Hidden. You’ll find the setup on the page “Brands.”',
});
