import type { PageRequest } from '../browser/page-call.ts';
import { type DomSource, isFromOutside, sourceLabel } from './dom-source.ts';

/** What a page's script asked for at an address in which a word of ours stands before the question mark. */
export type RequestHit = {
  readonly source: DomSource;
  readonly word: string;
  readonly request: PageRequest;
  /** How the script asked, as browsers call it. */
  readonly sink: string;
};

/** How far a stranger chooses the address: any website's, or another path of the same. */
export type Reach = 'anywhere' | 'path';

/** A source whose text chose, twice, what a page's script asks for (CWE-918 and CWE-22, in the browser). */
export type SteeredRequest = {
  readonly source: DomSource;
  readonly reach: Reach;
  readonly sink: string;
  readonly payload: string;
  /** What the script asked for. */
  readonly asked: string;
  /** Where the page was opened for it. */
  readonly url: string;
};

/** What is put where a word of ours arrived, and whether what was asked for then shows that it chose the address. */
type Steer = {
  readonly reach: Reach;
  payload(word: string): string;
  isProof(asked: URL, word: string): boolean;
};

type Opened = { readonly asked: readonly PageRequest[]; readonly url: string };

export type SteerTrial = {
  readonly page: string;
  wordFor(source: string, round: string): string;
  /** Opens the page with this text in the source alone; with `isReal`, as the server gives it. Null when it may not be opened again. */
  open(source: DomSource, value: string, isReal: boolean): Promise<Opened | null>;
};

const IMPORT = 'import()';
const FETCH = 'fetch';
const MAX_HITS_OF_SOURCE = 3;

/**
 * Where words that stand for sources arrived in addresses. What is only a value behind a question mark chooses nothing. `sinks` says of words how they
 * were asked for, where a page's functions showed it; the browser's traffic tells no more than that it was a script.
 */
export function requestHits(
  asked: readonly PageRequest[],
  words: ReadonlyMap<string, DomSource>,
  sinks: ReadonlyMap<string, string>,
): readonly RequestHit[] {
  return asked.flatMap((request) => {
    const { host, pathname } = new URL(request.url);
    const arrived = [...words].filter(([word]) => (host + pathname).includes(word));
    const usual = request.kind === 'Script' ? IMPORT : FETCH;
    return arrived.map(([word, source]) => ({ source, word, request, sink: sinks.get(word) ?? usual }));
  });
}

/** Tries whether a stranger chooses what the page's scripts ask for. What is asked of other websites never leaves the browser. */
export async function findSteered(hits: readonly RequestHit[], trial: SteerTrial): Promise<readonly SteeredRequest[]> {
  const found: SteeredRequest[] = [];
  const bySource = Map.groupBy(
    hits.filter(({ source }) => isFromOutside(source)),
    ({ source }) => sourceLabel(source),
  );
  for (const own of bySource.values()) {
    const steers = distinct(own)
      .slice(0, MAX_HITS_OF_SOURCE)
      .flatMap((hit) => steersOf(hit, trial.page).map((steer) => ({ hit, steer })));
    // The worst first, and one for a source.
    for (const { hit, steer } of steers.toSorted((one, other) => one.steer.reach.localeCompare(other.steer.reach))) {
      const one = await trySteer(hit, steer, trial);
      if (one === null) continue;
      found.push(one);
      break;
    }
  }
  return found;
}

const distinct = (hits: readonly RequestHit[]): readonly RequestHit[] => [
  ...new Map(hits.map((hit) => [`${hit.request.kind} ${hit.request.url.split('?')[0]}`, hit])).values(),
];

/** Twice by different words, the second time in the page as the server gives it. */
async function trySteer(
  { source, request, sink }: RequestHit,
  steer: Steer,
  trial: SteerTrial,
): Promise<SteeredRequest | null> {
  const label = sourceLabel(source);
  let proof: Omit<SteeredRequest, 'source' | 'reach' | 'sink'> | null = null;
  for (const round of ['steer', 'confirm steer']) {
    const word = trial.wordFor(label, `${round} ${steer.reach} ${request.kind}`);
    const payload = steer.payload(word);
    const opened = await trial.open(source, payload, round !== 'steer');
    const asked = opened?.asked.find(({ kind, url }) => kind === request.kind && steer.isProof(new URL(url), word));
    if (opened == null || asked === undefined) return null;
    proof = { payload, asked: asked.url, url: opened.url };
  }
  return proof && { source, reach: steer.reach, sink, ...proof };
}

function steersOf({ word, request }: RequestHit, page: string): readonly Steer[] {
  const { hostname, pathname, origin } = new URL(request.url);
  const isForeign = (asked: URL, other: string) => asked.hostname.endsWith(`${other}.example`);
  const anywhere = (before: string): Steer => ({
    reach: 'anywhere',
    payload: (other) => `${before}${other}.example/`,
    isProof: isForeign,
  });
  if (hostname.includes(word)) return [anywhere(hostname.startsWith(word) ? '' : '.')];
  const before = pathname.slice(0, pathname.indexOf(word));
  const climbed = new URL(`${before}x/../../`, origin).pathname;
  const path: Steer = {
    reach: 'path',
    payload: (other) => `x/../../${other}`,
    isProof: (asked, other) => asked.origin === origin && asked.pathname.startsWith(`${climbed}${other}`),
  };
  return [
    // The text may be the whole address, or stand behind its first slash.
    ...(before === new URL('.', page).pathname ? [anywhere('https://')] : []),
    ...(before === '/' ? [anywhere('/')] : []),
    ...(climbed === before ? [] : [path]),
  ];
}
