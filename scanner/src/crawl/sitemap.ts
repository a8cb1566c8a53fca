import { parseMarkup } from '../html/parse-markup.ts';

const MAX_PAGES = 500;

/** Addresses in a sitemap or sitemap index (sitemaps.org protocol 0.9); 500 pages at most. */
export function addressesInSitemap(xml: string): { pages: string[]; sitemaps: string[] } {
  const pages: string[] = [];
  const sitemaps: string[] = [];
  let isIndex = false;
  let location: string | null = null;
  parseMarkup(
    xml,
    {
      onopentag(name) {
        if (name === 'sitemapindex') isIndex = true;
        if (name === 'loc') location = '';
      },
      ontext(text) {
        if (location !== null) location += text;
      },
      onclosetag(name) {
        if (name !== 'loc' || location === null) return;
        const url = location.trim();
        location = null;
        if (URL.canParse(url) && pages.length < MAX_PAGES) (isIndex ? sitemaps : pages).push(url);
      },
    },
    { xmlMode: true },
  );
  return { pages, sitemaps };
}
