import { sayWithSupport } from '../portal/brand/say-with-support.ts';
import { say } from '../portal/texts/say.ts';
import { failures } from './api.texts.ts';
import { ApiError } from './api-error.ts';
import { notify } from './notify.ts';

/** Codes whose text says nothing of what the user asked for. */
const GENERAL: ReadonlySet<string> = new Set(['UNEXPECTED', 'UNAVAILABLE']);

export type FailureWording = {
  /** In place of all reasons, where the specification has one text for every failure; shown beside errors of fields too. */
  readonly always?: string;
  /** In place of the server's general words, where it does not say why. */
  readonly otherwise?: string;
  /** In place of the general words for a lost connection, where the specification has its own. */
  readonly unreachable?: string;
  /** Errors of fields are told too, because no form shows them. */
  readonly withFields?: boolean;
} & (
  | { readonly what?: undefined; readonly supportEmail?: undefined }
  /** What failed, as a sentence: the reason follows in the same message, or else whom to ask. */
  | { readonly what: string; readonly supportEmail: string }
);

/**
 * Shows as danger toasts why a call failed: the server's reasons one by one (spec part 2, section 8), a lost connection in the
 * same words everywhere. Errors of fields are left to their form, and the maintenance to its page.
 */
export function showFailure(error: unknown, wording: FailureWording = {}): void {
  const problems = error instanceof ApiError ? error.errors : [];
  if (problems.some(({ code }) => code === 'IN_MAINTENANCE')) return;
  if (wording.always !== undefined) {
    void notify({ kind: 'danger', text: wording.always });
    return;
  }
  const told = wording.withFields ? problems : problems.filter(({ field }) => !field);
  if (told.length === 0 && problems.length > 0) return;
  const isPassing = told.some(({ code }) => code === 'NETWORK');
  // What is wrong with several fields at once is said once.
  const reasons = [...new Set(told.filter(({ code }) => !GENERAL.has(code)).map(({ message }) => message))];
  const texts =
    isPassing && wording.unreachable !== undefined ? [wording.unreachable] : textsOf(reasons, told, wording);
  void notify(...texts.map((text) => ({ kind: 'danger' as const, text, isPassing })));
}

function textsOf(
  reasons: readonly string[],
  told: ApiError['errors'],
  { what, otherwise, supportEmail }: FailureWording,
): readonly string[] {
  if (what !== undefined) {
    const reason =
      reasons.length > 0 ? reasons.join(' ') : (otherwise ?? sayWithSupport(failures.advice, supportEmail));
    return [`${what} ${reason}`];
  }
  if (reasons.length > 0) return reasons;
  if (otherwise !== undefined) return [otherwise];
  return told.length > 0 ? told.map(({ message }) => message) : [say(failures.refresh)];
}
