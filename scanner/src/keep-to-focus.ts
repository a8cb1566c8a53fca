import { type InsertionPoint, labelOf } from './active/insertion-point.ts';
import type { CheckId } from './checks/catalogue.ts';
import { API_DESCRIPTIONS } from './checks/exposures/e07-api-descriptions.ts';
import { extensionOf } from './checks/exposures/exposure-list.ts';
import { pathTemplate } from './findings/fingerprint.ts';
import type { Focus } from './focus.ts';
import { enqueue, type ScanState, skipCheck } from './scan-state.ts';
import type { Task, TaskKind } from './tasks/task.ts';
import type { FetchOutcome } from './tasks/task-context.ts';

/** Pages that are read to find an input again, with the value that the site itself gives it. */
const MAX_PAGES = 60;

/** What finds an input again and tries it. */
const OF_INPUTS: readonly TaskKind[] = [
  'page',
  'script',
  'switch-link',
  'render',
  'sitemap',
  'control',
  'exposure',
  'graphql',
  'form',
  'headers',
  'weigh-inputs',
  'callback-name',
  'echo',
  'parameter',
];
/** Where an interface may be described whose inputs no page shows. */
const DESCRIPTIONS = new Set(API_DESCRIPTIONS.map(({ path }) => path));
const DESCRIPTION_ENDINGS = new Set([...DESCRIPTIONS].map(extensionOf));
/** What proves a weakness by a call of the website, after it was tried. */
const OF_CALLS: readonly TaskKind[] = ['await-calls', 'called'];

/** What settles a check that is not settled by reading the page. */
const KINDS: Readonly<Record<string, readonly TaskKind[]>> = {
  P01: ['counterpart'],
  P02: ['counterpart', 'certificate'],
  P03: ['counterpart', 'tls-protocol'],
  P04: ['counterpart', 'certificate', 'tls-protocol', 'tls-weakness'],
  P22: ['page', 'cors'],
  P24: ['mail-policy'],
  P25: ['security-txt'],
  P28: ['page', 'known-product'],
  E07: ['control', 'exposure', 'graphql'],
  E08: ['page', 'control', 'exposure'],
  E09: ['control', 'exposure', 'source-map'],
  E10: ['dangling-name'],
  A03: ['dom-scripts'],
  A11: [...OF_INPUTS, ...OF_CALLS],
  A14: ['page', 'host-header'],
  A15: [...OF_INPUTS, 'xml-body', ...OF_CALLS],
  A16: ['methods'],
  A17: [...OF_INPUTS, 'form-sample', 'log-headers', ...OF_CALLS],
};

function kindsOf({ checkId }: Focus): readonly TaskKind[] {
  const kinds = KINDS[checkId];
  if (kinds !== undefined) return kinds;
  if (checkId.startsWith('E')) return ['control', 'exposure'];
  return isAboutInput(checkId) ? OF_INPUTS : ['page'];
}

const isAboutInput = (checkId: string) =>
  checkId.startsWith('A') && (!(checkId in KINDS) || KINDS[checkId]?.includes('parameter') === true);

/** Leaves of what the start page has queued only what the finding needs, and adds the places at which it was seen. */
export function focusOn(state: ScanState, focus: Focus): void {
  keepToFocus(state, focus);
  const kinds = kindsOf(focus);
  const own = focus.urls.filter((url) => URL.canParse(url) && new URL(url).origin === state.target?.origin);
  for (const url of own) {
    const path = pathOf(url);
    const isMap = kinds.includes('source-map') && new URL(url).pathname.endsWith('.map');
    if (isMap) enqueue(state, { kind: 'source-map', url, isLibrary: false });
    if (kinds.includes('exposure') && !isMap && !isAboutInput(focus.checkId)) {
      enqueue(state, { kind: 'control', extension: extensionOf(path), round: 1 });
      enqueue(state, { kind: 'exposure', path });
    }
    if (kinds.includes('graphql') && (!isAboutInput(focus.checkId) || focus.subject.endsWith(' (GraphQL)')))
      enqueue(state, { kind: 'graphql', url: `${new URL(url).origin}${new URL(url).pathname}` });
    if (kinds.includes('dom-scripts')) enqueue(state, { kind: 'dom-scripts', url });
    if (kinds.includes('page') && !isAboutInput(focus.checkId) && !state.seen.has(url)) {
      state.seen.add(url);
      enqueue(state, { kind: 'page', url, depth: 0 });
    }
  }
  if (kinds.includes('dangling-name')) enqueue(state, { kind: 'dangling-name', name: focus.subject });
  state.queue = state.queue.filter((task, index) => index === state.queue.findIndex((other) => isSame(task, other)));
}

