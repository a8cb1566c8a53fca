import type { policyCreate } from '@portal/contract/policies/policies.calls.ts';
import type { Handler } from '../../http/bind-call.ts';
import { addOwnPolicy } from './add-own-policy.ts';
import type { PoliciesServices } from './policies-services.ts';

/** Adds a policy of the firm's own, with an outline to write into. */
export function createCreatePolicy({ database, clock }: PoliciesServices): Handler<typeof policyCreate> {
  return async (caller, { name, text = null }) => {
    const id = await database.inOrg(caller.session.orgId, (tx) =>
      addOwnPolicy(tx, caller, { name, text, at: clock.now() }),
    );
    return { success: true, data: { id } };
  };
}
