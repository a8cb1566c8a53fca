import { preparePolicies } from './modules/policies/public.ts';
import { prepareCourses } from './modules/training/public.ts';

/**
 * Reads the largest of the content that the portal is delivered with, after it has begun to answer and a piece at a time.
 * @throws {Error} naming the file and everything wrong with it; whoever asks for that content is told the same.
 */
export async function prepareContent(): Promise<void> {
  await prepareCourses();
  await preparePolicies();
}