const pathOf = (url: string) => `${new URL(url).pathname}${new URL(url).search}`;

const isSame = (one: Task, other: Task) => JSON.stringify(one) === JSON.stringify(other);

/** Drops what the tasks before have queued and the finding does not need. */
export function keepToFocus(state: ScanState, focus: Focus): void {
  state.queue = state.queue.filter(
    (task) => task.kind === 'robots' || task.kind === 'missing-page' || isOfFocus(task, focus, state),
  );
}

function isOfFocus(task: Task, focus: Focus, state: Readonly<ScanState>): boolean {
  if (!kindsOf(focus).includes(task.kind)) return false;
  switch (task.kind) {
    case 'page':
      return isAboutInput(focus.checkId) ? state.pages < MAX_PAGES && !isDone(state) : focus.urls.includes(task.url);
    case 'script':
    case 'render':
    case 'sitemap':
      return state.pages < MAX_PAGES && !isDone(state);
    case 'cors':
      return focus.urls.includes(task.url);
    case 'exposure':
      if (isAboutInput(focus.checkId)) return DESCRIPTIONS.has(task.path) && !isDone(state);
      return focus.urls.some((url) => URL.canParse(url) && pathOf(url) === task.path);
    case 'control':
      if (isAboutInput(focus.checkId)) return DESCRIPTION_ENDINGS.has(task.extension) && !isDone(state);
      return focus.urls.some((url) => URL.canParse(url) && extensionOf(pathOf(url)) === task.extension);
    case 'graphql':
      return focus.urls.some((url) => hasTemplateOf(url, task.url));
    case 'known-product':
      return focus.urls.some((url) => URL.canParse(url) && pathOf(url) === task.path);
    case 'dangling-name':
      return task.name === focus.subject;
    case 'parameter':
      return isAbout(task.point, focus.subject) && focus.urls.some((url) => hasTemplateOf(url, task.point.url));
    case 'form':
    case 'form-sample':
      return focus.urls.some((url) => hasTemplateOf(url, task.form.action));
    case 'log-headers':
      return focus.subject.endsWith(' (header)') && focus.urls.some((url) => hasTemplateOf(url, task.url));
    case 'headers':
    case 'host-header':
    case 'callback-name':
    case 'xml-body':
      return focus.urls.some((url) => hasTemplateOf(url, task.url));
    case 'echo':
      return focus.urls.some(
        (url) => URL.canParse(url) && new URL(url).pathname.startsWith(new URL(task.url).pathname),
      );
    default:
      return true;
  }
}

const isAbout = (point: InsertionPoint, subject: string) => [point.parameter, labelOf(point)].includes(subject);

const hasTemplateOf = (url: string, other: string) =>
  URL.canParse(url) && pathTemplate(new URL(url).pathname) === pathTemplate(new URL(other).pathname);

/** Kinds that lead to what settles the check, and settle nothing themselves. */
const PREPARING: readonly TaskKind[] = [
  'reach',
  'robots',
  'missing-page',
  'control',
  'sitemap',
  'script',
  'render',
  'form',
  'headers',
  'weigh-inputs',
  'callback-name',
  'echo',
  'counterpart',
];
const DONE = 'focus done';

const isDone = (state: Readonly<ScanState>) => DONE in state.patterns;

/** Takes note whether a task has settled the check, or its place did not answer; such a look is no test. */
export function noteFocus(state: ScanState, focus: Focus, task: Task, outcomes: readonly FetchOutcome[]): void {
  const isAimless = isAboutInput(focus.checkId) && ['page', 'exposure', 'graphql'].includes(task.kind);
  const isSettling = !PREPARING.includes(task.kind) && !isAimless;
  if (!isSettling && task.kind !== 'counterpart') return;
  state.patterns[DONE] = 1;
  // A closed port is an answer to the question whether the other scheme is served.
  if (task.kind === 'counterpart') return;
  if (outcomes.some(({ exchange }) => exchange === undefined || exchange.status >= 500 || exchange.status === 429))
    skipCheck(state, focus.checkId as CheckId, 'PLACE_SILENT');
}

/** Says that the check was not made when nothing has settled it: its place was not found again. */
export function endFocus(state: ScanState, focus: Focus): void {
  const onStart = [...state.findings.values()].some(({ checkId }) => checkId === focus.checkId);
  if (!isDone(state) && !onStart) skipCheck(state, focus.checkId as CheckId, 'PLACE_NOT_FOUND');
}
