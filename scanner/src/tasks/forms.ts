import type { LeftReason } from '@portal/domain/monitoring/extent/scan-extent.ts';
import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { INPUT_CHECKS } from '../active/active-checks.ts';
import { livingWords } from '../active/attacks/a02-stored-scripts.ts';
import { LOG_LOOKUP } from '../active/attacks/a17-log-lookups.ts';
import { canBeCalled, provokingValue } from '../active/call-template.ts';
import { type InsertionPoint, labelOf, markerFor } from '../active/insertion-point.ts';
import { hasTurned, mayBeSent } from '../active/may-be-sent.ts';
import { notePosts } from '../active/post-limit.ts';
import { createSender } from '../active/prepare-probe.ts';
import { answerOpener } from '../active/scripts/open-answer.ts';
import { sayOpened } from '../active/scripts/prove-in-browser.ts';
import { markupPayload } from '../active/scripts/script-payloads.ts';
import { checkErrorMessages } from '../checks/answers/p16-error-messages.ts';
import { inspectAnswer } from '../checks/inspect-answer.ts';
import { viewOf } from '../checks/page-check.ts';
import { admitPage, noteNews } from '../crawl/frontier.ts';
import { pageSkeleton } from '../crawl/page-skeleton.ts';
import { noteGivenUp, noteLeft, noteQueued, noteTried } from '../extent/note-extent.ts';
import { pointReport } from '../findings/point-report.ts';
import { isDeniedForm } from '../forms/denied-form.ts';
import { fillForm } from '../forms/fill-form.ts';
import { formKey, isSpared, type SentForm } from '../forms/sent-form.ts';
import { redirectOf } from '../guard/exchange.ts';
import type { HtmlForm } from '../html/html-page.ts';
import { LEVEL_LIMITS, type Level } from '../levels.ts';
import { enqueue, type ScanState, skipCheck } from '../scan-state.ts';
import { changesAccount, isDeniedInside, saysDeedInside } from '../signed-in/denied-inside.ts';
import { admitPoint, MACHINE_MADE } from './admit/admit-inputs.ts';
import { rememberAwaited } from './awaited-calls.ts';
import { rememberPlanted } from './stored/stored-scripts.ts';
import type { TaskOf } from './task.ts';
import type { TaskContext, TaskHandler } from './task-context.ts';

/** Forms that differ in nothing but the value of a parameter of their address, and stand on pages of one shape. */
const VARIANTS_PER_FORM = 3;
/** Forms with the same fields, or as many of the same kinds, whose answers are alike: others are sent once and not tried. */
const MAX_ALIKE = { names: 60, types: 120 } as const;
/** Of one form; their number has to fit its cap. */
const MAX_INPUTS = 12;
const FREE_TEXT = new Set(['text', 'search', 'textarea']);
const TRIED_LATER = new Set(['email', 'url', 'tel', 'number', 'date', 'select', 'radio', 'hidden', 'range']);

/** Queues a form that is sent by POST to the site itself, unless its words warn; what is left out is counted with its fields. */
export function admitForm(state: ScanState, level: Level, form: HtmlForm, page: string): void {
  if (form.method !== 'POST' || state.target === null) return;
  const filled = fillForm(form, page);
  const sent: SentForm = isEverywhere(state, filled) ? { ...filled, isEverywhere: true } : filled;
  const key = formKey(sent);
  const exact = sent.isEverywhere === true ? key : `form ${form.action} ${key}`;
  if (exact in state.patterns) return;
  const reason = reasonToLeave(state, level, form);
  if (reason === 'WARNED' || reason === 'ROBOTS') skipCheck(state, 'A02', 'FORMS_SPARED');
  const variants = `${key} ${new URL(form.action).search === '' ? '' : (state.skeletons[new URL(page).pathname] ?? '')}`;
  const count = state.patterns[variants] ?? 0;
  if (reason !== null) leaveForm(state, sent, exact, reason);
  else if (count >= VARIANTS_PER_FORM) noteLeft(state, 'forms', exact, 'ALIKE');
  if (reason !== null || count >= VARIANTS_PER_FORM) return;
  state.patterns[variants] = count + 1;
  state.patterns[exact] = 1;
  noteNews(state);
  noteQueued(state, 'forms', exact);
  if (isSpared(sent)) skipCheck(state, 'A02', 'FORMS_SPARED');
  // Forms of the same fields take turns with the others: a header that is on every page does not come before the pages' own.
  const turns = `turns ${namesOf(sent)}`;
  const turn = state.patterns[turns] ?? 0;
  state.patterns[turns] = turn + 1;
  enqueue(state, { kind: isSpared(sent) ? 'form-sample' : 'form', form: sent, known: exact, turn });
}

