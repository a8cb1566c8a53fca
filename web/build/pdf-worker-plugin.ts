import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Serves `virtual:pdf-worker`: the address of the worker that fits the viewer's PDF library, as a static file. The worker belongs to
 * a dependency of the viewer and is found from there, so that the two never differ in version.
 */
export function pdfWorker(): Plugin {
  const fromViewer = createRequire(import.meta.resolve('react-pdf'));
  return {
    name: 'pdf-worker',
    enforce: 'pre',
    resolveId(name) {
      return name === 'virtual:pdf-worker'
        ? `${fromViewer.resolve('pdfjs-dist/build/pdf.worker.min.mjs')}?url`
        : undefined;
    },
  };
}
