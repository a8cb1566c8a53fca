import type { AwaitedCall } from '../checkpoint.ts';
import { openFormSession } from '../forms/form-session.ts';
import { mayKeep } from '../forms/sent-form.ts';
import type { Exchange } from '../guard/exchange.ts';
import { LEVEL_LIMITS } from '../levels.ts';
import type { ScanSettings } from '../scan-options.ts';
import type { ScanState } from '../scan-state.ts';
import type { FetchOutcome, TaskContext } from '../tasks/task-context.ts';
import { type CallContext, canBeCalled, provokingValue } from './call-template.ts';
import { type InsertionPoint, labelOf, markerFor } from './insertion-point.ts';
import { mayBeSent } from './may-be-sent.ts';
import { postLimitOf, type SentSoFar } from './post-limit.ts';
import type { Ask, CallingCheck, Probe } from './probe.ts';
import { originalValue, requestFor } from './request-for.ts';
import { answerOpener } from './scripts/open-answer.ts';

/**
 * Requests beyond a level's own, only for making sure of what a probe seems to have found, so that no hit is lost because
 * the checks before it used up the others. Enough for every check of one input to confirm one hit.
 */
export const MAX_CONFIRMATIONS = 12;
/** Requests that may make the site wait, per input. */
export const MAX_DELAYS = 16;

/** Of one input; what they show of the site is mostly the same. */
const MAX_FAILURES = 3;
/** Enough for the weaknesses that matter most. */
const LEAST_SHARE = 7;
/** Submissions of one input that are kept for making sure of hits. */
const RESERVED = 5;
/** What the first of two rounds may cost. */
const FIRST_ROUND = 6;

type ProbeContext = CallContext &
  Pick<TaskContext, 'fetch' | 'state'> &
  Partial<Pick<TaskContext, 'browser' | 'signal'>> & { readonly settings: Pick<ScanSettings, 'scanId' | 'level'> };

export type PreparedProbe = SentSoFar & {
  /** Null when the site answered one of the first two requests not at all. */
  readonly probe: Probe | null;
  /** How many requests were not sent because the limit of the input was reached. */
  refusals(): number;
  /** The first answers that said that the program failed. */
  readonly failures: readonly Exchange[];
  /** How many were not sent because the form had been sent often enough. */
  formRefusals(): number;
  /** Words that the site may call, or have called. */
  readonly awaited: { readonly word: string; readonly call: AwaitedCall }[];
  /** Checks that only a call would have proved, where websites cannot call. */
  readonly unheard: ReadonlySet<CallingCheck>;
};

/** Prepares an input: two requests, with the site's own value and with a meaningless word. */
export async function prepareProbe(
  point: InsertionPoint,
  context: ProbeContext,
  round?: 'first' | 'later',
): Promise<PreparedProbe> {
  const { settings } = context;
  const limits = LEVEL_LIMITS[settings.level];
  const share = shareOf(point, context.state);
  const left = {
    probes: Math.min(limits.probes, round === 'first' ? FIRST_ROUND : Math.max(LEAST_SHARE, share - RESERVED)),
    confirmations: MAX_CONFIRMATIONS,
    delays: MAX_DELAYS,
  };
  const refused = { purse: 0, form: 0 };
  const failures: Exchange[] = [];
  const sender = createSender(point, context);
  const place = { url: point.url, parameter: labelOf(point) };
  const isShareUsedUp = () => round !== 'first' && sender.posts() >= Math.max(share, LEAST_SHARE);
  const outcomeOf = withinPurses(sender, left, refused, failures, isShareUsedUp);
  const askFrom =
    (purse: keyof typeof left): Ask =>
    async (value) =>
      (await outcomeOf(purse, value))?.exchange ?? null;
  const { posts, entries } = sender;
  const report = { refusals: () => refused.purse, formRefusals: () => refused.form, posts, entries, failures };
  const send = askFrom('probes');
  const original = originalValue(point);
  const marker = markerFor(settings.scanId, place, 'marker');
  const baseline = await send(original);
  const marked = baseline === null ? null : await send(marker);
  if (baseline === null || marked === null) return { probe: null, ...report, awaited: [], unheard: new Set() };
  const planted: string[] = [];
  const awaited: PreparedProbe['awaited'] = [];
  const unheard = new Set<CallingCheck>();
  const probe: Probe = {
    point: place,
    name: point.parameter,
    place: point.place,
    original,
    baseline,
    marked,
    marker,
    isThorough: limits.isThorough,
    markerFor: (round) => markerFor(settings.scanId, place, round),
    send,
    once: onceOnly(send, () => refused.purse + refused.form),
    confirm: askFrom('confirmations'),
    async timed(value) {
      const outcome = await outcomeOf('delays', value);
      return outcome === null ? null : { ms: outcome.ms, exchange: outcome.exchange ?? null };
    },
    plant: (word) => planted.push(word),
    openAnswer: answerOpener(context),
    planted: () => planted,
    async provoke(checkId, round, template) {
      const word = markerFor(settings.scanId, place, round);
      const value = provokingValue(template, word, context);
      if (value === null) {
        if (!canBeCalled(settings)) unheard.add(checkId);
        return;
      }
      // A server that calls while it answers may be late or fail.
      if ((await outcomeOf('probes', value)) !== null) awaited.push({ word, call: { checkId, template, point } });
    },
  };
  return { probe, ...report, awaited, unheard };
}

