import { texts } from '@portal/domain/texts/texts.ts';

export const teamFilters = texts('training.team.teamFilters', {
  searchForPeople: 'Search for people',
  show: 'Show',
  role: 'Role',
  anyRole: 'Any role',
  orderBy: 'Sort by',
  stateAndCount: '{state} ({count, number})',
});

export const changeCourseDialog = texts('training.team.changeCourseDialog', {
  openItNow: 'Open it now',
  description: 'For people who already have the course open, the due date changes. Completed courses stay completed.',
  waive: 'Waive',
  theyDoNotHave: 'They do not have to take it. Completed courses stay completed.',
  changeTheDueDate: 'Change the due date',
  forPeopleWhoHave: 'For people who have the course open. This does not assign it to anyone.',
  pleaseChooseACourse: 'Please choose a course.',
  nameIsOpenNow: '“{name}” is open now for {count, plural, one {# person} other {# people}}.',
  nameWasWaived: '“{name}” was waived for {count, plural, one {# person} other {# people}}.',
  nameIsDueOn:
    '{count, plural, one {“{name}” is due on {day} for this person, if they have it open.} other {“{name}” is due on {day} for anyone among the # people who already has it assigned.}}',
  title: 'Change a course for {count, plural, one {# person} other {# people}}',
  /** At the end of a list of names. */
  more: '{count, number} more',
  cancel: 'Cancel',
  save: 'Save',
  course: 'Course',
  whatToDo: 'What to do',
  dueOn: 'Due on',
});

export const personState = texts('training.team.personState', {
  removed: 'Removed',
  linkExpired: 'Link expired',
  linkRevoked: 'Link revoked',
  overdue: '{count, number} overdue',
  finished: 'Finished',
  upToDate: 'Up to date',
  notStarted: 'Not started',
  inProgress: 'In progress',
});

export const teamTable = texts('training.team.teamTable', {
  name: 'Name',
  selectName: 'Select {name}',
  state: 'Status',
  coursesDone: 'Courses done',
  coursesDoneByName: 'Courses done by {name}',
  completedOfAssigned: '{completed} of {assigned}',
  /** "phone" is left out where the column has a heading, here and below. */
  completedOfAssignedDone: '{completed} of {assigned}<phone> done</phone>',
  dueNext: 'Due next',
  due: '<phone>due</phone> <date>{day}</date>',
  lastActive: 'Last active',
  never: 'Never',
  actions: 'Actions',
  people: 'People',
  noOneWasFound: 'No one was found. Try another search or filter.',
});

export const teamPeople = texts('training.team.teamPeople', {
  selectAllOnThis: 'Select all on this page',
  selected: '{count} of {total} selected',
  changeACourse: 'Change a course',
});

export const teamSummary = texts('training.team.teamSummary', {
  upToDate: 'Up to date',
  upToDateOfActive: '{upToDate, number} of {active, number}',
  /** Below the number of people who are up to date. */
  ofActive: 'of {active, number}',
  noOneIsIn: 'No one is in training',
  title: '{upToDate, plural, one {# of {active, number} is up to date} other {# of {active, number} are up to date}}',
  needsNudge:
    '{count, plural, one {One person needs a nudge: a course is overdue.} other {# people need a nudge: a course is overdue.}}',
  nothingIsOverdue: 'Nothing is overdue.',
  addPeople: 'Add people',
  showWhoIsOverdue: 'Show who is overdue',
  seatsUsed: 'Seats used',
  seatsUsedOfSeats: '{seatsUsed, number} of {seats, number}',
});

export const teamTab = texts('training.team.teamTab', {
  what: 'Your team',
  loadingYourTeam: 'Loading your team',
  title: 'The latest results could not be loaded.',
  youSeeTheLast: 'You’re seeing the last known results. We’ll try again later.',
  bringYourTeamOn: 'Bring your team on board',
  addPeople: 'Add people',
  everyoneYouAddGets:
    'Everyone you add gets an email with a personal link. No account, no password: they open it, even on a phone, and take their first course in about ten minutes.',
  inTheCourseName: 'In the course “{name}”: <link>show all courses</link>',
  pagesOfPeople: 'Pages of people',
});
