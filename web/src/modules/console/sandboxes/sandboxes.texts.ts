import { texts } from '@portal/domain/texts/texts.ts';

export const sandboxesPage = texts('console.sandboxes.sandboxesPage', {
  title: 'Sandboxes',
  description:
    'A sandbox is a made-up company, Harbor Bakery, with websites, findings, training, policies and records. Try the portal in it, show it to a prospect or test the public interface. Each brand can have one.',
  rules: 'How a sandbox differs from a customer',
  free: 'Its plan includes everything and costs nothing. It is left out of usage and billing files, benchmarks, announcements and “Waiting for you.”',
  emails:
    'Emails go only to people who sign in to it and to people invited as its admins. All other emails, such as training links for its made-up employees, are not sent.',
  scans:
    'No website is scanned or rated, because the ones in it do not exist. No phishing simulations are sent, and plans cannot be ordered.',
  webhooks:
    'Your own webhooks do not report it. Webhooks and tokens that you set up in the sandbox itself work until you reset it.',
  loading: 'Loading the sandboxes',
  what: 'The sandboxes',
  brand: 'Brand',
  state: 'Status',
  person: 'Signs in',
  filled: 'Last filled',
  filledBy: '{date} by {person}',
  none: 'None',
  preparing: 'Being prepared',
  ready: 'Ready',
  removing: 'Being removed',
  late: 'This is taking longer than usual. Select “Reset” to try again.',
  create: 'Create sandbox',
  open: 'Open customer page',
  invite: 'Invite someone',
  reset: 'Reset',
  resetTitle: 'Reset the sandbox of {brand}?',
  resetAbout:
    'Everything in it is deleted, including tokens and webhooks, and replaced by the original data. People who sign in to it keep their accounts.',
  resetting: 'The sandbox is being reset.',
  remove: 'Remove',
  removeTitle: 'Remove the sandbox of {brand}?',
  removeAbout: 'Everything in it and the accounts of people who sign in to it are deleted for good.',
  removed: 'The sandbox is being removed.',
});

export const sandboxDialog = texts('console.sandboxes.sandboxDialog', {
  createTitle: 'Create a sandbox for {brand}',
  create: 'Create sandbox',
  created: 'The sandbox is being prepared. The invitation is sent to {email} once it is ready.',
  createAbout: 'This person gets an email with a link to set a password and is an admin of the sandbox.',
  inviteTitle: 'Invite someone to the sandbox of {brand}',
  invite: 'Send invitation',
  invited: 'The invitation is on its way to {email}.',
  inviteAbout:
    'This person, such as a prospect, becomes an admin of the sandbox: they see and change everything in it and get its emails. The link works for a week; invite the same address again to send a new one.',
  email: 'Email address',
  aboutEmail:
    'Use an address without an account here; your console address already has one. With most email services, an address with a plus sign reaches the same inbox.',
  firstName: 'First name',
  lastName: 'Last name',
});
