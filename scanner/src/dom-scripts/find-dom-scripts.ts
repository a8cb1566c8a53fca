import { BrowserError } from '../browser/browser-error.ts';
import type { Tab } from '../browser/tab.ts';
import { ELEMENT, type Payload, payloadsFor, SCRIPT_ADDRESS } from './dom-payloads.ts';
import { type DomSource, type MessageShape, sharingAPage, sourceLabel, stageFor } from './dom-source.ts';
import type { DomScript, DomTrial, DomTrialResult } from './dom-trial.ts';
import { HURRIED_TIMERS } from './hurried-timers.ts';
import {
  cookieNamesIn,
  importByName,
  messageShapeIn,
  parametersInScripts,
  readAddress,
  storedNamesIn,
} from './names-in-scripts.ts';
import { pressCode } from './press-code.ts';
import { findSteered, requestHits } from './steered-requests.ts';
import { type SinkHit, watchSinks } from './watch-sinks.ts';

const MAX_OPENINGS = 40;
const MAX_HITS_OF_SOURCE = 3;
const MESSAGE_LIMIT_MS = 500;
/** Scripts that wait a moment before they act are waited for. */
const QUIET_MS = 60;

/**
 * Looks for texts that a stranger can write and that a page's own scripts run (CWE-79, in the browser alone). All sources are marked at once and watched on their way;
 * where one arrives at a dangerous place, calls of a function of ours are tried there, in a page nothing else was changed in. Found is only what called
 * it, and called a second one by another name.
 */
export async function findDomScripts(trial: DomTrial): Promise<DomTrialResult> {
  const { page } = trial;
  let openings = 0;
  let isWhole = true;
  let shape: MessageShape = messageShapeIn(trial.scripts);
  const found: DomScript[] = [];

  /** Opens the page with these values; false when it may not be opened again. */
  const open = async (
    values: ReadonlyMap<DomSource, string>,
    script: string,
    onTold: (kind: string, text: string) => void,
    { isReal = false, isDone = () => false, follow = null }: Manner = {},
  ): Promise<Tab | null> => {
    if (openings >= MAX_OPENINGS) {
      isWhole = false;
      return null;
    }
    openings += 1;
    const stage = stageFor(page, values, shape);
    const tab = await trial.openTab(HURRIED_TIMERS + stage.setUp + script, onTold, isReal);
    try {
      await tab.open(stage.url, stage.referrer);
      if (!(await tab.rest(trial.limitMs, QUIET_MS, isDone))) isWhole = false;
      if (stage.messages.length > 0 && !isDone()) {
        await tab.value(SEND.replace('MESSAGES', () => JSON.stringify(stage.messages)));
        await tab.rest(MESSAGE_LIMIT_MS, QUIET_MS, isDone);
      }
      if (follow !== null && !isDone() && Number(await tab.value(follow)) > 0)
        await tab.rest(MESSAGE_LIMIT_MS, QUIET_MS, isDone);
    } catch (error) {
      if (!(error instanceof BrowserError) || error.code === 'NOT_STARTED') throw error;
      isWhole = false;
    } finally {
      await tab.close();
    }
    return tab;
  };

  /** Which of these functions ran. */
  const calledBy = async (names: readonly string[], values: ReadonlyMap<DomSource, string>, isReal = false) => {
    const called = new Set<string>();
    const script = `for (const name of ${JSON.stringify(names)}) Object.defineProperty(window, name, { value: () => tell('ran', name) });
      window.open = (address) => { if (/^\\s*javascript:/i.test(address)) location.href = address; return null; };`;
    await open(values, script, (kind, text) => kind === 'ran' && called.add(text), {
      isReal,
      isDone: () => called.size === names.length,
      follow: pressCode(names),
    });
    return called;
  };

  /** Two calls by different names, the second in the page as the server gives it. */
  const confirm = async (source: DomSource, payload: Payload, sink: string) => {
    const word = trial.wordFor(sourceLabel(source), `confirm ${sink}`);
    const values = new Map([[source, payload(word)]]);
    if (!(await calledBy([word], values, true)).has(word)) return false;
    found.push({ source, sink, payload: payload(word), url: stageFor(page, values, shape).url });
    return true;
  };

  const first = await markAll(page, sourcesOf(trial, trial.scripts), markTogether);
  // Scripts in files of their own are known only now.
  const loaded = [...trial.scripts, ...first.scripts];
  const sources = sourcesOf(trial, loaded);
  const isRicher = sources.length > first.sources.length || messageShapeIn(loaded).names.length > shape.names.length;
  shape = messageShapeIn(loaded);
  const { hits, requests } = isRicher ? await markAll(page, sources, markTogether) : first;

  for (const source of sources) {
    const own = hits.filter((hit) => sourceLabel(hit.source) === sourceLabel(source));
    for (const { sink, payload, round } of own.slice(0, MAX_HITS_OF_SOURCE).flatMap(trialsOf)) {
      const word = trial.wordFor(sourceLabel(source), `try ${sink} ${round}`);
      const called = await calledBy([word], new Map([[source, payload(word)]]));
      if (called.has(word) && (await confirm(source, payload, sink))) break;
    }
  }
  // A word is no address of a module, so that one is asked for by nothing but an address.
  const blind = [
    [ELEMENT, 'markup'] as const,
    ...(importByName(loaded) ? [[SCRIPT_ADDRESS, 'import()'] as const] : []),
  ];
  for (const [payload, sink] of blind) {
    const left = sources.filter((source) => !found.some((one) => one.source === source));
    for (const together of sharingAPage(page, left)) await tryBlindly(together, payload, sink);
  }
  const labels = new Set(found.map(({ source }) => sourceLabel(source)));
  const asked = requests.filter(({ source }) => !labels.has(sourceLabel(source)));
  const steered = await findSteered(asked, {
    page,
    wordFor: trial.wordFor,
    open: async (source, value, isReal) => {
      const values = new Map([[source, value]]);
      const tab = await open(values, '', () => undefined, { isReal });
      return tab === null ? null : { asked: tab.seen.asked, url: stageFor(page, values, shape).url };
    },
  });
  return { found, steered, isWhole };

  async function markTogether(marked: readonly DomSource[]) {
    const words = new Map(marked.map((source) => [trial.wordFor(sourceLabel(source), 'mark'), source]));
    const values = new Map([...words].map(([word, source]) => [source, word]));
    const told: SinkHit[] = [];
    const asking = new Map<string, string>();
    const tab = await open(values, watchSinks([...words.keys()]), (kind, text) => {
      if (kind !== 'sink' && kind !== 'asks') return;
      const hit = JSON.parse(text) as SinkHit;
      if (kind === 'sink') told.push(hit);
      if (kind === 'asks' || hit.sink === 'script.src') asking.set(hit.word, hit.sink);
    });
    told.push(...navigationHits([...(tab?.seen.navigations ?? [])], [...words.keys()]));
    const requests = requestHits(tab?.seen.asked ?? [], words, asking);
    const hitsOf = told.flatMap((hit) => {
      const source = words.get(hit.word);
      return source === undefined ? [] : [{ ...hit, source }];
    });
    return { hits: distinct(hitsOf), requests, scripts: tab?.seen.scripts ?? [] };
  }

  /** What was not seen to arrive may still have: one opening with it in all sources that are left. */
  async function tryBlindly(left: readonly DomSource[], payload: Payload, sink: string) {
    const words = new Map(left.map((source) => [trial.wordFor(sourceLabel(source), `blind ${sink}`), source]));
    const values = new Map([...words].map(([word, source]) => [source, payload(word)]));
    for (const word of await calledBy([...words.keys()], values)) {
      const source = words.get(word);
      if (source !== undefined) await confirm(source, payload, sink);
    }
  }
}

