import { texts } from '@portal/domain/texts/texts.ts';

export const useEditCourses = texts('training.person.useEditCourses', {
  somethingWentWrongPlease: 'Something went wrong. Please try again.',
});

export const courseMenu = texts('training.person.courseMenu', {
  assignAgain: 'Assign again',
  openItNow: 'Open it now',
  changeTheDueDate: 'Change the due date',
  waive: 'Waive',
  startTheCourseOver: 'Start the course over',
  actionsForName: 'Actions for {name}',
  nameIsOpenNow: '“{name}” is open now.',
  nameWasWaived: '“{name}” was waived.',
  startOver: 'Start over',
  nameStartsOver: '“{name}” was restarted.',
  nameStartsOverFor:
    '“{name}” will start over for this person, with a new due date. Lessons they have read and a quiz they have passed will no longer count; certificates remain valid.',
});

export const dueDialog = texts('training.person.dueDialog', {
  pleaseChooseADate: 'Please choose a date.',
  nameIsDueOn: '“{name}” is now due on {day}.',
  title: 'Change the due date',
  cancel: 'Cancel',
  save: 'Save',
  dueOn: 'Due on',
});

export const personCourses = texts('training.person.personCourses', {
  /** Beside "Completed". */
  on: 'on {day}',
  opens: 'opens {day}',
  due: 'due {day}',
  course: 'Course',
  state: 'Status',
  exercises: 'Exercises',
  exercisesOf: '{count, number} of {total, number}',
  quiz: 'Quiz',
  actions: 'Actions',
  coursesOfName: '{name}’s courses',
  notFinished: '{tries, plural, one {Not finished} other {Not finished, # tries}}',
  score: '{tries, plural, one {{right} of {outOf}} other {{right} of {outOf}, # tries}}',
  /** "unseen" is only read out, here and below. */
  certificate: '<unseen>Certificate</unseen> {number}',
  downloadCertificate: 'Download certificate<unseen> for {name}</unseen>',
});

export const editPersonDialog = texts('training.person.editPersonDialog', {
  theChangesAreSaved: 'The changes were saved.',
  somethingWentWrongPlease:
    'Something went wrong. Please refresh the page and try again. If this problem persists, email {supportEmail}.',
  pleaseChooseADate: 'Please choose a date.',
  editName: 'Edit {name}',
  fromDirectory: 'Your directory keeps the name, email address and department up to date. Please change them there.',
  cancel: 'Cancel',
  save: 'Save',
  name: 'Name',
  email: 'Email',
  description: 'After a change, links sent to the old address no longer work.',
  departmentOptional: 'Department (optional)',
  startOfTraining: 'Training starts',
});

export const removePersonDialog = texts('training.person.removePersonDialog', {
  nameWasRemovedThe: '{name} was removed. The seat is free again.',
  nameIsBackAnd: '{name} is back and will get a new link by email.',
  title: 'Remove from training',
  remove: 'Remove',
  removeNameTheirLinks:
    'Remove <strong>{name}</strong>? Their links will stop working, no more emails will be sent, and the seat will be free for someone else. What they have completed is kept in your records, under “Removed.”',
});

export const personMenu = texts('training.person.personMenu', {
  aNewLinkIs: 'A new link is on its way to {email}. Older ones no longer work.',
  theLinksForName: 'The links for {name} no longer work.',
  actionsForName: 'Actions for {name}',
  sendANewLink: 'Send a new link',
  edit: 'Edit',
  revokeTheirLinks: 'Revoke their links',
  removeFromTraining: 'Remove from training',
});

export const putBackButton = texts('training.person.putBackButton', {
  nameIsBackAnd: '{name} is back and will get a new link by email.',
  puttingBack: 'Adding back',
  putBackIntoTraining: 'Add back to training',
});

export const personPage = texts('training.person.personPage', {
  title: 'This person is not on your team',
  showTheTeam: 'Show the team',
  fromDirectory: 'From your directory',
  theAddressMayBe: 'The address may be out of date.',
  what: 'This person',
  loadingThePerson: 'Loading the person',
  theTeam: 'The team',
  removed: 'Removed',
  noLinkWasSent: 'No link was sent',
  theirLinkWorks: 'Their link works',
  theirLinkWorksUntil: 'Their link works until {day}',
  theirLinkHasExpired: 'Their link has expired',
  theirLinksWereRevoked: 'Their links were revoked',
  inTrainingSince: 'In training since {day}',
  hasNotOpenedA: 'Has not opened a course yet',
  lastActiveOn: 'Last active on {day}',
  removedOn: 'Removed on {day}',
  aNewLinkIs: 'A new link is on its way to {email}. Older ones no longer work.',
  sendingTheLink: 'Sending the link',
  linkSent: 'Link sent',
  sendANewLink: 'Send a new link',
  year: 'Year {year, number}',
});

/** The branching story that a year of the training has. */
export const dayWalked = texts('training.person.dayWalked', {
  walkedOn: 'Day at work: completed on {day}',
});

/** The years before the one that a person is in. */
export const earlierYears = texts('training.person.earlierYears', {
  title: 'Earlier years',
  year: 'Year {year, number}',
  completedOf: '{completed, number} of {total, number} completed',
  coursesOfYear: 'Courses for year {year, number}',
});
