import type { Portal } from '../app.ts';
import { listPlanRows, type Plan, updatePlan } from '../modules/plans/public.ts';
import type { Clock } from '../system/clock.ts';

/** Changes every plan in a portal's database, and lets the portal see it. */
export async function changePlans(
  { portal, clock }: { readonly portal: Portal; readonly clock: Clock },
  changed: (plan: Plan) => Partial<Plan>,
): Promise<void> {
  const { database, plans } = portal.services;
  await database.asSystem(async (tx) => {
    for (const { plan_id: planId, version, data } of await listPlanRows(tx)) {
      const plan = data as Plan;
      await updatePlan(tx, planId, version, { ...plan, ...changed(plan) }, clock.now());
    }
  });
  await plans.catalogue.refresh();
}
