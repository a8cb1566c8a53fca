import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { FastifyInstance } from 'fastify';
import { hostName } from '../security/host.ts';
import { escapeHtml } from './page.ts';

/** `/disclaimer.html`: the legal page that onboarding links and shows, with the brand's names filled in. */
export function registerDisclaimer(app: FastifyInstance, brandForHost: (host: string) => Promise<Brand>): void {
  const path = createRequire(import.meta.url).resolve('@portal/content/legal/disclaimer.html');
  const template = readFileSync(path, 'utf8');
  app.get('/disclaimer.html', async (request, reply) => {
    const brand = await brandForHost(hostName(request.headers.host));
    const values: Readonly<Record<string, string>> = {
      brandName: brand.brandNameLong,
      supportEmail: brand.supportEmail,
    };
    const html = template.replace(/\{(\w+)\}/g, (placeholder, name: string) => escapeHtml(values[name] ?? placeholder));
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; frame-ancestors 'self'; base-uri 'none'",
      )
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
