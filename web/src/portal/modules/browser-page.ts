import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import type { ComponentType } from 'react';

/** What the guards know about a page (spec part 1, section 2, and the module routes of part 2). */
export type PageKind =
  | 'visitor-only'
  | 'public'
  | 'maintenance'
  | 'onboarding'
  | 'intro'
  | 'dashboard'
  | 'member'
  | 'console'
  | 'development';

/** A page that a module brings. */
export type BrowserPage = {
  /** Its address; `$name` stands for any part, or for one of those that `only` gives. */
  readonly path: string;
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** Who may see it: its kind, or the module that the plan has to hold. */
  readonly kind: PageKind | { readonly module: ModuleKey };
  /** What stands around it: nothing but the brand, the set-up of signed-in people, the menu, or nothing at all. */
  readonly frame: 'open' | 'set-up' | 'menu' | 'none';
  /** Its file; `first` is the page that comes with the first file. */
  readonly load: 'first' | (() => Promise<{ readonly default: ComponentType }>);
};

/** The pages of a module: the default export of `NAME.pages.ts`, from which the router, the guards and the build know them. */
export type ModulePages = {
  readonly pages: readonly BrowserPage[];
  /** Lists of the provider's console (`/console/NAME`) that are the module's, and those with a page of one thing each. */
  readonly consoleLists?: readonly string[];
  readonly consoleItems?: readonly string[];
};

/** Pages with the menu that need their module in the plan. */
export const menuPages = (
  module: ModuleKey,
  load: BrowserPage['load'],
  paths: readonly string[],
  only: Readonly<Record<string, readonly string[]>> = {},
): readonly BrowserPage[] => paths.map((path) => ({ path, only, kind: { module }, frame: 'menu', load }));
