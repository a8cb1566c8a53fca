import type { Report } from '../findings/report.ts';
import type { PageView } from './page-check.ts';
import { PAGE_CHECKS } from './page-checks.ts';
import { withinTime } from './within-time.ts';

/** Runs every passive check on one answer. Returns false when one of them was stopped because it took too long. */
export function inspectAnswer(view: PageView, report: Report): boolean {
  let isWhole = true;
  for (const { check } of PAGE_CHECKS) isWhole = withinTime(() => check(view, report)) && isWhole;
  return isWhole;
}
