import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/console/news.calls.ts';
import { dayOf, endOfDay } from '@portal/domain/plans/end-of-day.ts';
import type { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { requireVersion } from '../require-version.ts';
import {
  claimPromotion,
  deletePromotion,
  insertPromotion,
  listPromotions,
  type PromotionFields,
  updatePromotion,
} from './news.store.ts';

/** Calls by which owners show a banner to their customers' people. */
export const promotionCalls: readonly BoundCall<Services>[] = [
  bind(calls.listPromotions).to(listAllPromotions),
  bind(calls.createPromotion).to(createPromotion),
  bind(calls.editPromotion).to(editPromotion),
  bind(calls.deletePromotion).to(removePromotion),
];

async function listAllPromotions({
  database,
  clock,
  brands,
}: Services): Promise<AnswerOf<typeof calls.listPromotions>> {
  const rows = await database.onceAsSystem(listPromotions);
  const known = new Map((await brands.list()).map((brand) => [brand.brandId, brand]));
  const now = clock.now();
  return {
    success: true,
    data: rows.map((row) => {
      const brand = row.brand_id === null ? undefined : known.get(row.brand_id);
      const { timeZone } = brand ?? brands.default;
      return {
        promotionId: row.promotion_id,
        text: row.text,
        linkLabel: row.link_label,
        linkUrl: row.link_url,
        brandId: row.brand_id,
        brandName: row.brand_id === null ? null : (brand?.brandNameLong ?? row.brand_id),
        startsOn: dayOf(row.starts_at, timeZone),
        // It ends with the first moment after its last day.
        endsOn: dayOf(new Date(row.ends_at.getTime() - 1), timeZone),
        version: row.version,
        state: row.ends_at <= now ? ('over' as const) : row.starts_at <= now ? 'running' : 'planned',
      };
    }),
  };
}

async function createPromotion(
  services: Services,
  caller: CallerOf<typeof calls.createPromotion>,
  input: InputOf<typeof calls.createPromotion>,
): Promise<AnswerOf<typeof calls.createPromotion>> {
  const { database, clock } = services;

  const now = clock.now();
  const fields = await toFields(services, input, now);
  const promotionId = randomUUID();
  await database.asSystem(async (tx) => {
    await insertPromotion(tx, promotionId, fields, now);
    await auditCaller(tx, caller, now, {
      action: 'promotion.created',
      subject: fields.text,
      details: { promotionId, ...input },
    });
  });
  return { success: true };
}

async function editPromotion(
  services: Services,
  caller: CallerOf<typeof calls.editPromotion>,
  { promotionId, version, ...input }: InputOf<typeof calls.editPromotion>,
): Promise<AnswerOf<typeof calls.editPromotion>> {
  const { database, clock } = services;

  const now = clock.now();
  const fields = await toFields(services, input, now);
  await database.asSystem(async (tx) => {
    const before = await claimPromotion(tx, promotionId);
    requireVersion(before, version);
    await updatePromotion(tx, promotionId, version + 1, fields);
    await auditCaller(tx, caller, now, {
      action: 'promotion.changed',
      subject: fields.text,
      details: { promotionId, before, after: input },
    });
  });
  return { success: true };
}

async function removePromotion(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.deletePromotion>,
  { promotionId }: InputOf<typeof calls.deletePromotion>,
): Promise<AnswerOf<typeof calls.deletePromotion>> {
  await database.asSystem(async (tx) => {
    const text = await deletePromotion(tx, promotionId);
    if (text === undefined) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, clock.now(), {
      action: 'promotion.deleted',
      subject: text,
      details: { promotionId },
    });
  });
  return { success: true };
}

async function brandOf({ brands }: Services, brandId: string | null) {
  return brandId === null ? undefined : (await brands.list()).find((brand) => brand.brandId === brandId);
}

/** Days become instants in the time zone of the brand, or of the default one. */
async function toFields(
  services: Services,
  { startsOn, endsOn, ...fields }: z.output<typeof calls.createPromotion.input>,
  now: Date,
): Promise<PromotionFields> {
  const { brands } = services;

  const brand = await brandOf(services, fields.brandId);
  if (fields.brandId !== null && brand === undefined) throw new AppError('BRAND_UNKNOWN', { field: 'brandId' });
  const { timeZone } = brand ?? brands.default;
  const startsAt = new Date(Temporal.PlainDate.from(startsOn).toZonedDateTime(timeZone).epochMilliseconds);
  const endsAt = endOfDay(endsOn, timeZone);
  if (endsAt <= startsAt) throw new AppError('ENDS_BEFORE_START', { field: 'endsOn' });
  if (endsAt <= now) throw new AppError('DATE_IN_THE_PAST', { field: 'endsOn' });
  return { ...fields, startsAt, endsAt };
}
