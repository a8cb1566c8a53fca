import type { ModuleKey, ModuleStatuses } from '@portal/domain/plans/module-status.ts';

export type MenuIcon = 'dashboard' | 'monitoring' | 'knowledge';

export type MenuLink = {
  readonly label: string;
  readonly href: string;
  readonly icon?: MenuIcon;
  /** Shown greyed, with the tooltip "Subscribe to use", and leads to the plan page. */
  readonly isInactive?: true;
  readonly isExternal?: true;
  readonly badge?: string;
};

export type MenuEntry =
  | MenuLink
  | { readonly label: string; readonly icon: MenuIcon; readonly links: readonly MenuLink[] };

/** Entries of the side menu in order (spec part 1, section 2): modules not available are hidden. */
export function menuEntries(modules: ModuleStatuses, helpCenter: string | null): readonly MenuEntry[] {
  const monitoring = [moduleLink(modules, 'monitoring', 'Website Scans', '/webappscan')].filter(
    (link) => link !== null,
  );
  return [
    { label: 'Dashboard', href: '/', icon: 'dashboard' },
    ...(monitoring.length > 0 ? [{ label: 'Monitoring', icon: 'monitoring' as const, links: monitoring }] : []),
    ...(helpCenter === null
      ? []
      : [{ label: 'Knowledge Base', href: helpCenter, icon: 'knowledge' as const, isExternal: true as const }]),
  ];
}

/** The menu is of no use when none of the three main modules is in the plan (spec part 1, section 2). */
export function hasMenu(modules: ModuleStatuses): boolean {
  return [modules.compliance, modules.monitoring, modules.training].some((status) => status !== 'NOT_AVAILABLE');
}

function moduleLink(modules: ModuleStatuses, module: ModuleKey, label: string, href: string): MenuLink | null {
  if (modules[module] === 'NOT_AVAILABLE') return null;
  return modules[module] === 'ACTIVE' ? { label, href } : { label, href: '/plan', isInactive: true };
}
