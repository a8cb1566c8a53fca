import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';

/** Pages of a module that are found by name and stand in no menu: the default export of `NAME.places.ts`. */
export type ModulePlaces = readonly {
  readonly label: Phrase;
  readonly href: string;
  /** The page that it is a part of. */
  readonly detail?: Phrase;
  /** The plan's module that has to be active; without one it is there for everybody. */
  readonly module?: ModuleKey;
}[];

/** Those of all modules. */
export const MODULE_PLACES: ModulePlaces = Object.values(
  import.meta.glob<ModulePlaces>('../../modules/*/*.places.ts', { eager: true, import: 'default' }),
).flat();
