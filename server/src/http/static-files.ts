import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageRenderer } from './page.ts';
import { pagePolicy } from './security-headers.ts';

/** A worker runs under the policy of its own file, and a sandbox would take its origin away. */
const FILE_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

const ONE_YEAR_SECONDS = 31_536_000;

/** The browser app's files: hashed ones for a year, compressed ones as the build made them. */
export async function registerStaticFiles(app: FastifyInstance, distFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: distFolder,
    // One route for each file of the build, so that folders and everything else are the page's or unknown.
    wildcard: false,
    globIgnore: ['index.html*'],
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

/** Answers with the app's page; its router shows what the address asks for. */
export function sendPage(reply: FastifyReply, render: PageRenderer, brand: Brand, isHttps: boolean): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  return reply
    .header('content-security-policy', pagePolicy(nonce, isHttps))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(render(brand, nonce));
}
