import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** The first with relative colors, or nearly: `browser-check.js` warns older ones. */
export const CSS_BROWSERS = ['chrome120', 'firefox128', 'safari16.4'];

/** The style sheet of the pages. */
export const PAGES_SHEET = /\/styles\/pages\.css$/;

/**
 * Splits the style sheet in two: the first file's own, which every visit loads, and the pages', which comes with whatever else is
 * loaded later. In development the first has all.
 */
export function styleSheets(): Plugin {
  let sources = '';
  let first: ReadonlySet<string> = new Set();
  const loadedLater = new Set<string>();
  return {
    name: 'style-sheets',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      sources = join(config.root, 'src');
    },
    buildStart() {
      first = statically(join(sources, 'main.tsx'));
    },
    async resolveId(name, importer, options) {
      if (options.kind !== 'dynamic-import') return null;
      const found = await this.resolve(name, importer, { ...options, skipSelf: true });
      if (found?.id.startsWith(sources)) loadedLater.add(found.id);
      return found;
    },
    load(id) {
      if (id !== join(sources, 'styles/portal.css')) return null;
      const files = [...first].map((file) => `@source "${relative(dirname(id), file)}";`);
      return `@import "./theme.css" source(none);\n${files.join('\n')}\n`;
    },
    transform(code, id) {
      if (!loadedLater.has(id) || !id.endsWith('.tsx')) return null;
      return { code: `${code}\nimport '${join(sources, 'styles/pages.css')}';\n`, map: null };
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const isUnstyled = (id: string) => id.startsWith(sources) && id.endsWith('.tsx') && !first.has(id);
      for (const { isEntry, isDynamicEntry, facadeModuleId, fileName, moduleIds } of chunks) {
        const hasNoSheet = isEntry || (isDynamicEntry && facadeModuleId?.endsWith('.ts'));
        const unstyled = hasNoSheet ? moduleIds.filter(isUnstyled) : [];
        if (unstyled.length > 0) this.error(`${fileName} comes without the style sheet of ${unstyled.join(', ')}`);
      }
    },
  };
}

/** The modules of ours that a file needs at once, itself among them. */
function statically(file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\s)(?:[\w\s{},*]+from\s*)?'(\.[^']+\.tsx?)'/gm,
  );
  for (const [, path = ''] of imports) statically(join(dirname(file), path), found);
  return found;
}
