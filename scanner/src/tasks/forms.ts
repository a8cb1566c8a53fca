import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { INPUT_CHECKS } from '../active/active-checks.ts';
import { markupPayload } from '../active/attacks/a01-reflected-scripts.ts';
import { livingWords } from '../active/attacks/a02-stored-scripts.ts';
import { LOG_LOOKUP } from '../active/attacks/a17-log-lookups.ts';
import { provokingValue } from '../active/call-template.ts';
import { type InsertionPoint, labelOf, markerFor } from '../active/insertion-point.ts';
import { mayBeSent } from '../active/may-be-sent.ts';
import { notePosts } from '../active/post-limit.ts';
import { createSender } from '../active/prepare-probe.ts';
import { checkErrorMessages } from '../checks/answers/p16-error-messages.ts';
import { inspectAnswer } from '../checks/inspect-answer.ts';
import { viewOf } from '../checks/page-check.ts';
import { admitPage } from '../crawl/frontier.ts';
import { pointReport } from '../findings/point-report.ts';
import { isDeniedForm } from '../forms/denied-form.ts';
import { fillForm } from '../forms/fill-form.ts';
import { formKey, isSpared, type SentForm } from '../forms/sent-form.ts';
import { redirectOf } from '../guard/exchange.ts';
import type { HtmlForm } from '../html/html-page.ts';
import { LEVEL_LIMITS, type Level } from '../levels.ts';
import { enqueue, type ScanState, skipCheck } from '../scan-state.ts';
import { admitPoint, MACHINE_MADE } from './admit/admit-inputs.ts';
import { rememberAwaited } from './awaited-calls.ts';
import { rememberPlanted } from './stored-scripts.ts';
import type { TaskContext, TaskHandler } from './task-context.ts';

/** Forms that differ in nothing but the value of a parameter of their address. */
const VARIANTS_PER_FORM = 3;
/** Of a whole site. */
const MAX_FORMS = 100;
/** Of one form; their number has to fit its cap. */
const MAX_INPUTS = 12;
const FREE_TEXT = new Set(['text', 'search', 'textarea']);
const TRIED_LATER = new Set(['email', 'url', 'tel', 'number', 'date', 'select', 'radio', 'hidden', 'range']);

/** Queues a form that is sent by POST to the site itself, unless its words warn. */
export function admitForm(state: ScanState, level: Level, form: HtmlForm, page: string): void {
  const limits = LEVEL_LIMITS[level];
  if (!limits.inputs.has('form') || form.method !== 'POST' || state.target?.platform !== null) return;
  if (new URL(form.action).origin !== state.target.origin) return;
  if (isDeniedForm(form) || !mayBeSent(state, form.action)) {
    skipCheck(state, 'A02', 'FORMS_SPARED');
    return;
  }
  const sent = fillForm(form, page);
  const key = formKey(sent);
  const exact = `form ${form.action} ${key}`;
  const variants = state.patterns[key] ?? 0;
  const count = state.patterns.forms ?? 0;
  if (exact in state.patterns || variants >= VARIANTS_PER_FORM) return;
  if (count >= MAX_FORMS) {
    skipInputs(state);
    return;
  }
  state.patterns.forms = count + 1;
  state.patterns[exact] = 1;
  state.patterns[key] = variants + 1;
  if (isSpared(sent)) skipCheck(state, 'A02', 'FORMS_SPARED');
  enqueue(state, { kind: isSpared(sent) ? 'form-sample' : 'form', form: sent });
}

/** Some inputs are left out altogether. */
function skipInputs(state: ScanState): void {
  for (const checkId of INPUT_CHECKS) skipCheck(state, checkId, 'FORM_LIMIT');
}

const asPoint = (form: SentForm, parameter = ''): InsertionPoint & { place: 'form' } => ({
  place: 'form',
  url: form.action,
  parameter,
  form,
});

