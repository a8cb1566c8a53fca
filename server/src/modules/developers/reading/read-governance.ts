import * as governance from '@portal/contract/developers/operations/governance.operations.ts';
import type { WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import type { z } from 'zod';
import type { DevelopersServices } from '../developers-services.ts';
import { type BoundOperation, serve } from '../serving/bind-operation.ts';
import { found } from '../serving/found.ts';
import { pageFrom, sliceOf } from './cursor.ts';
import * as store from './governance.store.ts';

/** What the public interface tells of weaknesses, policies and records. */
export const governanceOperations: readonly BoundOperation<DevelopersServices>[] = [
  serve(governance.listWeaknesses).with(async ({ database }, { session }, input) => {
    const slice = sliceOf(input);
    const rows = await database.onceInOrg(session.orgId, (tx) => store.listWeaknesses(tx, slice));
    return pageFrom(rows, slice, (row) => row.weakness_id, toWeakness);
  }),
  serve(governance.readWeakness).with(async ({ database }, { session }, { id }) =>
    toWeakness(found(await database.onceInOrg(session.orgId, (tx) => store.findWeakness(tx, id)))),
  ),
  serve(governance.listPolicies).with(async ({ database }, { session }, input) => {
    const slice = sliceOf(input, 'word');
    const rows = await database.onceInOrg(session.orgId, (tx) => store.listPolicies(tx, slice));
    return pageFrom(rows, slice, (row) => row.policy_id, toPolicy);
  }),
  serve(governance.readPolicy).with(async ({ database }, { session }, { id }) => {
    const row = found(await database.onceInOrg(session.orgId, (tx) => store.findPolicy(tx, id)));
    return { ...toPolicy(row), text: row.approved_text };
  }),
  serve(governance.listRecords).with(async ({ database }, { session }, { register, ...page }) => {
    const slice = sliceOf(page);
    const rows = await database.onceInOrg(session.orgId, (tx) => store.listRecords(tx, { register }, slice));
    return pageFrom(rows, slice, (row) => row.entry_id, toRecord);
  }),
  serve(governance.readRecord).with(async ({ database }, { session }, { id }) =>
    toRecord(found(await database.onceInOrg(session.orgId, (tx) => store.findRecord(tx, id)))),
  ),
];

type WeaknessState = (typeof governance.API_WEAKNESS_STATES)[number];

const STATES: Readonly<Record<WeaknessStatus, WeaknessState>> = {
  Open: 'open',
  Resolved: 'resolved',
  'Not Relevant': 'not-relevant',
  'No Status': 'unknown',
};

const toWeakness = (row: store.WeaknessRow): z.input<typeof governance.apiWeakness> => ({
  id: row.weakness_id,
  title: row.title,
  severity: row.severity.toLowerCase() as Lowercase<typeof row.severity>,
  state: STATES[row.status],
  cvssScore: row.cvss_score === null ? null : Number(row.cvss_score),
  reportedOn: row.reported_on,
  publishedAt: row.published_at?.toISOString() ?? '',
  text: row.body,
});

const toPolicy = (row: store.PolicyRow) => ({
  id: row.policy_id,
  name: row.name,
  isOwn: row.custom,
  hasDraft: row.status === 'Draft',
  approved:
    row.version === null || row.approved_at === null
      ? null
      : { version: row.version, at: row.approved_at.toISOString(), by: row.approver ?? '' },
});

const toRecord = (row: store.RecordRow) => ({
  id: row.entry_id,
  register: row.register,
  title: row.title,
  values: { ...row.values },
  owner: row.owner_name,
  dueOn: row.due_on,
  closedOn: row.closed_on,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
});
