import { mayBePosted, mayBeSent } from '../active/may-be-sent.ts';
import { BrowserError } from '../browser/browser-error.ts';
import { cookiesFor } from '../browser/cookies-for.ts';
import type { PageCall } from '../browser/page-call.ts';
import { type RenderedPage, renderPage } from '../browser/render-page.ts';
import type { Tab } from '../browser/tab.ts';
import { hasDeniedWord } from '../crawl/denied-link.ts';
import { admitPage, admitScript } from '../crawl/frontier.ts';
import { formKey } from '../forms/sent-form.ts';
import { readHtml } from '../html/read-html.ts';
import { LEVEL_LIMITS } from '../levels.ts';
import { enqueue, type ScanState, skipCheck } from '../scan-state.ts';
import { changesAccount, isDeniedInside } from '../signed-in/denied-inside.ts';
import { admitSocket } from '../sockets/admit-sockets.ts';
import { admitCall, fieldsOfCall } from './admit/admit-call.ts';
import { admitQuestions } from './admit/admit-questions.ts';
import { admitRoute, skipWithoutBrowser } from './admit/admit-render.ts';
import { admitForm } from './forms.ts';
import { noteDataByScript } from './stored/shown-by-script.ts';
import type { TaskContext, TaskHandler } from './task-context.ts';

/** Requests of one page at most. */
export const MAX_RENDER_REQUESTS = 40;
/** For a page to come to rest, its requests' turns included. */
const LIMIT_MS = 12_000;
/** After so many pages in a row in which scripts added nothing, the others are not opened for that. */
const MAX_WITHOUT_NEWS = 6;
const FOUND_DEPTH = 2;

/** Opens a page in the browser and takes up what its scripts add: links, forms, and what they ask the site for. */
export const render: TaskHandler<'render'> = async ({ url }, context) => {
  const { state, settings } = context;
  const tryScripts = (later: ScanState) => enqueue(later, { kind: 'dom-scripts', url });
  if ((state.patterns['renders without news'] ?? 0) >= MAX_WITHOUT_NEWS) return tryScripts;
  const sent = new Set<string>();
  const opened = await openAndRender(url, context, (call) => {
    const isFirst = !sent.has(call.url) && maySend(state, settings.level, call);
    if (isFirst) sent.add(call.url);
    return isFirst;
  });
  if (opened === null) return (later) => skipWithoutBrowser(later, 'BROWSER_FAILED');
  const { page, seen } = opened;
  const calls = await Promise.all(seen.calls.map(async (call) => ({ ...call, fields: await fieldsOfCall(call) })));
  return (later) => {
    for (const address of sent) notePost(later, address);
    if (seen.hasData) noteDataByScript(later, url);
    if (seen.hasForeignScripts) skipCheck(later, 'A03', 'FOREIGN_SCRIPTS');
    if (!page.isWhole) skipCheck(later, 'A03', 'BROWSER_LIMIT');
    const before = later.seen.size + Object.keys(later.patterns).length;
    const { level } = settings;
    const foundAt = { depth: FOUND_DEPTH, page: page.url };
    const found = page.html === null ? null : readHtml(page.html, page.url);
    for (const address of [...seen.addresses, ...(found?.links ?? [])]) {
      admitPage(later, level, address, foundAt);
      admitRoute(later, settings, address);
    }
    for (const form of found?.forms ?? []) {
      admitForm(later, level, form, page.url);
      admitQuestions(later, level, form, foundAt);
    }
    for (const [address, said] of seen.sockets) admitSocket(later, level, address, page.url, said);
    for (const file of seen.files) admitScript(later, level, file);
    for (const call of calls) admitCall(later, level, call, page.url);
    const hasNews = later.seen.size + Object.keys(later.patterns).length > before;
    later.patterns['renders without news'] = hasNews ? 0 : (later.patterns['renders without news'] ?? 0) + 1;
    tryScripts(later);
  };
};

/** Null when there is no browser after all. */
async function openAndRender(url: string, context: TaskContext, maySendCall: (call: PageCall) => boolean) {
  const { browser, fetch, state, signal } = context;
  if (browser === null) return null;
  let tab: Tab | null = null;
  try {
    tab = await browser.openTab({
      origin: new URL(url).origin,
      fetch,
      mayRead: (address) => mayBeSent(state, address),
      maySend: maySendCall,
      mostRequests: MAX_RENDER_REQUESTS,
      cookies: cookiesFor(state, url),
    });
    const page: RenderedPage = await renderPage(tab, url, LIMIT_MS);
    return { page, seen: tab.seen };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof BrowserError)) throw error;
    if (error.code === 'NOT_STARTED') return null;
    return tab === null ? null : { page: { html: null, url, isWhole: false }, seen: tab.seen };
  } finally {
    await tab?.close();
  }
}

/** What a script sends by itself when its page opens goes out once for an address, under the rules of forms. */
function maySend(state: Readonly<ScanState>, level: TaskContext['settings']['level'], call: PageCall): boolean {
  if (!LEVEL_LIMITS[level].inputs.has('form') || !mayBePosted(state, call.url)) return false;
  if (state.isSignedIn && (isDeniedInside(call.url) || changesAccount(namesInBody(call.body)))) return false;
  const isChanging = hasDeniedWord(call.body.slice(0, 10_000)) || /\bmutation\b/i.test(call.body);
  return !isChanging && !(postKey(call.url) in state.posts);
}

/** Names of fields in a body, however it is written. */
const namesInBody = (body: string) =>
  [...body.slice(0, 10_000).matchAll(/(?:"|^|&)([\w.[\]-]{1,100})(?:"\s*:|=)/g)].map(([, name = '']) => ({ name }));

const postKey = (url: string) => formKey({ action: url, fields: [] });

function notePost(state: ScanState, url: string): void {
  const key = postKey(url);
  state.posts[key] = (state.posts[key] ?? 0) + 1;
}
