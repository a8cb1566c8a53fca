import { texts } from '@portal/domain/texts/texts.ts';

export const cardPage = texts('incidents.cardPage', {
  title: 'Emergency card',
  description:
    'Who to call when something goes wrong. Print it, save it on phones, and keep it where you can reach it without email.',
  what: 'The emergency card',
  loading: 'Loading the emergency card',
  back: 'Something has happened',
  contacts: 'Who to call',
  contactsLead:
    'The card holds up to eight contacts; add at least two. Call each number once to check that it is correct.',
  changed: 'Last changed {time} by {name}',
});

export const contactForm = texts('incidents.contactForm', {
  contact: 'Contact {number}',
  role: 'Role',
  name: 'Name',
  phone: 'Phone',
  note: 'Note (hours, contract)',
  add: 'Add a contact',
  remove: 'Remove contact {number}',
  save: 'Save the contacts',
  saved: 'The contacts were saved.',
  nameMissing: 'Please enter a name.',
  failed: 'The contacts could not be saved. Please try again.',
  full: 'The card is full. Remove a contact to add another.',
});

export const filesCard = texts('incidents.cardFiles', {
  title: 'Keep a copy',
  lead: 'Save these again whenever a number changes.',
  wallet: 'Wallet card (PDF)',
  sheet: 'Sheet with four cards (PDF)',
  page: 'Page that works offline (HTML)',
  aboutPage: 'The page has your contacts and all the steps. It opens on a phone offline, without signing in.',
});

export const linkCard = texts('incidents.cardLink', {
  title: 'Link for your team',
  lead: 'Anyone who has the link can see the card and the steps, without signing in. It works until you revoke it.',
  none: 'There is no link yet.',
  works: 'The current link was created {time} by {name}. We can’t show it again: only its fingerprint is stored.',
  make: 'Create a link',
  replace: 'Create a new link',
  replaceWhy: 'When you create a new link, the old one stops working.',
  revoke: 'Revoke the link',
  revokeTitle: 'Revoke the link?',
  revokeText: 'The link will stop working right away for everyone who has it. Saved pages are not affected.',
  revoked: 'The link was revoked.',
  failed: 'The link could not be created. Please try again.',
  revokeFailed: 'The link could not be revoked. Please try again.',
  made: 'Copy the link now and share it with your team. Bookmark it on your phones.',
  copy: 'Copy the link',
  copied: 'The link was copied.',
});
