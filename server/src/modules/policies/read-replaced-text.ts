import type { policyReplacedText } from '@portal/contract/policies/policies.calls.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import type { PoliciesServices } from './policies-services.ts';
import { findReplacedDraft } from './policy-events.store.ts';

/** The words of a draft that somebody else's save, a deletion or the library's text took away. */
export function createReplacedText({ database }: PoliciesServices): Handler<typeof policyReplacedText> {
  return async ({ session }, { policyType, draft }) => {
    const replaced = await database.inOrg(session.orgId, (tx) => findReplacedDraft(tx, policyType, draft));
    if (replaced === undefined) throw new AppError('NOT_FOUND');
    return { success: true, data: { text: replaced.text, by: replaced.byName } };
  };
}
