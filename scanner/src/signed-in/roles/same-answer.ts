import type { Exchange } from '../../guard/exchange.ts';
import { mediaTypeOf } from '../../guard/exchange.ts';
import { readHtml } from '../../html/read-html.ts';
import { looksSignedOut } from '../account.ts';

/** Of the words of both answers, how many stand in both, from which on they are the same page with another head or greeting. */
const ALIKE = 0.7;
const MAX_CHARACTERS = 300_000;

/** Whether somebody else got what the account gets at the same address: not a refusal, a sign-in page or another page. */
export function isSameAnswer(one: Exchange, other: Exchange): boolean {
  if (other.status !== one.status || mediaTypeOf(other) !== mediaTypeOf(one) || looksSignedOut(other)) return false;
  if (one.body.equals(other.body)) return true;
  if (asksForPassword(other) && !asksForPassword(one)) return false;
  return overlap(wordsOf(one), wordsOf(other)) >= ALIKE;
}

function asksForPassword({ body, url }: Exchange): boolean {
  const text = body.toString('utf8');
  if (!/type\s*=\s*["']?password/i.test(text)) return false;
  return readHtml(text, url).forms.some(({ fields }) => fields.some(({ type }) => type === 'password'));
}

/** What people read of a page, or the names and values of JSON. */
export const plainText = ({ body }: Exchange): string =>
  body
    .toString('utf8', 0, MAX_CHARACTERS)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]{0,2000}>/g, ' ')
    .replace(/&#64;/g, '@')
    .replace(/&nbsp;/g, ' ');

const wordsOf = (exchange: Exchange) => new Set(plainText(exchange).match(/[\p{L}\p{N}@.]+/gu) ?? []);

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = new Set([...one, ...other]).size;
  if (all === 0) return 1;
  return [...one].filter((word) => other.has(word)).length / all;
}
