import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('phishing.newCampaign', {
  title: 'New campaign',
  change: 'Change campaign',
  description: 'Each person gets one practice email, at a random time during working hours.',
  what: 'What a campaign needs',
});

export const form = texts('phishing.campaignForm', {
  name: 'Name, for your list only',
  nameFirst: 'Please enter a name.',
  startsOn: 'Starts on',
  dayFirst: 'Please choose a day.',
  days: 'Spread over',
  dayCount: '{count, plural, one {# day} other {# days}}',
  daysHint: 'Weekends are counted, but nothing is sent then.',
  whom: 'Who gets one',
  everyone: 'The whole team',
  everyoneHint:
    '{due, number} of {active, number} people can get one now. The others got one in the last two weeks, or have no address at a verified domain.',
  some: 'Some departments',
  departments: 'Departments',
  department: '{name} ({people, number})',
  departmentFirst: 'Please choose at least one department.',
  which: 'Which practice emails',
  byLevel: 'Matched to each person',
  byLevelHint: 'Easy ones first, harder ones for those who report. Recommended.',
  chosen: 'Selected ones',
  chosenHint: 'You choose; each person gets one that is new to them.',
  templates: 'Practice emails',
  templateFirst: 'Please choose at least one practice email.',
  count: '{count, plural, =0 {None chosen} one {# chosen} other {# chosen}}',
  preview: 'Preview',
  previewOf: 'Preview: {name}',
  plan: 'Plan campaign',
  save: 'Save changes',
  planned: '{planned, plural, one {# practice email is} other {# practice emails are}} planned.',
  left: '{planned, plural, one {# practice email is} other {# practice emails are}} planned. Skipped: {outside, number} without a verified domain, {resting, number} who had one recently, {seenAll, number} who have seen them all.',
});
