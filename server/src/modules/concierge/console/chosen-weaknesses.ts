import type { ErrorCode } from '@portal/contract/errors.ts';
import { AppError } from '../../../call/app-error.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { type LockedWeakness, lockWeaknesses, type PublicationState } from './weaknesses.store.ts';

type Chosen = readonly { readonly weaknessId: string; readonly version: number }[];

const REFUSALS = {
  draft: 'WEAKNESS_NOT_PUBLISHED',
  published: 'WEAKNESS_IS_PUBLISHED',
  withdrawn: 'WEAKNESS_WITHDRAWN',
} as const satisfies Readonly<Record<PublicationState, ErrorCode>>;

export function stateOf({
  published_at,
  withdrawn_at,
}: Pick<LockedWeakness, 'published_at' | 'withdrawn_at'>): PublicationState {
  if (withdrawn_at !== null) return 'withdrawn';
  return published_at === null ? 'draft' : 'published';
}

/**
 * Weaknesses that are changed together, locked: all of them are there, as they were read, and in the state that the change begins with.
 * @throws AppError NOT_FOUND, CHANGED_ELSEWHERE, WEAKNESS_WITHDRAWN, WEAKNESS_IS_PUBLISHED, WEAKNESS_NOT_PUBLISHED
 */
export async function lockChosen(
  tx: SystemTransaction,
  chosen: Chosen,
  wanted: Exclude<PublicationState, 'withdrawn'>,
): Promise<LockedWeakness[]> {
  const versions = new Map(chosen.map(({ weaknessId, version }) => [weaknessId, version]));
  const rows = await lockWeaknesses(tx, [...versions.keys()]);
  if (rows.length < versions.size) throw new AppError('NOT_FOUND');
  for (const row of rows) {
    const state = stateOf(row);
    if (state !== wanted) throw new AppError(REFUSALS[state]);
    if (versions.get(row.weakness_id) !== row.version) throw new AppError('CHANGED_ELSEWHERE');
  }
  return rows;
}
