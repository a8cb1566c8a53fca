import type { StaffPermission } from '@portal/domain/accounts/staff-permissions.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, LazyExoticComponent } from 'react';

type ListPage = LazyExoticComponent<ComponentType>;

export type ConsolePlace = {
  readonly path: string;
  readonly label: Phrase;
  readonly icon: LucideIcon;
  /** What somebody has to be allowed to do to be shown the page. */
  readonly needs: StaffPermission;
};

/** Under which heading a list stands in the console's navigation. */
export type ConsoleGroup = 'customers' | 'help' | 'offer' | 'announcements' | 'operations';

/** What a module brings to the provider's console: the default export of `NAME.console.ts`. */
export type ConsolePart = {
  readonly places: Partial<Record<ConsoleGroup, readonly ConsolePlace[]>>;
  /** The pages of its lists by the last part of their address, and of one thing of a list. */
  readonly lists: Readonly<Record<string, ListPage>>;
  readonly items?: Readonly<Record<string, ListPage>>;
};

/** The parts of all modules. */
export const CONSOLE_PARTS: readonly ConsolePart[] = Object.values(
  import.meta.glob<ConsolePart>('./**/*.console.ts', { eager: true, import: 'default' }),
);
