import type { findingCounts } from '@portal/contract/monitoring/findings.schemas.ts';
import type { z } from 'zod';
import { readCheckCatalogue } from '../../documents/check-catalogue.ts';
import type { tallyFindings } from './findings.store.ts';

type Tallies = Awaited<ReturnType<typeof tallyFindings>>;

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

/** The checks that have findings, by their names. */
export function checksOf(tallies: Tallies): { checkId: string; name: string; findings: number }[] {
  const found = new Map<string, number>();
  for (const { checkId, findings } of tallies) found.set(checkId, (found.get(checkId) ?? 0) + findings);
  return [...found]
    .map(([checkId, findings]) => ({ checkId, name: readCheckCatalogue().get(checkId)?.name ?? checkId, findings }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
