import type { Level } from '../../src/levels.ts';
import type { OptInPair } from '../cases/opt-in-pairs.ts';
import { htmlPage, type SitePage } from '../site-page.ts';

/** A weakness of the plainest kind, at a place that a scan comes to only when it reads enough of a site. */
export type ReachPair = OptInPair & {
  /** The first level at which it is found. */
  readonly level: Level;
};

/** Where the value of a parameter becomes part of the page. */
export const REFLECTED = { checkId: 'A01', class: 'cross-site scripting', variant: 'input-becomes-markup' } as const;

export const reachPage = (title: string, body: string): SitePage => ({ body: htmlPage(title, body) });

const WORDS =
  'lamp table chair shelf carpet mirror clock vase candle curtain pillow blanket basket frame stool bench'.split(' ');

/** A sentence that no other number has. */
export const sentence = (number: number): string =>
  Array.from({ length: 12 }, (_, index) => WORDS[(number * (index + 3) + index * index) % WORDS.length]).join(' ');
