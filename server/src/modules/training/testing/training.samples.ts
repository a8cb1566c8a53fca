import type { ModuleSamples } from '../../../testing/module-samples.ts';
import { fillOwnCourses } from './filled-own-courses.ts';
import { fillTraining } from './filled-training.ts';
import { sampleTrainingInputs, type TrainingSamples } from './sample-training-inputs.ts';

type Filled = Awaited<ReturnType<typeof fillTraining>> & Awaited<ReturnType<typeof fillOwnCourses>>;

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends TrainingSamples {}
}

export default {
  fill: async ({ insert }, { orgId, marker }, now) => ({
    ...(await fillTraining(insert, orgId, marker, now)),
    ...(await fillOwnCourses(insert, marker, now)),
  }),
  inputs: sampleTrainingInputs,
  systemTables: ['own_course_drafts', 'own_course_texts', 'own_course_versions', 'own_courses', 'record_stores'],
  clearedBy: {
    training: [
      'trainees',
      'course_assignments',
      'course_rounds',
      'certificates',
      'training_programmes',
      'training_recalls',
      'training_recall_weeks',
      'training_days_walked',
    ],
  },
} satisfies ModuleSamples;
