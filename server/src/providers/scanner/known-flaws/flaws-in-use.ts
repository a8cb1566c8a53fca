import type { KnownFlaws, KnownProduct } from '@portal/scanner/known-flaws/known-product.ts';
import { knownProducts, OWN_FLAWS_MADE_AT } from '@portal/scanner/known-flaws/load-products.ts';
import type { Database } from '../../../database/database.ts';
import { findLoadedFlaws, saveLoadedFlaws } from './known-flaws.store.ts';
import { readSignedFlaws } from './signed-flaws.ts';

/** Which list of known flaws scans go by. */
export type FlawsInUse = {
  /** When the list was made, in ISO 8601. */
  readonly madeAt: string;
  /** Loaded by somebody, not the one that came with this version. */
  readonly isLoaded: boolean;
  readonly products: number;
  readonly flaws: number;
};

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

/** What staff is told of the list in use. @throws what the database throws */
export async function readFlawsInUse(
  database: Database,
  publicKey: string | null,
  report: (error: unknown) => void,
): Promise<FlawsInUse> {
  const loaded = await findNewerFlaws(database, publicKey, report);
  const products: readonly Pick<KnownProduct, 'flaws'>[] = loaded?.products ?? knownProducts();
  return {
    madeAt: loaded?.madeAt ?? OWN_FLAWS_MADE_AT,
    isLoaded: loaded !== null,
    products: products.length,
    flaws: products.reduce((sum, { flaws }) => sum + flaws.length, 0),
  };
}

/**
 * Takes a signed list into use; scans that start from now on go by it.
 * @returns the list, or null where one that is as new is in use
 * @throws FlawsFileError, and what the database throws
 */
export async function loadFlaws(database: Database, signed: string, publicKey: string): Promise<KnownFlaws | null> {
  const list = await readSignedFlaws(signed, publicKey);
  if (!isNewer(list.madeAt, OWN_FLAWS_MADE_AT)) return null;
  const isSaved = await database.asSystem((tx) => saveLoadedFlaws(tx, signed.trim(), new Date(list.madeAt)));
  return isSaved ? list : null;
}

const isNewer = (one: string, other: string) => Date.parse(one) > Date.parse(other);
