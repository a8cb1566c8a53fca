import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('firm-data.page', {
  title: 'Your company’s data',
  description: 'Download everything we keep about {companyName}, or have it deleted.',
  place: 'Settings',
  what: 'Your company’s data',
  loading: 'Loading your company’s data',
  back: 'Organization Details',
});

export const exportCard = texts('firm-data.exportCard', {
  title: 'Download everything',
  description:
    'One ZIP file with all your data: tables as CSV and JSON, uploaded files, scan reports, and your policies as PDFs. A README in it explains what is what.',
  prepare: 'Prepare the file',
  prepareAgain: 'Prepare a new file',
  ask: 'Prepare a file with everything?',
  askText:
    'The file contains everything about your company, including your people’s names and results. All admins get an email when it is ready.',
  asked: 'We’re preparing the file. You’ll get an email when it is ready.',
  failed: 'The file could not be requested.',
  making: 'We’re preparing the file',
  makingText: '{askedBy} asked for it on {askedAt}. You can close this page; all admins get an email when it is ready.',
  brokenTitle: 'The file could not be created',
  brokenText: 'Please try again. If it fails again, contact support.',
  ready: 'The file is ready',
  readyText: '{askedBy} asked for it on {askedAt}. You can download it until {expiresAt}; then we delete it.',
  download: 'Download ({size})',
  ownAdminsOnly: 'Only the company’s own admins can do this.',
});

export const deletionCard = texts('firm-data.deletionCard', {
  title: 'Delete everything',
  description:
    'You can leave at any time. {graceDays} days after you ask, we delete all accounts, websites, scans, policies, records, training results, and files. No one can restore them.',
  stays:
    'Invoices stay with {brand} and its payment provider for as long as the law requires. Backups are overwritten in the weeks that follow. One log entry remains, which says that a company was deleted and when.',
  start: 'Delete everything',
  ask: 'Delete everything about {companyName}?',
  askText:
    'In {graceDays} days, we will delete everything. Until then, nothing changes, and any admin can stop it. All admins get an email now and two days before.',
  name: 'Name of your company',
  nameHint: 'Type it exactly as it appears here: {companyName}',
  nameWrong: 'This is not the name of your company. Check the capitalization, too.',
  confirm: 'Delete in {graceDays} days',
  asked: 'Everything will be deleted in {graceDays} days. All admins have been notified.',
  failed: 'The deletion could not be requested.',
  pending: 'Everything will be deleted on {dueAt}',
  pendingText: '{askedBy} asked for this on {askedAt}. Until then, any admin can stop it.',
  stop: 'Stop the deletion',
  stopped: 'Nothing will be deleted.',
  stopFailed: 'The deletion could not be stopped. Please try again.',
});

export const words = texts('firm-data.words', {
  exportAsked: 'Asked for a file with all the company’s data',
  exportDownloaded: 'Downloaded the file with all the company’s data',
  deletionAsked: 'Asked to delete everything about the company',
  deletionCanceled: 'Stopped the deletion of the company',
  exportMail: 'All data ready to download',
  deletionMail: 'Deletion of the company',
});
