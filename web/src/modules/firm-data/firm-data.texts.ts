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
    'One ZIP file with all your data: tables as CSV and JSON, uploaded files, scan reports, and your policies as PDFs. The README explains what each part is.',
  prepare: 'Prepare the file',
  prepareAgain: 'Prepare a new file',
  ask: 'Prepare a file with everything?',
  askText:
    'The file contains everything about your company, including your people’s names and results. All admins get an email when it is ready.',
  asked: 'We’re preparing the file. You’ll get an email when it is ready.',
  failed: 'The file could not be requested.',
  making: 'We’re preparing the file',
  makingText: '{askedBy} requested it on {askedAt}. You can close this page; all admins get an email when it is ready.',
  brokenTitle: 'The file could not be created',
  brokenText: 'Please try again. If it fails again, contact support.',
  ready: 'The file is ready',
  readyText: '{askedBy} requested it on {askedAt}. You can download it until {expiresAt}; then we delete it.',
  download: 'Download ({size})',
  ownAdminsOnly: 'Only the company’s own admins can do this.',
});

export const deletionCard = texts('firm-data.deletionCard', {
  title: 'Delete everything',
  description:
    'You can leave at any time. {graceDays} days after your request, we delete all accounts, websites, scans, policies, records, training results, and files. No one can restore them.',
  stays:
    '{brand} and its payment provider keep invoices for as long as the law requires. Backups are overwritten in the weeks that follow. One log entry remains, stating that a company was deleted and when.',
  start: 'Delete everything',
  ask: 'Delete everything about {companyName}?',
  askText:
    'In {graceDays} days, we will delete everything. Until then, nothing changes, and any admin can stop it. All admins get an email now and another two days before.',
  name: 'Your company’s name',
  nameHint: 'Type it exactly as it appears here: {companyName}',
  nameWrong: 'This is not your company’s name. Check the capitalization, too.',
  confirm: 'Delete in {graceDays} days',
  asked: 'Everything will be deleted in {graceDays} days. All admins have been notified.',
  failed: 'The deletion could not be requested.',
  pending: 'Everything will be deleted on {dueAt}',
  pendingText: '{askedBy} requested this on {askedAt}. Until then, any admin can stop it.',
  stop: 'Stop the deletion',
  stopped: 'Nothing will be deleted.',
  stopFailed: 'The deletion could not be stopped. Please try again.',
});

export const words = texts('firm-data.words', {
  exportAsked: 'Requested a file with all the company’s data',
  exportDownloaded: 'Downloaded the file with all the company’s data',
  deletionAsked: 'Requested to delete everything about the company',
  deletionCanceled: 'Stopped the deletion of the company',
  exportMail: 'All data ready to download',
  deletionMail: 'Deletion of the company',
});
