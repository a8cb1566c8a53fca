import { DEFAULT_PLAN_HOURS, type PlanMeans } from '@portal/domain/maturity/plan-levels.ts';
import { peopleOf } from '@portal/domain/profile/team-sizes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';

/** What is stored of a firm's means; without hours it has said nothing of them. */
export type PlanMeansRow = { readonly teamSize: string; readonly hours: number | null };

/** Size and hours of the organization: one value of a larger statement. */
export function selectPlanMeans(): RawBuilder<PlanMeansRow> {
  return sql`(
    select jsonb_build_object('teamSize', number_of_employees, 'hours', (select hours from maturity_plan_hours))
    from organisations
  )`;
}

/** What a plan is made for. */
export const planMeansOf = ({ teamSize, hours }: PlanMeansRow): PlanMeans => ({
  people: peopleOf(teamSize),
  hours: hours ?? DEFAULT_PLAN_HOURS,
});

/** Keeps how many hours a firm has in 90 days. */
export async function putPlanHours(tx: OrgTransaction, orgId: string, hours: number): Promise<void> {
  await tx
    .insertInto('maturity_plan_hours')
    .values({ org_id: orgId, hours })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet({ hours }))
    .execute();
}
