import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULE = `${import.meta.dirname}/../src/modules/learning`;

/** The first parts of addresses that folders bring (`web/src/app/learning/open-pages.ts`). */
const BROUGHT = globSync('*/*.open.ts', { cwd: MODULE }).flatMap((file) =>
  [...readFileSync(`${MODULE}/${file}`, 'utf8').matchAll(/^ {2}'?([a-z-]+)'?: lazy/gm)].map(([, page]) => page),
);
const OPEN_PAGES = ['learn', 'certificate', 'acknowledge', 'answer', 'proof', 'handover', ...BROUGHT];

/** Serves the page of trainees in development, where the portal's server is not asked for pages. */
export function learnPage(): Plugin {
  return {
    name: 'learn-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [, first = ''] = (request.url ?? '').split(/[/?]/);
        if (OPEN_PAGES.includes(first.toLowerCase())) request.url = '/learn.html';
        next();
      });
    },
  };
}
