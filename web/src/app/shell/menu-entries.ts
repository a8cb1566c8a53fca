import type { ModuleKey, ModuleStatuses } from '@portal/domain/plans/module-status.ts';

export type MenuIcon =
  | 'dashboard'
  | 'cybermaturity'
  | 'cyberconcierge'
  | 'compliance'
  | 'training'
  | 'monitoring'
  | 'insurance'
  | 'marketplace'
  | 'knowledge';

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
  const link = (module: ModuleKey, entry: MenuLink) => moduleLinks(modules, module, entry);
  const monitoring = [
    ...link('monitoring', { label: 'Website Scans', href: '/webappscan' }),
    ...(modules.ratings === 'ACTIVE' ? [{ label: 'Attack Surface', href: '/attacksurface' }] : []),
  ];
  return [
    { label: 'Dashboard', href: '/', icon: 'dashboard' },
    ...link('cybermaturity', { label: 'Cyber Maturity', href: '/cybermaturity', icon: 'cybermaturity' }),
    ...link('cyberconcierge', { label: 'Cyber Concierge', href: '/concierge', icon: 'cyberconcierge', badge: 'NEW' }),
    ...link('compliance', { label: 'Security Policies', href: '/securitypolicy', icon: 'compliance' }),
    ...link('training', { label: 'Training', href: '/training', icon: 'training' }),
    ...(monitoring.length > 0 ? [{ label: 'Monitoring', icon: 'monitoring' as const, links: monitoring }] : []),
    ...link('insurance', { label: 'Insurance', href: '/insurance', icon: 'insurance' }),
    ...link('marketplace', { label: 'Marketplace', href: '/marketplace', icon: 'marketplace' }),
    ...(helpCenter === null
      ? []
      : [{ label: 'Knowledge Base', href: helpCenter, icon: 'knowledge' as const, isExternal: true as const }]),
  ];
}

/** The menu is of no use when none of the three main modules is in the plan (spec part 1, section 2). */
export function hasMenu(modules: ModuleStatuses): boolean {
  return [modules.compliance, modules.monitoring, modules.training].some((status) => status !== 'NOT_AVAILABLE');
}

function moduleLinks(modules: ModuleStatuses, module: ModuleKey, link: MenuLink): readonly MenuLink[] {
  if (modules[module] === 'NOT_AVAILABLE') return [];
  return [modules[module] === 'ACTIVE' ? link : { ...link, href: '/plan', isInactive: true }];
}
