import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('calendar.page', {
  title: 'Calendar',
  description: 'What is coming up in the next twelve months: scans, courses, reviews, and expiration dates.',
  dashboard: 'Dashboard',
  file: 'Next 90 days as a file (.ics)',
  subscribe: 'See these dates in your calendar app, always up to date',
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
  needsYou: 'Needs your attention',
  onItsOwn: 'Happens automatically',
});

export const list = texts('calendar.list', {
  title: 'By date',
  description: 'Anything that needs your attention is marked. The rest happens automatically.',
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
  'legal-deadline': 'Meet this deadline and mark it as done in the record, or explain there why it does not apply.',
  'plan-end': 'Choose a plan before then. We’ll keep everything you have set up, but scans will stop.',
  'certificate-end': 'Renew it before then, or browsers will warn your visitors.',
  'course-due': 'This is the last day to finish. Anyone who hasn’t will get an email reminder.',
  'policy-review': 'Read the policy again. If it is still accurate, approve it again.',
  'record-due': 'Bring the record up to date by then, or close it if it is done.',
  'answers-confirm': 'After 90 days, answers count for only half until you confirm them.',
  'risk-end': 'After this date, the risk will reopen and count again.',
  'handover-end': 'Not everything is done yet. Ask how it is going, or send a new link.',
  'proof-pack-end': 'This is the last day the pack is valid. Create a new one if you need it.',
  'phishing-start': 'Practice emails start going out during working hours. No one is notified beforehand.',
  'phishing-end': 'The last practice emails go out. The results are on the campaign’s page.',
  'course-opens': 'Everyone will get an email with a personal link.',
  'sign-off-reminder': 'Anyone who has not confirmed the policy yet will get an email.',
  scan: 'This scan runs on your schedule. You’ll hear from us if it finds anything new.',
});

export const log = texts('calendar.log', {
  downloaded: 'Downloaded the calendar',
  feedMade: 'Created an address for a calendar app',
  feedEnded: 'Turned off the address for a calendar app',
});
