import type { findingCounts } from '@portal/contract/monitoring/findings.schemas.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import { readCheckCatalogue } from '../../../documents/check-catalogue.ts';
import { kindsFor } from './finding-kinds.ts';
import type { FindingsFilter, Tally } from './findings.store.ts';

type Tallies = readonly Tally[];

const TO_DO = ['new', 'open', 'reopened'];

/** How many findings there are of each kind; those that are set aside are no work. */
export function countsOf(tallies: Tallies): z.output<typeof findingCounts> {
  const sum = (fits: (tally: Tallies[number]) => boolean) =>
    tallies.filter(fits).reduce((total, { findings }) => total + findings, 0);
  const toDo = (severity: string) => sum((tally) => TO_DO.includes(tally.kind) && tally.severity === severity);
  const ofKind = (kind: string) => sum((tally) => tally.kind === kind);
  return {
    toDo: { highs: toDo('high'), mediums: toDo('medium'), lows: toDo('low'), infos: toDo('info') },
    new: ofKind('new'),
    reopened: ofKind('reopened'),
    accepted: ofKind('accepted'),
    falsePositive: ofKind('false-positive'),
    fixed: ofKind('fixed'),
  };
}

/** How many findings a filter without words lets through. */
export function totalOf(tallies: Tallies, { state, severity, checkId, who }: Omit<FindingsFilter, 'search'>): number {
  const kinds = who === undefined ? null : new Set(kindsFor(who));
  return tallies
    .filter(({ kind }) => state === 'all' || (state === 'to-do' ? TO_DO.includes(kind) : kind === state))
    .filter((tally) => severity === undefined || tally.severity === severity)
    .filter((tally) => checkId === undefined || tally.checkId === checkId)
    .filter((tally) => kinds === null || kinds.has(`${tally.checkId} ${tally.variant}`))
    .reduce((total, { findings }) => total + findings, 0);
}

/** The checks that have findings, by their names. */
export function checksOf(tallies: Tallies, say: Say): { checkId: string; name: string; findings: number }[] {
  const found = new Map<string, number>();
  for (const { checkId, findings } of tallies) found.set(checkId, (found.get(checkId) ?? 0) + findings);
  const checks = readCheckCatalogue(say.language);
  return [...found]
    .map(([checkId, findings]) => ({ checkId, name: checks.get(checkId)?.name ?? checkId, findings }))
    .sort((one, other) => one.name.localeCompare(other.name, say.language));
}
