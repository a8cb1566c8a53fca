import { SEVERITIES, type Severity } from '../severity.ts';

/** Cases that say more than others of the same software; those that are not named say least. The database knows the same order. */
const RANKS: Readonly<Record<string, number>> = {
  'flaw-possible': 1,
  'flaw-medium': 2,
  'flaw-high': 3,
  'flaw-exploited': 4,
};

/** How much a case says against the software that it is about: 0 for an old version, 4 for a weakness that is being attacked. */
export const caseRankOf = (variant: string): number => RANKS[variant] ?? 0;

type Case = { readonly variant: string; readonly severity: Severity };

/** Whether a finding is worse than it was: more severe, or the same software with a worse case. */
export function isWorse(now: Case, before: Case): boolean {
  const isMoreSevere = SEVERITIES.indexOf(now.severity) < SEVERITIES.indexOf(before.severity);
  return isMoreSevere || caseRankOf(now.variant) > caseRankOf(before.variant);
}
