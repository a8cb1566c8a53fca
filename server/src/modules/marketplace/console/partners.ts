import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/marketplace/console-marketplace.calls.ts';
import { slugOf } from '@portal/domain/portal/slug.ts';
import { AppError } from '../../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { listPartnerRows } from '../offers.store.ts';
import { readShippedMarketplace } from '../shipped-offers.ts';
import {
  hasOffers,
  insertPartner,
  lockPartner,
  lockPartnerNames,
  removePartner,
  updatePartner,
} from './partners.store.ts';
import { requireVersion } from './require-version.ts';

const MAX_PARTNERS = 200;

/** Calls by which staff looks after partners. */
export const partnerCalls: readonly BoundCall<Services>[] = [
  bind(calls.savePartner).to(savePartner),
  bind(calls.deletePartner).to(deletePartner),
];

async function savePartner(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.savePartner>,
  { partnerId: given, version, ...fields }: InputOf<typeof calls.savePartner>,
): Promise<AnswerOf<typeof calls.savePartner>> {
  const at = clock.now();
  const partnerId = given ?? randomUUID();
  await database.asSystem(async (tx) => {
    if (given === null) {
      await lockPartnerNames(tx);
      const own = await listPartnerRows(tx);
      if (own.length >= MAX_PARTNERS) throw new AppError('MARKETPLACE_LIMIT', { values: { maximum: MAX_PARTNERS } });
      const taken = new Set([
        ...own.map((row) => row.slug),
        ...readShippedMarketplace('en').partners.map(({ partner }) => partner),
      ]);
      const slug = slugOf(fields.name, 'partner', (name) => taken.has(name));
      await insertPartner(tx, { ...fields, partnerId, slug, at });
    } else {
      requireVersion(await lockPartner(tx, partnerId), version);
      await updatePartner(tx, partnerId, version + 1, fields);
    }
    const action = given === null ? 'marketplace-partner.created' : 'marketplace-partner.changed';
    await auditCaller(tx, caller, at, { action, subject: fields.name, details: { partnerId, ...fields } });
  });
  return { success: true, data: { partnerId } };
}

async function deletePartner(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.deletePartner>,
  { partnerId }: InputOf<typeof calls.deletePartner>,
): Promise<AnswerOf<typeof calls.deletePartner>> {
  await database.asSystem(async (tx) => {
    const partner = await lockPartner(tx, partnerId);
    if (partner === undefined) throw new AppError('NOT_FOUND');
    if (await hasOffers(tx, partnerId)) throw new AppError('PARTNER_HAS_OFFERS');
    await removePartner(tx, partnerId);
    const what = { action: 'marketplace-partner.deleted', subject: partner.name, details: { partnerId } };
    await auditCaller(tx, caller, clock.now(), what);
  });
  return { success: true };
}
