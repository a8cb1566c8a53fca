import type { Brand } from '@portal/domain/portal/brand.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../call/app-error.ts';
import { errorAnswer } from '../error-reply.ts';
import { createCookieJar } from '../security/cookies.ts';
import { hostName } from '../security/host.ts';
import type { PageSettings } from '../security/security-headers.ts';
import { createPageRenderer, pageNameOf } from './page.ts';
import { createPageFiles } from './page-files.ts';
import { registerStaticFiles, sendPage } from './static-files.ts';

type BrandForHost = (host: string) => Promise<Brand>;

/** Serves the browser app: its files, and its page for every address that is neither a file nor a call. */
export async function registerPages(
  app: FastifyInstance,
  distFolder: string,
  brandForHost: BrandForHost,
  settings: PageSettings,
  openPages: readonly string[],
): Promise<void> {
  const pages = {
    index: createPageRenderer(distFolder, 'index'),
    learn: createPageRenderer(distFolder, 'learn'),
  };
  const filesOf = createPageFiles(distFolder);
  const cookies = createCookieJar(settings.isHttps);
  await registerStaticFiles(app, distFolder);
  app.get('/index.html', async (_request, reply) => reply.redirect('/', 302));
  app.setNotFoundHandler(async (request, reply) => {
    const brand = await brandForHost(hostName(request.headers.host));
    if (asksForPage(request)) {
      const path = request.url.split('?')[0] ?? '';
      const files = filesOf(path, cookies.readSession(request) !== null);
      return sendPage(request, reply, pages[pageNameOf(path, openPages)], { brand, files, settings });
    }
    const { status, body } = errorAnswer(new AppError('ROUTE_NOT_FOUND'), brand);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

/** Below it programs ask what a site offers, as how to sign in (RFC 8615): a page would be no answer to them. */
const WELL_KNOWN = '/.well-known/';

/** Names of websites may end like files do, as in /webappscan/shop.com; who navigates there says that a page is wanted. */
function asksForPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (path.startsWith('/api/') || path.startsWith(WELL_KNOWN)) return false;
  return !/\.\w{2,5}$/.test(path) || request.headers.accept?.includes('text/html') === true;
}

/** Where no pages are served, everything that is no call is unknown. */
export function registerNotFound(app: FastifyInstance, brand: () => Brand): void {
  app.setNotFoundHandler(async (_request, reply) => {
    const { status, body } = errorAnswer(new AppError('ROUTE_NOT_FOUND'), brand());
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}
