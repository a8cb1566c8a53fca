import type { ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import { type RouteKind, routeKind } from './route-kind.ts';

/** What is known about the person at the screen; `loading` while an answer is on its way. */
export type Visitor = {
  readonly session: 'loading' | 'signed-out' | 'signed-in';
  readonly isInMaintenance: boolean;
  readonly isProduction: boolean;
  readonly isStaff: boolean;
  /** Staff works in a customer's portal. */
  readonly isServiceSession: boolean;
  /** `missing` is a signed-in person without a company profile. */
  readonly profile: 'loading' | 'missing' | 'complete';
  readonly modules: ModuleStatuses | 'loading';
  readonly intro: 'loading' | { readonly dashboardViewed: boolean; readonly welcomeEmailSent: boolean };
  readonly hasSeenOrgGoals: boolean;
  /** A path that was asked for before signing in. */
  readonly savedRedirect: string | null;
  /** Where this tab was when maintenance began. */
  readonly placeBeforeMaintenance: string | null;
};

export type Decision =
  | { readonly kind: 'show' }
  | { readonly kind: 'wait'; readonly for: 'session' | 'profile' }
  | { readonly kind: 'go'; readonly to: string; readonly savesRedirect?: true };

const show: Decision = { kind: 'show' };
const go = (to: string): Decision => ({ kind: 'go', to });

/** Where a person who asks for a path ends up (spec part 1, sections 2 and 4). */
export function decideRoute(path: string, visitor: Visitor): Decision {
  const route = routeKind(path);
  if (visitor.session === 'loading') return { kind: 'wait', for: 'session' };
  if (visitor.isInMaintenance && !visitor.isStaff)
    return route.kind === 'maintenance' || isWayInForStaff(path, visitor) ? show : go('/maintenance');
  if (route.kind === 'maintenance') return go(visitor.placeBeforeMaintenance ?? '/');
  if (route.kind === 'unknown') return go('/404');
  if (route.kind === 'public') return show;
  if (route.kind === 'development') return visitor.isProduction ? go('/404') : show;
  if (visitor.session === 'signed-out') return decideForSignedOut(path, route);
  return decideForSignedIn(route, visitor);
}

/** During maintenance everyone sees its page, but whoever is to end it has to get in. */
function isWayInForStaff(path: string, { session }: Visitor): boolean {
  return session === 'signed-out' && /^\/console\/signin\/*$/i.test(path);
}

function decideForSignedOut(path: string, route: RouteKind): Decision {
  if (route.kind === 'visitor-only') return show;
  return path === '/' ? go('/signin') : { kind: 'go', to: '/signin', savesRedirect: true };
}

function decideForSignedIn(route: RouteKind, visitor: Visitor): Decision {
  if (route.kind === 'visitor-only') return go(afterSignIn(visitor.savedRedirect));
  if (route.kind === 'console' && visitor.isServiceSession) return go('/');
  if (route.kind === 'console') return visitor.isStaff ? show : go('/404');
  if (visitor.profile === 'loading') return { kind: 'wait', for: route.kind === 'onboarding' ? 'session' : 'profile' };
  if (visitor.profile === 'missing' && visitor.isStaff) return go('/console');
  if (route.kind === 'onboarding') return visitor.profile === 'complete' ? go('/intro') : show;
  if (visitor.profile === 'missing') return go('/onboarding');
  if (visitor.modules === 'loading' || visitor.intro === 'loading') return { kind: 'wait', for: 'profile' };
  if (route.kind === 'intro') return visitor.intro.dashboardViewed ? go('/') : show;
  if (route.kind === 'dashboard') return isIntroDue(visitor.intro, visitor.hasSeenOrgGoals) ? go('/intro') : show;
  if (route.kind === 'module') return decideForModule(visitor.modules, route.module);
  return show;
}

/**
 * Where a sign-in leads. Others can write the cookie too: to sign-in itself it would lead round in a circle, and so would an
 * unknown path, whose way to /404 begins before sign-in has gone from the screen.
 */
function afterSignIn(savedRedirect: string | null): string {
  if (savedRedirect === null) return '/';
  const { kind } = routeKind(savedRedirect.split(/[?#]/)[0] ?? '');
  if (kind === 'visitor-only') return '/';
  return kind === 'unknown' && !savedRedirect.includes('/api/') ? '/404' : savedRedirect;
}

function isIntroDue(
  intro: { readonly dashboardViewed: boolean; readonly welcomeEmailSent: boolean },
  hasSeenOrgGoals: boolean,
): boolean {
  if (intro.dashboardViewed) return false;
  return intro.welcomeEmailSent || !hasSeenOrgGoals;
}

function decideForModule(modules: ModuleStatuses, module: keyof ModuleStatuses): Decision {
  if (modules[module] === 'ACTIVE') return show;
  if (modules[module] === 'NOT_AVAILABLE') return go('/404');
  const usable = [modules.compliance, modules.monitoring, modules.training];
  return usable.includes('ACTIVE') ? go('/') : go('/subscription');
}
