import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/console/news.calls.ts';
import { endOfDay } from '@portal/domain/plans/end-of-day.ts';
import { AppError } from '../../http/app-error.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { deletePromotion, insertPromotion, listPromotions } from './news.store.ts';

/** Calls by which owners show a banner to their customers' people. */
export function promotionCalls({ database, clock, brands }: Services): BoundCall[] {
  return [
    bind(calls.listPromotions).to(async () => {
      const rows = await database.asSystem(listPromotions);
      const names = new Map((await brands.list()).map((brand) => [brand.brandId, brand.brandNameLong]));
      const now = clock.now();
      return {
        success: true,
        data: rows.map((row) => ({
          promotionId: row.promotion_id,
          text: row.text,
          linkLabel: row.link_label,
          linkUrl: row.link_url,
          brandName: row.brand_id === null ? null : (names.get(row.brand_id) ?? row.brand_id),
          startsAt: row.starts_at.toISOString(),
          endsAt: row.ends_at.toISOString(),
          state: row.ends_at <= now ? 'over' : row.starts_at <= now ? 'running' : 'planned',
        })),
      };
    }),

    bind(calls.createPromotion).to(async (caller, { startsOn, endsOn, ...fields }) => {
      const now = clock.now();
      const brand = (await brands.list()).find(({ brandId }) => brandId === fields.brandId);
      if (fields.brandId !== null && brand === undefined) throw new AppError('BRAND_UNKNOWN', { field: 'brandId' });
      const { timeZone } = brand ?? brands.default;
      const startsAt = new Date(Temporal.PlainDate.from(startsOn).toZonedDateTime(timeZone).epochMilliseconds);
      const endsAt = endOfDay(endsOn, timeZone);
      if (endsAt <= startsAt) throw new AppError('ENDS_BEFORE_START', { field: 'endsOn' });
      if (endsAt <= now) throw new AppError('DATE_IN_THE_PAST', { field: 'endsOn' });
      const promotionId = randomUUID();
      await database.asSystem(async (tx) => {
        await insertPromotion(tx, { ...fields, promotionId, startsAt, endsAt, createdAt: now });
        await auditCaller(tx, caller, now, {
          action: 'promotion.created',
          subject: fields.text,
          details: { promotionId, startsOn, endsOn, brandId: fields.brandId, linkUrl: fields.linkUrl },
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
