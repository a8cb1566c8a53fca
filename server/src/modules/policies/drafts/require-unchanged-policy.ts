import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { AppError } from '../../../call/app-error.ts';
import type { LoadedVersion } from '../library/policy-content.ts';
import { people } from '../policies.texts.ts';

/**
 * What was edited must be the newest version as it stands now: what somebody else saved is never overwritten.
 * @throws AppError POLICY_CHANGED
 */
export function requireUnchangedPolicy(
  newest: LoadedVersion,
  edited: { readonly version: number; readonly saved: string | null },
): void {
  const isSame = edited.version === newest.version && edited.saved === (newest.savedAt?.toISOString() ?? null);
  if (!isSame)
    throw new AppError('POLICY_CHANGED', { values: { savedBy: newest.savedByName ?? unsaid(people.somebody) } });
}
