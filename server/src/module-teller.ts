import type { ComingEntry, ComingPlace } from '@portal/domain/calendar/coming.ts';
import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';
import type { OrgTransaction } from './database/database.ts';

/** For whom something of a firm is told, and when; all of it in the transaction of who asks. */
export type Telling = {
  readonly tx: OrgTransaction;
  readonly brand: Pick<Brand, 'timeZone' | 'locale'>;
  readonly say: Say;
  readonly now: Date;
};

/** The same where everything was read already. */
type TellingNews = Omit<Telling, 'tx'> & { readonly since: Date };

type Teller<Rows> = {
  /** What the plan has to hold, so that it tells of days and news; told whatever the plan holds where it is left out. */
  readonly module?: ModuleKey;
  /** What it tells from: one value of the larger statement of who asks, as JSON. */
  readonly select: () => RawBuilder<Rows>;
  /** What comes within the days; other days are left out by who asks. */
  readonly coming: (rows: Rows, telling: Telling, place: ComingPlace) => Promise<readonly ComingEntry[]>;
  readonly actions: (rows: Rows, telling: Telling) => Promise<readonly SuggestedAction[]>;
  /** What came to its end since an instant, a sentence each, for the email of Monday; mailboxes are read, so nobody is named. */
  readonly news?: (rows: Rows, telling: TellingNews) => readonly string[];
};

/**
 * What a module tells of days to come and of what there is to do, for the calendar, the dashboard and the email of Monday, which then need
 * not know it by name.
 */
export type ModuleTeller = Teller<unknown>;

/** A teller whose rows have a type; only what its own statement gave comes back to it. */
export const tellerOf = <Rows>({ select, coming, actions, news = () => [], ...needs }: Teller<Rows>): ModuleTeller => ({
  ...needs,
  select,
  coming: (rows, telling, place) => coming(rows as Rows, telling, place),
  actions: (rows, telling) => actions(rows as Rows, telling),
  news: (rows, telling) => news(rows as Rows, telling),
});

/** What all tellers tell from, in their order: one value of a larger statement. */
export const selectTold = (tellers: readonly ModuleTeller[]): RawBuilder<readonly unknown[]> =>
  sql`jsonb_build_array(${sql.join(tellers.map(({ select }) => select()))})`;

/** What all tellers tell, one after the other, because they share a transaction. */
export async function tellAll<Told>(
  tellers: readonly ModuleTeller[],
  rows: readonly unknown[],
  tell: (teller: ModuleTeller, rows: unknown) => Promise<readonly Told[]>,
): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const [index, teller] of tellers.entries()) told.push(...(await tell(teller, rows[index])));
  return told;
}

type Holds = (module: ModuleKey) => boolean;

/** Whether the plan holds what a teller needs. */
export const mayTell = ({ module }: ModuleTeller, has: Holds): boolean => module === undefined || has(module);

/** The news of all tellers whose module the plan holds. */
export const tellNews = (
  tellers: readonly ModuleTeller[],
  rows: readonly unknown[],
  telling: TellingNews,
  has: Holds,
): readonly string[] =>
  tellers.flatMap((teller, index) => (mayTell(teller, has) ? (teller.news?.(rows[index], telling) ?? []) : []));
