import { texts } from '@portal/domain/texts/texts.ts';

export const ofAdmins = texts('firm-data.emails.ofAdmins', {
  /** Completes "You received this message because". */
  reason: 'you are an admin of {organization} in {brand}. We notify all admins of this.',
});

export const exportReady = texts('firm-data.emails.exportReady', {
  subject: '{organization}’s data is ready to download',
  preheader: '{person} asked for it.',
  heading: 'Your company’s data is ready',
  what: '{person} asked for one file with everything stored about {organization}. It’s ready now.',
  howLong: 'Sign in to download it. The file will be deleted on {day}.',
  open: 'Open the download',
  unexpected:
    'The file contains everything about your company, so keep it safe. If no one was supposed to ask for it, let {support} know.',
});

export const deletionAsked = texts('firm-data.emails.deletionAsked', {
  subject: '{organization} will be deleted on {day}',
  preheader: '{person} asked for this. You can still stop it.',
  heading: 'Everything is going to be deleted',
  what: '{person} asked us to delete everything about {organization}. Until {day}, nothing will change, and any admin can stop it.',
});

export const deletionSoon = texts('firm-data.emails.deletionSoon', {
  subject: 'Reminder: {organization} will be deleted on {day}',
  preheader: '{person} asked for this. This is the last reminder, and you can still stop it.',
  heading: 'Only a short time left',
  what: 'On {day}, we will delete everything about {organization}, as {person} asked us to. Until then, any admin can stop it.',
});

export const deletionCanceled = texts('firm-data.emails.deletionCanceled', {
  subject: '{organization} will not be deleted',
  preheader: '{person} stopped it.',
  heading: 'Nothing will be deleted',
  what: '{person} stopped the deletion of {organization} that was scheduled for {day}. Everything stays as it is.',
});

/** Of the emails before a deletion. */
export const ofDeletion = texts('firm-data.emails.ofDeletion', {
  goes: 'All accounts, websites, scans, policies, records, training results and files of {organization} will be gone, and no one can restore them.',
  stays:
    'Invoices are kept by {brand} and its payment provider for as long as the law requires. Backups are overwritten in the weeks that follow.',
  stop: 'Stop the deletion',
  open: 'Open your company’s data',
  download: 'Before that, you can download everything in one file on the same page.',
});
