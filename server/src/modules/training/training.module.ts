import type { ServerModule } from '../../server-module.ts';
import { learningCalls } from './learning.calls.ts';
import { trainingCalls } from './training.calls.ts';
import type { TrainingServices } from './training-services.ts';

/** Courses, and the people who take them. */
export const training: ServerModule<TrainingServices> = {
  calls: [...trainingCalls, ...learningCalls],
};
