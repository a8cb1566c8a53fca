import { createHash } from 'node:crypto';
import { type Exchange, mediaTypeOf } from '../../guard/exchange.ts';
import { plainText } from './same-answer.ts';

const MAX_DATA = 60;
const SHAPES: readonly RegExp[] = [
  /[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}/g,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}\b/g,
  /\+\d[\d ()/-]{7,18}\d/g,
  // Amounts of money, and numbers of customers, orders and invoices.
  /(?<![\d.,])\d{1,3}(?:[.,' ]?\d{3}){0,3}[.,]\d{2}(?![\d.,])/g,
  /(?<![\w.-])(?=[\w-]*\d{5})[\w-]{5,30}(?![\w-])/g,
];
const PERSONAL = SHAPES.slice(0, 3);

const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url').slice(0, 10);

/**
 * What in an answer is about somebody or something, as short hashes: email addresses, account numbers, amounts, numbers of orders. Of
 * JSON only what is about people, since the numbers of a list of goods look like any others.
 */
export function dataIn(exchange: Exchange): readonly string[] {
  const shapes = /json/.test(mediaTypeOf(exchange)) ? PERSONAL : SHAPES;
  const text = plainText(exchange);
  const found = new Set(shapes.flatMap((shape) => text.match(shape) ?? []).map((value) => value.replace(/\s+/g, '')));
  return [...found].slice(0, MAX_DATA).map(hashOf);
}

/** Short hash of an address that somebody is led to. */
export const addressHash = hashOf;
