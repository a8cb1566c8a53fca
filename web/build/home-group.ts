import { join } from 'node:path';

/** What a bundler tells of a module: enough to follow its static imports. */
type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

/** What the name of that file begins with. */
export const HOME_FILE = 'home';

const SOURCES = join(import.meta.dirname, '..', 'src');
/** What stands around every page of the menu, and the page that people land on. */
const HOME = ['app/shell/shell.tsx', 'app/dialogs/signed-in-dialogs.tsx', 'modules/dashboard/dashboard-page.tsx'];
/** Pages without the menu. What they need of it is not worth all of it to a visitor. */
const WITHOUT_MENU = [
  'modules/accounts/sign-up-page.tsx',
  'modules/accounts/sign-up-link-page.tsx',
  'modules/accounts/verify-page.tsx',
  'modules/accounts/forgot-password-page.tsx',
  'modules/accounts/reset-password-page.tsx',
  'modules/accounts/link-error-page.tsx',
  'modules/accounts/invite-link-page.tsx',
];

/** What the libraries bring for tooltips, icons and words on those pages; the build stops when one is missing here. */
const LIBRARIES_WITHOUT_MENU =
  /tooltip|position|i18n|internationalized|use-sync-external-store|\/(PortalProvider|VisuallyHidden|OverlayArrow|useModal|useOverlayTriggerState|useCloseOnScroll|useResizeObserver|animation|number)\./i;

/** Icons of pages without the menu: one small file, or the bundler puts each into whatever is near. */
export const PUBLIC_ICONS = /icons\/(x|minus|check|circle|circle-check|info|triangle-exclamation-point)\./;

/**
 * Names one file for the shell with the dashboard: the modules that these need and pages without the menu do not. Without it they
 * are some thirty files, and over a phone's line each further file delays the first view as ten kilobytes do.
 */
export function homeGroup(): (id: string, graph: Graph) => string | null {
  let home: ReadonlySet<string> | undefined;
  return (id, graph) => {
    home ??= homeModules(graph);
    return home.has(id) ? HOME_FILE : null;
  };
}

function homeModules(graph: Graph): ReadonlySet<string> {
  const others = closure(WITHOUT_MENU, graph, isOwn);
  const isForHome = (id: string) => !others.has(id) && !LIBRARIES_WITHOUT_MENU.test(id) && !PUBLIC_ICONS.test(id);
  return new Set([...closure(HOME, graph, () => true)].filter(isForHome));
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
