import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { leftOut } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { besides, MAX_PLACES, type PlaceSource, placesOf } from '../active/attacks/a19-file-places.ts';
import { scriptFile, stateOfScript, type TestFile, textFile } from '../active/attacks/a19-test-files.ts';
import { mayBeSent } from '../active/may-be-sent.ts';
import type { PageView } from '../checks/page-check.ts';
import { languagesOf, type ServerLanguage } from '../crawl/server-languages.ts';
import type { Report } from '../findings/report.ts';
import { isDeniedForm } from '../forms/denied-form.ts';
import { fillForm, freshTokens } from '../forms/fill-form.ts';
import { formBody } from '../forms/form-body.ts';
import { formKey, isSpared, type SentForm } from '../forms/sent-form.ts';
import { type Exchange, redirectOf } from '../guard/exchange.ts';
import { readHtml } from '../html/read-html.ts';
import { isSwitchedOn } from '../opt-ins.ts';
import type { ScanSettings } from '../scan-options.ts';
import { enqueue, type ScanState, skipCheck } from '../scan-state.ts';
import { changesAccount } from '../signed-in/denied-inside.ts';
import type { TaskContext, TaskHandler } from './task-context.ts';

/** Forms of a whole site through which files are sent. */
export const MAX_UPLOADS = 3;
/** The page, the form, where it leads, the page again, and places to look at. */
const REQUESTS_OF_FILE = 8;
/** A text, and a script for each language, which is fetched once more to see that it is gone. */
export const MAX_UPLOAD_REQUESTS = 4 * REQUESTS_OF_FILE + 3;

const UPLOADS = 'uploads';
/** Forms that write to somebody, sign up, sign in or pay are not sent files. */
const SENT_TO: ReadonlySet<SentForm['purpose']> = new Set(['other', 'search']);

/** Queues the forms of a page that take files (A19, only where it is switched on), under the rules of all forms. */
export function admitUploads(state: ScanState, settings: ScanSettings, view: PageView): void {
  if (!isSwitchedOn(settings, 'A19') || state.target?.platform !== null) return;
  for (const form of view.page?.forms ?? []) {
    if (form.method !== 'POST' || form.encoding !== 'multipart') continue;
    if (new URL(form.action).origin !== state.target.origin || !form.fields.some(isFile)) continue;
    const sent = fillForm(form, view.exchange.url);
    if (!SENT_TO.has(sent.purpose) || isSpared(sent) || isDeniedForm(form) || !mayBeSent(state, form.action)) {
      skipCheck(state, 'A19', 'FORMS_SPARED');
      continue;
    }
    const key = `upload ${formKey(sent)}`;
    const count = state.patterns[UPLOADS] ?? 0;
    if (key in state.patterns) continue;
    if (count >= MAX_UPLOADS) {
      skipCheck(state, 'A19', 'UPLOAD_LIMIT');
      return;
    }
    state.patterns[key] = 1;
    state.patterns[UPLOADS] = count + 1;
    enqueue(state, { kind: 'upload', form: sent });
  }
}

const isFile = ({ type, name }: { readonly type: string; readonly name: string }) => type === 'file' && name !== '';

const fieldOf = (form: SentForm) => form.fields.find(isFile)?.name ?? '';

/** A scan that was interrupted while files were sent does not send them again, and says which ones may be there. */
export function leaveUpload(state: ScanState, scanId: string, form: SentForm): void {
  const field = fieldOf(form);
  const files = [
    textFile(scanId, form.action, field),
    ...languagesOf(state).map((language) => scriptFile(scanId, form.action, field, language)),
  ].map(({ name }) => `"${name}"`);
  state.notTested.A19 = leftOut('INTERRUPTED_UPLOAD', { files: files.join(', '), form: form.action });
}

/** Sends a text, learns where it went, and only then a script that tells whether files of the place are run. */
export const upload: TaskHandler<'upload'> = async ({ form }, context) => {
  const { scanId } = context.settings;
  const field = fieldOf(form);
  const text = textFile(scanId, form.action, field);
  const stored = await store(form, text, context, (body) => body.includes(text.content));
  if (!stored.isSent) return (later) => skipCheck(later, 'A19', 'INPUT_LEFT');
  if (stored.status >= 400) return (later) => skipCheck(later, 'A19', 'UPLOAD_REFUSED');
  const textAt = stored.place;
  if (textAt === null) return (later) => notePlaceUnknown(later, form, text);
  const scripts: ScriptOutcome[] = [];
  for (const language of languagesOf(context.state)) {
    const outcome = await sendScript(form, language, { file: text, place: textAt }, context);
    scripts.push(outcome);
    if (outcome.ran !== null) break;
  }
  return (later, report) => {
    reportLeft(report, form, textAt);
    if (scripts.length === 0) skipCheck(later, 'A19', 'UPLOAD_LANGUAGE');
    for (const outcome of scripts) settleScript(later, report, form, field, outcome);
  };
};

type ScriptOutcome = {
  readonly language: ServerLanguage;
  readonly name: string;
  readonly isSent: boolean;
  /** The answer in which the product stood. */
  readonly ran: Exchange | null;
  readonly product: string;
  /** Where it still is; null when it is nowhere that is known. */
  readonly left: string | null;
  /** It was taken, and the site does not tell where. */
  readonly isLost: boolean;
};

