import { pathTemplate } from '../../findings/fingerprint.ts';
import { addressHash } from './data-in-answer.ts';
import type { Compared, RolesState } from './roles-state.ts';

/** Data on so many pages of different kinds is what the website says on each of them, such as its own address. */
const BOILERPLATE = 4;

/** Something that others see and should not: who, and where. */
export type SeenByOthers = {
  readonly url: string;
  readonly by: 'visitor' | 'lesser';
  /** How much data they get. */
  readonly count: number;
};

/**
 * What others get of what the account sees, though nothing leads them there: an answer that is the same, with data that no public
 * page has. Pages of the same kind as public ones are public, too.
 */
export function judgeCompared({ compared, linked }: RolesState, start: string): readonly SeenByOthers[] {
  const entries = Object.entries(compared);
  const isLed = (url: string, by: 'visitor' | 'lesser') => addressHash(url) in linked[by];
  const publicKinds = new Set(
    entries.filter(([url]) => url === start || isLed(url, 'visitor')).map(([url]) => kindOf(url)),
  );
  const isPublic = (url: string) => publicKinds.has(kindOf(url));
  const common = new Set(
    entries.filter(([url, { visitor }]) => isPublic(url) && visitor !== null).flatMap(([, { data }]) => data),
  );
  for (const value of boilerplate(entries)) common.add(value);
  const telling = (values: readonly string[] | null) => (values ?? []).filter((value) => !common.has(value)).length;
  return entries.flatMap(([url, { visitor, lesser }]): SeenByOthers[] => {
    if (isPublic(url)) return [];
    const toVisitors = telling(visitor);
    if (toVisitors > 0) return [{ url, by: 'visitor', count: toVisitors }];
    const toLesser = isLed(url, 'lesser') ? 0 : telling(lesser);
    return toLesser > 0 ? [{ url, by: 'lesser', count: toLesser }] : [];
  });
}

function boilerplate(entries: readonly (readonly [string, Compared])[]): readonly string[] {
  const kinds = new Map<string, Set<string>>();
  for (const [url, { data }] of entries)
    for (const value of data) kinds.set(value, (kinds.get(value) ?? new Set()).add(kindOf(url)));
  return [...kinds].filter(([, of]) => of.size >= BOILERPLATE).map(([value]) => value);
}

const kindOf = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  return `${pathTemplate(pathname)}?${[...new Set(searchParams.keys())].sort().join('&')}`;
};

const ID = /^(?:\d[\d-]*|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{16,})$/i;

/** Whether an address names one of many things by its number. */
export function namesRecord(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return (
    pathname.split('/').some((part) => ID.test(part)) || [...searchParams.values()].some((value) => ID.test(value))
  );
}
