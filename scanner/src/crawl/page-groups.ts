import { z } from 'zod';
import { pathTemplate } from '../findings/fingerprint.ts';

const count = z.number().int().nonnegative();
const waitingSchema = z.object({ url: z.string(), depth: count, isChained: z.boolean() });

/** Addresses of one program: the same path but for its numbers, and parameters of the same names. */
export const pageGroupSchema = z.object({
  asked: count,
  answered: count,
  /** What its last answers weigh that told nothing new, see `weightOf`. */
  alike: count,
  /** Shapes of its answers so far. */
  kinds: z.array(z.string()),
  /** By parameter and value, the shape of the page. */
  values: z.record(z.string(), z.record(z.string(), z.string())),
  /** Further addresses, which are asked for as long as answers tell something new. */
  waiting: z.array(waitingSchema),
});
export type PageGroup = z.infer<typeof pageGroupSchema>;
export type PageGroups = Record<string, PageGroup>;
/** An address that is to be asked for. */
export type Waiting = PageGroup['waiting'][number];

/** What one answer told. */
export type GroupAnswer = {
  readonly url: string;
  /** The group that it was asked for in, when it is not that of its address. */
  readonly group?: string | undefined;
  /** Likeness of the page, see `manyOf`; null where the answer is not a page. */
  readonly likeness: string | null;
  /** Shape of the page; null where the answer is not a page. */
  readonly kind: string | null;
  /** The very page that was read before. */
  readonly isCopy: boolean;
  /** It led to addresses of other programs, forms or inputs that were not known. */
  readonly hasNews: boolean;
  /** It was found on a page of its own group, as an endless calendar goes on. */
  readonly isChained: boolean;
};

/** Unanswered requests of one group. */
const MAX_OPEN = 3;
/** Answers in a row that tell nothing new, until a group is left. */
const PATIENCE = 24;
/** What weighs more: a copy, because the program does not look at the parameter, and the next of an endless chain. */
const WEIGHT_OF_COPY = 12;
const WEIGHT_OF_CHAIN = 8;
/** A page that many others are like, found on one of them. */
const WEIGHT_OF_MANY = 3;
/** What is remembered of one group. */
const MAX_WAITING = 3_000;
const LONGEST_WAITING = 500;
const MAX_VALUES = 60;
const LONGEST_VALUE = 60;
const MAX_GROUPS = 2_000;

/** The group of an address; null for a plain page, which is in none. */
export function groupOf(url: URL): string | null {
  const template = pathTemplate(url.pathname);
  const names = [...new Set(url.searchParams.keys())].sort().join('&');
  return names === '' && template === url.pathname ? null : `${template}?${names}`;
}

/** The group of what pages lead to that are like many others; it ends when they lead to nothing but their like. */
export const groupOfMany = (likeness: string) => `~${likeness}`;

/** Whether the address may be asked for now; otherwise it waits, or is left when the group has told all that it has to tell. */
export function mayAskNow(groups: PageGroups, key: string | null, waiting: Waiting): boolean {
  if (key === null) return true;
  const group = groups[key] ?? newGroup(groups);
  groups[key] = group;
  const isOpen = group.asked - group.answered < MAX_OPEN && group.alike < PATIENCE && group.waiting.length === 0;
  if (isOpen) group.asked += 1;
  else if (mayWait(groups, group, waiting.url)) group.waiting.push(waiting);
  return isOpen;
}

/** All groups together wait with so many addresses: what a site can make the scan remember has an end. */
function mayWait(groups: PageGroups, group: PageGroup, url: string): boolean {
  if (url.length > LONGEST_WAITING || group.waiting.some((one) => one.url === url)) return false;
  return Object.values(groups).reduce((sum, { waiting }) => sum + waiting.length, 0) < MAX_WAITING;
}

/** Forgets the group that was heard of longest ago when there are too many. */
function newGroup(groups: PageGroups): PageGroup {
  const keys = Object.keys(groups);
  const [oldest] = keys.length < MAX_GROUPS ? [] : keys;
  if (oldest !== undefined) delete groups[oldest];
  return { asked: 0, answered: 0, alike: 0, kinds: [], values: {}, waiting: [] };
}

