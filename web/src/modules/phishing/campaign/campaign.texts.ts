import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('phishing.campaign', {
  title: 'Phishing campaign',
  what: 'This campaign',
  loading: 'Loading the campaign',
  unknown: 'This campaign does not exist',
  unknownHint: 'It may belong to another organization.',
  facts: '{first} to {last} · planned by {name}',
  wholeTeam: 'Whole team',
  stoppedOn: 'Stopped on {time}. Nothing more will be sent.',
  plannedHint: 'No email has been sent yet. You can still change this campaign.',
  change: 'Change',
});

export const stop = texts('phishing.stopCampaign', {
  stop: 'Stop',
  ask: 'Stop this campaign?',
  hint: 'Emails that have not been sent yet will be canceled. Lessons and reports for the others still work. A stopped campaign cannot be resumed.',
  confirm: 'Stop campaign',
  stopped: 'The campaign was stopped.',
});

export const figures = texts('phishing.campaignFigures', {
  title: 'Results',
  lead: 'Based on delivered emails. Bounces and opens by bots are not counted.',
  reported: '{count, number} of {total, number} reported it',
  clicked: '{count, number} of {total, number} clicked',
  firstReport: 'Time to first report',
  median: 'Half of the reports came within {time}',
  noReport: 'No report yet',
  mails: 'Emails',
  planned: 'Planned',
  delivered: 'Delivered',
  bounced: 'Refused by the mail server',
  waiting: 'Not delivered yet',
  clickedOnes: 'Clicked',
  further: 'Clicked the button on a made-up page',
  lessons: 'Finished the lesson',
  robots: 'Opened only by bots',
  robotsHint:
    'Spam filters open links to check them. We use several signs to tell them apart from people, and don’t count them as clicks.',
});

export const tables = texts('phishing.campaignTables', {
  byTemplate: 'By practice email',
  byDepartment: 'By department',
  byDepartmentLead: 'Departments with fewer than {count, number} people are combined, so no one can be identified.',
  template: 'Practice email',
  department: 'Department',
  otherDepartments: 'Others combined',
  delivered: 'Delivered',
});

export const people = texts('phishing.campaignPeople', {
  title: 'People',
  lead: 'Use this to help, not to blame. Thank those who reported.',
  person: 'Person',
  mail: 'Practice email',
  state: 'Email',
  reported: 'Reported',
  clicked: 'Clicked',
  lesson: 'Lesson',
  noNames: 'Your organization has chosen not to see names, so people are not listed here.',
});

/** How one mail stands. */
export const mailStates = texts('phishing.mailStates', {
  planned: 'Planned',
  queued: 'On its way',
  delivered: 'Delivered',
  bounced: 'Refused',
  dropped: 'Not sent',
});
