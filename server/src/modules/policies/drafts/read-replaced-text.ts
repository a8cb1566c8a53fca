import type { policyReplacedText } from '@portal/contract/policies/policies.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { findReplacedDraft } from '../policy-events.store.ts';

/** The words of a draft that somebody else's save, a deletion or the library's text took away. */
export async function readReplacedText(
  { database }: Services,
  { session }: CallerOf<typeof policyReplacedText>,
  { policyType, draft }: InputOf<typeof policyReplacedText>,
): Promise<AnswerOf<typeof policyReplacedText>> {
  const replaced = await database.onceInOrg(session.orgId, (tx) => findReplacedDraft(tx, policyType, draft));
  if (replaced === undefined) throw new AppError('NOT_FOUND');
  return { success: true, data: { text: replaced.text, by: replaced.byName } };
}
