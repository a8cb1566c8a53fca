import { clearedBefore } from '@portal/domain/portal/retention-times.ts';
import { runJob } from '../../jobs/job-kind.ts';
import type { ServerModule } from '../../server-module.ts';
import { readKeptDays } from '../portal/public.ts';
import { readCourseCatalogue, readTranslatedCourses } from './courses/course-catalogue.ts';
import { readCourseSlots } from './courses/course-slots.ts';
import { readDayCatalogue } from './days/day-catalogue.ts';
import { learningCalls } from './learning.calls.ts';
import { deleteEndedLinks } from './links/trainee-links.store.ts';
import { readCourseTemplates } from './own-courses/course-template.ts';
import { ownCourseCalls } from './own-courses/own-courses.calls.ts';
import { deletePastRecallWeeks } from './recall/recalls.store.ts';
import { recordStoreCalls } from './record-stores/record-stores.calls.ts';
import { queueRecords, tellRecordStore } from './record-stores/tell-record-store.ts';
import { resetTraining } from './reset-training.store.ts';
import { trainingCalls } from './training.calls.ts';
import { renewLinks, welcomePeople } from './training.jobs.ts';
import { renewTrainingLinkJob, tellRecordStoreJob, welcomeTraineesJob } from './training.kinds.ts';
import { trainingMails } from './training.mails.ts';
import { coverage } from './training.texts.ts';
import { workOnTrainingDays } from './training-days.ts';
import type { TrainingServices } from './training-services.ts';
import { readTricks } from './tricks/tricks-of-quarter.ts';

const TRAINING_EVERY_MS = 5 * 60_000;
const RECORDS_EVERY_MS = 60_000;

/** Courses, and the people who take them. */
export const training: ServerModule<TrainingServices> = {
  calls: [...trainingCalls, ...learningCalls, ...ownCourseCalls, ...recordStoreCalls],
  mails: trainingMails,
  jobs: [
    runJob(welcomeTraineesJob, 1, welcomePeople),
    runJob(renewTrainingLinkJob, 1, renewLinks),
    runJob(tellRecordStoreJob, 1, tellRecordStore),
  ],
  content: [
    readCourseCatalogue,
    readTranslatedCourses,
    readCourseSlots,
    readTricks,
    readDayCatalogue,
    readCourseTemplates,
  ],
  coverage: [
    {
      name: (say) => say(coverage.courses),
      count: (language) => ({
        total: readCourseCatalogue().size,
        translated: language === 'en' ? readCourseCatalogue().size : (readTranslatedCourses().get(language)?.size ?? 0),
      }),
    },
  ],
  chores: [
    { name: 'open courses and remind', everyMs: TRAINING_EVERY_MS, run: workOnTrainingDays },
    { name: 'tell record stores', everyMs: RECORDS_EVERY_MS, run: queueRecords },
  ],
  clearExpired: async (tx, now) => {
    await deleteEndedLinks(tx, clearedBefore(now, (await readKeptDays(tx)).trainingLinks));
    await deletePastRecallWeeks(tx, now);
  },
  resets: { training: resetTraining },
  demo: () => import('./demo/demo-training.ts'),
};