const namesOf = ({ fields }: SentForm) => [...new Set(fields.map(({ name }) => name))].sort().join('&');

/** Whether a form posts to the page that it stands on, and the start page has the same. */
function isEverywhere(state: ScanState, form: SentForm): boolean {
  if (new URL(form.action).pathname !== new URL(form.page).pathname) return false;
  const key = `on start ${namesOf(form)}`;
  if (form.page === state.readPages[0]) state.patterns[key] = 1;
  return key in state.patterns;
}

function reasonToLeave(state: ScanState, level: Level, form: HtmlForm): LeftReason | null {
  if (new URL(form.action).origin !== state.target?.origin) return 'OUTSIDE';
  if (state.target.platform !== null) return 'PLATFORM';
  if (!LEVEL_LIMITS[level].inputs.has('form')) return 'LEVEL';
  if (isDeniedForm(form) || (state.isSignedIn && isDeniedFormInside(form)) || hasTurned(state, form.action))
    return 'WARNED';
  return mayBeSent(state, form.action) ? null : 'ROBOTS';
}

const isDeniedFormInside = ({ action, labels = [] }: HtmlForm) => isDeniedInside(action) || labels.some(saysDeedInside);

function leaveForm(state: ScanState, form: SentForm, exact: string, reason: LeftReason): void {
  noteLeft(state, 'forms', exact, reason);
  if (reason === 'OUTSIDE') return;
  for (const { name } of inputsOf(form)) noteLeft(state, 'inputs', inputName(form, name), reason);
}

/** Fields that somebody fills in or chooses. */
const inputsOf = ({ fields }: SentForm) => fields.filter(({ type }) => type !== 'submit');

const inputName = (form: SentForm, name: string) => `active ${formKey(form)} ${labelOf(asPoint(form, name))}`;

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
    const isSpared = exchange === undefined && state.isSignedIn && changesAccount(task.form.fields);
    noteSent(state, task.known, exchange !== undefined, isSpared ? 'WARNED' : 'SILENT');
    if (exchange === undefined) return queueFields(state, level, task.form);
    const view = viewOf(exchange, state.startedAt);
    if (!inspectAnswer(view, report)) skipCheck(state, 'P12', 'TOO_COSTLY');
    const lead = redirectOf(exchange);
    for (const url of [...(lead === null ? [] : [lead]), ...(view.page?.links ?? [])])
      admitPage(state, level, url, { depth: 2, page: exchange.url });
    for (const other of view.page?.forms ?? []) admitForm(state, level, other, task.form.page);
    if (isOneOfManyForms(state, task.form, `${exchange.status} ${view.page === null ? '' : pageSkeleton(view.text)}`))
      for (const { name } of inputsOf(task.form)) noteLeft(state, 'inputs', inputName(task.form, name), 'ALIKE');
    else queueFields(state, level, task.form);
  };
};

function noteSent(state: ScanState, known: string | undefined, isSent: boolean, reason: LeftReason): void {
  if (known === undefined) return;
  if (isSent) noteTried(state, 'forms', known);
  else noteGivenUp(state, 'forms', known, reason);
}

