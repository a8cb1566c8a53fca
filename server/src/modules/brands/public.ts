import type { Brand } from '@portal/domain/portal/brand.ts';
import { OWN_WORDS } from '@portal/domain/texts/own-words.ts';
import type { Database, SystemTransaction } from '../../database/database.ts';
import { watchRows } from '../../database/watch-rows.ts';
import { listBrandRows, readBrandsState } from './brands.store.ts';
import { readDefaultBrand } from './default-brand.ts';
import { findImage, type PortalImage } from './images.store.ts';
import { imageNameOf } from './keep-picture.ts';
import { readBrand } from './read-brand.ts';
import { listBrandWords, readBrandWordsStates } from './words/brand-words.store.ts';
import { ownWordsOf } from './words/own-words.ts';

export { countBrandUses, listBrandRows, lockBrands, removeBrand, saveBrand } from './brands.store.ts';
export { dropUnusedImages, type PortalImage } from './images.store.ts';
export { type GivenPicture, keepPicture, takePicture } from './keep-picture.ts';
export { readBrand } from './read-brand.ts';
export {
  type BrandWordsRow,
  dropBrandWords,
  dropWordsOfBrand,
  listBrandWords,
  lockBrandWords,
  saveBrandWords,
} from './words/brand-words.store.ts';
export { originalText } from './words/own-words.ts';

/** The brands of this portal: one that comes along, more in the database. */
export type Brands = {
  /** The one that comes along, as staff has changed it. */
  readonly default: Brand;
  /** The brand whose web domain the host is or lies below, the nearest; the default one for any other host. */
  forHost(host: string): Promise<Brand>;
  byId(brandId: string): Promise<Brand>;
  /** All of them, the one that comes along first. */
  list(): Promise<readonly Brand[]>;
  /** A picture of a brand or channel by the name in its address. */
  image(fileName: string): Promise<PortalImage | null>;
  /** A brand's logo; null where it has none. */
  logoOf(brand: Brand): Promise<PortalImage | null>;
  /** Takes over what this process has just changed; changes of other processes show within seconds. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
};

/** Opens the brands of the content and the database. */
export async function openBrands(
  database: Database,
  publicUrl: string,
  onError: (error: unknown) => void,
): Promise<Brands> {
  const original = readDefaultBrand(publicUrl);
  const rows = await watchRows({
    database,
    onError,
    readState: async (tx) => `${await readBrandsState(tx)} ${[...(await readBrandWordsStates(tx))].join(' ')}`,
    async readRows(tx) {
      const rows = await listBrandRows(tx);
      const stored = rows.map(readBrand).filter((brand) => brand !== null);
      if (stored.length < rows.length) onError(new Error('A row of the table brands holds no brand'));
      const changed = stored.find((brand) => brand.brandId === original.brandId) ?? original;
      // Its host is the portal's own, whatever it was when somebody changed the rest.
      const first: Brand = { ...changed, webDomain: original.webDomain };
      const worded = await wordsFor(tx);
      return {
        first: worded(first),
        others: stored.filter((brand) => brand.brandId !== original.brandId).map(worded),
      };
    },
  });
  const all = () => [rows.current.first, ...rows.current.others];
  const image = async (fileName: string) => (await database.onceAsSystem((tx) => findImage(tx, fileName))) ?? null;
  return {
    get default() {
      return rows.current.first;
    },
    async forHost(host) {
      const { first, others } = rows.current;
      return others.filter(isAtOrAbove(host)).toSorted(byLengthOfDomain).at(-1) ?? first;
    },
    async byId(brandId) {
      return all().find((brand) => brand.brandId === brandId) ?? rows.current.first;
    },
    async list() {
      return all();
    },
    image,
    async logoOf(brand) {
      const fileName = imageNameOf(brand.brandLogo);
      return fileName === null ? null : image(fileName);
    },
    refresh: rows.refresh,
    stop: rows.stop,
  };
}

/** Adds the words that a provider has of its own in place of the portal's. */
async function wordsFor(tx: SystemTransaction): Promise<(brand: Brand) => Brand> {
  const states = await readBrandWordsStates(tx);
  const rows = Map.groupBy(states.size === 0 ? [] : await listBrandWords(tx), ({ brandId }) => brandId);
  return (brand) => {
    const wordsVersion = states.get(brand.brandId);
    if (wordsVersion === undefined) return { ...brand, wordsVersion: null };
    return { ...brand, wordsVersion, [OWN_WORDS]: ownWordsOf(rows.get(brand.brandId) ?? []) };
  };
}

const isAtOrAbove =
  (host: string) =>
  ({ webDomain }: Brand) =>
    host === webDomain || host.endsWith(`.${webDomain}`);

const byLengthOfDomain = (one: Brand, other: Brand) => one.webDomain.length - other.webDomain.length;
