import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('calendar.page', {
  title: 'Calendar',
  description: 'What is coming up in the next twelve months: scans, courses, reviews, and what expires.',
  dashboard: 'Dashboard',
  file: 'Next 90 days as a file (.ics)',
  what: 'The calendar',
  loading: 'Loading the calendar',
});

export const month = texts('calendar.month', {
  thisMonth: 'This month',
  previous: 'Previous month',
  next: 'Next month',
  more: '{count} more',
  today: 'Today',
  boxes: 'What the boxes mean',
  needsYou: 'Needs you',
  onItsOwn: 'Happens automatically',
});

export const list = texts('calendar.list', {
  title: 'By date',
  description: 'Anything that needs you is marked. The rest happens automatically.',
  today: '(today)',
  isCut: 'There is more this month than we can show here.',
});

export const quiet = texts('calendar.quiet', {
  title: 'Nothing is planned for this month',
  what: 'Scheduled scans, courses, policy reviews, and anything that expires appear here on their dates.',
  scans: 'Schedule website scans',
  training: 'Plan your training',
});

/** What each kind of entry means and what to do. */
export const hints = texts('calendar.hints', {
  'legal-deadline': 'Do it by then and mark it as done in the record, or say there why it does not apply.',
  'plan-end': 'Choose a plan before then. What you have set up is kept, but nothing is scanned afterward.',
  'certificate-end': 'Renew it before then, or browsers will warn your visitors.',
  'course-due': 'The last day for everyone who hasn’t finished. They’ll get an email reminder.',
  'policy-review': 'Read it again. If it is still right, approve it again.',
  'record-due': 'Bring the record up to date by then, or close it if it is done.',
  'answers-confirm': 'Answers count for half after 90 days, until you confirm them.',
  'risk-end': 'This is the last day. After that, the risk is open again and counts.',
  'handover-end': 'Not everything is done yet. Ask how it is going, or send a new link.',
  'proof-pack-end': 'The last day it is valid. Make a new one if you need it.',
  'course-opens': 'Everyone gets an email with their link.',
  'sign-off-reminder': 'Everyone who has not confirmed gets an email.',
  scan: 'On your schedule. You’ll hear from us when there is something new.',
});

export const log = texts('calendar.log', {
  downloaded: 'Downloaded the calendar',
});
