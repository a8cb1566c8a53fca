import type { FieldValues } from '@portal/domain/policies/policy-field.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { AnyTransaction, OrgTransaction } from '../../database/database.ts';
import { type FirmRow, selectFirm } from '../profile/public.ts';

/** Adds a policy; nothing happens where it is there. */
export async function insertPolicy(
  tx: AnyTransaction,
  policy: { orgId: string; policyId: string; custom: boolean; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('policies')
    .values({
      org_id: policy.orgId,
      policy_id: policy.policyId,
      custom: policy.custom,
      created_at: policy.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The keys of the organisation's policies, with those of its own told. */
export function listPolicyKeys(tx: OrgTransaction): Promise<{ policy_id: string; custom: boolean }[]> {
  return tx.selectFrom('policies').select(['policy_id', 'custom']).execute();
}

/** Removes a policy that has no version left. */
export async function deleteEmptyPolicy(tx: OrgTransaction, policyId: string): Promise<void> {
  await tx
    .deleteFrom('policies')
    .where('policy_id', '=', policyId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('policy_versions')
            .select('version')
            .whereRef('policy_versions.policy_id', '=', 'policies.policy_id')
            .whereRef('policy_versions.org_id', '=', 'policies.org_id'),
        ),
      ),
    )
    .execute();
}

/** The policies that hold, by their keys. */
export async function listActiveIds(tx: OrgTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('policy_versions')
    .select('policy_id')
    .distinct()
    .where('status', '=', 'Active')
    .execute();
  return rows.map((row) => row.policy_id);
}

/** What the firm answered in the newest version of each of its policies, the latest first. */
export function listAnswers(
  tx: OrgTransaction,
): Promise<{ policy_id: string; name: string; custom_values: FieldValues }[]> {
  return tx
    .selectFrom(
      tx
        .selectFrom('policy_versions')
        .distinctOn('policy_id')
        .select(['policy_id', 'name', 'custom_values', 'saved_at'])
        .orderBy('policy_id')
        .orderBy('version', 'desc')
        .as('newest'),
    )
    .select(['policy_id', 'name', 'custom_values'])
    .orderBy('saved_at', 'desc')
    .orderBy('policy_id')
    .execute();
}

/** The newest version of each of the firm's policies, with what was answered, by name. */
export function listNewestVersions(tx: OrgTransaction) {
  return tx
    .selectFrom('policy_versions')
    .distinctOn('policy_id')
    .select(['policy_id', 'name', 'version', 'language', 'status', 'fields', 'custom_values', 'library_version'])
    .select('custom_policy')
    .orderBy('policy_id')
    .orderBy('version', 'desc')
    .execute();
}

/** What is known of the firm from onboarding and the introduction. */
export async function readFirm(tx: OrgTransaction, userId: string): Promise<FirmRow> {
  const { firm } = await tx.selectNoFrom(selectFirm(userId).as('firm')).executeTakeFirstOrThrow();
  return firm;
}

/** How one policy stands; instants are ISO strings. */
export type PolicyFacts = {
  readonly id: string;
  readonly name: string;
  readonly custom: boolean;
  readonly version: number;
  readonly status: 'Draft' | 'Active';
  readonly saved: string;
  readonly draftMode: 'customise' | 'sent' | null;
  readonly sentTo: { readonly userId: string; readonly name: string } | null;
  readonly libraryVersion: number | null;
  /** Of the newest version. */
  readonly language: Language;
  /** The version that holds; null before the first approval. */
  readonly active: {
    readonly name: string;
    readonly version: number;
    readonly approver: string;
    readonly approvedAt: string;
    readonly reviewMonths: unknown;
  } | null;
};

/** The organisation's policies in the order of their names, each with its newest version and the one that holds: one value of a larger statement. */
export function selectPolicyFacts(): RawBuilder<PolicyFacts[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', policy.policy_id, 'name', newest.name, 'custom', policy.custom, 'version', newest.version,
      'status', newest.status, 'saved', newest.saved_at, 'draftMode', newest.draft_mode,
      'sentTo', case when receiver.user_id is not null then jsonb_build_object('userId', receiver.user_id,
        'name', coalesce(nullif(trim(receiver.first_name || ' ' || receiver.last_name), ''), receiver.email)) end,
      'libraryVersion', newest.library_version, 'language', newest.language,
      'active', case when active.version is not null then jsonb_build_object('name', active.name, 'version', active.version,
        'approver', active.approver, 'approvedAt', active.approved_at,
        'reviewMonths', coalesce(active.custom_values -> 'reviewMonths', jsonb_path_query_first(active.fields,
          '$[*] ? (@.id == "reviewMonths").default'))) end
    ) order by lower(newest.name), policy.policy_id), '[]')
    from policies policy
    join lateral (
      select * from policy_versions version where version.org_id = policy.org_id and version.policy_id = policy.policy_id
      order by version.version desc limit 1
    ) newest on true
    left join lateral (
      select * from policy_versions version where version.org_id = policy.org_id and version.policy_id = policy.policy_id
        and version.status = 'Active' order by version.version desc limit 1
    ) active on true
    left join users receiver on receiver.user_id = newest.sent_to and newest.draft_mode = 'sent'
  )`;
}

export async function readPolicyFacts(tx: OrgTransaction): Promise<readonly PolicyFacts[]> {
  const { policies } = await tx.selectNoFrom(selectPolicyFacts().as('policies')).executeTakeFirstOrThrow();
  return policies;
}
