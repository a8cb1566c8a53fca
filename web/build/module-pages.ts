import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserPage, ModulePages } from '../src/portal/modules/browser-page.ts';

const SOURCES = join(import.meta.dirname, '..', 'src');

/** A page with its file, as a path below `web/src`; null for the page that comes with the first file. */
export type PageWithFile = BrowserPage & { readonly file: string | null };

/** The pages of every module, as the router gets them. */
export async function readModulePages(): Promise<readonly PageWithFile[]> {
  const files = globSync('{modules/*,kit-page}/*.pages.ts', { cwd: SOURCES }).toSorted();
  const modules = await Promise.all(files.map(async (file) => ({ file, pages: await pagesOf(join(SOURCES, file)) })));
  return modules.flatMap(({ file, pages }) => pages.map((page) => ({ ...page, file: fileOf(page, dirname(file)) })));
}

async function pagesOf(path: string): Promise<readonly BrowserPage[]> {
  const module: { default: ModulePages } = await import(pathToFileURL(path).href);
  return module.default.pages;
}

/** The bundler knows which files there are, not which page asks for them: that stands in the function alone. */
function fileOf({ path, load }: BrowserPage, folder: string): string | null {
  if (load === 'first') return null;
  const file = /['"`](?<file>\.[^'"`]+\.tsx)['"`]/.exec(String(load))?.groups?.file;
  if (file === undefined) throw new Error(`The page ${path} does not say its file as () => import('./FILE.tsx').`);
  return relative(SOURCES, join(SOURCES, folder, file));
}
