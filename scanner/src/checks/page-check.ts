import type { Report } from '../findings/report.ts';
import { type Exchange, headerOf, mediaTypeOf } from '../guard/exchange.ts';
import type { HtmlPage } from '../html/html-page.ts';
import { readHtml } from '../html/read-html.ts';

/** One answer of the site as the passive checks see it. */
export type PageView = {
  readonly exchange: Exchange;
  readonly url: URL;
  /** Parsed page; null when the answer is no HTML. */
  readonly page: HtmlPage | null;
  /** Body as text; empty for pictures and other binary answers. */
  readonly text: string;
  /** "Today" of the scan, in epoch milliseconds. */
  readonly now: number;
  header(name: string): string | null;
};

/** Looks at one answer and reports what is wrong with it. */
export type PageCheck = (view: PageView, report: Report) => void;

const TEXT_TYPES = /^text\/|json|javascript|xml|^$|x-httpd|x-sh|yaml|sql/;

/** Prepares an answer for the passive checks. */
export function viewOf(exchange: Exchange, now: number): PageView {
  const type = mediaTypeOf(exchange);
  const text = TEXT_TYPES.test(type) ? exchange.body.toString('utf8') : '';
  const isHtml = type === 'text/html' || type === 'application/xhtml+xml';
  return {
    exchange,
    url: new URL(exchange.url),
    page: isHtml ? readHtml(text, exchange.url) : null,
    text,
    now,
    header: (name) => headerOf(exchange, name),
  };
}

/** Whether the answer is a page that people are meant to look at: HTML, and neither an error nor a redirect. */
export const isShownPage = (view: PageView): boolean => view.page !== null && view.exchange.status < 300;
