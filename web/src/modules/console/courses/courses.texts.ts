import { texts } from '@portal/domain/texts/texts.ts';

export const coursesPage = texts('console.coursesPage', {
  title: 'Your courses',
  description:
    'Courses that you write for your customers. They appear alongside the built-in ones, with a quiz and certificate.',
  loading: 'Loading the courses …',
  what: 'the courses',
  newCourse: 'New course',
  upload: 'Upload a folder',
  none: 'No courses yet',
  noneYet: 'Start with a template, or upload a folder with course.md, quiz.yaml and pictures.',
  name: 'Course',
  state: 'State',
  languages: 'Languages',
  brands: 'Brands',
  changed: 'Last changed',
  changedBy: '{day}, {name}',
  noBrand: 'No brand yet',
});

export const courseStates = texts('console.courseStates', {
  draft: 'Draft',
  published: 'Version {version}',
  takenBack: 'Withdrawn',
  changed: 'Unpublished changes',
});

export const newCourseDialog = texts('console.newCourseDialog', {
  title: 'New course',
  create: 'Create course',
  id: 'ID',
  aboutId: 'Lowercase letters, digits and hyphens, such as our-ticket-system. It cannot be changed later.',
  language: 'First language',
  aboutLanguage: 'People whose language is missing will see this one.',
  made: 'The course starts from a template that you can change.',
});

export const uploadCourseDialog = texts('console.uploadCourseDialog', {
  title: 'Upload a folder',
  upload: 'Upload',
  file: 'Folder as a ZIP file',
  aboutFile:
    'course.md, quiz.yaml, and SVG files in the “pictures” folder. A course with the same ID will get these files.',
  language: 'Language of the text',
  uploaded: 'The folder was uploaded as a draft.',
});

export const coursePage = texts('console.coursePage', {
  allCourses: 'All courses',
  loading: 'Loading the course …',
  what: 'the course',
  publish: 'Publish',
  publishTitle: 'Publish this course?',
  publishAbout:
    'Customers of {brands, plural, one {# brand} other {# brands}} will get it in their program. People who have started an earlier version will finish that one.',
  published: 'Version {version} was published.',
  takeBack: 'Withdraw',
  takeBackTitle: 'Withdraw this course?',
  takeBackAbout:
    'No one can start it anymore. {inProgress, plural, =0 {No one is taking it right now.} one {# person who is taking it can finish it.} other {# people who are taking it can finish it.}} Certificates remain valid.',
  takenBack: 'The course was withdrawn.',
  delete: 'Delete',
  deleteAbout: 'Its text and pictures will be deleted for good. Download them first if you may need them.',
  deleted: 'The course was deleted.',
  learners: '{inProgress, plural, one {# person} other {# people}} taking it now, completed by {completed, number}',
});

export const courseEditor = texts('console.courseEditor', {
  language: 'Language',
  addLanguage: 'Add {language}',
  removeLanguage: 'Remove {language}',
  languageAdded: '{language} was added. It starts with the text from the first language; translate it here.',
  languageRemoved: '{language} was removed from the draft.',
  file: 'File',
  lessons: 'course.md',
  quiz: 'quiz.yaml',
  pictures: 'Pictures: {files}',
  picturesHow:
    'To add or change pictures, download the folder, put SVG files into its “pictures” folder, and upload it.',
  save: 'Save draft',
  saved: 'The draft was saved.',
  discard: 'Discard changes',
  download: 'Download folder',
  unsaved: 'Not saved yet. What you type is kept in this tab, even if the connection fails.',
});

export const courseProblems = texts('console.courseProblems', {
  title: '{count, plural, one {# problem} other {# problems}}',
  none: 'No problems. This can be published.',
  checking: 'Checking …',
  notChecked: 'Could not check this right now. You can keep typing.',
  line: '{file}, line {line, number}',
});

export const coursePreview = texts('console.coursePreview', {
  title: 'As people see it',
  width: 'Width',
  phone: 'Phone',
  wide: 'Computer',
  part: 'Part',
  start: 'Start',
  lesson: '{number, number}. {title}',
  quiz: 'Quiz',
  keyPoints: 'Key points to print',
  afterward: 'After this course, people can:',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  quizAbout:
    'Each attempt asks {asked, number} of these {pool, number} questions; {needed, number} correct answers needed to pass. Options are shuffled.',
  faulty: 'The preview returns when there are no more problems.',
});

export const courseBrands = texts('console.courseBrands', {
  title: 'Whose customers get it',
  about:
    'When you remove a brand, its customers can no longer start the course. People who have started it can finish.',
  brands: 'Brands',
  save: 'Save brands',
  saved: 'The brands were saved.',
});

export const courseVersions = texts('console.courseVersions', {
  title: 'Versions',
  none: 'Nothing has been published yet.',
  version: 'Version {version, number}',
  by: '{day}, {name}',
  download: 'Download version {version, number} in {language}',
});
