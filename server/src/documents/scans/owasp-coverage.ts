import { owaspCategory } from '@portal/domain/monitoring/owasp.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { readCheckCatalogue } from '../check-catalogue.ts';
import { readOwaspData } from './owasp-data.ts';
import type { ReportFinding } from './report-finding.ts';
import { about } from './scans.texts.ts';

/** One category of the OWASP Top 10:2025 and what the scan can say about it. */
export type OwaspCoverage = {
  readonly id: string;
  readonly name: string;
  /** Categories of 2021 in which the same weaknesses stood. */
  readonly formerly: readonly string[];
  readonly result: string;
  readonly findings: readonly number[];
};

const caseCategories = (ids: readonly string[]) => {
  const catalogue = readCheckCatalogue('en');
  const data = readOwaspData();
  return ids.flatMap((id) => {
    const check = catalogue.get(id);
    return Object.values(check?.cases ?? {}).map((texts) => ({
      now: owaspCategory(check ?? {}, texts, '2025', data)?.id,
      before: owaspCategory(check ?? {}, texts, '2021', data)?.id,
    }));
  });
};

/** Result by category: findings, nothing found, or not tested when none of the checks that ran belongs to it. */
export function owaspCoverage(
  findings: readonly ReportFinding[],
  tested: readonly string[],
  say: Say,
): readonly OwaspCoverage[] {
  const covered = caseCategories(tested);
  const every = caseCategories([...readCheckCatalogue('en').keys()]);
  return Object.entries(readOwaspData()['2025'].categories).map(([code, name]) => {
    const id = `${code}:2025`;
    const own = findings.filter((finding) => finding.owasp2025?.id === id).map((finding) => finding.number);
    const formerly = every.filter(({ now }) => now === id).flatMap(({ before }) => before ?? []);
    return {
      id,
      name,
      formerly: [...new Set(formerly)].sort(),
      result: resultOf(own, covered, id, say),
      findings: own,
    };
  });
}

function resultOf(
  own: readonly number[],
  covered: readonly { readonly now: string | undefined }[],
  id: string,
  say: Say,
): string {
  if (own.length > 0) return say(about.foundInCategory, { count: own.length });
  return covered.some(({ now }) => now === id) ? say(about.nothingInCategory) : say(about.categoryNotTested);
}
