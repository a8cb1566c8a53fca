import { createContext, Script } from 'node:vm';
import type { Report } from '../findings/report.ts';
import type { PageView } from './page-check.ts';
import { PAGE_CHECKS } from './page-checks.ts';

/** Patterns for libraries can take for ever on odd texts, and a site must not be able to hold a scan up. */
const MAX_MS_PER_CHECK = 2_000;

const script = new Script('work()');
const context = createContext({ work: () => undefined });

/** Runs every passive check on one answer. Returns false when one of them was stopped because it took too long. */
export function inspectAnswer(view: PageView, report: Report): boolean {
  let isWhole = true;
  for (const { check } of PAGE_CHECKS) {
    context.work = () => check(view, report);
    try {
      script.runInContext(context, { timeout: MAX_MS_PER_CHECK });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      isWhole = false;
    }
  }
  return isWhole;
}
