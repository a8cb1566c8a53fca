import { texts } from '@portal/domain/texts/texts.ts';

export const readPeople = texts('policies.signOff.readPeople', {
  noAddress: 'Line {line, number} has no email address: “{text}”.',
  twice: 'Line {line, number}: {email} is listed twice.',
});

export const askDialog = texts('policies.signOff.askDialog', {
  notAsked: 'No one was asked.',
  chooseSomeone: 'Please choose someone, or enter an address.',
  title: 'Ask people to confirm',
  cancel: 'Cancel',
  sendTheEmails: 'Send the emails',
  hint: 'Each person gets an email with a personal link to version {version} of “{name}”.',
  yourPeople: 'Your people',
  everyone: 'Everyone ({count, number})',
  others: 'Others (optional)',
  whoShouldConfirm: 'Who should confirm',
  onePerLine: 'One person per line: an email address, or a name and an address.',
  twice: 'Listed twice',
  asked: '{asked, plural, one {# person} other {# people}} will get an email.',
  askedAndAlready:
    '{asked, plural, one {# person} other {# people}} will get an email. {already, plural, one {# had} other {# had}} already been asked.',
});

export const peopleDialog = texts('policies.signOff.peopleDialog', {
  notYet: 'Not yet',
  confirmed: 'Confirmed',
  takenBack: 'Withdrawn',
  onceADay: 'No one was reminded: once a day is enough.',
  reminded: 'Reminders on their way: {count, number}.',
  notReminded: 'No one was reminded.',
  notTakenBack: 'The request was not withdrawn.',
  name: 'Name',
  state: 'Status',
  when: 'When',
  actions: 'Actions',
  remindName: 'Remind {name}',
  remind: 'Remind',
  takeBackName: 'Withdraw the request to {name}',
  takeBack: 'Withdraw',
  title: 'Sign-off for version {version}',
  close: 'Close',
  remindEveryone: 'Remind everyone who hasn’t confirmed',
  loadingThePeople: 'Loading the list of people',
  haveConfirmed: '{confirmed, plural, one {# of {asked, number} has} other {# of {asked, number} have}} confirmed.',
  allRecordsAsCsv: 'All records (CSV)',
  peopleAsked: 'People asked to confirm',
  pagesOfPeople: 'Pages of people',
  confirmedOn: 'Confirmed {day}',
  confirmedWithAnswers:
    'Confirmed {day}, after {count, plural, one {# question was} other {# questions were}} answered correctly',
  confirmedEarlier: 'Confirmed version {version, number} on {day}; the “For everyone” part did not change',
  askedOn: 'Asked {day} by {name}',
  askedAndReminded: 'Asked {day} by {name}, reminded {count, plural, one {once} other {# times}}',
});

export const signOffCard = texts('policies.signOff.signOffCard', {
  loadingTheSignOffs: 'Loading the sign-offs',
  title: 'Sign-off',
  what: 'Ask your people to read this version and confirm that they have. If its “For everyone” part comes from the library, they answer two questions about it first. Each person gets a link by email and doesn’t need an account; you get a record with the name, time, text and answers.',
  confirmed: 'Confirmed',
  confirmedOf: '{confirmed, number} of {asked, number}',
  ofAsked: 'of {asked, number}',
  everyone: 'Everyone has confirmed this version.',
  missing:
    '{count, plural, one {# confirmation is} other {# confirmations are}} missing. People are reminded after 5 days, then weekly.',
  askPeople: 'Ask people',
  askMorePeople: 'Ask more people',
  whoHasConfirmed: 'Who has confirmed',
});
