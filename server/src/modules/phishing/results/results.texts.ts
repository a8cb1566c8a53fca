import { texts } from '@portal/domain/texts/texts.ts';

/** What a row is of, in the file for spreadsheets. */
export const kinds = texts('phishing.results.kinds', {
  total: 'Total',
  campaign: 'Campaign',
  month: 'Month',
  department: 'Department',
  role: 'Role',
  template: 'Practice email',
  person: 'Person',
});

/** Columns of the file for spreadsheets. */
export const columns = texts('phishing.results.columns', {
  kind: 'Figures for',
  name: 'Name',
  email: 'Email',
  department: 'Department',
  status: 'Status',
  startsOn: 'First day',
  endsOn: 'Last day',
  planned: 'Planned',
  delivered: 'Delivered',
  bounced: 'Rejected by the mail server',
  reported: 'Reported',
  reportRate: 'Report rate in percent',
  firstReport: 'Minutes to first report',
  median: 'Minutes until half of the reports came in',
  clicked: 'Clicked',
  clickRate: 'Click rate in percent',
  further: 'Clicked the button on a fake page',
  lessons: 'Finished the lesson',
  robots: 'Opened only by bots',
});

/** How a campaign stands. */
export const states = texts('phishing.results.states', {
  planned: 'Planned',
  running: 'Running',
  ended: 'Ended',
  stopped: 'Stopped',
});

/** Headings and labels of the report. */
export const printed = texts('phishing.report', {
  heading: 'Phishing simulations',
  stateOn: 'As of',
  period: 'Period',
  campaignsCounted: 'Campaigns',
  emails: 'Practice emails',
  howToRead: 'How to read this',
  counting:
    'What matters most is reporting: one quick report protects everyone. Rates are percentages of the emails that the mail server accepted. Rejected emails, and those that only bots opened, count as not clicked. A report counts whether it came before or after a click.',
  byCampaign: 'By campaign',
  byMonth: 'By month',
  byDepartment: 'By department',
  byRole: 'By role',
  byTemplate: 'By practice email',
  people: 'People',
  aboutPeople: 'Use this to help, not to blame. Thank those who reported.',
  noNames: 'The organization has chosen not to see names, so no one is listed here.',
  nothing: 'No practice email has been delivered yet.',
  name: 'Name',
  days: 'Days',
  status: 'Status',
  month: 'Month',
  department: 'Department',
  role: 'Role',
  template: 'Practice email',
  delivered: 'Delivered',
  reportRate: 'Report rate',
  firstReport: 'First report',
  clickRate: 'Click rate',
  lessons: 'Lessons',
  reported: 'Reported',
  clicked: 'Clicked',
});

export const about = texts('phishing.report.about', {
  title: 'Phishing simulations: {organization}',
  titleOfOne: '{campaign}: {organization}',
  /** Programs show it as what the document is about. */
  description: 'Results of phishing simulations as of {date}',
  fileName: 'phishing-results-{date}',
  csvFileName: 'phishing-results-{date}',
  between: '{first} to {last}',
  deliveredOf: '{delivered, number} of {planned, number} delivered',
  aboutDepartments:
    'Departments with fewer than {count, number} people in a campaign are combined so no one can be identified.',
  otherDepartments: 'Others combined',
  aboutRoles:
    'Each person counts once, under the first of their roles. Roles with fewer than {count, number} people in a campaign are combined with those who have none.',
  otherRoles: 'No role, and small groups combined',
  unlisted:
    '{people, plural, one {# more person is in the portal’s CSV file.} other {# more people are in the portal’s CSV file.}}',
});

/** Below large numbers. */
export const cards = texts('phishing.report.cards', {
  reportRate: 'reported it: {reported, number} of {delivered, number}',
  firstReport: 'to the first report',
  noReport: 'no report yet',
  clickRate: 'clicked: {clicked, number} of {delivered, number}',
  lessons: '{count, plural, one {lesson finished} other {lessons finished}}',
});

/** Times, rounded to what tells most. */
export const times = texts('phishing.report.times', {
  minutes: '{count, number} min',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
});
