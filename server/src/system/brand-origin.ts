import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';

/**
 * Origin that links in a brand's mails start with: its web domain, with protocol and port of the portal's public address.
 * It comes from settings and stored brands alone, never from a request.
 */
export function brandOrigin(brand: Brand, publicUrl: string): string {
  const url = new URL(publicUrl);
  url.hostname = brand.webDomain;
  return url.origin;
}

/** A link to a page, which opens it in the reader's language. */
export function linkInLanguage(url: string, language: Language): string {
  if (language === 'en') return url;
  const [page = '', place] = url.split('#');
  const address = `${page}${page.includes('?') ? '&' : '?'}lang=${language}`;
  return place === undefined ? address : `${address}#${place}`;
}
