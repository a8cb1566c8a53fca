import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { CookieJar } from 'tough-cookie';
import { verdictOf, warningOf } from '../active/attacks/a18-sign-in-answer.ts';
import { signInPageOf, userFieldOf } from '../active/attacks/a18-sign-in-page.ts';
import { markerFor } from '../active/insertion-point.ts';
import { mayBeSent } from '../active/may-be-sent.ts';
import type { PageView } from '../checks/page-check.ts';
import { isDeniedForm } from '../forms/denied-form.ts';
import { fillForm, freshTokens } from '../forms/fill-form.ts';
import { formBody } from '../forms/form-body.ts';
import { formKey, type SentForm } from '../forms/sent-form.ts';
import { readHtml } from '../html/read-html.ts';
import { isSwitchedOn } from '../opt-ins.ts';
import type { ScanSettings } from '../scan-options.ts';
import { enqueue, type ScanState, skipCheck } from '../scan-state.ts';
import type { TaskOf } from './task.ts';
import type { TaskContext, TaskHandler } from './task-context.ts';

/** Passwords sent to a whole site in one scan, the made-up one that makes sure of a hit included. */
export const MAX_TRIES = 3;
/** A pair, and a made-up password when the pair seems to be right. */
const TRIES_OF_TASK = 2;
/** Each try fetches the page for its token first. */
export const MAX_SIGN_IN_REQUESTS = 2 * TRIES_OF_TASK;
/** Between two tries, so that they are no rush (ms). */
const SPACING_MS = 15_000;
/** Sign-ins that are remembered; far more than can be tried. */
const MAX_SIGN_INS = 6;

const TRIES = 'sign-in tries';
const ENDED = 'sign-in ended';
const SIGN_INS = 'sign-ins';

/** Queues the well-known pairs for the sign-ins of a page, those of known products first (A18, only where it is switched on). */
export function admitSignIns(state: ScanState, settings: ScanSettings, view: PageView): void {
  if (!isSwitchedOn(settings, 'A18') || state.target?.platform !== null) return;
  for (const form of view.page?.forms ?? []) {
    if (form.method !== 'POST' || new URL(form.action).origin !== state.target.origin) continue;
    const found = signInPageOf(form, view);
    if (found === null || found.pairs.length === 0) continue;
    if (isDeniedForm(form) || !mayBeSent(state, form.action)) continue;
    const sent = fillForm(form, view.exchange.url);
    const keys = [`sign-in ${formKey(sent)}`, ...(found.product === null ? [] : [`sign-in at ${found.product}`])];
    if (keys.some((key) => key in state.patterns)) continue;
    for (const key of keys) state.patterns[key] = 1;
    if ((state.patterns[SIGN_INS] ?? 0) >= MAX_SIGN_INS) {
      skipCheck(state, 'A18', 'SIGN_IN_TRIES');
      return;
    }
    state.patterns[SIGN_INS] = (state.patterns[SIGN_INS] ?? 0) + 1;
    for (const pair of found.pairs)
      queueInOrder(state, { kind: 'sign-in', form: sent, product: found.product, ...pair });
  }
}

function queueInOrder(state: ScanState, task: TaskOf<'sign-in'>): void {
  const lesser = state.queue.findIndex((other) => other.kind === 'sign-in' && other.product === null);
  if (task.product === null || lesser === -1) enqueue(state, task);
  else state.queue.splice(lesser, 0, task);
}

/** What a scan does not repeat was under way when it was interrupted: how many tries were made is not known, so there are no more. */
export function leaveSignIns(state: ScanState): void {
  state.patterns[ENDED] = 1;
  skipCheck(state, 'A18', 'INTERRUPTED_TRY');
}

/** Tries one pair, and, when it seems to be right, a made-up password: only an account that refuses that one counts. */
export const signIn: TaskHandler<'sign-in'> = async (task, context) => {
  const { state } = context;
  const before = state.patterns[TRIES] ?? 0;
  if (ENDED in state.patterns || settledKey(task) in state.patterns) return () => undefined;
  if (before + TRIES_OF_TASK > MAX_TRIES) return (later) => skipCheck(later, 'A18', 'SIGN_IN_TRIES');
  let tries = 0;
  const trial = async (password: string) => {
    if (before + tries > 0) await context.pause(SPACING_MS);
    const outcome = await tryPair(task, password, context);
    if (outcome.isSent) tries += 1;
    return outcome.verdict;
  };
  const place = { url: task.form.action, parameter: task.user };
  const first = await trial(task.password);
  const second = first === 'signed-in' ? await trial(markerFor(context.settings.scanId, place, 'wrong')) : null;
  const stop = [first, second].find((verdict) => verdict === 'locked' || verdict === 'riddle');
  return (later, report) => {
    later.patterns[TRIES] = before + tries;
    if (stop !== undefined) {
      later.patterns[ENDED] = 1;
      skipCheck(later, 'A18', stop === 'locked' ? 'SIGN_IN_LOCKED' : 'SIGN_IN_RIDDLE');
    }
    if (first === null || (first === 'signed-in' && second === null)) skipCheck(later, 'A18', 'SIGN_IN_SILENT');
    if (first !== 'signed-in') return;
    // Whatever a sign-in does that takes one pair, or takes all, further tries at it tell nothing.
    later.patterns[settledKey(task)] = 1;
    if (second === 'signed-in') skipCheck(later, 'A18', 'SIGN_IN_ALIKE');
    if (second !== 'refused') return;
    const product = task.product ?? 'this kind of page';
    const user = userFieldOf(task.form.fields) === undefined ? '' : task.user;
    report('A18', 'well-known-password', {
      url: task.form.page,
      place: 'path',
      subject: task.product ?? '',
      facts: { path: new URL(task.form.page).pathname, product, user: user === '' ? '(not asked for)' : user },
      note: user === '' ? noted('knownPassword', { product }) : noted('knownPasswordOfUser', { product, user }),
    });
  };
};

const settledKey = ({ form }: TaskOf<'sign-in'>) => `sign-in settled ${formKey(form)}`;

/** One try in a session of its own; `verdict` is null when the site did not answer, or the form is gone. */
async function tryPair(task: TaskOf<'sign-in'>, password: string, { fetch }: TaskContext) {
  const jar = new CookieJar();
  const { exchange: page } = await fetch(task.form.page, { jar });
  if (page === undefined) return { isSent: false, verdict: null };
  const warning = warningOf(page);
  if (warning !== null) return { isSent: false, verdict: warning };
  const tokens = freshTokens(task.form, readHtml(page.body.toString('utf8'), page.url).forms);
  if (tokens === null) return { isSent: false, verdict: null };
  const { contentType, body } = formBody(task.form.encoding, filled(task.form, task.user, password, tokens));
  const { exchange } = await fetch(task.form.action, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
    jar,
  });
  return { isSent: true, verdict: exchange === undefined ? null : verdictOf(exchange, page) };
}

function filled(form: SentForm, user: string, password: string, tokens: ReadonlyMap<string, string>) {
  const userField = userFieldOf(form.fields);
  return form.fields.map((field) => {
    if (field === userField) return { ...field, value: user };
    if (field.type === 'password') return { ...field, value: password };
    return field.isToken ? { ...field, value: tokens.get(field.name) ?? '' } : field;
  });
}
