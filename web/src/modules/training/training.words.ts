import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { trainingWords as texts } from './training.texts.ts';

export default {
  activity: {
    'training.people-added': texts.addedPeopleToThe,
    'training.list-imported': texts.importedAListOf,
    'training.person-changed': texts.changedTheDetailsOf,
    'training.person-removed': texts.removedFromTheTraining,
    'training.person-restored': texts.putBackIntoThe,
    'training.link-sent': texts.sentATrainingLink,
    'training.link-revoked': texts.revokedTrainingLinks,
    'training.courses-changed': texts.changedTrainingCourses,
    'training.programme-changed': texts.changedTheTrainingProgram,
    'training.course-completed': texts.completedACourse,
    'training.day-walked': texts.finishedTheDayAt,
    'training.exported': texts.downloadedTheTrainingRecords,
    'training.certificate-downloaded': texts.downloadedACertificate,
    'training.course-exported': texts.downloadedACourseForAnother,
    'training.evidence-exported': texts.downloadedTheTrainingEvidence,
  },
  mails: {
    'training-welcome': texts.welcomeToTheTraining,
    'training-link': texts.trainingLink,
    'training-course-opened': texts.newTrainingCourse,
    'training-recall': texts.twoQuestionsForThe,
    'training-reminder': texts.trainingIsDue,
    'training-completed': texts.coursePassed,
  },
} satisfies ModuleWords;
