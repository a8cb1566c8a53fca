import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('phishing.overview', {
  title: 'Phishing simulations',
  description:
    'Practice emails that teach your team to spot and report phishing. A click opens a short, friendly lesson.',
  newCampaign: 'New campaign',
  parts: 'More about phishing simulations',
  templates: 'Practice emails',
  'allow-list': 'Let practice emails through',
  settings: 'Settings',
});

/** Why nothing can be sent now. */
export const obstacles = texts('phishing.obstacles', {
  noSender: 'Your provider has not set a sending domain yet',
  noSenderHint: 'Practice emails are sent from a domain that your provider sets up. Until then, nothing can be sent.',
  notChecked: 'The sending domain has not been checked yet',
  notCheckedHint:
    'Your provider checks it before the first email goes out. You can prepare everything in the meantime.',
  checkFailed: 'Nothing can be sent at the moment',
  checkFailedHint:
    'The sending domain did not pass its last check, so emails would end up in spam. Your provider can see why and fix it.',
  stopped: 'Your provider has stopped all simulations for now',
  stoppedHint: 'Nothing is sent until your provider lets them continue. Lessons and reports still work.',
});

/** What is to be done before the first campaign. */
export const steps = texts('phishing.firstSteps', {
  title: 'Before your first campaign',
  lead: 'Do these once. They take about 20 minutes in all.',
  done: 'Done',
  prove: 'Show that your email domain is yours',
  proveHint: 'Practice emails go only to addresses at a domain that you have verified.',
  allow: 'Let practice emails through your spam filter',
  allowHint: 'Otherwise, filters may block them or open their links.',
  report: 'Give your team a way to report emails',
  reportHint: 'Reporting matters most. Create the link and share it.',
  people: 'Add your team to the training',
  peopleHint: 'Practice emails go to the people in your training.',
  campaign: 'Plan your first campaign',
  campaignHint: '{due, plural, one {# person can} other {# people can}} get a practice email now.',
});

/** Figures of the latest month and of every month. */
export const progress = texts('phishing.progress', {
  title: 'How your team did in {month}',
  lead: 'Reporting comes first: one quick report protects everyone.',
  reportedHint: '{reported, number} of {delivered, number} reported it',
  clickedHint: '{clicked, number} of {delivered, number} clicked',
  before: '{rate} the month before',
  firstReport: 'Time to first report',
  noReport: 'No one reported it',
  fastHint: 'From sending to the first report by anyone',
  months: 'Month by month',
  monthsLead: 'Out of 100 people who got a practice email',
  inWords:
    'Report and click rate by month, from {first} to {last}; the last month: {report} reported, {click} clicked.',
  showNumbers: 'Show the numbers',
  month: 'Month',
  delivered: 'Delivered',
});

/** The list of campaigns. */
export const campaigns = texts('phishing.campaigns', {
  title: 'Campaigns',
  what: 'Your campaigns',
  loading: 'Loading campaigns',
  none: 'No campaign yet',
  noneHint: 'A campaign sends each person one practice email, spread over several days, during working hours.',
  name: 'Campaign',
  state: 'Status',
  days: 'Days',
  between: '{first} to {last}',
  delivered: 'Delivered',
  deliveredOf: '{delivered, number} of {planned, number}',
  pages: 'Pages of campaigns',
});
