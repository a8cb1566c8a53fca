import { EVERYONE_HEADINGS } from './language/policy-language.ts';

const HEADING = new RegExp(`^## (?:${EVERYONE_HEADINGS.join('|')})\\s*$`);
const NEXT_HEADING = /^#{1,2} /;
const FENCE = /^\s*(```|~~~)/;

/** A policy's text, taken apart into what all staff read and the rest. */
export type PolicyParts = {
  /** What stands below the heading "For everyone" of any language, without it; null where a text has no such part, or an empty one. */
  readonly summary: string | null;
  /** Everything else, in its order. */
  readonly rest: string;
};

/** Takes a text in Markdown apart; what stands between fences is no heading. A second part of that name belongs to the rest. */
export function partsOfPolicy(markdown: string): PolicyParts {
  const summary: string[] = [];
  const rest: string[] = [];
  let place: 'before' | 'within' | 'after' = 'before';
  let isFenced = false;
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) isFenced = !isFenced;
    const isHeading = !isFenced && NEXT_HEADING.test(line);
    if (place === 'within' && isHeading) place = 'after';
    if (place === 'before' && isHeading && HEADING.test(line)) place = 'within';
    else (place === 'within' ? summary : rest).push(line);
  }
  const words = summary.join('\n').trim();
  return words === '' ? { summary: null, rest: markdown } : { summary: words, rest: `${rest.join('\n').trim()}\n` };
}

/** What somebody has to read before confirming: the part for everyone, or the whole text where there is none. */
export function whatStaffReads(markdown: string): string {
  return partsOfPolicy(markdown).summary ?? markdown;
}
