import { join } from 'node:path';
import { iconsOf, isIconEntry } from './home-icons.ts';
import type { PageWithFile } from './module-pages.ts';

/** What a bundler tells of a module: enough to follow its static imports. */
type Graph = {
  getModuleInfo(id: string): { readonly code: string | null; readonly importedIds: readonly string[] } | null;
};

/** What the name of that file begins with. */
export const HOME_FILE = 'home';

const SOURCES = join(import.meta.dirname, '..', 'src');
/** What stands around every page of the menu, and the page that people land on. */
const HOME = ['app/shell/shell.tsx', 'app/dialogs/signed-in-dialogs.tsx', 'modules/dashboard/dashboard-page.tsx'];
/** What the libraries bring for tooltips, icons and words on those pages; the build stops when one is missing here. */
const LIBRARIES_WITHOUT_MENU =
  /tooltip|position|i18n|internationalized|use-sync-external-store|\/(PortalProvider|VisuallyHidden|OverlayArrow|useModal|useOverlayTriggerState|useCloseOnScroll|useResizeObserver|animation|number)\./i;

/** Icons of pages without the menu: one small file, or the bundler puts each into whatever is near. */
export const PUBLIC_ICONS = /icons\/(x|minus|check|circle|circle-check|info|triangle-exclamation-point)\./;

/**
 * Names one file for the shell with the dashboard: the modules that these need and pages without the menu do not. Without it they
 * are some thirty files, and over a phone's line each further file delays the first view as ten kilobytes do.
 */
export function homeGroup(pages: readonly PageWithFile[]): (id: string, graph: Graph) => string | null {
  // What pages without the menu need of it is not worth all of it to a visitor.
  const withoutMenu = pages.flatMap(({ frame, file }) => (frame === 'open' && file !== null ? [file] : []));
  let home: ReadonlySet<string> | undefined;
  return (id, graph) => {
    home ??= homeModules(graph, withoutMenu);
    return home.has(id) ? HOME_FILE : null;
  };
}

function homeModules(graph: Graph, withoutMenu: readonly string[]): ReadonlySet<string> {
  const others = closure(withoutMenu, graph, isOwn);
  const isForHome = (id: string) => !others.has(id) && !LIBRARIES_WITHOUT_MENU.test(id) && !PUBLIC_ICONS.test(id);
  const needed = closure(HOME, graph, (id) => !isIconEntry(id));
  return new Set([...needed, ...iconsOf(needed, graph)].filter(isForHome));
}

const isOwn = (id: string) => !id.includes('/node_modules/');

function closure(pages: readonly string[], graph: Graph, follows: (id: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    if (!follows(id)) return;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  for (const page of pages) add(join(SOURCES, page));
  return found;
}
