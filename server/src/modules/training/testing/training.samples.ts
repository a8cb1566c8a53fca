import type { ModuleSamples } from '../../../testing/module-samples.ts';
import { fillTraining } from './filled-training.ts';
import { sampleTrainingInputs, type TrainingSamples } from './sample-training-inputs.ts';

type Filled = Awaited<ReturnType<typeof fillTraining>>;

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends TrainingSamples {}
}

export default {
  fill: ({ insert }, { orgId, marker }, now) => fillTraining(insert, orgId, marker, now),
  inputs: sampleTrainingInputs,
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
