import { texts } from '@portal/domain/texts/texts.ts';

export const readPeople = texts('policies.signOff.readPeople', {
  lineCountHasNo: 'Line {count} has no email address: “{slice}”.',
  lineCountEmailIs: 'Line {count}: {email} is in the list twice.',
});

export const askDialog = texts('policies.signOff.askDialog', {
  what: 'No one was asked.',
  pleaseChooseSomeoneOr: 'Please choose someone, or enter an address.',
  title: 'Ask people to confirm',
  cancel: 'Cancel',
  sendTheEmails: 'Send the emails',
  eachPersonGetsAn: 'Each person gets an email with a personal link to version {version} of “{name}”.',
  yourPeople: 'Your people',
  everyoneCount: 'Everyone ({count})',
  othersOptional: 'Others (optional)',
  whoShouldConfirm: 'Who should confirm',
  description: 'One person per line: an email address, or a name and an address.',
  twiceInTheList: 'Twice in the list',
  text1PersonWillGet: '1 person will get an email.',
  askedPeopleWillGet: '{asked} people will get an email.',
  toldAlreadyHadAlready: '{told} {already} had already been asked.',
});

export const peopleDialog = texts('policies.signOff.peopleDialog', {
  notYet: 'Not yet',
  confirmed: 'Confirmed',
  takenBack: 'Taken back',
  noOneWasReminded: 'No one was reminded: once a day is enough.',
  remindersOnTheirWay: 'Reminders on their way: {reminded}.',
  what: 'No one was reminded.',
  theRequestWasNot: 'The request was not taken back.',
  name: 'Name',
  state: 'State',
  when: 'When',
  actions: 'Actions',
  remindName: 'Remind {name}',
  remind: 'Remind',
  takeBackFromName: 'Take back from {name}',
  takeBack: 'Take back',
  signOffForVersion: 'Sign-off for version {version}',
  close: 'Close',
  remindEveryoneStillMissing: 'Remind everyone still missing',
  loadingThePeople: 'Loading the people',
  acknowledgedOfAskedHave: '{acknowledged} of {asked} have confirmed.',
  allRecordsAsCsv: 'All records as CSV',
  peopleAskedToConfirm: 'People asked to confirm',
  pagesOfPeople: 'Pages of people',
  confirmedAcknowledgedAt: 'Confirmed {acknowledgedAt}',
  askedAskedAtByAskedBy: 'Asked {askedAt} by {askedBy}',
});

export const signOffCard = texts('policies.signOff.signOffCard', {
  loadingTheSignOffs: 'Loading the sign-offs',
  title: 'Sign-off',
  askYourPeopleTo:
    'Ask your people to read this version and confirm that they have. Each person gets a link by email and needs no account; you get a record with name, time and text.',
  confirmed: 'Confirmed',
  acknowledgedOfAsked: '{acknowledged} of {asked}',
  ofAsked: 'of {asked}',
  everyoneHasConfirmedThis: 'Everyone has confirmed this version.',
  countCount:
    '{count} {count, plural, one {confirmation is} other {confirmations are}} missing. People are reminded after 5 days, then weekly.',
  askPeople: 'Ask people',
  askMorePeople: 'Ask more people',
  whoHasConfirmed: 'Who has confirmed',
});
