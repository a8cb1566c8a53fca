import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../database/column-types.ts';

type BillingSubscriptionsTable = {
  org_id: string;
  subscription_id: string;
  is_live: boolean;
  has_failed_payment: Generated<boolean>;
  version: string;
  occurred_at: Timestamp;
};

type BillingCheckoutsTable = {
  checkout_id: string;
  org_id: string;
  plan_id: string;
  page_id: string | null;
  created_at: Timestamp;
};

type BillingEventsTable = {
  event_id: string;
  event_type: string;
  org_id: string | null;
  outcome: string;
  occurred_at: Timestamp;
  received_at: Timestamp;
  waits_with: ColumnType<unknown, string | null | undefined, string | null>;
};

declare module '../../database/tables.ts' {
  interface Tables {
    billing_subscriptions: BillingSubscriptionsTable;
    billing_checkouts: BillingCheckoutsTable;
    billing_events: BillingEventsTable;
  }
}
