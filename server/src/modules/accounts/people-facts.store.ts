import { sql } from 'kysely';
import type { SystemTransaction } from '../../database/database.ts';

/** How the people of an organisation come in; instants are ISO strings. */
export type PeopleFacts = {
  readonly people: number;
  readonly withSecondFactor: number;
  readonly hasSecondFactor: boolean;
  readonly isSecondFactorRequired: boolean;
  /** The invitation that has waited longest and can still be used; null when none is open. */
  readonly oldestInvite: { readonly email: string; readonly sentAt: string } | null;
};

/** @param userId whose own second factor is told; staff that serves the organisation, and nobody, count as having one */
export async function readPeopleFacts(
  tx: SystemTransaction,
  orgId: string,
  userId: string | null,
  now: Date,
): Promise<PeopleFacts> {
  const { rows } = await sql<PeopleFacts>`
    select
      count(*)::int as people,
      count(factor.user_id)::int as "withSecondFactor",
      coalesce(bool_or(factor.user_id is not null) filter (where member.user_id = ${userId}), true) as "hasSecondFactor",
      (select second_factor_required from organisations where org_id = ${orgId}) as "isSecondFactorRequired",
      (
        select jsonb_build_object('email', email, 'sentAt', created_at) from invites
        where org_id = ${orgId} and status = 'pending' and expires_at > ${now} order by created_at limit 1
      ) as "oldestInvite"
    from users member left join second_factors factor using (user_id)
    where member.org_id = ${orgId}`.execute(tx);
  const [facts] = rows;
  if (facts === undefined) throw new Error('An aggregate answers one row');
  return facts;
}
