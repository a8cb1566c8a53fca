import { createHash } from 'node:crypto';
import { parseMarkup } from '../html/parse-markup.ts';
import { unescaped } from './unescaped.ts';

const BITS = 64;
const SHINGLE = 3;
const PART_BYTES = 6;
/** Enough to tell pages apart; a page of millions of words is not read whole. */
const MAX_WORDS = 4_000;
/** Pages that differ in a few words of many are this near to each other. */
const NEAR = 3;
const WORD = /[\p{L}\d]+/gu;
const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

/**
 * What a page says and how it is built, in words and marks of three at a time. Numbers count as one word, so that counters and dates
 * do not matter, and words of the page's own address not at all, since pages for what is not there quote it.
 */
function shinglesOf(html: string, url: string): ReadonlySet<string> {
  const { pathname, search } = new URL(url);
  const own = new Set(unescaped(`${pathname} ${search}`).toLowerCase().match(WORD) ?? []);
  const words: string[] = [];
  let unseen = 0;
  parseMarkup(html, {
    onopentag(name) {
      if (words.length < MAX_WORDS) words.push(`<${name}`);
      if (UNSEEN.has(name)) unseen += 1;
    },
    ontext(text) {
      if (unseen > 0) return;
      for (const [word] of text.toLowerCase().matchAll(WORD)) {
        if (words.length >= MAX_WORDS) break;
        if (!own.has(word)) words.push(word.replace(/\d+/g, '0'));
      }
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
    },
  });
  return new Set(words.map((_, index) => words.slice(index, index + SHINGLE).join(' ')));
}

const hashOf = (shingle: string) => createHash('sha1').update(shingle).digest();

/** What a page shares with others of its site, such as the menu and the footer of the start page: hashes of its parts. */
export const partsOfPage = (html: string, url: string): string[] =>
  [...shinglesOf(html, url)].map((shingle) => hashOf(shingle).toString('base64url', 0, PART_BYTES));

/**
 * A page in 64 bits: pages that say nearly the same differ in few of them (Charikar, "Similarity Estimation Techniques from Rounding
 * Algorithms", 2002). Parts that are `shared` with other pages do not count.
 */
export function likenessOf(html: string, url: string, shared: ReadonlySet<string> = new Set()): string {
  const weights = new Int32Array(BITS);
  for (const shingle of shinglesOf(html, url)) {
    const hash = hashOf(shingle);
    if (shared.has(hash.toString('base64url', 0, PART_BYTES))) continue;
    const bits = hash.readBigUInt64BE();
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
