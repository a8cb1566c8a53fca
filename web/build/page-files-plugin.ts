import { join } from 'node:path';
import type { Plugin } from 'vite';
import { HOME_FILE } from './home-group.ts';
import type { PageWithFile } from './module-pages.ts';

type PageFiles = Readonly<Record<string, { readonly isForSignedIn: boolean; readonly files: readonly string[] }>>;
type Chunk = {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly isEntry: boolean;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** What stands around a page, by its frame. */
const AROUND = {
  open: [],
  'set-up': ['app/shell/set-up-frame.tsx', 'app/dialogs/signed-in-dialogs.tsx'],
  menu: ['app/shell/shell.tsx', 'app/dialogs/signed-in-dialogs.tsx'],
};

/** What a page is made of besides the first file, by the first part of its address. */
type PageModules = Readonly<Record<string, readonly string[]>>;

/**
 * Writes `.vite/page-files.json`: the scripts and style sheets that each page needs, for the server to name them in the page, so that the browser
 * fetches them at once instead of one after the other.
 */
export function pageFiles(pages: readonly PageWithFile[]): Plugin {
  let sources = '';
  return {
    name: 'page-files',
    apply: 'build',
    configResolved(config) {
      sources = join(config.root, 'src');
    },
    generateBundle: {
      // Once style sheets have files of their own.
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map<string, Chunk>();
        const byModule = new Map<string, Chunk>();
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          chunks.set(file.fileName, file);
          for (const id of file.moduleIds) byModule.set(id, file);
        }
        const filesOf = (modules: readonly string[]) => {
          const found = new Set<string>();
          const add = (chunk: Chunk | undefined) => {
            // The page already names its first file.
            if (chunk === undefined || chunk.isEntry || found.has(`/${chunk.fileName}`)) return;
            found.add(`/${chunk.fileName}`);
            for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(`/${sheet}`);
            for (const imported of chunk.imports) add(chunks.get(imported));
          };
          for (const module of modules) {
            const chunk = byModule.get(join(sources, module));
            if (chunk === undefined) this.error(`No file of the build has ${module}; see page-files-plugin.ts.`);
            add(chunk);
          }
          return [...found];
        };
        const openPages = modulesOf(pages, ['open']);
        const rows = (modulesByName: PageModules, isForSignedIn: boolean) =>
          Object.entries(modulesByName).map(
            ([name, modules]) => [name, { isForSignedIn, files: filesOf(modules) }] as const,
          );
        for (const [name, modules] of Object.entries(openPages)) {
          const needless = filesOf(modules).find((file) => file.includes(`/${HOME_FILE}-`));
          if (needless !== undefined)
            this.error(`/${name} would load ${needless} for a part of it; see home-group.ts.`);
        }
        const table: PageFiles = Object.fromEntries([
          ...rows(openPages, false),
          ...rows(modulesOf(pages, ['set-up', 'menu']), true),
        ]);
        this.emitFile({ type: 'asset', fileName: '.vite/page-files.json', source: JSON.stringify(table) });
      },
    },
  };
}

/** Of the pages that begin alike, what the shortest address is made of: people come to it. */
function modulesOf(pages: readonly PageWithFile[], frames: readonly (keyof typeof AROUND)[]): PageModules {
  const found: Record<string, readonly string[]> = {};
  for (const { path, frame, file } of pages.toSorted((one, other) => one.path.length - other.path.length)) {
    if (frame === 'none' || file === null || !frames.includes(frame)) continue;
    const [, name = ''] = path.split('/');
    found[name] ??= [...AROUND[frame], file];
  }
  return found;
}
