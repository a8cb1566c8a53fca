import type { ModuleContract } from '../module-contract.ts';
import * as courses from './courses.calls.ts';
import * as days from './day.calls.ts';
import * as learning from './learning.calls.ts';
import * as ownCourses from './own-courses.calls.ts';
import * as programme from './programme.calls.ts';
import * as recall from './recall.calls.ts';
import * as recordStores from './record-stores.calls.ts';
import * as traineeImport from './trainee-import.calls.ts';
import * as trainees from './trainees.calls.ts';
import { TRAINING_ERRORS } from './training.errors.ts';
import * as trainingReports from './training-reports.calls.ts';

/** What training says on the wire: its calls by file, and its table of errors. */
export const TRAINING = {
  calls: {
    ...{ trainees, courses, learning, traineeImport, programme, recall, days, trainingReports },
    ...{ ownCourses, recordStores },
  },
  errors: { training: TRAINING_ERRORS },
} as const satisfies ModuleContract;