/** Sends as long as the purse of a request's kind and the form's limit last, and counts what they refuse. */
function withinPurses<Purse extends string>(
  sender: ReturnType<typeof createSender>,
  left: Record<Purse | 'delays', number>,
  refused: { purse: number; form: number },
  failures: Exchange[],
  isShareUsedUp: () => boolean,
) {
  return async (purse: Purse, value: string): Promise<FetchOutcome | null> => {
    if (left[purse] === 0) {
      refused.purse += 1;
      return null;
    }
    if (sender.isUsedUp() || isShareUsedUp()) {
      refused.form += 1;
      return null;
    }
    const outcome = await sender.send(value, purse === 'delays');
    if (outcome !== null) left[purse] -= 1;
    if (failures.length < MAX_FAILURES && (outcome?.exchange?.status ?? 0) >= 500 && outcome?.exchange)
      failures.push(outcome.exchange);
    return outcome;
  };
}

/**
 * Sends values to the place: a form in cookies of its own, with tokens that are fetched anew each time, and within its limit of
 * submissions.
 */
export function createSender(
  point: InsertionPoint,
  { fetch, state }: Pick<ProbeContext, 'fetch' | 'state'>,
  postsBefore = 0,
) {
  const form = point.place === 'form' ? point.form : null;
  const session = form === null ? null : openFormSession(form, { fetch, state });
  const limit = postLimitOf(point);
  const most = limit === null ? Number.POSITIVE_INFINITY : limit.most - (state.posts[limit.key] ?? 0) - postsBefore;
  let posts = 0;
  let entries = 0;
  return {
    posts: () => posts,
    entries: () => entries,
    isUsedUp: () => posts >= most,
    /** Null when the value cannot be sent, or the form is gone. */
    async send(value: string, isDelayed = false): Promise<FetchOutcome | null> {
      if (posts >= most) return null;
      const first = requestFor(point, value);
      if (first === null || !mayBeSent(state, first.url)) return null;
      const tokens = session === null ? new Map<string, string>() : await session.tokens();
      const request = tokens === null ? null : requestFor(point, value, tokens);
      if (request === null) return null;
      posts += limit === null ? 0 : 1;
      const { url, ...options } = request;
      const outcome = await fetch(url, { ...options, isDelayed, ...session?.identity() });
      // What the website refuses, it does not keep; without an answer nobody knows.
      if (form !== null && mayKeep(form) && (outcome.exchange?.status ?? 0) < 400) entries += 1;
      return outcome;
    },
  };
}

/** What is left of a form's submissions is shared by those of its fields that are still to be tried. */
function shareOf(point: InsertionPoint, state: Readonly<ScanState>): number {
  const limit = postLimitOf(point);
  if (limit === null) return Number.POSITIVE_INFINITY;
  const path = pathOf(point);
  const waiting = state.queue.filter(
    (task) => task.kind === 'parameter' && pathOf(task.point) === path && postLimitOf(task.point)?.key === limit.key,
  );
  return Math.floor((limit.most - (state.posts[limit.key] ?? 0)) / Math.max(1, waiting.length));
}

const pathOf = ({ url }: InsertionPoint) => url.split('?')[0];

/** The same value is asked for once; a refusal is not one of the site's answers, so the next check has to learn of it too. */
function onceOnly(send: Ask, refusals: () => number): Ask {
  const known = new Map<string, Exchange | null>();
  return async (value) => {
    const answer = known.get(value);
    if (answer !== undefined) return answer;
    const before = refusals();
    const fresh = await send(value);
    if (refusals() === before) known.set(value, fresh);
    return fresh;
  };
}
