import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@portal/domain/portal/brand.ts';

/** Renders the one HTML page of the browser app for a brand, with the nonce that its styles need and scripts to fetch at once. */
export type PageRenderer = (brand: Brand, nonce: string, scripts: readonly string[]) => string;

/**
 * Reads the built page.
 * @throws Error when the browser app was not built
 */
export function createPageRenderer(distFolder: string): PageRenderer {
  const path = join(distFolder, 'index.html');
  if (!existsSync(path)) throw new Error('The browser app is not built. Run "npm run build".');
  const template = readFileSync(path, 'utf8');
  return (brand, nonce, scripts) =>
    template
      .replaceAll('__NONCE__', nonce)
      .replace('<title>Cyber Safety</title>', () => `<title>${escapeHtml(brand.brandNameLong)}</title>`)
      .replace(
        '</head>',
        () => `${preloads(scripts)}<meta name="brand" content="${escapeHtml(JSON.stringify(brand))}"></head>`,
      );
}

const preloads = (scripts: readonly string[]) =>
  scripts.map((script) => `<link rel="modulepreload" crossorigin href="${escapeHtml(script)}">`).join('');

/** Text made safe for HTML text and double-quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
