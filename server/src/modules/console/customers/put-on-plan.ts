import type { setPlanOfOrganisation } from '@portal/contract/console/plan-requests.calls.ts';
import { lastMomentOfDay } from '@portal/domain/plans/end-of-day.ts';
import { isSubscribed } from '@portal/domain/plans/subscription-status.ts';
import { trialEndProblem } from '@portal/domain/plans/trial.ts';
import { AppError } from '../../../call/app-error.ts';
import type { InputOf } from '../../../call/bind-call.ts';
import type { Caller, Session } from '../../../call/caller.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { changeSubscription, lockSubscription } from '../../billing/public.ts';
import { planIdOf } from '../../plans/public.ts';
import { requireBilledHere } from '../plans/answer-plan-request.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'brands' | 'plans'>;

/**
 * Puts a customer on a plan, with a status and where it is a trial the last day of it; the log keeps what was, what is and why.
 * @throws AppError NOT_FOUND, PLAN_UNKNOWN, PLAN_BILLED_ELSEWHERE, DATE_IN_THE_PAST, TRIAL_TOO_LONG
 */
export async function putOnPlan(
  services: Needs,
  caller: Caller<Session>,
  { orgId, planId, subscriptionStatus, trialEndsOn, reason }: InputOf<typeof setPlanOfOrganisation>,
): Promise<void> {
  const { database, clock, plans } = services;
  if (!plans.catalogue.plans.some((plan) => planIdOf(plan) === planId))
    throw new AppError('PLAN_UNKNOWN', { field: 'planId' });
  const now = clock.now();
  await database.inOrg(orgId, async (tx) => {
    const before = await lockSubscription(tx, orgId);
    if (before === undefined) throw new AppError('NOT_FOUND');
    await requireBilledHere(tx, orgId);
    const begins = isSubscribed(subscriptionStatus) && !isSubscribed(before.subscription_status);
    const isMoved = subscriptionStatus === 'INTRIAL' && trialEndsOn !== null;
    const trialEndsAt = isMoved ? await trialEnd(services, trialEndsOn, before.brand_id) : null;
    await changeSubscription(tx, orgId, {
      plan_id: planId,
      subscription_status: subscriptionStatus,
      ...(begins ? { subscribed_at: now } : {}),
      ...(trialEndsAt === null ? {} : { trial_ends_at: trialEndsAt }),
    });
    await auditCaller(tx, caller, now, {
      action: 'plan.set',
      subject: planId,
      orgId,
      details: {
        from: { planId: before.plan_id, status: before.subscription_status, trialEndsAt: before.trial_ends_at },
        to: { planId, status: subscriptionStatus, trialEndsAt: trialEndsAt ?? before.trial_ends_at },
        reason,
        staff: caller.session.email,
      },
    });
  });
}

/** The last moment of a trial's last day, where the brand is. @throws AppError for a day that no trial can end on */
async function trialEnd({ brands, clock }: Needs, day: string, brandId: string): Promise<Date> {
  const { timeZone } = await brands.byId(brandId);
  const endsAt = lastMomentOfDay(day, timeZone);
  const problem = trialEndProblem(endsAt, clock.now());
  if (problem !== null)
    throw new AppError(problem === 'past' ? 'DATE_IN_THE_PAST' : 'TRIAL_TOO_LONG', { field: 'trialEndsOn' });
  return endsAt;
}
