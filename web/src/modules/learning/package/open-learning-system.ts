import { type LearningSystem, NO_SYSTEM } from './learning-system.ts';
import { openScorm12 } from './scorm-12.ts';

/** The learning system that has opened this page. */
export async function openLearningSystem(page: Window): Promise<LearningSystem> {
  return openScorm12(page) ?? NO_SYSTEM;
}
