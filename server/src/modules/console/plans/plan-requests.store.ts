import { containsPattern } from '../../../database/contains-pattern.ts';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';
import { isCustomer } from '../../../database/sandboxes/customers-that-count.ts';

/** One page of the plans that were asked for, the longest waiting first, with how many there are in all. */
export async function listPlanRequests(
  tx: SystemTransaction,
  { search, offset, limit }: { search: string; offset: number; limit: number },
) {
  const matching = tx
    .selectFrom('organisations')
    .where('requested_plan_id', 'is not', null)
    .where(isCustomer())
    .where('company_name', 'ilike', containsPattern(search));
  const { total } = await matching
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(['org_id', 'company_name', 'plan_id', 'subscription_status', 'requested_by'])
    .select(['requested_plan_id', 'requested_plan_at'])
    .orderBy('requested_plan_at')
    .orderBy('org_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

/** Who hears of a plan: whoever asked for it while that person is still there, otherwise everyone in the organisation. */
export async function addressesForPlan(
  tx: AnyTransaction,
  orgId: string,
  requestedBy: string | null,
): Promise<readonly string[]> {
  const rows = await tx.selectFrom('users').select('email').where('org_id', '=', orgId).orderBy('email').execute();
  const everyone = rows.map(({ email }) => email);
  return requestedBy !== null && everyone.includes(requestedBy) ? [requestedBy] : everyone;
}

export function readPlan(tx: OrgTransaction) {
  return tx
    .selectFrom('organisations')
    .select(['plan_id', 'subscription_status', 'trial_ends_at', 'billing_status', 'requested_plan_id'])
    .select(['requested_plan_at', 'requested_by', 'brand_id'])
    .executeTakeFirst();
}
