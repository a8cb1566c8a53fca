import { randomUUID } from 'node:crypto';
import type { InsertRow } from './insert-row.ts';

/**
 * What a billing provider has left behind about an organisation: a subscription that has ended, a checkout, an event. And another
 * organisation that waits for a plan; answers its id.
 */
export async function fillBilling(insert: InsertRow, orgId: string, marker: string, now: Date): Promise<string> {
  const waitingOrgId = randomUUID();
  await insert('organisations', {
    org_id: waitingOrgId,
    visits_need_approval: true,
    brand_id: 'default',
    company_name: 'Waiting Bakery Ltd',
    number_of_employees: '11-20',
    industry: 'RETAIL',
    plan_id: 'standard',
    requested_plan_id: 'basic',
    requested_plan_at: now,
    created_at: now,
  });
  await insert('billing_subscriptions', {
    org_id: orgId,
    subscription_id: `subscription-${marker}`,
    is_live: false,
    version: 1,
    occurred_at: now,
  });
  await insert('billing_checkouts', {
    checkout_id: randomUUID(),
    org_id: orgId,
    plan_id: 'standard',
    page_id: `page${marker}`,
    created_at: now,
  });
  await insert('billing_events', {
    event_id: `event-${marker}`,
    event_type: 'subscription_cancelled',
    org_id: orgId,
    outcome: 'changed',
    occurred_at: now,
    received_at: now,
  });
  await insert('billing_events', {
    event_id: `waiting-${marker}`,
    event_type: 'subscription_created',
    org_id: orgId,
    outcome: 'unknown plan',
    occurred_at: now,
    received_at: now,
    waits_with: JSON.stringify({ billingPlanId: `gold-${marker}`, trialEndsAt: null }),
  });
  return waitingOrgId;
}