/** Sends a form once as a visitor would, reads what comes, and queues its fields. */
export const form: TaskHandler<'form'> = async (task, context) => {
  const { level } = context.settings;
  const sender = createSender(asPoint(task.form), context);
  const exchange = (await sender.send(''))?.exchange;
  return (state, report) => {
    notePosts(state, asPoint(task.form), sender);
    if (exchange !== undefined) {
      const view = viewOf(exchange, state.startedAt);
      if (!inspectAnswer(view, report)) skipCheck(state, 'P12', 'TOO_COSTLY');
      const lead = redirectOf(exchange);
      for (const url of [...(lead === null ? [] : [lead]), ...(view.page?.links ?? [])])
        admitPage(state, level, url, 2);
      for (const other of view.page?.forms ?? []) admitForm(state, level, other, task.form.page);
    }
    const fields = task.form.fields.filter(({ name, isToken }) => !isToken && !MACHINE_MADE.test(name));
    const tried = [FREE_TEXT, TRIED_LATER].flatMap((types) => fields.filter(({ type }) => types.has(type)));
    if (tried.length > MAX_INPUTS) skipInputs(state);
    for (const { name } of tried.slice(0, MAX_INPUTS)) admitPoint(state, level, asPoint(task.form, name));
  };
};

/**
 * Sends a form that writes to somebody at most twice: with words as markup and lookups for a log in all of its free fields at
 * once, and again, with other words, when one of them came to life in the answer.
 */
export const formSample: TaskHandler<'form-sample'> = async (task, context) => {
  const { level, callbackAddress } = context.settings;
  const { checks } = LEVEL_LIMITS[level];
  const first = await sendSample(task.form, context, 'sample-1');
  const hits = new Set(first.living.map(({ name }) => name));
  const second = hits.size === 0 ? null : await sendSample(task.form, context, 'sample-2', first.sender?.posts());
  const confirmed = second?.living.filter(({ name }) => hits.has(name)) ?? [];
  return (state, report) => {
    for (const sample of second === null ? [first] : [first, second])
      if (sample.sender !== null) notePosts(state, asPoint(task.form), sample.sender);
    // Quotation marks in all fields at once: a database that complains shows here, too.
    if (first.exchange !== undefined) checkErrorMessages(viewOf(first.exchange, state.startedAt), report);
    for (const { name, word } of first.sent) {
      const point = asPoint(task.form, name);
      if (confirmed.length === 0 && checks.has('A02')) rememberPlanted(state, word, point);
      if (callbackAddress !== undefined) rememberAwaited(state, word, { checkId: 'A17', template: LOG_LOOKUP, point });
    }
    for (const { name, word } of confirmed) {
      const point = asPoint(task.form, name);
      const exchange = second?.exchange;
      if (exchange === undefined) continue;
      const parameter = labelOf(point);
      pointReport(report, point)('A01', 'input-becomes-markup', {
        url: exchange.url,
        exchange,
        place: 'path',
        subject: parameter,
        facts: { path: new URL(exchange.url).pathname, parameter },
        proof: word,
        note: noted('formReflectsScript', { parameter }),
      });
    }
  };
};

type Planted = { readonly name: string; readonly word: string };

async function sendSample(form: SentForm, context: TaskContext, round: string, postsBefore = 0) {
  const sent: Planted[] = form.fields
    .filter(({ type, isToken }) => !isToken && (type === 'text' || type === 'textarea'))
    .map(({ name }) => {
      const place = { url: form.action, parameter: labelOf(asPoint(form, name)) };
      return { name, word: markerFor(context.settings.scanId, place, round) };
    });
  const words = new Map(sent.map(({ name, word }) => [name, word]));
  const fields = form.fields.map((field) => {
    const word = words.get(field.name);
    return word === undefined
      ? field
      : { ...field, value: `${markupPayload(word)}${provokingValue(LOG_LOOKUP, word, context) ?? ''}` };
  });
  if (sent.length === 0) return { sender: null, sent, living: [], exchange: undefined };
  const sender = createSender(asPoint({ ...form, fields }), context, postsBefore);
  const exchange = (await sender.send(''))?.exchange;
  const living = new Set(
    exchange === undefined ? [] : livingWords(exchange.body.toString('utf8'), new Set(words.values())),
  );
  return { sender, sent, living: sent.filter(({ word }) => living.has(word)), exchange };
}
