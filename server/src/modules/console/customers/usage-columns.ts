import { decimalsOf } from '@portal/domain/plans/currency.ts';
import { discountedPrice } from '@portal/domain/plans/discounted-price.ts';
import { type PlanCatalogue, planIdOf } from '../../plans/public.ts';
import type { BillingLine, UsageOfCustomer } from './usage-of-customers.store.ts';

/** What is looked up for the cells of a row. */
export type Words = {
  readonly catalogue: PlanCatalogue;
  readonly brandName: (brandId: string) => string;
};

type Columns<Row> = Readonly<Record<string, (row: Row, words: Words) => string>>;

/** Price and currency are those of the plan as it is offered now, a month, after its discounts. */
export const USAGE_COLUMNS: Columns<UsageOfCustomer> = {
  'Organization ID': (row) => row.org_id,
  Organization: (row) => row.company_name,
  Brand: (row, { brandName }) => brandName(row.brand_id),
  Plan: (row, { catalogue }) => planName(row.plan_id, catalogue),
  'Plan ID': (row) => row.plan_id,
  Currency: (row, { catalogue }) => findPlan(row.plan_id, catalogue)?.currency ?? '',
  'Price a month': (row, { catalogue }) => priceOf(row.plan_id, catalogue),
  Status: (row) => row.subscription_status,
  Suspended: (row) => (row.is_suspended ? 'yes' : ''),
  'Subscription at the payment service': (row) => row.subscription_id ?? '',
  'Signed up': (row) => row.created_at.toISOString(),
  'Subscribed since': (row) => timeOf(row.subscribed_at),
  'Trial ends': (row) => timeOf(row.trial_ends_at),
  'Subscription ended': (row) => timeOf(row.ended_at),
  Admins: (row) => row.admins,
  People: (row) => row.people,
  Websites: (row) => row.websites,
  'Scans completed': (row) => row.scans,
  'Active policies': (row) => row.active_policies,
  'Policies approved': (row) => row.approved_policies,
  'Courses completed': (row) => row.courses,
  'Phishing emails': (row) => row.phishing_mails,
  'Help requests': (row) => row.help_requests,
  'Expert replies': (row) => row.help_replies,
};

export const BILLING_COLUMNS: Columns<BillingLine> = {
  Time: (row) => row.at.toISOString(),
  'Organization ID': (row) => row.org_id,
  Organization: (row) => row.company_name,
  Brand: (row, { brandName }) => brandName(row.brand_id),
  Source: (row) => row.source,
  What: (row) => row.what,
  Plan: (row, { catalogue }) => (row.plan_id === null ? '' : planName(row.plan_id, catalogue)),
  'Plan ID': (row) => row.plan_id ?? '',
  Status: (row) => row.status ?? '',
  Reason: (row) => row.reason ?? '',
  Outcome: (row) => row.outcome ?? '',
  Person: (row) => row.actor ?? '',
};

// One that is offered no more has no name and no price; the lowest plan stands in for it elsewhere, and would be a wrong bill here.
const findPlan = (planId: string, { plans }: PlanCatalogue) => plans.find((plan) => planIdOf(plan) === planId);

const planName = (planId: string, catalogue: PlanCatalogue) => findPlan(planId, catalogue)?.planDetail.planName ?? '';

/** In the unit of the currency, such as "49.50", so that a spreadsheet can add it up. */
function priceOf(planId: string, catalogue: PlanCatalogue): string {
  const plan = findPlan(planId, catalogue);
  if (plan === undefined) return '';
  const decimals = decimalsOf(plan.currency);
  return (discountedPrice(plan.planPrice, plan.chargebeeCoupons) / 10 ** decimals).toFixed(decimals);
}

const timeOf = (at: Date | null) => at?.toISOString() ?? '';
