import type { FirmKnowledge } from '@portal/domain/facts/known-facts.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { OrgTransaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { type BrandOfTexts, sayFor } from '../../system/texts/say-for.ts';
import { type PeopleFacts, readPeopleFacts } from '../accounts/public.ts';
import type { Plans } from '../plans/public.ts';
import { type FirmRows, readFirmRows } from './firm-rows.store.ts';
import { knowledgeOf } from './knowledge-of.ts';
import { portalFactsOf } from './portal-facts-of.ts';

export type FactServices = Pick<Services, 'database' | 'clock'> & { readonly plans: Plans };

/** For whom facts are read: a caller, or nobody in particular of a firm. */
export type FactAsker = {
  readonly session: { readonly orgId: string; readonly userId: string | null };
  readonly brand: BrandOfTexts;
  /** In which they are told; English where nobody in particular asks. */
  readonly language?: Language;
};

/** All that is known of a firm, with what a module read beside it in the same transaction. */
export type FirmFacts<More> = {
  readonly rows: FirmRows;
  readonly more: More;
  readonly people: PeopleFacts;
  readonly knowledge: FirmKnowledge;
  readonly current: Awaited<ReturnType<Plans['current']>>;
  readonly modules: ModuleStatuses;
  readonly place: { readonly now: Date; readonly timeZone: string };
  /** Tells them to who asked. */
  readonly say: Say;
};

/**
 * Reads everything that is known of a firm, in three statements.
 * @param readMore what the asking module reads of its own in the same transaction
 */
export async function readFirmFacts<More = null>(
  { database, clock, plans }: FactServices,
  { session, brand, language }: FactAsker,
  readMore: (tx: OrgTransaction) => Promise<More> = () => Promise.resolve(null as More),
): Promise<FirmFacts<More>> {
  const now = clock.now();
  const say = sayFor(brand, language);
  const place = { now, timeZone: brand.timeZone };
  const { current, rows, more } = await database.inOrg(session.orgId, async (tx) => ({
    current: await plans.current(tx),
    rows: await readFirmRows(tx, now, dayOf(now, brand.timeZone)),
    more: await readMore(tx),
  }));
  // How people sign in is no organisation's to read.
  const people = await database.asSystem((tx) => readPeopleFacts(tx, session.orgId, session.userId, now));
  const portal = portalFactsOf(rows, people, current.modules, { ...place, locale: say.locale });
  const { modules } = current;
  return { rows, more, people, knowledge: knowledgeOf(rows, portal, modules, now), current, modules, place, say };
}
