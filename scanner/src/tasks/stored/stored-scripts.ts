import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { livingWords } from '../../active/attacks/a02-stored-scripts.ts';
import { type InsertionPoint, labelOf, markerFor } from '../../active/insertion-point.ts';
import { mayBeSent } from '../../active/may-be-sent.ts';
import { notePosts } from '../../active/post-limit.ts';
import { createSender } from '../../active/prepare-probe.ts';
import { answerOpener } from '../../active/scripts/open-answer.ts';
import { isShownAsPage } from '../../active/scripts/places-in-page.ts';
import { sayOpened } from '../../active/scripts/prove-in-browser.ts';
import { markupPayload } from '../../active/scripts/script-payloads.ts';
import { pointReport } from '../../findings/point-report.ts';
import { mediaTypeOf } from '../../guard/exchange.ts';
import { readHtml } from '../../html/read-html.ts';
import { enqueue, type ScanState } from '../../scan-state.ts';
import type { FetchOutcome, TaskHandler } from '../task-context.ts';
import { admitStored } from './admit-stored.ts';
import { elementsIn, reopenPages } from './shown-by-script.ts';

/** Pages that are read again. */
const MAX_READ_PAGES = 150;
/** Pages that were not there before, such as a new entry's own. */
const MAX_NEW_PAGES = 20;

/** Of further pages one of each shape is read again. */
const MAX_PAGES_OF_NEW_SHAPE = 150;

/** Keeps a page's address, to read it again when words were planted. */
export function keepForRereading(state: ScanState, url: string, shape: string): void {
  const key = `shape to reread ${shape}`;
  const isNew = !(key in state.patterns);
  state.patterns[key] = 1;
  const most = MAX_READ_PAGES + (isNew ? MAX_PAGES_OF_NEW_SHAPE : 0);
  if (state.readPages.length < most) state.readPages.push(url);
}

/** Remembers a word that was sent as markup, and has the site's pages read again at the end. */
export function rememberPlanted(state: ScanState, word: string, point: InsertionPoint): void {
  if (Object.keys(state.planted).length === 0) {
    const pages = new Set([...(point.place === 'form' ? [point.form.page] : []), ...state.readPages]);
    for (const url of pages) enqueue(state, { kind: 'reread', url });
    reopenPages(state);
  }
  state.planted[word] = point;
}

/** Reads a page again and looks for planted words that became part of it. */
export const reread: TaskHandler<'reread'> = async (task, { fetch, state }) => {
  const words = new Set(Object.keys(state.planted));
  const { exchange } = await fetch(task.url);
  const isPage = exchange !== undefined && /html|^$/.test(mediaTypeOf(exchange));
  const text = isPage ? exchange.body.toString('utf8') : '';
  const living = livingWords(text, words);
  const links = isPage && words.size > 0 ? readHtml(text, exchange.url).links : [];
  return (later) => {
    for (const word of living) admitStored(later, word, task.url);
    for (const url of links) admitNewPage(later, url);
  };
};

/** Looks for planted words on every page that the scan gets to see for any reason, at no cost. */
export function noticePlanted(state: ScanState, outcomes: readonly FetchOutcome[]): void {
  const words = new Set(Object.keys(state.planted));
  if (words.size === 0) return;
  for (const { exchange } of outcomes) {
    const isPage = exchange?.method === 'GET' && isShownAsPage(exchange) && exchange.body.includes('<zq');
    if (!isPage) continue;
    // What an address holds itself is another check's matter.
    for (const word of livingWords(exchange.body.toString('utf8'), words))
      if (!exchange.url.includes(word)) admitStored(state, word, exchange.url);
  }
}

function admitNewPage(state: ScanState, address: string): void {
  const count = state.patterns['new pages'] ?? 0;
  const url = new URL(address);
  url.hash = '';
  if (count >= MAX_NEW_PAGES || url.origin !== state.target?.origin || !mayBeSent(state, url.href)) return;
  if (state.seen.has(url.href)) return;
  state.seen.add(url.href);
  state.patterns['new pages'] = count + 1;
  enqueue(state, { kind: 'reread', url: url.href });
}

/** Sends another word the same way and reads the page once more: it has to come to life there, too. */
export const stored: TaskHandler<'stored'> = async (task, context) => {
  const point = context.state.planted[task.word];
  if (point === undefined) return () => undefined;
  const parameter = labelOf(point);
  const word = markerFor(context.settings.scanId, { url: point.url, parameter }, 'stored-2');
  const sender = createSender(point, context);
  const sent = await sender.send(markupPayload(word));
  const byScript = task.byScript === true;
  const shown = sent === null || byScript ? undefined : (await context.fetch(task.page)).exchange;
  const isInPage = shown !== undefined && livingWords(shown.body.toString('utf8'), new Set([word])).length > 0;
  const isAlive = isInPage || (sent !== null && byScript && (await elementsIn(task.page, context)).has(word));
  const opened = isInPage && shown !== undefined ? await answerOpener(context)?.(shown, word) : null;
  const exchange = byScript ? sent?.exchange : shown;
  return (state, report) => {
    notePosts(state, point, sender);
    if (!isAlive) return;
    pointReport(report, point)('A02', 'stored-input-becomes-markup', {
      url: point.url,
      ...(exchange === undefined ? {} : { exchange }),
      place: 'path',
      subject: parameter,
      facts: { path: new URL(point.url).pathname, parameter, page: new URL(task.page).pathname },
      proof: word,
      ...(byScript ? {} : { further: sayOpened(opened ?? null) }),
      note: noted(byScript ? 'storedAndShownByScript' : 'storedScript', {
        parameter,
        page: new URL(task.page).pathname,
      }),
    });
  };
};
