import type { RegisterId } from '@portal/domain/registers/register.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { isInSlice, placeAt, type Slice } from './keyset.store.ts';

function weaknesses(tx: OrgTransaction) {
  return tx
    .selectFrom('weaknesses')
    .select(['weakness_id', 'title', 'severity', 'status', 'cvss_score', 'reported_on', 'published_at', 'body'])
    .select(placeAt('published_at'))
    .where('published_at', 'is not', null)
    .where('withdrawn_at', 'is', null);
}

/** Weaknesses that were published to the firm and not withdrawn since, the newest first. */
export function listWeaknesses(tx: OrgTransaction, slice: Slice) {
  return weaknesses(tx)
    .where(isInSlice('published_at', 'weakness_id', slice))
    .orderBy('published_at', 'desc')
    .orderBy('weakness_id', 'desc')
    .limit(slice.limit)
    .execute();
}

export const findWeakness = (tx: OrgTransaction, id: string) =>
  weaknesses(tx).where('weakness_id', '=', id).executeTakeFirst();

export type WeaknessRow = NonNullable<Awaited<ReturnType<typeof findWeakness>>>;

function policies(tx: OrgTransaction) {
  return tx
    .selectFrom('policies')
    .innerJoin(
      (query) =>
        query
          .selectFrom('policy_versions')
          .distinctOn('policy_id')
          .select(['policy_id', 'name', 'status'])
          .orderBy('policy_id')
          .orderBy('version', 'desc')
          .as('newest'),
      (join) => join.onRef('newest.policy_id', '=', 'policies.policy_id'),
    )
    .leftJoin(
      (query) =>
        query
          .selectFrom('policy_versions')
          .distinctOn('policy_id')
          .select(['policy_id', 'version', 'approver', 'approved_at', 'approved_text'])
          .where('status', '=', 'Active')
          .orderBy('policy_id')
          .orderBy('version', 'desc')
          .as('active'),
      (join) => join.onRef('active.policy_id', '=', 'policies.policy_id'),
    )
    .select(['policies.policy_id', 'newest.name', 'newest.status', 'custom'])
    .select(['active.version', 'active.approver', 'active.approved_at', 'active.approved_text'])
    .select(placeAt('policies.created_at'));
}

/** The firm's policies, the newest first. */
export function listPolicies(tx: OrgTransaction, slice: Slice) {
  return policies(tx)
    .where(isInSlice('policies.created_at', 'policies.policy_id', slice))
    .orderBy('policies.created_at', 'desc')
    .orderBy('policies.policy_id', 'desc')
    .limit(slice.limit)
    .execute();
}

export const findPolicy = (tx: OrgTransaction, id: string) =>
  policies(tx).where('policies.policy_id', '=', id).executeTakeFirst();

export type PolicyRow = NonNullable<Awaited<ReturnType<typeof findPolicy>>>;

function records(tx: OrgTransaction) {
  return tx
    .selectFrom('register_entries')
    .select([
      'entry_id',
      'register',
      'title',
      'values',
      'owner_name',
      'due_on',
      'closed_on',
      'created_at',
      'changed_at',
    ])
    .select(placeAt('created_at'));
}

/** Records of all registers or of one, the newest first. */
export function listRecords(
  tx: OrgTransaction,
  { register }: { readonly register?: RegisterId | undefined },
  slice: Slice,
) {
  return records(tx)
    .$if(register !== undefined, (query) => query.where('register', '=', register ?? 'risks'))
    .where(isInSlice('created_at', 'entry_id', slice))
    .orderBy('created_at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(slice.limit)
    .execute();
}

export const findRecord = (tx: OrgTransaction, id: string) => records(tx).where('entry_id', '=', id).executeTakeFirst();

export type RecordRow = NonNullable<Awaited<ReturnType<typeof findRecord>>>;
