import type { WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import { type RawBuilder, sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';

/** A weakness that stands open, with the fact that it speaks against. */
export type OpenWeakness = {
  readonly weaknessId: string;
  readonly fact: string;
  readonly title: string;
  readonly severity: WeaknessSeverity;
  /** Day in ISO 8601. */
  readonly reportedOn: string;
};

/** Open weaknesses of which an expert said what they mean: one value of a larger statement. */
export function selectOpenWeaknesses(): RawBuilder<OpenWeakness[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('weaknessId', weakness_id, 'fact', fact_key, 'title', title, 'severity', severity,
      'reportedOn', reported_on) order by reported_on desc, weakness_id), '[]')
    from weaknesses where published_at is not null and withdrawn_at is null and status = 'Open' and fact_key is not null
  )`;
}

/** The same, for who asks for nothing else. */
export async function listOpenWeaknesses(tx: OrgTransaction): Promise<readonly OpenWeakness[]> {
  const { weaknesses } = await tx.selectNoFrom([selectOpenWeaknesses().as('weaknesses')]).executeTakeFirstOrThrow();
  return weaknesses;
}
