import type { OptInCheck } from '@portal/domain/monitoring/opt-in-checks.ts';
import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';

/** The checks that are switched on for a website, with who did it and when. */
export function listOptIns(tx: AnyTransaction, websiteId: string) {
  return tx
    .selectFrom('website_opt_ins')
    .select(['check_id', 'switched_on_by', 'switched_on_at'])
    .where('website_id', '=', websiteId)
    .execute();
}

type OptIn = {
  readonly orgId: string;
  readonly websiteId: string;
  readonly checkId: OptInCheck;
  readonly by: string;
  readonly at: Date;
};

/** False when it was on already; who switched it on first stays. */
export async function insertOptIn(tx: OrgTransaction, optIn: OptIn): Promise<boolean> {
  const row = await tx
    .insertInto('website_opt_ins')
    .values({
      website_id: optIn.websiteId,
      check_id: optIn.checkId,
      org_id: optIn.orgId,
      switched_on_by: optIn.by,
      switched_on_at: optIn.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('check_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it was off already. */
export async function deleteOptIn(tx: OrgTransaction, websiteId: string, checkId: OptInCheck): Promise<boolean> {
  const row = await tx
    .deleteFrom('website_opt_ins')
    .where('website_id', '=', websiteId)
    .where('check_id', '=', checkId)
    .returning('check_id')
    .executeTakeFirst();
  return row !== undefined;
}
