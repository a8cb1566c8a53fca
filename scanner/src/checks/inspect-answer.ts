import type { Report } from '../findings/report.ts';
import type { PageView } from './page-check.ts';
import { PAGE_CHECKS } from './page-checks.ts';
import { withinTime } from './within-time.ts';

/** A check that begins after this has a limit of its own. */
const SHARED_MS = 500;

/**
 * Runs every passive check on one answer. Returns false when one of them was stopped because it took too long.
 * They share a limit, because to set one takes longer than most checks do.
 */
export function inspectAnswer(view: PageView, report: Report): boolean {
  let isWhole = true;
  for (let next = 0; next < PAGE_CHECKS.length; ) {
    const startedAt = performance.now();
    const isDone = withinTime(() => {
      do {
        const { check } = PAGE_CHECKS[next] as (typeof PAGE_CHECKS)[number];
        // Counted before it runs: one that is stopped is not run again.
        next += 1;
        check(view, report);
      } while (next < PAGE_CHECKS.length && performance.now() - startedAt < SHARED_MS);
    });
    isWhole &&= isDone;
  }
  return isWhole;
}
