import type { KnownFlaws, KnownProduct } from '@portal/scanner/known-flaws/known-product.ts';
import { knownProducts, OWN_FLAWS_MADE_AT } from '@portal/scanner/known-flaws/load-products.ts';
import type { Database } from '../../../database/database.ts';
import { findLoadedFlaws, saveLoadedFlaws } from './known-flaws.store.ts';
import type { FlawsInUse, KnownFlawsPort } from './known-flaws-port.ts';
import { FlawsFileError, readSignedFlaws } from './signed-flaws.ts';

/**
 * The loaded list, where there is one that is rightly signed and newer than the one that came with this version; null otherwise.
 * @param publicKey whose signature counts; null where the operator set none
 * @param report hears why a loaded list is not used any more
 * @throws what the database throws
 */
export async function findNewerFlaws(
  database: Database,
  publicKey: string | null,
  report: (error: unknown) => void,
): Promise<KnownFlaws | null> {
  if (publicKey === null) return null;
  const row = await database.onceAsSystem(findLoadedFlaws);
  if (row === undefined) return null;
  const list = await readSignedFlaws(row.signed, publicKey).catch((error: unknown) => {
    report(error);
    return null;
  });
  return list !== null && isNewer(list.madeAt, OWN_FLAWS_MADE_AT) ? list : null;
}

/**
 * The lists of the portal: the one that came along, and a newer one that somebody loaded.
 * @param publicKey whose signature counts; null where the operator set none
 */
export function createKnownFlaws(
  database: Database,
  publicKey: string | null,
  report: (error: unknown) => void,
): KnownFlawsPort {
  return {
    async inUse() {
      const loaded = await findNewerFlaws(database, publicKey, report);
      return loaded === null
        ? told(OWN_FLAWS_MADE_AT, false, knownProducts())
        : told(loaded.madeAt, true, loaded.products);
    },
    async load(signed) {
      if (publicKey === null) return { outcome: 'refused', reason: 'UPDATES_KEY is not set, so no signature counts.' };
      const list = await readSignedFlaws(signed, publicKey).catch((error: unknown) => {
        if (error instanceof FlawsFileError) return error;
        throw error;
      });
      if (list instanceof FlawsFileError) return { outcome: 'refused', reason: list.message };
      if (!isNewer(list.madeAt, OWN_FLAWS_MADE_AT)) return { outcome: 'no-newer' };
      const isSaved = await database.asSystem((tx) => saveLoadedFlaws(tx, signed.trim(), new Date(list.madeAt)));
      return isSaved ? { outcome: 'loaded', inUse: told(list.madeAt, true, list.products) } : { outcome: 'no-newer' };
    },
  };
}

const told = (madeAt: string, isLoaded: boolean, products: readonly Pick<KnownProduct, 'flaws'>[]): FlawsInUse => ({
  madeAt,
  isLoaded,
  products: products.length,
  flaws: products.reduce((sum, { flaws }) => sum + flaws.length, 0),
});

const isNewer = (one: string, other: string) => Date.parse(one) > Date.parse(other);
