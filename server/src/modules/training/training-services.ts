import type { LearningPort } from '../../providers/learning/learning-port.ts';
import type { Services } from '../../services.ts';

/** What training needs beyond what every module may use. */
export type TrainingServices = Services & {
  readonly learning: LearningPort;
};