type Marked = {
  readonly hits: readonly Hit[];
  readonly requests: ReturnType<typeof requestHits>;
  readonly scripts: readonly string[];
};

/** Marks all sources, those together that one opening can hold. */
async function markAll(
  page: string,
  sources: readonly DomSource[],
  markTogether: (sources: readonly DomSource[]) => Promise<Marked>,
) {
  const told: Marked[] = [];
  for (const together of sharingAPage(page, sources)) told.push(await markTogether(together));
  return {
    sources,
    hits: told.flatMap(({ hits }) => hits),
    requests: told.flatMap(({ requests }) => requests),
    scripts: [...new Set(told.flatMap(({ scripts }) => scripts))],
  };
}

/** Addresses that the page went to and that a word is the end of. */
const navigationHits = (addresses: readonly string[], words: readonly string[]): readonly SinkHit[] =>
  addresses.flatMap((address) =>
    words
      .filter((word) => new URL(address).pathname.endsWith(`/${word}`))
      .map((word) => ({ sink: 'location', word, before: '' })),
  );

type Manner = {
  /** Asked of the server itself. */
  readonly isReal?: boolean;
  readonly isDone?: () => boolean;
  /** An expression for the page at rest; more than nothing when it did something that is worth waiting for. */
  readonly follow?: string | null;
};

type Hit = SinkHit & { readonly source: DomSource };

const distinct = (hits: readonly Hit[]): readonly Hit[] => [
  ...new Map(hits.map((hit) => [`${hit.word} ${hit.sink} ${hit.before.slice(-20)}`, hit])).values(),
];

const trialsOf = (hit: Hit) => payloadsFor(hit).map((payload, round) => ({ sink: hit.sink, payload, round }));

/** Everything that a stranger can write for this page. */
function sourcesOf({ page, isShell, cookies }: DomTrial, scripts: readonly string[]): readonly DomSource[] {
  const url = new URL(page);
  const read = parametersInScripts(scripts);
  const named = (kind: 'query' | 'hash-value' | 'cookie' | 'storage', names: readonly string[]) =>
    names.map((name) => ({ kind, name }));
  const parameters = [...new Set([...url.searchParams.keys(), ...read])].slice(0, 15);
  return [
    { kind: 'hash' },
    ...named('query', parameters),
    ...(parameters.length === 0 && readAddress(scripts) ? [{ kind: 'search' } as const] : []),
    ...named('hash-value', read),
    ...(isShell ? [{ kind: 'path' } as const] : []),
    { kind: 'window-name' },
    { kind: 'referrer' },
    { kind: 'message' },
    ...named('cookie', cookieNamesIn(scripts, cookies)),
    ...named('storage', storedNamesIn(scripts)),
  ];
}

/** Hands the page what another website's window would have sent. */
const SEND = `for (const data of MESSAGES) {
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://elsewhere.example' }));
}`;
