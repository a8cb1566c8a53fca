import * as contract from '@portal/contract/console/plan-catalogue.calls.ts';
import type { planFields } from '@portal/contract/console/plan-catalogue.schemas.ts';
import { slugOf } from '@portal/domain/portal/slug.ts';
import type { z } from 'zod';
import { AppError } from '../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Caller } from '../../call/caller.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { auditCaller } from '../audit/public.ts';
import { listWaitingEvents, takeUpWaitingEvents } from '../billing/public.ts';
import {
  chooseTrialPlan,
  claimPlan,
  countPlanUses,
  insertPlan,
  listPlanRows,
  lockPlans,
  orderPlans,
  removePlan,
  updatePlan,
} from '../plans/public.ts';
import type { ConsoleServices } from './console-services.ts';
import { toPlanList } from './plans/plan-list.ts';
import { requireVersion } from './require-version.ts';

/** Every process keeps all of them in memory. */
const MAX_PLANS = 1000;

type PlanFields = z.output<typeof planFields>;
type Row = Awaited<ReturnType<typeof listPlanRows>>[number];

/** Calls by which staff looks after the plans on offer. */
export const planCatalogueCalls: readonly BoundCall<ConsoleServices>[] = [
  bind(contract.listPlans).to(listPlans),
  bind(contract.createPlan).to(createPlan),
  bind(contract.editPlan).to(editPlan),
  bind(contract.showPlan).to(showPlan),
  bind(contract.movePlan).to(movePlan),
  bind(contract.chooseTrialPlan).to(setTrialPlan),
  bind(contract.deletePlan).to(deletePlan),
];

async function listPlans({ database, scanner }: ConsoleServices): Promise<AnswerOf<typeof contract.listPlans>> {
  const { rows, uses, events } = await database.asSystem(async (tx) => ({
    rows: await listPlanRows(tx),
    uses: await countPlanUses(tx),
    events: await listWaitingEvents(tx),
  }));
  const waiting = events.map((event) => ({
    orgId: event.org_id ?? '',
    companyName: event.company_name,
    billingPlanId: event.billing_plan_id,
    since: event.received_at.toISOString(),
  }));
  return { success: true, data: { plans: toPlanList(rows, uses), scanLevels: [...scanner.levels], waiting } };
}

async function createPlan(
  services: ConsoleServices,
  caller: CallerOf<typeof contract.createPlan>,
  fields: InputOf<typeof contract.createPlan>,
): Promise<AnswerOf<typeof contract.createPlan>> {
  const planId = await change(services, caller, async (tx, rows, now) => {
    if (rows.length >= MAX_PLANS) throw new AppError('TOO_MANY_PLANS', { values: { maximum: MAX_PLANS } });
    requireFit(services, rows, fields, null);
    const id = slugOf(fields.planDetail.planName, 'plan', (slug) => rows.some((row) => row.plan_id === slug));
    const position = Math.max(...rows.map((row) => row.position)) + 1;
    await insertPlan(tx, { planId: id, position, data: planOf(id, fields), isTrialPlan: false, at: now });
    return { action: 'plan.created', subject: id, details: fields };
  });
  return { success: true, data: { planId } };
}

async function editPlan(
  services: ConsoleServices,
  caller: CallerOf<typeof contract.editPlan>,
  { planId, version, ...fields }: InputOf<typeof contract.editPlan>,
): Promise<AnswerOf<typeof contract.editPlan>> {
  await change(services, caller, async (tx, rows, now) => {
    const before = requireRow(rows, planId);
    requireVersion(before, version);
    requireFit(services, rows, fields, planId);
    await updatePlan(tx, planId, version, planOf(planId, fields), now);
    return { action: 'plan.changed', subject: planId, details: { before: before.data, after: fields } };
  });
  return { success: true };
}

async function showPlan(
  services: ConsoleServices,
  caller: CallerOf<typeof contract.showPlan>,
  { planId, isShown }: InputOf<typeof contract.showPlan>,
): Promise<AnswerOf<typeof contract.showPlan>> {
  await change(services, caller, async (tx, rows, now) => {
    const row = requireRow(rows, planId);
    await updatePlan(tx, planId, row.version, { ...Object(row.data), showToCustomer: isShown }, now);
    return { action: isShown ? 'plan.shown' : 'plan.hidden', subject: planId };
  });
  return { success: true };
}

