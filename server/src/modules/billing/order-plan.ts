import { randomUUID } from 'node:crypto';
import { planAction } from '@portal/domain/plans/plan-action.ts';
import { AppError } from '../../call/app-error.ts';
import type { Caller, MemberSession } from '../../call/caller.ts';
import { requireNoSandbox } from '../../database/sandboxes/sandbox.store.ts';
import { TO_STAFF } from '../../emails/mail-outbox.ts';
import type { Services } from '../../services.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { auditCaller } from '../audit/public.ts';
import { type Plan, planIdOf } from '../plans/public.ts';
import { findBillingSubscription, requestPlan } from './billing.store.ts';
import { beginCheckout, dropCheckout, putCheckoutPage } from './checkouts.store.ts';

type Member = Caller<MemberSession>;
type Order = {
  readonly planId: string;
  /** What the customer saw; what is not given was not looked at. */
  readonly chargebeePlanId?: string | null | undefined;
  readonly coupon?: string | null | undefined;
};
type Ordered = { requestedPlanId: string | null; checkoutUrl: string | null };

/** Where the browser comes back to from a checkout; the page asks the portal how it ended. */
const RETURN_PATH = '/plan';

/**
 * Orders a plan: with a billing provider its checkout page is the answer, and the plan changes when that was paid; otherwise the
 * plan is asked for, and staff confirms it.
 * @throws AppError NOT_IN_SANDBOX, PLAN_NOT_ELIGIBLE, PLAN_IS_CURRENT, PLAN_IS_LOWER, PLAN_REFUSED, BILLING_UNAVAILABLE
 */
export async function orderPlan(services: Services, caller: Member, order: Order): Promise<Ordered> {
  const { orgId } = caller.session;
  await services.database.onceInOrg(orgId, (tx) => requireNoSandbox(tx, orgId));
  const { subscription, eligible } = await services.plans.offer(orgId);
  const plan = eligible.find((candidate) => planIdOf(candidate) === order.planId);
  if (plan === undefined || !isAsSeen(plan, order)) throw new AppError('PLAN_NOT_ELIGIBLE');
  const action = planAction(order.planId, {
    planIds: eligible.map(planIdOf),
    currentPlanId: subscription.plan_id,
    subscriptionStatus: subscription.subscription_status,
    requestedPlanId: null,
  });
  if (action === 'current') throw new AppError('PLAN_IS_CURRENT');
  if (action === 'contact') throw new AppError('PLAN_IS_LOWER');
  const checkoutUrl = await startCheckout(services, caller, plan, subscription.company_name);
  if (checkoutUrl !== null) return { requestedPlanId: null, checkoutUrl };
  await askForPlan(services, caller, plan, subscription.company_name);
  return { requestedPlanId: order.planId, checkoutUrl: null };
}

/** False when billing plan id or coupon are not the plan's, or no longer: the customer saw another price. */
function isAsSeen(plan: Plan, { chargebeePlanId, coupon }: Order): boolean {
  if (chargebeePlanId !== undefined && chargebeePlanId !== plan.chargebeePlanId) return false;
  return (
    coupon === undefined || coupon === null || plan.chargebeeCoupons.some(({ couponCode }) => couponCode === coupon)
  );
}

async function startCheckout(
  { billing, database, clock, config }: Services,
  caller: Member,
  plan: Plan,
  companyName: string,
): Promise<string | null> {
  if (!billing.hasOwnPages || plan.chargebeePlanId === null) return null;
  const { orgId, email } = caller.session;
  const planId = planIdOf(plan);
  const now = clock.now();
  const { checkoutId, known } = await database.inOrg(orgId, async (tx) => ({
    checkoutId: await beginCheckout(tx, { checkoutId: randomUUID(), orgId, planId, now }),
    known: await findBillingSubscription(tx, orgId),
  }));
  const order = {
    // A subscription that has changed since needs another page than before.
    orderId: `${checkoutId}.${known?.version ?? 0}`,
    orgId,
    companyName,
    email,
    billingPlanId: plan.chargebeePlanId,
    couponCodes: plan.chargebeeCoupons.map(({ couponCode }) => couponCode),
    subscriptionId: known?.is_live === true ? known.subscription_id : null,
    returnUrl: `${brandOrigin(caller.brand, config.publicUrl)}${RETURN_PATH}`,
  };
  const page = await billing.startCheckout(order).catch(async (error: unknown) => {
    await database.onceInOrg(orgId, (tx) => dropCheckout(tx, checkoutId));
    throw error;
  });
  if (page === null) return null;
  await database.inOrg(orgId, async (tx) => {
    if (!(await putCheckoutPage(tx, checkoutId, page.pageId))) return;
    await auditCaller(tx, caller, now, { action: 'plan.checkout-started', subject: planId });
  });
  return page.url;
}

async function askForPlan(
  { database, outbox, clock }: Services,
  caller: Member,
  plan: Plan,
  organisationName: string,
): Promise<void> {
  const now = clock.now();
  const { email } = caller.session;
  await database.inOrg(caller.session.orgId, async (tx) => {
    if (!(await requestPlan(tx, planIdOf(plan), email, now))) return;
    await outbox.put(
      tx,
      caller.brand,
      caller.brand.supportEmail,
      {
        kind: 'plan-request',
        organisationName,
        planName: plan.planDetail.planName,
        requesterEmail: email,
      },
      TO_STAFF,
    );
    await auditCaller(tx, caller, now, { action: 'plan.requested', subject: planIdOf(plan) });
  });
}