/** Whether enough forms like this one gave an answer of this shape. */
function isOneOfManyForms(state: ScanState, form: SentForm, answer: string): boolean {
  const keys = {
    names: `form answers ${namesOf(form)} ${answer}`,
    types: `form answers to ${form.fields.map(({ type }) => type).join()} ${answer}`,
  };
  const isOne = state.patterns[keys.names] === MAX_ALIKE.names || state.patterns[keys.types] === MAX_ALIKE.types;
  if (!isOne) for (const key of Object.values(keys)) state.patterns[key] = (state.patterns[key] ?? 0) + 1;
  return isOne;
}

function queueFields(state: ScanState, level: Level, form: SentForm): void {
  const isMachineMade = ({ name, isToken }: SentForm['fields'][number]) => isToken || MACHINE_MADE.test(name);
  const fields = form.fields.filter((field) => !isMachineMade(field));
  // Registrations may be sent too seldom for a field whose rules refuse nearly everything.
  const passwords = form.purpose === 'registration' ? [] : fields.filter(({ type }) => type === 'password');
  const others = [FREE_TEXT, TRIED_LATER].flatMap((types) => fields.filter(({ type }) => types.has(type)));
  const tried = [...others, ...passwords];
  if (tried.length > MAX_INPUTS) skipInputs(state);
  for (const { name } of tried.slice(0, MAX_INPUTS)) admitPoint(state, level, asPoint(form, name));
  for (const { name } of tried.slice(MAX_INPUTS)) noteLeft(state, 'inputs', inputName(form, name), 'SPENT');
  for (const field of inputsOf(form)) {
    const reason = isMachineMade(field) ? 'MACHINE' : 'KIND';
    if (!tried.includes(field)) noteLeft(state, 'inputs', inputName(form, field.name), reason);
  }
}

/**
 * Sends a form that writes to somebody at most twice: with words as markup and lookups for a log in all of its free fields at
 * once, and again, with other words, when one of them came to life in the answer.
 */
export const formSample: TaskHandler<'form-sample'> = async (task, context) => {
  const { level } = context.settings;
  const { checks } = LEVEL_LIMITS[level];
  const first = await sendSample(task.form, context, 'sample-1');
  const hits = new Set(first.living.map(({ name }) => name));
  const second = hits.size === 0 ? null : await sendSample(task.form, context, 'sample-2', first.sender?.posts());
  const confirmed = second?.living.filter(({ name }) => hits.has(name)) ?? [];
  const answer = second?.exchange;
  const openAnswer = answer === undefined || confirmed.length === 0 ? null : answerOpener(context);
  const says = await Promise.all(confirmed.map(({ word }) => (answer && openAnswer ? openAnswer(answer, word) : null)));
  return (state, report) => {
    for (const sample of second === null ? [first] : [first, second])
      if (sample.sender !== null) notePosts(state, asPoint(task.form), sample.sender);
    // Quotation marks in all fields at once: a database that complains shows here, too.
    if (first.exchange !== undefined) checkErrorMessages(viewOf(first.exchange, state.startedAt), report);
    noteSample(state, task, new Set(first.exchange === undefined ? [] : first.sent.map(({ name }) => name)));
    for (const { name, word } of first.sent) {
      const point = asPoint(task.form, name);
      if (confirmed.length === 0 && checks.has('A02')) rememberPlanted(state, word, point);
      if (canBeCalled(context.settings)) rememberAwaited(state, word, { checkId: 'A17', template: LOG_LOOKUP, point });
    }
    for (const [index, { name, word }] of confirmed.entries()) {
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
        further: sayOpened(says[index] ?? null),
      });
    }
  };
};

/** What was sent in the sample counts as tried, what it could not hold as spared. */
function noteSample(state: ScanState, { form, known }: TaskOf<'form-sample'>, sent: ReadonlySet<string>): void {
  if (known !== undefined && sent.size > 0) noteTried(state, 'forms', known);
  else if (known !== undefined) noteGivenUp(state, 'forms', known, 'SPARED');
  for (const { name } of inputsOf(form)) {
    if (sent.has(name)) noteTried(state, 'inputs', inputName(form, name));
    else noteLeft(state, 'inputs', inputName(form, name), 'SPARED');
  }
}

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
