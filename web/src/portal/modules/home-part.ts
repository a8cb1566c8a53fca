import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { CallInput, CallOutput } from '../../api/calls.ts';

/** What waits behind an entry of the side menu, such as 3 that are "overdue". */
export type MenuCount = { readonly count: number; readonly what: Phrase };

/** An entry of the side menu (spec part 1, section 2). */
export type MenuPlace = {
  /** The plan's module that it needs; without one it is there for everybody. */
  readonly module?: ModuleKey;
  /** Where it stands: the smaller, the higher. */
  readonly place: number;
  readonly label: Phrase;
  readonly href: string;
  /** Other addresses of which it is the place: it stands out on them too. */
  readonly also?: readonly string[];
  readonly icon: LucideIcon;
  /** The entry that it stands under, which has the icon then. */
  readonly group?: Phrase;
  readonly badge?: Phrase;
  /** What waits there for somebody; 0 is not shown. */
  readonly countOf?: (activity: CallOutput<'getModuleActivity'>['data']) => MenuCount;
  /** Hidden instead of greyed when the plan does not hold its module. */
  readonly isOnlyWhileActive?: true;
};

/** A tile of the dashboard that needs nothing of the dashboard's own. */
export type DashboardTile = {
  readonly module: ModuleKey;
  readonly title: Phrase;
  readonly Tile: ComponentType;
  /** What the tile says while the plan does not hold the module. */
  readonly inactiveText: Phrase;
};

/** Something that somebody is told to do: a step up of an element of the assessment, or the fix of what a check found. */
export type ToldStep = { readonly kind: 'elements' | 'checks'; readonly id: string };

/** What stands below such steps to make them easier; loaded with the first page that tells one. */
export type StepAid = {
  readonly module: ModuleKey;
  readonly load: () => Promise<{ readonly default: ComponentType<{ readonly step: ToldStep }> }>;
};

/** One thing of the firm's, by its kind and id. */
export type HandedOver = NonNullable<CallInput<'handOver'>['points']>[number];

/** What somebody may hand to a helper without an account. */
export type ToHandOver = {
  /** How the page calls it, for who does not see the page. */
  readonly label: string;
  readonly points: HandedOver[];
  /** In place of points: what is to do on a website. */
  readonly findings?: CallInput<'handOver'>['findings'];
};

/** Asks whom it goes to, loaded when somebody wants that, and the page of what was handed over. */
export type HandOver = {
  readonly listHref: string;
  readonly load: () => Promise<{
    readonly default: ComponentType<{ readonly what: ToHandOver; readonly onClose: () => void }>;
  }>;
};

/** What a module brings to the menu, the dashboard and pages of others: the default export of `NAME.home.ts`. */
export type HomePart = {
  readonly menu?: MenuPlace;
  readonly tile?: DashboardTile;
  readonly stepAid?: StepAid;
  readonly handOver?: HandOver;
};

/** The parts of all modules. */
export const HOME_PARTS: readonly HomePart[] = Object.values(
  import.meta.glob<HomePart>('../../modules/*/*.home.ts', { eager: true, import: 'default' }),
);
