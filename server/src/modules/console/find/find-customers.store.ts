import type { CustomersSeen } from '@portal/domain/accounts/customers-seen.ts';
import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import { sql } from 'kysely';
import { amongSeen } from '../../../database/among-seen.ts';
import { containsPattern } from '../../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../../database/database.ts';

/** Customers whose name holds what was typed, those that begin with it first. */
export function findCustomers(
  tx: SystemTransaction,
  seen: CustomersSeen,
  search: string,
  limit: number,
): Promise<{ org_id: string; company_name: string; plan_id: string; is_sandbox: boolean }[]> {
  const wanted = withoutMarks(search);
  return tx
    .selectFrom('organisations')
    .select(['org_id', 'company_name', 'plan_id', 'is_sandbox'])
    .where(amongSeen('org_id', seen))
    .where('name_without_marks', 'like', containsPattern(wanted))
    .orderBy(sql`strpos(name_without_marks, ${wanted}) <> 1`)
    .orderBy('name_without_marks')
    .orderBy('org_id')
    .limit(limit)
    .execute();
}
