import type { OrgTransaction } from '../../../database/database.ts';

/** Requests to confirm, each with the version of the policy that it is about. */
export function signOffsWithVersions(tx: OrgTransaction) {
  return tx
    .selectFrom('sign_offs')
    .innerJoin('policy_versions', (join) =>
      join
        .onRef('policy_versions.org_id', '=', 'sign_offs.org_id')
        .onRef('policy_versions.policy_id', '=', 'sign_offs.policy_id')
        .onRef('policy_versions.version', '=', 'sign_offs.version'),
    );
}
