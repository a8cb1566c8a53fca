import { randomBytes } from 'node:crypto';
import * as contract from '@portal/contract/console/subscription-ids.calls.ts';
import { endOfDay } from '@portal/domain/plans/end-of-day.ts';
import { AppError } from '../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { auditCaller } from '../audit/public.ts';
import {
  disableSubscriptionId,
  findChannel,
  holdPlans,
  insertSubscriptionId,
  listSubscriptionIds,
  planIdOf,
  subscriptionIdState,
} from '../plans/public.ts';
import { PAGE_SIZE, sliceOf } from './page-of-list.ts';

/** Without letters and digits that people take for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const MADE_UP_LENGTH = 12;

/** An id that nobody guesses: people who share a link share its offer, and nobody else should find it. */
function madeUpId(): string {
  // 31 letters leave the eight highest byte values out, so that each letter is as likely as any other.
  const letters = [...randomBytes(MADE_UP_LENGTH * 4)].filter((byte) => byte < 248).slice(0, MADE_UP_LENGTH);
  return letters.map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Calls by which staff publishes subscription ids. */
export const subscriptionIdsCalls: readonly BoundCall<Services>[] = [
  bind(contract.listSubscriptionIds).to(listSubscriptionIdsPage),
  bind(contract.createSubscriptionId).to(createSubscriptionId),
  bind(contract.disableSubscriptionId).to(endSubscriptionId),
];

async function listSubscriptionIdsPage(
  services: Services,
  _caller: CallerOf<typeof contract.listSubscriptionIds>,
  page: InputOf<typeof contract.listSubscriptionIds>,
): Promise<AnswerOf<typeof contract.listSubscriptionIds>> {
  const { plans, database, clock } = services;

  const { total, rows } = await database.asSystem((tx) => listSubscriptionIds(tx, sliceOf(page)));
  const subscriptionIds = await Promise.all(
    rows.map(async (row) => ({
      subscriptionId: row.subscription_id,
      channelName: row.channel_name,
      planName: plans.catalogue.find(row.plan_id).planDetail.planName,
      status: subscriptionIdState(row, clock.now()),
      expiresAt: row.expires_at?.toISOString() ?? null,
      maxUses: row.max_uses,
      usedCount: row.used_count,
      createdAt: row.created_at.toISOString(),
      signUpUrl: await signUpUrl(services, row.brand_id, row.subscription_id),
    })),
  );
  return { success: true, data: { total, pageSize: PAGE_SIZE, subscriptionIds } };
}

async function createSubscriptionId(
  services: Services,
  caller: CallerOf<typeof contract.createSubscriptionId>,
  input: InputOf<typeof contract.createSubscriptionId>,
): Promise<AnswerOf<typeof contract.createSubscriptionId>> {
  const { plans, database, clock, brands } = services;

  const { channelId, planId, expiresOn, maxUses } = input;
  const subscriptionId = input.subscriptionId ?? madeUpId();
  const now = clock.now();
  const brandId = await database.asSystem(async (tx) => {
    const channel = await findChannel(tx, channelId);
    if (channel === undefined) throw new AppError('CHANNEL_UNKNOWN', { field: 'channelId' });
    const isEligible = plans.catalogue.eligible(channel.eligible_plan_ids).some((plan) => planIdOf(plan) === planId);
    // A plan that is deleted at this moment counts as gone.
    if (!isEligible || !(await holdPlans(tx, [planId])).has(planId))
      throw new AppError('PLAN_NOT_IN_CHANNEL', { field: 'planId' });
    const { timeZone } = await brands.byId(channel.brand_id);
    const expiresAt = expiresOn === null ? null : endOfDay(expiresOn, timeZone);
    if (expiresAt !== null && expiresAt <= now) throw new AppError('DATE_IN_THE_PAST', { field: 'expiresOn' });
    const createdBy = caller.session.userId;
    const row = { subscriptionId, channelId, planId, expiresAt, maxUses, createdBy, createdAt: now };
    if (!(await insertSubscriptionId(tx, row)))
      throw new AppError('SUBSCRIPTION_ID_TAKEN', { field: 'subscriptionId' });
    await auditCaller(tx, caller, now, {
      action: 'subscription-id.created',
      subject: subscriptionId,
      details: { channelId, planId, expiresOn, maxUses },
    });
    return channel.brand_id;
  });
  return { success: true, data: { subscriptionId, signUpUrl: await signUpUrl(services, brandId, subscriptionId) } };
}

async function endSubscriptionId(
  { database, clock }: Services,
  caller: CallerOf<typeof contract.disableSubscriptionId>,
  { subscriptionId }: InputOf<typeof contract.disableSubscriptionId>,
): Promise<AnswerOf<typeof contract.disableSubscriptionId>> {
  const now = clock.now();
  await database.asSystem(async (tx) => {
    if (!(await disableSubscriptionId(tx, subscriptionId, now))) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, now, { action: 'subscription-id.disabled', subject: subscriptionId });
  });
  return { success: true };
}

async function signUpUrl({ brands, config }: Services, brandId: string, subscriptionId: string) {
  return `${brandOrigin(await brands.byId(brandId), config.publicUrl)}/signup/${subscriptionId}`;
}
