import { type RawBuilder, sql } from 'kysely';

/** The versions that hold, with what became of the requests to confirm them; those taken back count for nothing. */
const requests = sql`
  sign_offs join (
    select distinct on (policy_id) org_id, policy_id, version, name from policy_versions where status = 'Active'
    order by policy_id, version desc
  ) active using (org_id, policy_id, version)`;

/** How many were asked to confirm the version of a policy that holds, and how many have. */
export type SignOffShare = {
  readonly policyId: string;
  readonly name: string;
  readonly version: number;
  readonly asked: number;
  readonly confirmed: number;
};

/** Every policy that somebody was asked to confirm, in the order of their names: one value of a larger statement. */
export function selectSignOffShares(): RawBuilder<SignOffShare[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('policyId', policy_id, 'name', name, 'version', version, 'asked', asked,
      'confirmed', confirmed) order by lower(name), policy_id), '[]')
    from (
      select policy_id, active.name, version, count(*) as asked, count(acknowledged_at) as confirmed
      from ${requests} where withdrawn_at is null group by policy_id, active.name, version
    ) shares
  )`;
}

/** Who has confirmed; the instant is an ISO string. */
export type ConfirmedBy = {
  readonly name: string;
  readonly policy: string;
  readonly version: number;
  /** Less than the version where an earlier one was confirmed that says the same to everyone. */
  readonly confirmedVersion: number;
  readonly confirmedAt: string;
};

/** What a list holds at most, so that one document's memory is bounded. */
const MAX_NAMES = 20_000;

/** Who has confirmed the versions that hold, by policy and name: one value of a larger statement. */
export function selectConfirmations(): RawBuilder<ConfirmedBy[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('name', person_name, 'policy', name, 'version', version,
      'confirmedVersion', coalesce(carried_from, version), 'confirmedAt', acknowledged_at) order by lower(name), policy_id, person_name, person_id), '[]')
    from (
      select policy_id, active.name, version, carried_from, acknowledged_at, person_id, person.name as person_name
      from ${requests} join sign_off_people person using (person_id) where acknowledged_at is not null
      order by lower(active.name), policy_id, person.name, person_id limit ${MAX_NAMES}
    ) confirmations
  )`;
}
