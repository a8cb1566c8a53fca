import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A file that a library imports, and what the portal has in its place. */
type Replacement = { readonly importer: RegExp; readonly source: string; readonly by: string };

const REPLACEMENTS: readonly Replacement[] = [
  // Also serves contexts, other frameworks, and strokes that keep their width; the portal has none of it.
  {
    importer: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
    source: '../createLucideIcon.mjs',
    by: '../src/ui/icons/draw-icon.ts',
  },
  // Each route brings a link of its own; the portal's links are the interface kit's.
  {
    importer: /[\\/]@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]route\.js$/,
    source: './link.js',
    by: '../src/app/no-route-link.ts',
  },
];

/**
 * Puts small files of the portal's own in the place of what libraries bring along and every first visit would carry unused. Fails the
 * build when a library no longer imports what is replaced, so that this is looked at again.
 * @param sources which of the imports, as the library writes them, this build has
 */
export function lighterLibraries(...sources: readonly string[]): Plugin {
  const wanted = REPLACEMENTS.filter(({ source }) => sources.includes(source));
  const used = new Set<Replacement>();
  return {
    name: 'lighter-libraries',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      const found = wanted.find(
        (one) => one.source === source && importer !== undefined && one.importer.test(importer),
      );
      if (found === undefined) return undefined;
      used.add(found);
      return join(import.meta.dirname, found.by);
    },
    buildEnd(error) {
      const missing = wanted.filter((one) => !used.has(one)).map(({ source }) => source);
      if (error === undefined && missing.length > 0)
        this.error(`Nothing imports ${missing.join(', ')} any longer: see lighter-libraries-plugin.ts`);
    },
  };
}
