import { htmlPage, type SitePage } from './site-page.ts';

/** What a program answers to the value of its parameter. */
export type Answer = (value: string) => SitePage;

export const valueIn = (url: URL, name = 'p') => url.searchParams.get(name) ?? '';

export const html = (body: string): SitePage => ({ body: htmlPage('Page', body) });

export const withoutTags = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Harmless at every place of a page. */
export const escaped = (text: string) =>
  withoutTags(text.replaceAll('&', '&amp;')).replaceAll('"', '&quot;').replaceAll("'", '&#39;');

export const hasQuote = (value: string) => /["']/.test(value);

export const MYSQL_ERROR =
  'You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version';
