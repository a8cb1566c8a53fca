import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type KnownFlaws, knownFlawsSchema } from './known-product.ts';
import { readProducts } from './load-products.ts';

/**
 * Prints the products of a folder (those that come along when none is named) as one list, made now: what `npm run sign-update -- flaws` signs.
 * Ends with 1 and what is wrong in which file.
 */
const [folder] = process.argv.slice(2);
const place = folder === undefined ? undefined : pathToFileURL(`${resolve(folder)}/`);
try {
  const list: KnownFlaws = { kind: 'known-flaws', madeAt: new Date().toISOString(), products: readProducts(place) };
  process.stdout.write(JSON.stringify(knownFlawsSchema.parse(list)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