async function sendScript(
  form: SentForm,
  language: ServerLanguage,
  first: { readonly file: TestFile; readonly place: string },
  context: TaskContext,
): Promise<ScriptOutcome> {
  const script = scriptFile(context.settings.scanId, form.action, fieldOf(form), language);
  const { multiplication } = script;
  const beside = besides(first.place, first.file, script);
  const isIt = (body: string) => stateOfScript(body, multiplication) !== 'neither';
  const stored = await store(form, script, context, isIt, beside === null ? [] : [beside]);
  const base = { language, name: script.name, product: multiplication.product, isSent: stored.isSent };
  const { place, found } = stored;
  if (place === null || found === null) {
    const isLost = stored.isSent && stored.status < 400;
    return { ...base, ran: null, left: null, isLost };
  }
  if (stateOfScript(textOf(found), multiplication) === 'source')
    return { ...base, ran: null, left: place, isLost: false };
  // With a query of its own, so that no cache answers in the server's place.
  const { exchange: again } = await context.fetch(`${place}${place.includes('?') ? '&' : '?'}again=1`);
  const isGone = again !== undefined && (again.status >= 400 || !isIt(textOf(again)));
  return { ...base, ran: found, left: isGone ? null : place, isLost: false };
}

function settleScript(state: ScanState, report: Report, form: SentForm, field: string, outcome: ScriptOutcome): void {
  const { ran, left, language, product } = outcome;
  if (!outcome.isSent) skipCheck(state, 'A19', 'INPUT_LEFT');
  if (outcome.isLost) notePlaceUnknown(state, form, outcome);
  if (ran === null) {
    if (left !== null) reportLeft(report, form, left);
    return;
  }
  const file = new URL(ran.url).href;
  const told = { language, parameter: field, product };
  report('A19', left === null ? 'uploaded-script-runs' : 'uploaded-script-stays', {
    url: form.action,
    exchange: ran,
    ...(left === null ? { curl: null } : {}),
    place: 'path',
    subject: `${field} (form field)`,
    facts: { path: new URL(form.action).pathname, parameter: field, language, file },
    proof: product,
    note: left === null ? noted('scriptRanAndGone', told) : noted('scriptRanAndStays', { ...told, file }),
  });
}

function reportLeft(report: Report, form: SentForm, url: string): void {
  report('A19', 'test-file-left', {
    url,
    place: 'path',
    subject: new URL(url).pathname.split('/').at(-1) ?? '',
    facts: { path: new URL(form.action).pathname, file: url },
    note: noted('testFileLeft', { form: form.action }),
  });
}

function notePlaceUnknown(state: ScanState, form: SentForm, { name }: { readonly name: string }): void {
  state.notTested.A19 ??= leftOut('UPLOAD_PLACE_UNKNOWN', { file: name, form: form.action });
}

const textOf = ({ body }: Exchange) => body.toString('utf8');

type Stored = {
  readonly isSent: boolean;
  readonly status: number;
  /** Where it was found, and the answer there. */
  readonly place: string | null;
  readonly found: Exchange | null;
};

const NOT_SENT: Stored = { isSent: false, status: 0, place: null, found: null };

/** Sends one file and looks for it where the site says, or where the one before it stands. */
async function store(
  form: SentForm,
  file: TestFile,
  { fetch, state }: TaskContext,
  isIt: (body: string) => boolean,
  guesses: readonly string[] = [],
): Promise<Stored> {
  if (state.isSignedIn && changesAccount(form.fields)) return NOT_SENT;
  const { exchange: page } = await fetch(form.page);
  if (page === undefined) return NOT_SENT;
  const before = sourceOf(page);
  const tokens = freshTokens(form, readHtml(before.text, page.url).forms);
  if (tokens === null) return NOT_SENT;
  const target = form.fields.find(isFile);
  const fields = form.fields.map((field) => ({
    ...field,
    value: field.isToken ? (tokens.get(field.name) ?? '') : field.value,
    ...(field === target ? { file } : {}),
  }));
  const { contentType, body } = formBody('multipart', fields);
  const sent = await fetch(form.action, { method: 'POST', headers: { 'content-type': contentType }, body });
  const answer = sent.exchange;
  if (answer === undefined) return { ...NOT_SENT, isSent: true };
  const sources = [sourceOf(answer)];
  const seen = new Set(before.addresses);
  const lead = redirectOf(answer);
  for (const url of new Set([lead, form.page])) {
    if (url === null || placesOf(file, sources, seen).length > 0) continue;
    if (new URL(url).origin !== new URL(form.action).origin || !mayBeSent(state, url)) continue;
    const { exchange } = await fetch(url);
    if (exchange !== undefined) sources.push(sourceOf(exchange));
  }
  const places = answer.status >= 400 ? [] : [...new Set([...placesOf(file, sources, seen), ...guesses])];
  for (const place of places.slice(0, MAX_PLACES)) {
    if (!mayBeSent(state, place)) continue;
    const { exchange } = await fetch(place);
    if (exchange !== undefined && exchange.status < 300 && isIt(textOf(exchange)))
      return { isSent: true, status: answer.status, place, found: exchange };
  }
  return { isSent: true, status: answer.status, place: null, found: null };
}

function sourceOf(exchange: Exchange): PlaceSource {
  const text = textOf(exchange);
  const { links, resources } = readHtml(text, exchange.url);
  return { url: exchange.url, text, addresses: [...links, ...resources.map(({ url }) => url)] };
}
