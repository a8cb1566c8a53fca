import { AppError } from '../../../call/app-error.ts';

/**
 * Puts a question to the outside engine, which notes its failures itself.
 * @throws AppError SCAN_SERVICE_UNAVAILABLE when it does not answer as it should
 */
export async function askOutside<Answer>(question: () => Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await question();
  } catch {
    throw new AppError('SCAN_SERVICE_UNAVAILABLE');
  }
}
