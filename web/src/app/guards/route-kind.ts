import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import type { BrowserPage, PageKind } from '../../portal/modules/browser-page.ts';
import { MODULE_PAGES } from '../module-pages.ts';

/** What the guards know about a path: the kind of the page that stands there. */
export type RouteKind =
  | { readonly kind: PageKind | 'unknown' }
  | { readonly kind: 'module'; readonly module: ModuleKey };

/** The lists of the console have one page, and each its own name. */
const consoleLists = MODULE_PAGES.flatMap(({ consoleLists = [] }) => consoleLists);
const consoleItems = MODULE_PAGES.flatMap(({ consoleItems = [] }) => consoleItems);
const ONLY_IN_CONSOLE: Readonly<Record<string, readonly string[]>> = {
  '/console/$list': consoleLists,
  '/console/$list/$item': consoleItems,
};

const patterns: readonly (readonly [RegExp, RouteKind])[] = MODULE_PAGES.flatMap(({ pages }) => pages).map((page) => [
  patternOf(page),
  typeof page.kind === 'string' ? { kind: page.kind } : { kind: 'module', module: page.kind.module },
]);

/** The kind of a path; a closing slash and upper case make no difference. */
export function routeKind(path: string): RouteKind {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  return patterns.find(([pattern]) => pattern.test(plain))?.[1] ?? { kind: 'unknown' };
}

function patternOf({ path, only = {} }: BrowserPage): RegExp {
  const named: typeof only = ONLY_IN_CONSOLE[path] === undefined ? only : { ...only, list: ONLY_IN_CONSOLE[path] };
  const parts = path
    .toLowerCase()
    .replace(/\$(\w+)/g, (_part, name: string) => (named[name] === undefined ? '[^/]+' : `(${named[name].join('|')})`));
  return new RegExp(`^${parts}$`);
}
