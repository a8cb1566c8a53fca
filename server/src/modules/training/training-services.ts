import type { DocumentRenderer } from '../../documents/document-renderer.ts';
import type { LearningPort } from '../../providers/learning/learning-port.ts';
import type { Services } from '../../services.ts';
import type { Plans } from '../plans/public.ts';

/** What training needs beyond what every module may use. */
export type TrainingServices = Services & {
  readonly plans: Plans;
  readonly learning: LearningPort;
  readonly documents: DocumentRenderer;
};