async function movePlan(
  services: ConsoleServices,
  caller: CallerOf<typeof contract.movePlan>,
  { planId, direction }: InputOf<typeof contract.movePlan>,
): Promise<AnswerOf<typeof contract.movePlan>> {
  await change(services, caller, async (tx, rows, now) => {
    requireRow(rows, planId);
    const ids = rows.map((row) => row.plan_id);
    const from = ids.indexOf(planId);
    const to = Math.min(ids.length - 1, Math.max(0, from + (direction === 'up' ? -1 : 1)));
    await orderPlans(tx, ids.with(from, ids[to] ?? planId).with(to, planId), now);
    return { action: 'plan.moved', subject: planId, details: { direction } };
  });
  return { success: true };
}

async function setTrialPlan(
  services: ConsoleServices,
  caller: CallerOf<typeof contract.chooseTrialPlan>,
  { planId }: InputOf<typeof contract.chooseTrialPlan>,
): Promise<AnswerOf<typeof contract.chooseTrialPlan>> {
  await change(services, caller, async (tx, rows, now) => {
    requireRow(rows, planId);
    await chooseTrialPlan(tx, planId, now);
    return { action: 'plan.chosen-for-trials', subject: planId };
  });
  return { success: true };
}

async function deletePlan(
  services: ConsoleServices,
  caller: CallerOf<typeof contract.deletePlan>,
  { planId }: InputOf<typeof contract.deletePlan>,
): Promise<AnswerOf<typeof contract.deletePlan>> {
  await change(services, caller, async (tx) => {
    const row = await claimPlan(tx, planId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    if (row.is_trial_plan) throw new AppError('PLAN_IS_FOR_TRIALS');
    if ((await countPlanUses(tx)).has(planId)) throw new AppError('PLAN_IN_USE');
    await removePlan(tx, planId);
    return { action: 'plan.deleted', subject: planId, details: { before: row.data } };
  });
  return { success: true };
}

/** A change of the list: nobody else changes it meanwhile, it is logged, and this process shows it at once. */
async function change(
  { plans, database, clock }: ConsoleServices,
  caller: Caller,
  work: (
    tx: SystemTransaction,
    rows: readonly Row[],
    now: Date,
  ) => Promise<{ action: string; subject: string; details?: object }>,
) {
  const now = clock.now();
  const { subject } = await database.asSystem(async (tx) => {
    await lockPlans(tx);
    const { details, ...entry } = await work(tx, await listPlanRows(tx), now);
    // Customers may have paid for a plan before it was set up here.
    const plans = toPlanList(await listPlanRows(tx), new Map()).map(({ plan }) => plan);
    await takeUpWaitingEvents(tx, { plans }, now);
    await auditCaller(tx, caller, now, { ...entry, ...(details === undefined ? {} : { details: { ...details } }) });
    return entry;
  });
  await plans.catalogue.refresh();
  return subject;
}

function requireFit(
  { scanner }: ConsoleServices,
  rows: readonly Row[],
  { planDetail }: PlanFields,
  exceptId: string | null,
) {
  const name = planDetail.planName.toLowerCase();
  const isTaken = catalogueNames(rows, exceptId).includes(name);
  if (isTaken) throw new AppError('PLAN_NAME_TAKEN', { field: 'planDetail.planName' });
  if (planDetail.probelyScanProfile.some((level) => !scanner.levels.includes(level)))
    throw new AppError('SCAN_LEVEL_UNKNOWN', { field: 'planDetail.probelyScanProfile' });
}

function requireRow(rows: readonly Row[], planId: string): Row {
  const row = rows.find((candidate) => candidate.plan_id === planId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

function planOf(planId: string, fields: PlanFields) {
  return { ...fields, planPointer: { appId: { planId } } };
}

function catalogueNames(rows: readonly Row[], exceptId: string | null): readonly string[] {
  return toPlanList(rows, new Map())
    .filter(({ planId }) => planId !== exceptId)
    .map(({ plan }) => plan.planDetail.planName.toLowerCase());
}
