import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { calls } from './build/calls-plugin.ts';
import { lighterLibraries } from './build/lighter-libraries-plugin.ts';
import { PREACT } from './build/preact.ts';
import { sheetSources } from './build/sheet-sources-plugin.ts';
import { CSS_BROWSERS } from './build/style-sheets-plugin.ts';
import { texts } from './build/texts-plugin.ts';
import { precompress } from './precompress-plugin.ts';

/** In which people without an account are spoken to besides English. */
const LANGUAGES = ['de', 'es'] as const;

/**
 * The pages of trainees and of certificates, built after the portal into the same folder: people without an account, often on a phone,
 * load nothing of the portal's router, sign-in and style sheet.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    react(),
    tailwindcss({ optimize: false }),
    calls(),
    lighterLibraries('../createLucideIcon.mjs'),
    texts(LANGUAGES),
    sheetSources(`${import.meta.dirname}/src/styles/learning.css`),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    precompress('assets/learn'),
  ],
  resolve: { alias: PREACT },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsDir: 'assets/learn',
    sourcemap: false,
    target: 'es2023',
    cssTarget: CSS_BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: '.vite/learn-manifest.json',
    rolldownOptions: {
      input: `${import.meta.dirname}/learn.html`,
      output: {
        codeSplitting: {
          // People on a phone ask once for their language, not once a module.
          groups: LANGUAGES.map((language) => ({
            name: `texts-${language}`,
            test: new RegExp(`virtual:translations/${language}/`),
          })),
        },
      },
    },
  },
});
