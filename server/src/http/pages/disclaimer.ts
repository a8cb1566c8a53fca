import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../system/escape-html.ts';
import { languageOfRequest } from '../http-environment.ts';
import { hostName } from '../security/host.ts';

/**
 * `/disclaimer.html`: the legal page that onboarding links and shows, with the brand's names filled in. It is in the language that the
 * link names (`?lang=`), else in the browser's or the brand's; in English where it is not translated (RFC 9110, 8.5 and 12.5.4).
 */
export function registerDisclaimer(app: FastifyInstance, brandForHost: (host: string) => Promise<Brand>): void {
  const templates = new Map(LANGUAGES.map((language) => [language, readTemplate(language)]));
  const english = templates.get('en') ?? '';
  app.get('/disclaimer.html', async (request, reply) => {
    const brand = await brandForHost(hostName(request.headers.host));
    const values: Readonly<Record<string, string>> = {
      brandName: brand.brandNameLong,
      supportEmail: brand.supportEmail,
    };
    const wanted = languageOfRequest(request, brand);
    const translated = templates.get(wanted);
    const html = (translated ?? english).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      escapeHtml(values[name] ?? placeholder),
    );
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; frame-ancestors 'self'; base-uri 'none'",
      )
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-cache')
      .header('content-language', translated === undefined ? 'en' : wanted)
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

/** The page as it stands in the content; undefined where nobody has translated it. */
function readTemplate(language: Language): string | undefined {
  const folder = language === 'en' ? '' : `${language}/`;
  const path = fileURLToPath(
    new URL(`${folder}legal/disclaimer.html`, import.meta.resolve('@portal/content/package.json')),
  );
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
