import type { Brand } from '@portal/domain/portal/brand.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { errorAnswer } from './error-reply.ts';
import { hostName } from './host.ts';
import type { PageRenderer } from './page.ts';
import { registerStaticFiles, sendPage } from './static-files.ts';

/** Serves the browser app: its files, and its page for every address that is neither a file nor a call. */
export async function registerPages(
  app: FastifyInstance,
  distFolder: string,
  render: PageRenderer,
  brandForHost: (host: string) => Promise<Brand>,
  isHttps: boolean,
): Promise<void> {
  await registerStaticFiles(app, distFolder);
  app.setNotFoundHandler(async (request, reply) => {
    const brand = await brandForHost(hostName(request.headers.host));
    const path = request.url.split('?')[0] ?? '';
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/') && !/\.\w{2,5}$/.test(path);
    if (isPage) return sendPage(reply, render, brand, isHttps);
    const answer = errorAnswer(new AppError('ROUTE_NOT_FOUND'), brand);
    return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
  });
  app.get('/index.html', async (_request, reply) => reply.redirect('/', 302));
}
