import type { Plugin } from 'vite';

/** Serves the page of trainees in development, where the portal's server is not asked for pages. */
export function learnPage(): Plugin {
  return {
    name: 'learn-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/(?:learn|certificate|acknowledge|answer|proof)(?:[/?]|$)/i.test(request.url ?? ''))
          request.url = '/learn.html';
        next();
      });
    },
  };
}
