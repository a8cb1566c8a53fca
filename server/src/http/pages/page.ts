import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { type Language, localeFor } from '@portal/domain/texts/languages.ts';
import { escapeHtml } from '../../system/escape-html.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { withoutScript } from './pages.texts.ts';

/** Thrown at start when the portal is to serve pages that were never built. */
export class BrowserAppNotBuilt extends Error {}

/** The pages of the browser app: the portal, and what people without an account see of their training. */
export type PageName = 'index' | 'learn';

/** Renders an HTML page of the browser app for a brand, with the nonce that its styles need, files to fetch at once, and what it says without scripts. */
export type PageRenderer = (brand: Brand, nonce: string, files: readonly string[], language: Language) => string;

/** The first parts of addresses for people without an account; modules may bring others (`ServerModule.openPages`). */
const OPEN_PAGES = ['learn', 'certificate', 'acknowledge', 'answer', 'proof', 'handover'];

/**
 * The page that serves a path.
 * @param openPages first parts of addresses that modules bring
 */
export function pageNameOf(path: string, openPages: readonly string[] = []): PageName {
  const first = path.split('/')[1]?.toLowerCase() ?? '';
  return OPEN_PAGES.includes(first) || openPages.includes(first) ? 'learn' : 'index';
}

/**
 * Reads a built page.
 * @throws {BrowserAppNotBuilt}
 */
export function createPageRenderer(distFolder: string, name: PageName): PageRenderer {
  const path = join(distFolder, `${name}.html`);
  if (!existsSync(path))
    throw new BrowserAppNotBuilt('The browser app is not built. Run "npm run build", then start the portal again.');
  const template = readFileSync(path, 'utf8');
  return (brand, nonce, files, language) =>
    template
      .replace('<html lang="en-US"', `<html lang="${localeFor(language, [brand.locale])}"`)
      .replace(/(?<=<noscript>)[^<]*/, () => escapeHtml(sayFor(brand, language)(withoutScript[name])))
      .replaceAll('__NONCE__', nonce)
      .replace('<title>Cyber Safety</title>', () => `<title>${escapeHtml(brand.brandNameLong)}</title>`)
      .replace(
        '</head>',
        () => `${links(files)}<meta name="brand" content="${escapeHtml(JSON.stringify(brand))}"></head>`,
      );
}

/** At the end of the head: the first style sheet goes before a page's own, which says what comes after what. */
const links = (files: readonly string[]) =>
  files
    .map(
      (file) =>
        `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="${escapeHtml(file)}">`,
    )
    .join('');
