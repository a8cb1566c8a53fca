import type { ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import { BookOpen, type LucideIcon } from 'lucide-react';
import type { CallOutput } from '../../api/calls.ts';
import { HOME_PARTS, type MenuCount, type MenuPlace } from '../../portal/modules/home-part.ts';
import { say } from '../../portal/texts/say.ts';
import { menuEntries as texts } from './menu.texts.ts';

export type MenuLink = {
  readonly label: string;
  readonly href: string;
  /** Other addresses of which it is the place. */
  readonly also?: readonly string[];
  readonly icon?: LucideIcon;
  /** Shown greyed, with the tooltip "Subscribe to use", and leads to the plan page. */
  readonly isInactive?: true;
  readonly isExternal?: true;
  readonly badge?: string;
  /** What waits there; never 0. */
  readonly waiting?: MenuCount;
};

export type MenuGroup = { readonly label: string; readonly icon: LucideIcon; readonly links: readonly MenuLink[] };
export type MenuEntry = MenuLink | MenuGroup;

const PLACES = HOME_PARTS.flatMap(({ menu }) => menu ?? []).toSorted((one, other) => one.place - other.place);

type Activity = CallOutput<'getModuleActivity'>['data'];

/**
 * Entries of the side menu in order (spec part 1, section 2): modules not available are hidden.
 * @param activity null while it is not known; then nothing is counted
 */
export function menuEntries(
  modules: ModuleStatuses,
  helpCenter: string | null,
  activity: Activity | null = null,
): readonly MenuEntry[] {
  const entries = Map.groupBy(
    PLACES.filter((place) => isShown(place, modules)),
    ({ group, label }) => say(group ?? label),
  );
  return [
    ...[...entries].map(([label, places]) => entryOf(label, places, modules, activity)),
    ...(helpCenter === null
      ? []
      : [{ label: say(texts.knowledgeBase), href: helpCenter, icon: BookOpen, isExternal: true as const }]),
  ];
}

/** The menu's links that lead to what they name. */
export function pagesOf(entries: readonly MenuEntry[]): readonly MenuLink[] {
  return entries.flatMap((entry) => ('links' in entry ? entry.links : [entry])).filter(({ isInactive }) => !isInactive);
}

/** The menu is of no use when none of the three main modules is in the plan (spec part 1, section 2). */
export function hasMenu(modules: ModuleStatuses): boolean {
  return [modules.compliance, modules.monitoring, modules.training].some((status) => status !== 'NOT_AVAILABLE');
}

function isShown({ module, isOnlyWhileActive }: MenuPlace, modules: ModuleStatuses): boolean {
  if (module === undefined) return true;
  return isOnlyWhileActive ? modules[module] === 'ACTIVE' : modules[module] !== 'NOT_AVAILABLE';
}

function entryOf(
  label: string,
  places: readonly MenuPlace[],
  modules: ModuleStatuses,
  activity: Activity | null,
): MenuEntry {
  const [first] = places as readonly [MenuPlace];
  if (first.group === undefined) return { ...linkOf(first, modules, activity), icon: first.icon };
  return { label, icon: first.icon, links: places.map((place) => linkOf(place, modules, activity)) };
}

function linkOf(
  { module, label, href, also, badge, countOf }: MenuPlace,
  modules: ModuleStatuses,
  activity: Activity | null,
): MenuLink {
  const waiting = activity === null ? undefined : countOf?.(activity);
  const link = {
    label: say(label),
    href,
    ...(also === undefined ? {} : { also }),
    ...(badge === undefined ? {} : { badge: say(badge) }),
    ...(waiting === undefined || waiting.count === 0 ? {} : { waiting }),
  };
  return module === undefined || modules[module] === 'ACTIVE' ? link : { ...link, href: '/plan', isInactive: true };
}
