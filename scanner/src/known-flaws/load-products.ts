import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type KnownFlaws, type KnownProduct, knownProductSchema } from './known-product.ts';
import { literalOf } from './literal-of.ts';

/** When the list that comes along with this version was made; to be changed with it. */
export const OWN_FLAWS_MADE_AT = '2026-11-28T18:00:00.000Z';

const PRODUCTS = new URL('products/', import.meta.url);

const filesIn = (folder: URL) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();

/** A tell with its pattern ready for use. */
export type ReadyTell = KnownProduct['tells'][number] & {
  readonly regex: RegExp;
  /** Text that each match holds; null when none is sure. */
  readonly literal: string | null;
  /** Folder of a plugin or theme that its literal begins with. */
  readonly folder: string | null;
};

/** A product as scans look for it. */
export type ReadyProduct = Omit<KnownProduct, 'tells'> & { readonly tells: readonly ReadyTell[] };

/**
 * One product from the text of its file.
 * @throws Error that names the file and lists what is wrong in it
 */
export function readProduct(file: string, text: string): KnownProduct {
  const parsed = knownProductSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  if (`${parsed.data.slug}.json` !== file) throw new Error(`${file}: holds the product ${parsed.data.slug}`);
  return parsed.data;
}

/** Products by the files of a folder, those that come along with this version when left out. @throws Error as `readProduct` does */
export function readProducts(folder: URL = PRODUCTS): readonly KnownProduct[] {
  return filesIn(folder).map((file) => readProduct(file, readFileSync(new URL(file, folder), 'utf8')));
}

const FOLDER = /^\/wp-content\/(?:plugins|themes)\/[\w-]+\//;

/** Prepares the patterns of a product for use. */
export const ready = (product: KnownProduct): ReadyProduct => ({
  ...product,
  tells: product.tells.map((tell) => {
    const literal = literalOf(tell.pattern);
    return { ...tell, regex: new RegExp(tell.pattern), literal, folder: FOLDER.exec(literal ?? '')?.[0] ?? null };
  }),
});

/** What came along is validated by a test, not by each scan. */
const readOwn = (): readonly KnownProduct[] =>
  filesIn(PRODUCTS).map((file) => JSON.parse(readFileSync(new URL(file, PRODUCTS), 'utf8')) as KnownProduct);

let loaded: readonly ReadyProduct[] | null = null;
const given = new WeakMap<KnownFlaws, readonly ReadyProduct[]>();

/** Products to look for: those of a list that somebody loaded, or else those that came along. Read on first use. */
export function knownProducts(list?: KnownFlaws): readonly ReadyProduct[] {
  if (list === undefined) {
    loaded ??= readOwn().map(ready);
    return loaded;
  }
  const known = given.get(list) ?? list.products.map(ready);
  given.set(list, known);
  return known;
}
