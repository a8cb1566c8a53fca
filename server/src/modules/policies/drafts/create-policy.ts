import type { policyCreate } from '@portal/contract/policies/policies.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { addOwnPolicy } from './add-own-policy.ts';

/** Adds a policy of the firm's own, with an outline to write into. */
export async function createPolicy(
  { database, clock }: Services,
  caller: CallerOf<typeof policyCreate>,
  { name, text = null }: InputOf<typeof policyCreate>,
): Promise<AnswerOf<typeof policyCreate>> {
  const id = await database.inOrg(caller.session.orgId, (tx) =>
    addOwnPolicy(tx, caller, { name, text, at: clock.now() }),
  );
  return { success: true, data: { id } };
}