/** Addresses that would still have been asked for. */
export const stillWaiting = (groups: PageGroups): readonly string[] =>
  Object.values(groups)
    .filter(({ alike }) => alike < PATIENCE)
    .flatMap(({ waiting }) => waiting.map(({ url }) => url));

/** Takes note of an answer and tells which of the waiting addresses are to be asked for next. */
export function afterAnswer(groups: PageGroups, answer: GroupAnswer): readonly Waiting[] {
  const key = answer.group ?? groupOf(new URL(answer.url)) ?? '';
  const group = groups[key];
  if (group === undefined) return [];
  group.answered = Math.min(group.asked, group.answered + 1);
  const { kind } = answer;
  const isKnownKind = kind === null || group.kinds.includes(kind);
  if (kind !== null && !isKnownKind) group.kinds = [...group.kinds, kind].slice(-MAX_VALUES);
  rememberValues(group, new URL(answer.url), kind ?? '');
  const isOfMany = answer.likeness !== null && key === groupOfMany(answer.likeness);
  const isNew = !answer.isCopy && (key.startsWith('~') ? !isOfMany : answer.hasNews || !isKnownKind);
  group.alike = isNew ? 0 : group.alike + (isOfMany ? WEIGHT_OF_MANY : weightOf(answer));
  const next: Waiting[] = [];
  // One by one, as soon as it looks as if nothing more came of it.
  const mostOpen = group.alike < WEIGHT_OF_CHAIN ? MAX_OPEN : 1;
  while (group.alike < PATIENCE && group.asked - group.answered < mostOpen && group.waiting.length > 0) {
    const [chosen] = group.waiting.splice(mostPromising(group), 1);
    if (chosen === undefined) break;
    group.asked += 1;
    next.push(chosen);
  }
  return next;
}

function weightOf({ isCopy, isChained }: GroupAnswer): number {
  if (isCopy) return WEIGHT_OF_COPY;
  return isChained ? WEIGHT_OF_CHAIN : 1;
}

function rememberValues(group: PageGroup, url: URL, kind: string): void {
  for (const [name, value] of url.searchParams) {
    const values = group.values[`=${name}`] ?? {};
    group.values[`=${name}`] = values;
    if (Object.keys(values).length < MAX_VALUES) values[`=${value.slice(0, LONGEST_VALUE)}`] ??= kind;
  }
}

/** The first address with most new values of the parameters that decide what the page is. */
function mostPromising(group: PageGroup): number {
  const scores = group.waiting.map(({ url }) => {
    const fresh = [...new URL(url).searchParams].filter(
      ([name, value]) => group.values[`=${name}`]?.[`=${value.slice(0, LONGEST_VALUE)}`] === undefined,
    );
    return fresh.reduce((sum, [name]) => sum + 1 + 10 * shareOfKinds(group, name), 0);
  });
  return scores.indexOf(Math.max(...scores));
}

/** How many of a parameter's values led to a page of another shape than the others, from 0 to 1. */
function shareOfKinds(group: PageGroup, name: string): number {
  const kinds = Object.values(group.values[`=${name}`] ?? {});
  return kinds.length < 2 ? 0 : (new Set(kinds).size - 1) / (kinds.length - 1);
}

/**
 * Parameters of an address that decide which program answers: about every second value leads to a page of another shape. What a
 * parameter decides alone it decides beside others too, where the few pages with the same names may look alike.
 */
export function decidingParameters(groups: PageGroups, url: URL): readonly string[] {
  const group = groups[groupOf(url) ?? ''];
  return [...new Set(url.searchParams.keys())].filter((name) => {
    const alone = groups[`${pathTemplate(url.pathname)}?${name}`];
    return [group, alone].some((one) => one !== undefined && shareOfKinds(one, name) >= 0.4);
  });
}

/** The part of the site that an address is in: its group's, or the first step of its path. */
export const partOf = (url: URL): string => groupOf(url) ?? `/${url.pathname.split('/')[1] ?? ''}`;
