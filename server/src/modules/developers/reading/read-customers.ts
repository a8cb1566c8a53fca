import * as customers from '@portal/contract/developers/operations/customers.operations.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { type BoundOperation, serve } from '../serving/bind-operation.ts';
import { found } from '../serving/found.ts';
import { pageFrom, sliceOf } from './cursor.ts';
import * as store from './customers.store.ts';

/** What the public interface tells the provider of its customers. */
export const customersOperations: readonly BoundOperation<DevelopersServices>[] = [
  serve(customers.listCustomers).with(async ({ database }, _caller, input) => {
    const slice = sliceOf(input);
    const rows = await database.onceAsSystem((tx) => store.listCustomers(tx, slice));
    return pageFrom(rows, slice, (row) => row.org_id, toCustomer);
  }),
  serve(customers.readCustomer).with(async ({ database }, _caller, { id }) =>
    toCustomer(found(await database.onceAsSystem((tx) => store.findCustomer(tx, id)))),
  ),
];

export const toCustomer = (row: store.CustomerRow) => ({
  id: row.org_id,
  name: row.company_name,
  website: row.company_url,
  brandId: row.brand_id,
  planId: row.plan_id,
  subscription: row.subscription_status,
  trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
  isSuspended: row.suspended_at !== null,
  isSandbox: row.is_sandbox,
  score: row.score,
  createdAt: row.created_at.toISOString(),
});
