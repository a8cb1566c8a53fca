import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { markerFor } from '../active/insertion-point.ts';
import { mayBeSent } from '../active/may-be-sent.ts';
import { BrowserError } from '../browser/browser-error.ts';
import { cookiesFor } from '../browser/cookies-for.ts';
import { viewOf } from '../checks/page-check.ts';
import { isScriptBuilt } from '../crawl/script-built.ts';
import { isFromOutside, sourceLabel } from '../dom-scripts/dom-source.ts';
import type { DomScript, DomTrial } from '../dom-scripts/dom-trial.ts';
import { findDomScripts } from '../dom-scripts/find-dom-scripts.ts';
import type { SteeredRequest } from '../dom-scripts/steered-requests.ts';
import type { Report } from '../findings/report.ts';
import { skipCheck } from '../scan-state.ts';
import { skipWithoutBrowser } from './admit/admit-render.ts';
import type { TaskContext, TaskHandler } from './task-context.ts';

/** Requests for one page at most; its openings share what was loaded. */
export const MAX_DOM_REQUESTS = 60;
const LIMIT_MS = 8_000;

/** Tries on one page whether its own scripts run what a stranger wrote. */
export const domScripts: TaskHandler<'dom-scripts'> = async ({ url }, context) => {
  const { state, signal } = context;
  const { exchange } = await context.fetch(url.split('#')[0] ?? url);
  const view = exchange === undefined ? null : viewOf(exchange, state.startedAt);
  if (exchange === undefined || view?.page == null || exchange.status >= 300) return () => undefined;
  const isShell = isScriptBuilt(view.page, view.text);
  const scripts = view.page.scripts.map(({ text }) => text);
  try {
    const trial: DomTrial = {
      page: url,
      scripts: [...scripts, ...handlersIn(view.text)],
      isShell,
      cookies: cookiesFor(state, url).flatMap(({ name, httpOnly }) => (httpOnly ? [] : [name])),
      limitMs: LIMIT_MS,
      wordFor: (source, round) => markerFor(context.settings.scanId, { url, parameter: source }, `A03 ${round}`),
      openTab: tabOpener(url, context, exchange),
    };
    const { found, steered, isWhole } = await findDomScripts(trial);
    return (later, report) => {
      if (!isWhole) skipCheck(later, 'A03', 'BROWSER_LIMIT');
      for (const one of found) reportDomScript(url, one, report);
      for (const one of steered) reportSteered(url, one, report);
    };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof BrowserError)) throw error;
    return (later) => {
      if (error.code === 'NOT_STARTED')
        skipWithoutBrowser(later, context.browser === null ? 'NO_BROWSER' : 'BROWSER_FAILED');
      else skipCheck(later, 'A03', 'BROWSER_LIMIT');
    };
  }
};

/** Opens the page in tabs that ask the site for what differs only. */
function tabOpener(
  url: string,
  context: TaskContext,
  document: NonNullable<Awaited<ReturnType<TaskContext['fetch']>>['exchange']>,
): DomTrial['openTab'] {
  const { browser, state, fetch } = context;
  let left = MAX_DOM_REQUESTS;
  return (script, onTold, isReal) => {
    if (browser === null) throw new BrowserError('NOT_STARTED');
    return browser.openTab({
      origin: new URL(url).origin,
      fetch: (address, request) => {
        left -= 1;
        return fetch(address, request);
      },
      mayRead: (address) => left > 0 && mayBeSent(state, address),
      maySend: () => false,
      mostRequests: left,
      cookies: cookiesFor(state, url),
      script,
      onTold,
      ...(isReal ? {} : { document }),
    });
  };
}

/** Code in attributes such as `onload`. */
const handlersIn = (text: string) =>
  [...text.matchAll(/\son[a-z]+\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([whole]) => whole);

function reportDomScript(page: string, { source, sink, payload, url }: DomScript, report: Report): void {
  const parameter = sourceLabel(source);
  report('A03', isFromOutside(source) ? 'page-script-runs-input' : 'page-script-runs-kept-text', {
    url: page.split('#')[0] ?? page,
    place: 'path',
    subject: parameter,
    facts: { path: new URL(page).pathname, parameter, sink },
    note: noted('domScript', { parameter, sink, payload, address: url }),
  });
}

function reportSteered(
  page: string,
  { source, reach, sink, payload, asked, url }: SteeredRequest,
  report: Report,
): void {
  const parameter = sourceLabel(source);
  report('A03', reach === 'anywhere' ? 'page-script-asks-anywhere' : 'page-script-asks-other-path', {
    url: page.split('#')[0] ?? page,
    place: 'path',
    subject: parameter,
    facts: { path: new URL(page).pathname, parameter, sink },
    note: noted('steeredRequest', { parameter, sink, payload, asked, address: url }),
  });
}
