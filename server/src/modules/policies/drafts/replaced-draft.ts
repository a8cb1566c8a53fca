import { type LoadedVersion, markdownOf } from '../library/policy-content.ts';
import type { ReplacedDraft } from '../policy-events.store.ts';

/**
 * What is kept of the newest version when another text takes its place: the words of a saved draft, where they differ.
 * An approved version stays as it is anyway.
 */
export function replacedDraft(newest: LoadedVersion, next: string): ReplacedDraft | null {
  if (newest.status === 'Active' || newest.savedAt === null) return null;
  const text = markdownOf(newest);
  return text === next ? null : { text, byName: newest.savedByName ?? 'Somebody' };
}

/** The same where a person writes on: what they saved themselves is theirs to write over. */
export function replacedByAnother(newest: LoadedVersion, next: string, userId: string): ReplacedDraft | null {
  return newest.savedById === userId ? null : replacedDraft(newest, next);
}
