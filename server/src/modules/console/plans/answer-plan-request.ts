import type {
  confirmPlanRequest as confirmPlanRequestCall,
  declinePlanRequest as declinePlanRequestCall,
} from '@portal/contract/console/plan-requests.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { MailRequest } from '../../../emails/mail-request.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { auditCaller } from '../../audit/public.ts';
import {
  changeSubscription,
  findBillingSubscription,
  type LockedSubscription,
  lockSubscription,
} from '../../billing/public.ts';
import { planIdOf } from '../../plans/public.ts';
import { readersLanguages } from '../../profile/public.ts';
import { addressesForPlan } from './plan-requests.store.ts';

const ANSWERED = { requested_plan_id: null, requested_plan_at: null, requested_by: null } as const;

/** @throws AppError PLAN_BILLED_ELSEWHERE while the billing provider decides about the organisation's plan */
export async function requireBilledHere(tx: OrgTransaction, orgId: string): Promise<void> {
  const billed = await findBillingSubscription(tx, orgId);
  if (billed?.is_live === true) throw new AppError('PLAN_BILLED_ELSEWHERE');
}

/** The request as it stands, locked; two of staff who answer at once: one does. */
async function openRequest(tx: OrgTransaction, orgId: string, planId: string): Promise<LockedSubscription> {
  const before = await lockSubscription(tx, orgId);
  if (before === undefined) throw new AppError('NOT_FOUND');
  if (before.requested_plan_id !== planId) throw new AppError('PLAN_REQUEST_GONE');
  return before;
}

/** Puts the plan in force: status, log and mail in one transaction. */
export async function confirmPlanRequest(
  services: Services,
  caller: CallerOf<typeof confirmPlanRequestCall>,
  { orgId, planId }: InputOf<typeof confirmPlanRequestCall>,
): Promise<AnswerOf<typeof confirmPlanRequestCall>> {
  const { database, clock, plans } = services;

  const now = clock.now();
  const plan = plans.catalogue.plans.find((candidate) => planIdOf(candidate) === planId);
  await database.inOrg(orgId, async (tx) => {
    const before = await openRequest(tx, orgId, planId);
    await requireBilledHere(tx, orgId);
    // The plan was taken out of the offer since it was asked for.
    if (plan === undefined) throw new AppError('PLAN_REQUEST_GONE');
    await changeSubscription(tx, orgId, {
      plan_id: planId,
      subscription_status: 'ACTIVE',
      subscribed_at: now,
      ...ANSWERED,
    });
    await auditCaller(tx, caller, now, {
      action: 'plan.confirmed',
      subject: planId,
      orgId,
      details: { from: { planId: before.plan_id, status: before.subscription_status }, staff: caller.session.email },
    });
    await tellCustomer(services, tx, orgId, before, (planUrl) => ({
      kind: 'plan-confirmed',
      organisationName: before.company_name,
      planName: plan.planDetail.planName,
      planUrl,
    }));
  });
  return { success: true };
}

/** Takes the request away and tells the customer why; the plan stays. */
export async function declinePlanRequest(
  services: Services,
  caller: CallerOf<typeof declinePlanRequestCall>,
  { orgId, planId, reason }: InputOf<typeof declinePlanRequestCall>,
): Promise<AnswerOf<typeof declinePlanRequestCall>> {
  const { database, clock, plans } = services;

  const now = clock.now();
  await database.inOrg(orgId, async (tx) => {
    const before = await openRequest(tx, orgId, planId);
    await changeSubscription(tx, orgId, ANSWERED);
    await auditCaller(tx, caller, now, {
      action: 'plan.declined',
      subject: planId,
      orgId,
      details: { reason, staff: caller.session.email },
    });
    const plan = plans.catalogue.plans.find((candidate) => planIdOf(candidate) === planId);
    await tellCustomer(services, tx, orgId, before, (planUrl) => ({
      kind: 'plan-declined',
      organisationName: before.company_name,
      planName: plan?.planDetail.planName ?? planId,
      staffReason: reason,
      planUrl,
    }));
  });
  return { success: true };
}

async function tellCustomer(
  { outbox, brands, config }: Services,
  tx: OrgTransaction,
  orgId: string,
  { requested_by: requestedBy, brand_id: brandId }: LockedSubscription,
  mail: (planUrl: string) => MailRequest,
): Promise<void> {
  const brand = await brands.byId(brandId);
  const planUrl = `${brandOrigin(brand, config.publicUrl)}/plan`;
  const addresses = await addressesForPlan(tx, orgId, requestedBy);
  const languageOf = await readersLanguages(tx, brand, addresses);
  for (const address of addresses) {
    const language = languageOf(address);
    await outbox.put(tx, brand, address, mail(linkInLanguage(planUrl, language)), { language });
  }
}
