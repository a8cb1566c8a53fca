import { texts } from '@portal/domain/texts/texts.ts';

export const courseStateWords = texts('training.courseStateWords', {
  comesLater: 'Opens later',
  notStarted: 'Not started',
  inProgress: 'In progress',
  completed: 'Completed',
  overdue: 'Overdue',
  waived: 'Waived',
});

export const teamFilter = texts('training.teamFilter', {
  everyone: 'Everyone',
  overdue: 'Overdue',
  notStarted: 'Not started',
  inProgress: 'In progress',
  upToDate: 'Up to date',
  finishedTheYear: 'Finished the year',
  removed: 'Removed',
  dueNext: 'Due next',
  name: 'Name',
  progress: 'Progress',
  recentlyAdded: 'Recently added',
});

export const trainingPage = texts('training.trainingPage', {
  team: 'Team',
  courses: 'Courses',
  reports: 'Reports',
  /** The title of the browser's tab. */
  pageTitle: '{tab} · Training',
  title: 'Training',
  description: 'Twelve short courses a year, one a month, that make everyone on your team harder to fool.',
  viewIntro: 'view intro',
  program: 'Program',
  howTrainingWorks: 'How training works',
});

export const trainingPlaces = texts('training.trainingPlaces', {
  training: 'Training',
  team: 'Team',
  courses: 'Courses',
  reports: 'Reports',
});

export const trainingWords = texts('training.trainingWords', {
  addedPeopleToThe: 'Added people to training',
  importedAListOf: 'Imported a list of people',
  changedTheDetailsOf: 'Changed the details of a trainee',
  removedFromTheTraining: 'Removed from training',
  putBackIntoThe: 'Added back to training',
  sentATrainingLink: 'Sent a training link',
  revokedTrainingLinks: 'Revoked training links',
  changedTrainingCourses: 'Changed training courses',
  changedTheTrainingProgram: 'Changed the training program',
  completedACourse: 'Completed a course',
  createdACourse: 'Created a course',
  changedACourse: 'Changed a course',
  uploadedACourse: 'Uploaded a course',
  chooseWhoseCustomersGet: 'Changed whose customers get a course',
  publishedACourse: 'Published a course',
  tookACourseBack: 'Withdrew a course',
  deletedACourse: 'Deleted a course',
  changedARecordStore: 'Changed a record store',
  testedARecordStore: 'Tested a record store',
  removedARecordStore: 'Removed a record store',
  finishedTheDayAt: 'Completed the year’s day at work',
  downloadedTheTrainingRecords: 'Downloaded the training records',
  downloadedACertificate: 'Downloaded a certificate',
  downloadedACourseForAnother: 'Downloaded a course for another learning system',
  downloadedTheTrainingEvidence: 'Downloaded the training evidence',
  welcomeToTheTraining: 'Welcome to training',
  trainingLink: 'Training link',
  newTrainingCourse: 'New training course',
  twoQuestionsForThe: 'Two questions for the week',
  trainingIsDue: 'Training is due',
  coursePassed: 'Course passed',
});
