import { openCmi5 } from './cmi5.ts';
import { type LearningSystem, NO_SYSTEM } from './learning-system.ts';
import { openScorm12 } from './scorm-12.ts';

/**
 * The learning system that has opened this page.
 * @param language of the course's texts
 */
export async function openLearningSystem(page: Window, language: string): Promise<LearningSystem> {
  return (await openCmi5(page, language)) ?? openScorm12(page) ?? NO_SYSTEM;
}
