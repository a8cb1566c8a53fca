import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brandView } from '@portal/contract/portal/portal.schemas.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Database } from '../../database/database.ts';
import { listBrands } from './brands.store.ts';

/** The brands of this portal: one that comes along, more in the database. */
export type Brands = {
  readonly default: Brand;
  /** The brand whose web domain the host is or lies below; the default one for any other host. */
  forHost(host: string): Promise<Brand>;
  byId(brandId: string): Promise<Brand>;
  /** All of them, the one that comes along first. */
  list(): Promise<readonly Brand[]>;
};

const CACHE_MS = 30_000;

/** Reads brands from the content and the database; changes show within half a minute. */
export function createBrands(database: Database, publicUrl: string, onError: (error: unknown) => void): Brands {
  const fallback = readDefaultBrand(publicUrl);
  let cache: { brands: Promise<Brand[]>; readAt: number } | null = null;
  let last: Brand[] = [];
  const read = async () => {
    try {
      last = await database.asSystem(async (tx) => (await listBrands(tx)).map((data) => brandView.parse(data)));
    } catch (error) {
      // Pages are served while the database is away; the calls that need it say so themselves.
      onError(error);
      cache = null;
    }
    return last;
  };
  const all = () => {
    if (cache === null || performance.now() - cache.readAt > CACHE_MS) {
      const entry = { brands: Promise.resolve(last), readAt: performance.now() };
      cache = entry;
      entry.brands = read();
    }
    return cache.brands;
  };
  return {
    default: fallback,
    async forHost(host) {
      const brands = await all();
      return brands.find((brand) => host === brand.webDomain || host.endsWith(`.${brand.webDomain}`)) ?? fallback;
    },
    async list() {
      return [fallback, ...(await all()).filter((brand) => brand.brandId !== fallback.brandId)];
    },
    async byId(brandId) {
      if (brandId === fallback.brandId) return fallback;
      return (await all()).find((brand) => brand.brandId === brandId) ?? fallback;
    },
  };
}

/** The brand that comes along; its web domain is the public address's host. */
function readDefaultBrand(publicUrl: string): Brand {
  const path = createRequire(import.meta.url).resolve('@portal/content/brands/default.json');
  const brand = brandView.parse(JSON.parse(readFileSync(path, 'utf8')));
  return { ...brand, webDomain: new URL(publicUrl).hostname };
}
