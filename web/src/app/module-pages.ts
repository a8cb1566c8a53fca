import type { ModulePages } from '../portal/modules/browser-page.ts';

/** The pages of every module: each says in `NAME.pages.ts` what it brings, and no other place names them. */
export const MODULE_PAGES: readonly ModulePages[] = Object.values(
  import.meta.glob<ModulePages>(['../modules/*/*.pages.ts', '../kit-page/*.pages.ts'], {
    eager: true,
    import: 'default',
  }),
);
