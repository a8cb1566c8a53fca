import { texts } from '@portal/domain/texts/texts.ts';

export const teamFilters = texts('training.team.teamFilters', {
  searchForPeople: 'Search for people',
  show: 'Show',
  orderBy: 'Order by',
});

export const changeCourseDialog = texts('training.team.changeCourseDialog', {
  openItNow: 'Open it now',
  description: 'Where it is already open, the due date moves. Completed courses stay completed.',
  waive: 'Waive',
  theyDoNotHave: 'They do not have to take it. Completed courses stay completed.',
  changeTheDueDate: 'Change the due date',
  forPeopleWhoHave: 'For people who have it open. This does not assign it to anyone.',
  text1Person: '1 person',
  countPeople: '{count} people',
  pleaseChooseACourse: 'Please choose a course.',
  nameIsOpenNow: '“{name}” is open now for {count}.',
  nameWasWaivedFor: '“{name}” was waived for {count}.',
  nameIsDueOn: '“{name}” is due on {dueOn} for those of the {count} who have it open.',
  changeACourseFor: 'Change a course for {count}',
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
  overdueOverdue: '{overdue} overdue',
  finished: 'Finished',
  upToDate: 'Up to date',
  notStarted: 'Not started',
  inProgress: 'In progress',
});

export const teamTable = texts('training.team.teamTable', {
  name: 'Name',
  selectName: 'Select {name}',
  state: 'State',
  coursesDone: 'Courses done',
  coursesDoneByName: 'Courses done by {name}',
  completedOfAssigned: '{completed} of {assigned}',
  completedOfAssignedDone: '{completed} of {assigned}<span> done</span>',
  dueNext: 'Due next',
  due: 'due',
  lastActive: 'Last active',
  never: 'Never',
  actions: 'Actions',
  people: 'People',
  noOneWasFound: 'No one was found. Try another search or filter.',
});

export const teamPeople = texts('training.team.teamPeople', {
  selectAllOnThis: 'Select all on this page',
  countOfCount2Selected: '{count} of {count2} selected',
  changeACourse: 'Change a course',
});

export const teamSummary = texts('training.team.teamSummary', {
  upToDate: 'Up to date',
  upToDateOfActive: '{upToDate} of {active}',
  ofActive: 'of {active}',
  noOneIsIn: 'No one is in training',
  upToDateOfActiveAre: '{upToDate} of {active} are up to date',
  onePersonNeeds: 'One person needs',
  overduePeopleNeed: '{overdue} people need',
  aNudgeACourse: 'a nudge: a course is overdue.',
  nothingIsOverdue: 'Nothing is overdue.',
  addPeople: 'Add people',
  showWhoIsOverdue: 'Show who is overdue',
  seatsUsed: 'Seats used',
  seatsUsedOfSeats: '{seatsUsed} of {seats}',
});

export const teamTab = texts('training.team.teamTab', {
  what: 'Your team',
  loadingYourTeam: 'Loading your team',
  title: 'The latest results could not be fetched.',
  youSeeTheLast: 'You see the last known results. We will try again later.',
  bringYourTeamOn: 'Bring your team on board',
  addPeople: 'Add people',
  everyoneYouAddGets:
    'Everyone you add gets an email with a personal link. No account, no password: they open it, even on a phone, and take their first course in about ten minutes.',
  inTheCourseName: 'In the course “{name}”: <link>show all courses</link>',
  pagesOfPeople: 'Pages of people',
});
