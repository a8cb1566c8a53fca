import type { ComponentType } from 'react';

/** What a page of people without an account gets of its address: the parts after the first one, empty where there are none. */
export type OpenPageProps = { readonly first: string; readonly second: string };

/** Pages of people without an account that a folder brings, by the first part of their address: its default export `NAME.open.ts`. */
type OpenPages = Readonly<Record<string, ComponentType<OpenPageProps>>>;

/** Those of all folders. */
export const OPEN_PAGES: OpenPages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<OpenPages>('../../modules/learning/*/*.open.ts', { eager: true, import: 'default' }),
  ),
);
