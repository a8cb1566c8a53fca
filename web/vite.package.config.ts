import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lighterLibraries } from './build/lighter-libraries-plugin.ts';
import { packagedPages } from './build/packaged-pages-plugin.ts';
import { PREACT } from './build/preact.ts';
import { sheetSources } from './build/sheet-sources-plugin.ts';
import { CSS_BROWSERS } from './build/style-sheets-plugin.ts';
import { texts } from './build/texts-plugin.ts';

/** In which packaged courses can be read besides English. */
const LANGUAGES = ['de', 'es'] as const;
const SOURCES = `${import.meta.dirname}/src`;

/**
 * The player of courses in other learning systems, built last into the same folder: the server puts it into each package. One script
 * that needs no module loader, as learning systems serve packages in many ways.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    packagedPages(SOURCES),
    react(),
    tailwindcss({ optimize: false }),
    lighterLibraries('../createLucideIcon.mjs'),
    texts(LANGUAGES),
    sheetSources(`${SOURCES}/styles/course-package.css`),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  resolve: { alias: PREACT },
  build: {
    outDir: 'dist/course-player',
    emptyOutDir: true,
    assetsDir: '.',
    sourcemap: false,
    target: 'es2023',
    cssTarget: CSS_BROWSERS,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      // Only the loader of other files asks for it, and there are none.
      checks: { emptyImportMeta: false },
      input: `${SOURCES}/package-main.tsx`,
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: 'player.js',
        assetFileNames: 'style[extname]',
      },
    },
  },
});
