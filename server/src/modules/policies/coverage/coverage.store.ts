import type { OrgTransaction } from '../../../database/database.ts';
import type { VersionRow } from '../policy-versions.store.ts';

/** The texts that hold, one for each policy that is approved. */
export function listApprovedTexts(tx: OrgTransaction) {
  return tx
    .selectFrom('policy_versions')
    .distinctOn('policy_id')
    .select(['policy_id', 'name', 'version', 'language', 'approved_at', 'approved_text'])
    .where('status', '=', 'Active')
    .orderBy('policy_id')
    .orderBy('version', 'desc')
    .execute();
}

/** The newest version of each policy where that is a draft. */
export function listNewestDrafts(tx: OrgTransaction): Promise<VersionRow[]> {
  return tx
    .selectFrom(
      tx
        .selectFrom('policy_versions')
        .distinctOn('policy_id')
        .selectAll()
        .orderBy('policy_id')
        .orderBy('version', 'desc')
        .as('newest'),
    )
    .selectAll()
    .where('status', '=', 'Draft')
    .execute();
}
