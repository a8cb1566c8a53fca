import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageRenderer } from './page.ts';
import { type PageSettings, pagePolicy } from './security-headers.ts';
import { sendCompressed } from './send-compressed.ts';

/** A worker runs under the policy of its own file, and a sandbox would take its origin away. */
const FILE_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

const ONE_YEAR_SECONDS = 31_536_000;

/** The browser app's files: hashed ones for a year, compressed ones as the build made them. */
export async function registerStaticFiles(app: FastifyInstance, distFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: distFolder,
    // One route for each file of the build, so that folders and everything else are the page's or unknown.
    wildcard: false,
    globIgnore: ['index.html*', 'learn.html*'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      reply.header('content-security-policy', FILE_POLICY);
      reply.header(
        'cache-control',
        path.includes('/assets/') ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
}

/** What a page's answer depends on besides the request. */
export type PageAnswer = {
  readonly brand: Brand;
  readonly scripts: readonly string[];
  readonly settings: PageSettings;
};

/** Answers with the app's page; its router shows what the address asks for. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  render: PageRenderer,
  { brand, scripts, settings }: PageAnswer,
): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  reply
    .header('content-security-policy', pagePolicy(nonce, settings))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8');
  // The page holds no secret and nothing that the address says.
  return sendCompressed(request, reply, render(brand, nonce, scripts));
}
