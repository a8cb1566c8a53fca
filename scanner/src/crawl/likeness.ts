import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

const BITS = 64;
const SHINGLE = 3;
/** Pages that differ in a few words of many are this near to each other. */
const NEAR = 3;
const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

/**
 * What a page says and how it is built, in 64 bits: pages that say nearly the same differ in few of them (Charikar, "Similarity
 * Estimation Techniques from Rounding Algorithms", 2002). Numbers count as one word, so that counters and dates do not matter.
 */
export function likenessOf(html: string): string {
  const words: string[] = [];
  let unseen = 0;
  const parser = new Parser({
    onopentag(name) {
      words.push(`<${name}`);
      if (UNSEEN.has(name)) unseen += 1;
    },
    ontext(text) {
      if (unseen === 0)
        words.push(
          ...(text
            .toLowerCase()
            .replace(/\d+/g, '0')
            .match(/[\p{L}\d]+/gu) ?? []),
        );
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
    },
  });
  parser.end(html);
  const weights = new Int32Array(BITS);
  const shingles = new Set(words.map((_, index) => words.slice(index, index + SHINGLE).join(' ')));
  for (const shingle of shingles) {
    const bits = createHash('sha1').update(shingle).digest().readBigUInt64BE();
    for (let bit = 0; bit < BITS; bit += 1) weights[bit] = (weights[bit] ?? 0) + ((bits >> BigInt(bit)) & 1n ? 1 : -1);
  }
  let likeness = 0n;
  for (let bit = 0; bit < BITS; bit += 1) if ((weights[bit] ?? 0) > 0) likeness |= 1n << BigInt(bit);
  return likeness.toString(16).padStart(BITS / 4, '0');
}

/** Whether two pages are alike but for a few words. */
export function areAlike(one: string, other: string): boolean {
  let difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let bits = 0;
  for (; difference > 0n && bits <= NEAR; difference &= difference - 1n) bits += 1;
  return bits <= NEAR;
}
