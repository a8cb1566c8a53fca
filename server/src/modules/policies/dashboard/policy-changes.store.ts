import type { Change } from '@portal/domain/dashboard/change.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';
import { changes as texts } from '../policies.texts.ts';

/** A version of a policy that was approved since a moment; the instant is an ISO string. */
export type PolicyChange = { readonly id: string; readonly name: string; readonly at: string };

/** The newest of them, each policy once: one value of a larger statement. */
export function selectPolicyChanges(since: Date): RawBuilder<PolicyChange[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', policy_id, 'name', name, 'at', approved_at)), '[]') from (
      select distinct on (policy_id) policy_id, name, approved_at from policy_versions
      where status = 'Active' and approved_at >= ${since} order by policy_id, approved_at desc
    ) changes
  )`;
}

/** The same in words. */
export function tellPolicyChanges(changes: readonly PolicyChange[], say: Say): Change[] {
  return changes.map(({ id, name, at }) => ({
    tone: 'better',
    text: say(texts.approved, { policy: name }),
    at: new Date(at).toISOString(),
    href: `/securitypolicy/${id}`,
  }));
}
