import { MATURITY_AREAS } from '@portal/domain/maturity/levels.ts';
import type { ReportedElement } from '../maturity-types.ts';

type Coded = Pick<ReportedElement, 'code' | 'elementCategory'>;

/** Order of the assessment: by Security Area, and within it by the figure of the code. */
export function byCode(one: Coded, other: Coded): number {
  const byArea = MATURITY_AREAS.indexOf(one.elementCategory) - MATURITY_AREAS.indexOf(other.elementCategory);
  return byArea || one.code.localeCompare(other.code, 'en', { numeric: true });
}
