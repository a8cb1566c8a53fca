import type { PolicyStatus } from '@portal/domain/policies/next-version.ts';
import type { FieldValues, PolicyField } from '@portal/domain/policies/policy-field.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { Selectable } from 'kysely';
import type { AnyTransaction, OrgTransaction } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type VersionRow = Selectable<Tables['policy_versions']>;

/** One version of a policy, the newest for null. */
export function findVersion(
  tx: OrgTransaction,
  policyId: string,
  version: number | null,
): Promise<VersionRow | undefined> {
  const ofPolicy = tx.selectFrom('policy_versions').selectAll().where('policy_id', '=', policyId);
  const wanted = version === null ? ofPolicy : ofPolicy.where('version', '=', version);
  return wanted.orderBy('version', 'desc').limit(1).executeTakeFirst();
}

/** The version of a policy that holds. */
export function findActiveVersion(tx: OrgTransaction, policyId: string): Promise<VersionRow | undefined> {
  return tx
    .selectFrom('policy_versions')
    .selectAll()
    .where('policy_id', '=', policyId)
    .where('status', '=', 'Active')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The language of the text that the firm took from the library first; undefined before that. */
export async function findFirstLanguage(tx: OrgTransaction): Promise<Language | undefined> {
  const row = await tx
    .selectFrom('policy_versions')
    .select('language')
    .where('template', 'is not', null)
    .orderBy('saved_at')
    .orderBy('policy_id')
    .limit(1)
    .executeTakeFirst();
  return row?.language;
}

/** The versions of a policy, newest first. */
export function listVersions(tx: OrgTransaction, policyId: string) {
  return tx
    .selectFrom('policy_versions')
    .select(['version', 'language', 'status', 'approver', 'approved_at', 'saved_at', 'saved_by_name'])
    .where('policy_id', '=', policyId)
    .orderBy('version', 'desc')
    .limit(1000)
    .execute();
}

export type NewVersion = {
  readonly orgId: string;
  readonly policyId: string;
  readonly version: number;
  readonly status: PolicyStatus;
  readonly name: string;
  readonly language: Language;
  readonly template: string | null;
  readonly libraryVersion: number | null;
  readonly fields: readonly PolicyField[];
  readonly customPolicy: string | null;
  readonly customValues: FieldValues;
  readonly minor: boolean;
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly savedByName: string;
  /** Set for a version that is approved. */
  readonly approval: { readonly text: string; readonly hash: Buffer } | null;
};

/** Writes a version: a new one, or a draft that is there. An approved one is refused by the database. */
export async function saveVersion(tx: AnyTransaction, version: NewVersion): Promise<void> {
  const { approval } = version;
  const approved =
    approval === null
      ? { approver: null, approver_id: null, approved_at: null, approved_text: null, content_hash: null }
      : {
          approver: version.savedByName,
          approver_id: version.savedBy,
          approved_at: version.savedAt,
          approved_text: approval.text,
          content_hash: approval.hash,
        };
  const content = {
    status: version.status,
    name: version.name,
    language: version.language,
    template: version.template,
    library_version: version.libraryVersion,
    fields: JSON.stringify(version.fields),
    custom_policy: version.customPolicy,
    custom_values: JSON.stringify(version.customValues),
    minor: version.minor,
    saved_at: version.savedAt,
    saved_by: version.savedBy,
    saved_by_name: version.savedByName,
    draft_mode: approval === null ? ('customise' as const) : null,
    sent_to: null,
    sent_by_name: null,
    sent_at: null,
    ...approved,
  };
  const key = { org_id: version.orgId, policy_id: version.policyId, version: version.version };
  await tx
    .insertInto('policy_versions')
    .values({ ...key, ...content })
    .onConflict((conflict) => conflict.columns(['org_id', 'policy_id', 'version']).doUpdateSet(content))
    .execute();
}

/** Removes a draft; an approved version is refused by the database. */
export async function deleteVersion(tx: OrgTransaction, policyId: string, version: number): Promise<void> {
  await tx.deleteFrom('policy_versions').where('policy_id', '=', policyId).where('version', '=', version).execute();
}

/** Marks a draft as sent to somebody, or as being worked on for null. */
export async function setDraftMode(
  tx: OrgTransaction,
  { policyId, version }: { policyId: string; version: number },
  sent: { to: string; byName: string; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('policy_versions')
    .set({
      draft_mode: sent === null ? 'customise' : 'sent',
      sent_to: sent?.to ?? null,
      sent_by_name: sent?.byName ?? null,
      sent_at: sent?.at ?? null,
    })
    .where('policy_id', '=', policyId)
    .where('version', '=', version)
    .execute();
}
