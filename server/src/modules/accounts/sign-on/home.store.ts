import type { AnyTransaction, SystemTransaction } from '../../../database/database.ts';
import { findFirmsOfDomain } from '../../phishing/public.ts';
import { type DirectoryRow, findSignOn } from './sign-on.store.ts';

/** The directory by which a firm signs in now: its own, or that of its brand, to which it said yes. */
export type Home = DirectoryRow & {
  readonly org_id: string;
  /** Stands in the directory's addresses here; the firm's own has the firm's id. */
  readonly directory_id: string;
  /** Null where it is the firm's own. */
  readonly brand_id: string | null;
  readonly admits_new: boolean;
  readonly asks_second_factor: boolean;
  readonly is_enforced: boolean;
};

/** The directory of a firm: its own where that is on, otherwise the one of its brand; undefined where neither signs in. */
export async function findHome(tx: AnyTransaction, orgId: string): Promise<Home | undefined> {
  const own = await findSignOn(tx, orgId);
  if (own?.is_on === true) return { ...own, directory_id: orgId, brand_id: null };
  const row = await tx
    .selectFrom('sign_on_consents as consent')
    .innerJoin('organisations as firm', 'firm.org_id', 'consent.org_id')
    .innerJoin('brand_sign_on as directory', (join) =>
      join
        .onRef('directory.brand_id', '=', 'firm.brand_id')
        .onRef('directory.brand_id', '=', 'consent.brand_id')
        .onRef('directory.issuer', '=', 'consent.issuer'),
    )
    .selectAll('directory')
    .select(['consent.org_id', 'consent.admits_new', 'consent.is_enforced', 'consent.asks_second_factor as relies'])
    .where('consent.org_id', '=', orgId)
    .where('directory.is_on', '=', true)
    .executeTakeFirst();
  // Both have to say so: the provider that it asks, and the firm that it relies on that.
  return row === undefined ? undefined : { ...row, asks_second_factor: row.asks_second_factor && row.relies };
}

/**
 * The directory that signs in addresses of a domain. Of several firms that proved it once, the one whose proof holds; where that does
 * not decide it, none.
 */
export async function findHomeOfAddress(tx: SystemTransaction, email: string, now: Date): Promise<Home | undefined> {
  const firms = await findFirmsOfDomain(tx, email.slice(email.lastIndexOf('@') + 1), now);
  const homes: { home: Home; isProved: boolean }[] = [];
  for (const { orgId, isProved } of firms) {
    const home = await findHome(tx, orgId);
    if (home !== undefined) homes.push({ home, isProved });
  }
  const likely = homes.length > 1 ? homes.filter(({ isProved }) => isProved) : homes;
  return likely.length === 1 ? likely[0]?.home : undefined;
}

/** The directory of a firm, where it knows that user; undefined otherwise. */
export async function findHomeOfUser(tx: SystemTransaction, orgId: string, userId: string): Promise<Home | undefined> {
  const home = await findHome(tx, orgId);
  if (home === undefined) return undefined;
  const link = await tx
    .selectFrom('sign_on_links')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('issuer', '=', home.issuer)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return link === undefined ? undefined : home;
}

/** How sign-in by directory binds somebody: not at all, as the only way in, or as one who keeps the other way. */
export async function readSignOnDuty(
  tx: AnyTransaction,
  orgId: string,
  userId: string,
): Promise<'none' | 'directory-only' | 'keeper'> {
  const home = await findHome(tx, orgId);
  if (home?.is_enforced !== true) return 'none';
  const keeper = await tx
    .selectFrom('sign_on_keepers')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return keeper === undefined ? 'directory-only' : 'keeper';
}

/** Whether a firm would be without anybody who keeps the other way in, once this one is gone. */
export async function isLastKeeper(tx: AnyTransaction, orgId: string, userId: string): Promise<boolean> {
  if ((await readSignOnDuty(tx, orgId, userId)) !== 'keeper') return false;
  const other = await tx
    .selectFrom('sign_on_keepers')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('user_id', '<>', userId)
    .executeTakeFirst();
  return other === undefined;
}
