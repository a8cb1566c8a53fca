import { filterRefused } from './filter-refused.ts';
import { type FilterToken, filterTokens } from './filter-tokens.ts';

export const COMPARISONS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof COMPARISONS)[number];
export type FilterValue = string | number | boolean | null;

/** What a filter asks for; attributes are in small letters, because their names are compared so. */
export type Filter =
  | { readonly is: 'and'; readonly of: readonly Filter[] }
  | { readonly is: 'or'; readonly of: readonly Filter[] }
  | { readonly is: 'not'; readonly of: Filter }
  | { readonly is: 'present'; readonly attribute: string }
  | { readonly is: Comparison; readonly attribute: string; readonly value: FilterValue };

const MAX_CHARACTERS = 2000;
const MAX_COMPARISONS = 50;
const MAX_DEPTH = 10;
const NAME = /^[a-z$][\w$-]{0,99}$/i;
const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;
const WORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

/**
 * Reads a filter (RFC 7644, section 3.4.2.2): `and` binds before `or`, names and operators in any case. Also
 * `emails[type eq "work"].value eq "…"`, which directories ask beyond the grammar. What it costs grows with its length alone.
 * @throws ScimProblem invalidFilter
 */
export function parseFilter(filter: string): Filter {
  if (filter.length > MAX_CHARACTERS) throw filterRefused('The filter is too long.');
  const reading = new Reading(filterTokens(filter));
  const parsed = reading.either('', 0);
  if (reading.next !== undefined) throw filterRefused('The filter goes on after its end.');
  return parsed;
}

/** Reads one filter from its first token to the last. */
class Reading {
  readonly #tokens: readonly FilterToken[];
  #at = 0;
  #comparisons = 0;

  constructor(tokens: readonly FilterToken[]) {
    this.#tokens = tokens;
  }

  get next(): FilterToken | undefined {
    return this.#tokens[this.#at];
  }

  /** @param inside the attribute whose values are filtered, with a dot; empty outside of one */
  either(inside: string, depth: number): Filter {
    if (depth > MAX_DEPTH) throw filterRefused('The filter is nested too deep.');
    return this.#list('or', () => this.#list('and', () => this.#one(inside, depth)));
  }

  #list(is: 'and' | 'or', read: () => Filter): Filter {
    const first = read();
    const of = [first];
    while (this.#takes(is)) of.push(read());
    return of.length === 1 ? first : { is, of };
  }

  #one(inside: string, depth: number): Filter {
    if (this.#takes('(')) return this.#closed(')', inside, depth);
    if (this.#takes('not')) {
      this.#require('(');
      return { is: 'not', of: this.#closed(')', inside, depth) };
    }
    const attribute = inside + attributeName(this.#word());
    if (!this.#takes('[')) return this.#compared(attribute);
    if (inside !== '') throw filterRefused('A filter of values cannot hold another one.');
    const within = this.#closed(']', `${attribute}.`, depth);
    const part = this.next;
    if (part?.kind !== 'word' || !part.text.startsWith('.')) {
      // Of an attribute without a value there is none that could fulfill it, whatever is denied of it.
      return { is: 'and', of: [{ is: 'present', attribute }, within] };
    }
    this.#at += 1;
    return { is: 'and', of: [within, this.#compared(attribute + attributeName(`.${part.text.slice(1)}`))] };
  }

  #closed(bracket: string, inside: string, depth: number): Filter {
    const filter = this.either(inside, depth + 1);
    this.#require(bracket);
    return filter;
  }

  #compared(attribute: string): Filter {
    this.#comparisons += 1;
    if (this.#comparisons > MAX_COMPARISONS) throw filterRefused('The filter compares too much.');
    const operator = this.#word().toLowerCase();
    if (operator === 'pr') return { is: 'present', attribute };
    const is = COMPARISONS.find((known) => known === operator);
    if (is === undefined) throw filterRefused(`There is no operator “${operator.slice(0, 20)}”.`);
    return { is, attribute, value: this.#value() };
  }

  #value(): FilterValue {
    const token = this.next;
    this.#at += 1;
    if (token?.kind === 'text') return textOf(token.text);
    const word = token?.text.toLowerCase() ?? '';
    if (token?.kind === 'word' && NUMBER.test(word)) return Number(word);
    const known = token?.kind === 'word' && Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    if (known === undefined) throw filterRefused('A value is missing, or has no quotes.');
    return known;
  }

  #word(): string {
    const token = this.next;
    if (token?.kind !== 'word') throw filterRefused('The filter is malformed.');
    this.#at += 1;
    return token.text;
  }

  /** Takes a bracket or a word, in any case, if it comes next. */
  #takes(text: string): boolean {
    const { next } = this;
    const isIt = next !== undefined && next.kind !== 'text' && next.text.toLowerCase() === text;
    if (isIt) this.#at += 1;
    return isIt;
  }

  #require(text: string): void {
    if (!this.#takes(text)) throw filterRefused(`“${text}” is missing.`);
  }
}

/** A name with at most one part after a dot, and before it the schema that it is of; or such a part with its dot. */
function attributeName(word: string): string {
  const name = word.slice(word.lastIndexOf(':') + 1);
  const parts = word.startsWith('.') ? [word.slice(1)] : name.split('.');
  if (parts.length > 2 || !parts.every((part) => NAME.test(part))) {
    throw filterRefused('The filter names no attribute.');
  }
  return word.toLowerCase();
}

function textOf(quoted: string): string {
  let value: unknown;
  try {
    value = JSON.parse(quoted);
  } catch {
    throw filterRefused('A value is no JSON.');
  }
  // A database takes neither.
  if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed()) {
    throw filterRefused('A value holds signs that no text has.');
  }
  return value;
}
