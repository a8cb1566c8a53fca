import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { calls } from './build/calls-plugin.ts';
import { homeGroup, PUBLIC_ICONS } from './build/home-group.ts';
import { ICON } from './build/home-icons.ts';
import { learnPage } from './build/learn-page-plugin.ts';
import { lighterLibraries } from './build/lighter-libraries-plugin.ts';
import { readModulePages } from './build/module-pages.ts';
import { pageFiles } from './build/page-files-plugin.ts';
import { pdfWorker } from './build/pdf-worker-plugin.ts';
import { CSS_BROWSERS, PAGES_SHEET, styleSheets } from './build/style-sheets-plugin.ts';
import { texts } from './build/texts-plugin.ts';
import { trustedEmptying } from './build/trusted-emptying-plugin.ts';
import { precompress } from './precompress-plugin.ts';

/** In which the portal can be read besides English. */
const LANGUAGES = ['de', 'es'] as const;

const pages = await readModulePages();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    styleSheets(),
    // Vite minifies for the browsers below; the plugin itself would write every color twice, for older ones.
    tailwindcss({ optimize: false }),
    calls(),
    texts(LANGUAGES),
    pageFiles(pages),
    learnPage(),
    lighterLibraries('../createLucideIcon.mjs', './link.js'),
    trustedEmptying(),
    pdfWorker(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE', 'es-ES'] }), enforce: 'pre' },
    precompress(),
  ],
  resolve: {
    // The shim is for React before 18; it costs every first visit some bytes.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2023',
    cssTarget: CSS_BROWSERS,
    assetsInlineLimit: 0,
    // The PDF viewer is larger than most, and loads where reports are shown alone; what pages weigh is tested.
    chunkSizeWarningLimit: 1500,
    // Of a page's files the first one names the style sheets alone: scripts are named by what needs them, and a visit's own come with the page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    manifest: true,
    rolldownOptions: {
      output: {
        // The first file names all others: short names are fewer bytes of it. Seven figures are the least that the bundler takes.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        codeSplitting: {
          groups: [
            // The first page is one file, the menu with the dashboard another; what several later pages share is a few, none of them tiny.
            { name: 'pages', test: PAGES_SHEET, priority: 4 },
            { name: 'portal', tags: ['$initial'], priority: 3 },
            { debugName: 'home', name: homeGroup(pages), priority: 2, includeDependenciesRecursively: false },
            { name: 'icons', test: PUBLIC_ICONS, priority: 1 },
            // Those of all other pages.
            { name: 'more-icons', test: ICON, priority: 1 },
            // What the pages of website scans share is no other page's.
            {
              name: 'scans',
              test: /src\/modules\/monitoring\//,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // The same for policies; the editor, which few open, is its own.
            {
              name: 'policies',
              test: /src\/modules\/policies\/(?!text\/)/,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: 'concierge',
              test: /src\/modules\/concierge\//,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 800 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: process.env.PORTAL_ORIGIN ?? 'http://127.0.0.1:3000', changeOrigin: false },
      '/mcp': { target: process.env.PORTAL_ORIGIN ?? 'http://127.0.0.1:3000', changeOrigin: false },
    },
  },
});
