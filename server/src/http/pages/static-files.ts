import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOfRequest } from '../http-environment.ts';
import { type PageSettings, pagePolicy } from '../security/security-headers.ts';
import type { PageRenderer } from './page.ts';
import { sendCompressed } from './send-compressed.ts';

/** A worker runs under the policy of its own file, and a sandbox would take its origin away. */
const FILE_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

const ONE_YEAR_SECONDS = 31_536_000;

/** The browser app's files: hashed ones for a year, compressed ones as the build made them. */
export async function registerStaticFiles(app: FastifyInstance, distFolder: string): Promise<void> {
  const options: FastifyStaticOptions = {
    root: distFolder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
  };
  const hashed = join(distFolder, 'assets');
  if (existsSync(hashed)) {
    // Hundreds of files behind one route: a route for each is a tenth of a start's work.
    const setHeaders = fileHeaders(`public, max-age=${ONE_YEAR_SECONDS}, immutable`);
    await app.register(fastifyStatic, { ...options, root: hashed, prefix: '/assets/', setHeaders });
  }
  await app.register(fastifyStatic, {
    ...options,
    // One route for each file, so that folders and everything else are the page's or unknown.
    wildcard: false,
    globIgnore: ['index.html*', 'learn.html*', 'assets/**', 'course-player/**'],
    decorateReply: false,
    setHeaders: fileHeaders('no-cache'),
  });
}

const fileHeaders = (cacheControl: string) => (reply: FastifyReply) => {
  reply.header('content-security-policy', FILE_POLICY);
  reply.header('cache-control', cacheControl);
};

/** What a page's answer depends on besides the request. */
export type PageAnswer = {
  readonly brand: Brand;
  readonly files: readonly string[];
  readonly settings: PageSettings;
};

/** Answers with the app's page; its router shows what the address asks for. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  render: PageRenderer,
  { brand, files, settings }: PageAnswer,
): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  reply
    .header('content-security-policy', pagePolicy(nonce, settings))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8');
  // The page holds no secret and nothing that the address says.
  return sendCompressed(request, reply, render(brand, nonce, files, languageOfRequest(request, brand)));
}
