import * as standing from '@portal/contract/developers/operations/standing.operations.ts';
import { factOf } from '@portal/domain/facts/facts.ts';
import { judgeFacts } from '@portal/domain/facts/judge-fact.ts';
import { readSituation, summarizeScore } from '../../dashboard/public.ts';
import { readFirmFacts } from '../../facts/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { type BoundOperation, serve } from '../serving/bind-operation.ts';
import { found } from '../serving/found.ts';
import { pageFrom, sliceOf } from './cursor.ts';
import * as store from './customers.store.ts';

/** What the public interface tells of how firms stand, and to the provider of its customers. */
export const standingOperations: readonly BoundOperation<DevelopersServices>[] = [
  serve(standing.listFacts).with(async (services, caller) => {
    const { knowledge, say } = await readFirmFacts(services, caller);
    return {
      data: judgeFacts(knowledge, say).map(({ key, value, basis, text, isStale }) => ({
        ...{ key, value, basis, text, isStale },
        question: say(factOf(key).question),
      })),
    };
  }),
  serve(standing.readScore).with(async (services, caller) => {
    const { score, reachable, days } = summarizeScore(await readSituation(services, caller));
    return { score, reachable, days };
  }),
  serve(standing.listCustomers).with(async ({ database }, _caller, input) => {
    const slice = sliceOf(input);
    const rows = await database.onceAsSystem((tx) => store.listCustomers(tx, slice));
    return pageFrom(rows, slice, (row) => row.org_id, toCustomer);
  }),
  serve(standing.readCustomer).with(async ({ database }, _caller, { id }) =>
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
  sandbox: row.is_sandbox,
  score: row.score,
  createdAt: row.created_at.toISOString(),
});
