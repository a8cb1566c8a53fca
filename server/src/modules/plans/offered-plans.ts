import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { eligiblePlan } from '@portal/contract/plans/plans.schemas.ts';
import { z } from 'zod';

const offer = z.object({ trialPlanId: z.string(), plans: z.array(eligiblePlan).min(1) });

export type OfferedPlans = z.output<typeof offer>;

/** The plans that come along, with which a new portal begins. */
export function readOfferedPlans(): OfferedPlans {
  const path = createRequire(import.meta.url).resolve('@portal/content/plans/plans.json');
  return offer.parse(JSON.parse(readFileSync(path, 'utf8')));
}
