import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type KnownFlaws, type KnownProduct, knownProductSchema } from './known-product.ts';
import { literalOf } from './literal-of.ts';

const DATA = new URL('data/', import.meta.url);

/** A tell with its pattern ready for use. */
export type ReadyTell = KnownProduct['tells'][number] & { readonly regex: RegExp; readonly literal: string | null };

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

/** The products that came along with this version, by the files of a folder. @throws Error as `readProduct` does */
export function readProducts(folder: URL = DATA): readonly KnownProduct[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => readProduct(file, readFileSync(new URL(file, folder), 'utf8')));
}

const ready = (product: KnownProduct): ReadyProduct => ({
  ...product,
  tells: product.tells.map((tell) => ({
    ...tell,
    regex: new RegExp(tell.pattern),
    literal: literalOf(tell.pattern),
  })),
});

let loaded: readonly ReadyProduct[] | null = null;
const given = new WeakMap<KnownFlaws, readonly ReadyProduct[]>();

/** Products to look for: those of a list that somebody loaded, or else those that came along. Read on first use. */
export function knownProducts(list?: KnownFlaws): readonly ReadyProduct[] {
  if (list === undefined) {
    loaded ??= readProducts().map(ready);
    return loaded;
  }
  const known = given.get(list) ?? list.products.map(ready);
  given.set(list, known);
  return known;
}
