import type { AnsweredQuestion } from '@portal/domain/policies/sign-off-questions.ts';
import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';
import type { PolicyVersion } from './sign-offs.store.ts';
import { signOffsWithVersions } from './sign-offs-with-versions.ts';

/** One request, locked, with the text that it is about. */
export function lockSignOff(tx: OrgTransaction, personId: string, { policyId, version }: PolicyVersion) {
  return signOffsWithVersions(tx)
    .select([
      'sign_offs.acknowledged_at',
      'sign_offs.withdrawn_at',
      'sign_offs.statement',
      'sign_offs.carried_from',
      'policy_versions.name',
      'policy_versions.approver',
      'policy_versions.approved_at',
      'policy_versions.approved_text',
      'policy_versions.content_hash',
      'policy_versions.custom_policy',
      'policy_versions.fields',
      'policy_versions.language',
      'policy_versions.custom_values',
    ])
    .where('sign_offs.person_id', '=', personId)
    .where('sign_offs.policy_id', '=', policyId)
    .where('sign_offs.version', '=', version)
    .forUpdate('sign_offs')
    .executeTakeFirst();
}

/** Everything that somebody is asked to confirm or has confirmed, the open ones first. */
export function listSignOffsOfPerson(tx: OrgTransaction, personId: string) {
  return signOffsWithVersions(tx)
    .select([
      'sign_offs.policy_id',
      'sign_offs.version',
      'policy_versions.name',
      'policy_versions.language',
      'policy_versions.template',
      'policy_versions.approved_text',
      'sign_offs.asked_at',
      'sign_offs.acknowledged_at',
      'sign_offs.carried_from',
    ])
    .where('sign_offs.person_id', '=', personId)
    .where((where) =>
      where.or([where('sign_offs.acknowledged_at', 'is not', null), where('sign_offs.withdrawn_at', 'is', null)]),
    )
    .orderBy(sql`sign_offs.acknowledged_at is null`, 'desc')
    .orderBy('policy_versions.name')
    .orderBy('sign_offs.version', 'desc')
    .limit(500)
    .execute();
}

/** The newest version before this one that somebody confirmed in person, with its text. */
export function findConfirmedBefore(tx: OrgTransaction, personId: string, { policyId, version }: PolicyVersion) {
  return signOffsWithVersions(tx)
    .select([
      'sign_offs.version',
      'sign_offs.acknowledged_at',
      'policy_versions.approved_text',
      'policy_versions.language',
    ])
    .where('sign_offs.person_id', '=', personId)
    .where('sign_offs.policy_id', '=', policyId)
    .where('sign_offs.version', '<', version)
    .where('sign_offs.acknowledged_at', 'is not', null)
    .where('sign_offs.carried_from', 'is', null)
    .orderBy('sign_offs.version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Records that somebody has read and understood a text. */
export async function acknowledge(
  tx: OrgTransaction,
  personId: string,
  { policyId, version }: PolicyVersion,
  record: {
    readonly at: Date;
    readonly statement: string;
    readonly contentHash: Buffer;
    readonly questions: readonly AnsweredQuestion[];
  },
): Promise<void> {
  await tx
    .updateTable('sign_offs')
    .set({
      acknowledged_at: record.at,
      statement: record.statement,
      content_hash: record.contentHash,
      questions: record.questions.length === 0 ? null : JSON.stringify(record.questions),
    })
    .where('person_id', '=', personId)
    .where('policy_id', '=', policyId)
    .where('version', '=', version)
    .execute();
}
