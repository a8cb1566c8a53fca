import { createContext, Script } from 'node:vm';

/** Patterns can take for ever on odd texts, and a site must not be able to hold a scan up. */
const MAX_MS = 2_000;

const script = new Script('work()');
const context = createContext({ work: () => undefined });

/** Does the work; returns false when it was stopped because it took too long. @throws what the work throws */
export function withinTime(work: () => void): boolean {
  context.work = work;
  try {
    script.runInContext(context, { timeout: MAX_MS });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return false;
  }
}
