import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { isLuhnValid } from '../../findings/mask.ts';
import type { PageCheck } from '../page-check.ts';

/** Ranges of the issuers' numbers (ISO/IEC 7812; the networks' own published ranges), on the bare digits. */
const BRANDS: readonly (readonly [brand: string, range: RegExp])[] = [
  ['Visa', /^4(?:\d{12}|\d{15}|\d{18})$/],
  ['Mastercard', /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/],
  ['American Express', /^3[47]\d{13}$/],
  ['Discover', /^(?:6011|64[4-9]\d|65\d{2})\d{12}$/],
  ['JCB', /^35(?:2[89]|[3-8]\d)\d{12}$/],
  ['Diners Club', /^3(?:0[0-5]|[68]\d)\d{11}$/],
];

/** Written in the groups that are embossed on cards. */
const GROUPED = /(?<![\w.,/=+-])(?:\d{4}([ -])\d{4}\1\d{4}\1\d{4}|3[47]\d{2}([ -])\d{6}\2\d{5})(?![\w/=+-]|[.,]\d)/g;
/** Digits in one row are mostly ids; they count only beside a word about cards. */
const BARE = /(?<![\w.,/=+-])\d{13,19}(?![\w/=+-]|[.,]\d)/g;
const CARD_WORD = /card|credit|visa|master|amex|discover|diners|jcb|\bpan\b|kreditkarte|tarjeta|carte/i;
const WORD_DISTANCE = 60;

/** Numbers that payment services publish for trying out their forms; they belong to nobody. */
const PUBLISHED_FOR_TESTS = new Set([
  '4111111111111111',
  '4242424242424242',
  '4000056655665556',
  '4012888888881881',
  '4222222222222',
  '5555555555554444',
  '5105105105105100',
  '2223003122003222',
  '5200828282828210',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '6011000990139424',
  '3530111333300000',
  '3566002020360505',
  '30569309025904',
  '38520000023237',
]);

/** P18: numbers of payment cards (issuer range and check digit) in what any visitor can read. */
export const checkCardNumbers: PageCheck = (view, report) => {
  if (view.exchange.isSignedIn === true) return;
  const type = view.header('content-type') ?? '';
  if (view.text === '' || view.exchange.status >= 400 || /javascript|css/.test(type)) return;
  const cards = cardNumbersIn(view.text);
  const [first] = cards;
  if (first === undefined) return;
  report('P18', 'card-number', {
    url: view.exchange.url,
    exchange: view.exchange,
    place: 'path',
    facts: {
      path: view.url.pathname,
      brand: first.brand,
      count: String(new Set(cards.map(({ digits }) => digits)).size),
    },
    proof: first.written,
    note: noted('cardNumber', { brand: first.brand }),
  });
};

type Card = { readonly brand: string; readonly digits: string; readonly written: string };

/** Numbers in a text that can only be cards; published test numbers are left out. */
export function cardNumbersIn(text: string): readonly Card[] {
  const near = (index: number, length: number) =>
    CARD_WORD.test(text.slice(Math.max(0, index - WORD_DISTANCE), index + length + WORD_DISTANCE));
  const written = [
    ...[...text.matchAll(GROUPED)].map(([match]) => match),
    ...[...text.matchAll(BARE)].filter(({ index, 0: match }) => near(index, match.length)).map(([match]) => match),
  ];
  return written.flatMap((match) => {
    const digits = match.replace(/[ -]/g, '');
    const brand = BRANDS.find(([, range]) => range.test(digits))?.[0];
    if (brand === undefined || !isLuhnValid(digits) || PUBLISHED_FOR_TESTS.has(digits)) return [];
    return /^(\d)\1+$/.test(digits.slice(1)) ? [] : [{ brand, digits, written: match }];
  });
}
