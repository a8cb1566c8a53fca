import type { LearningPort } from '../../providers/learning/learning-port.ts';
import type { RecordStorePort } from '../../providers/record-store/record-store-port.ts';
import type { Services } from '../../services.ts';
import type { CoursePlayer } from './packages/course-player.ts';

/** What training needs beyond what every module may use. */
export type TrainingServices = Services & {
  readonly learning: LearningPort;
  /** Tells record stores what people have learned. */
  readonly recordStore: RecordStorePort;
  /** Seals the keys of record stores. */
  readonly recordStoreKey: Buffer;
  /** The player for packages of courses. */
  readonly coursePlayer: () => Promise<CoursePlayer>;
};
