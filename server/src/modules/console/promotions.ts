import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/console/news.calls.ts';
import { dayOf, endOfDay } from '@portal/domain/plans/end-of-day.ts';
import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import {
  claimPromotion,
  deletePromotion,
  insertPromotion,
  listPromotions,
  type PromotionFields,
  updatePromotion,
} from './news.store.ts';
import { requireVersion } from './require-version.ts';

/** Calls by which owners show a banner to their customers' people. */
export function promotionCalls({ database, clock, brands }: Services): BoundCall[] {
  const brandOf = async (brandId: string | null) =>
    brandId === null ? undefined : (await brands.list()).find((brand) => brand.brandId === brandId);

  /** Days become instants in the time zone of the brand, or of the default one. */
  const toFields = async (
    { startsOn, endsOn, ...fields }: z.output<typeof calls.createPromotion.input>,
    now: Date,
  ): Promise<PromotionFields> => {
    const brand = await brandOf(fields.brandId);
    if (fields.brandId !== null && brand === undefined) throw new AppError('BRAND_UNKNOWN', { field: 'brandId' });
    const { timeZone } = brand ?? brands.default;
    const startsAt = new Date(Temporal.PlainDate.from(startsOn).toZonedDateTime(timeZone).epochMilliseconds);
    const endsAt = endOfDay(endsOn, timeZone);
    if (endsAt <= startsAt) throw new AppError('ENDS_BEFORE_START', { field: 'endsOn' });
    if (endsAt <= now) throw new AppError('DATE_IN_THE_PAST', { field: 'endsOn' });
    return { ...fields, startsAt, endsAt };
  };

  return [
    bind(calls.listPromotions).to(async () => {
      const rows = await database.asSystem(listPromotions);
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
    }),

    bind(calls.createPromotion).to(async (caller, input) => {
      const now = clock.now();
      const fields = await toFields(input, now);
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
    }),

    bind(calls.editPromotion).to(async (caller, { promotionId, version, ...input }) => {
      const now = clock.now();
      const fields = await toFields(input, now);
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
    }),

    bind(calls.deletePromotion).to(async (caller, { promotionId }) => {
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
    }),
  ];
}
