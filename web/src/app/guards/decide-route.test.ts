import type { ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import { expect, test } from 'vitest';
import { type Decision, decideRoute, type Visitor } from './decide-route.ts';

const modules = (changes: Partial<ModuleStatuses> = {}): ModuleStatuses => ({
  cybermaturity: 'NOT_AVAILABLE',
  compliance: 'NOT_AVAILABLE',
  training: 'NOT_AVAILABLE',
  monitoring: 'ACTIVE',
  insurance: 'NOT_AVAILABLE',
  dashboard: 'ACTIVE',
  marketplace: 'NOT_AVAILABLE',
  ratings: 'NOT_AVAILABLE',
  cyberconcierge: 'ACTIVE',
  ...changes,
});

const member: Visitor = {
  session: 'signed-in',
  isInMaintenance: false,
  isProduction: true,
  isStaff: false,
  isServiceSession: false,
  profile: 'complete',
  modules: modules(),
  intro: { dashboardViewed: true, welcomeEmailSent: true },
  hasSeenOrgGoals: true,
  savedRedirect: null,
};

const visitors = {
  loading: { ...member, session: 'loading' },
  stranger: { ...member, session: 'signed-out', profile: 'loading', modules: 'loading', intro: 'loading' },
  unknownProfile: { ...member, profile: 'loading', modules: 'loading', intro: 'loading' },
  newcomer: { ...member, profile: 'missing', modules: 'loading', intro: 'loading' },
  staff: { ...member, isStaff: true, profile: 'missing', modules: 'loading', intro: 'loading' },
  planUnknown: { ...member, modules: 'loading' },
  introDue: { ...member, intro: { dashboardViewed: false, welcomeEmailSent: true } },
  goalsDue: { ...member, intro: { dashboardViewed: false, welcomeEmailSent: false }, hasSeenOrgGoals: false },
  goalsSeen: { ...member, intro: { dashboardViewed: false, welcomeEmailSent: false } },
  member,
  returning: { ...member, savedRedirect: '/webappscan?tab=1' },
  allInactive: { ...member, modules: modules({ monitoring: 'INACTIVE' }) },
  scansInactive: { ...member, modules: modules({ monitoring: 'INACTIVE', training: 'ACTIVE' }) },
  scansMissing: { ...member, modules: modules({ monitoring: 'NOT_AVAILABLE' }) },
  maintained: { ...member, isInMaintenance: true },
  developer: { ...member, isProduction: false },
} satisfies Record<string, Visitor>;

const show: Decision = { kind: 'show' };
const waitSession: Decision = { kind: 'wait', for: 'session' };
const waitProfile: Decision = { kind: 'wait', for: 'profile' };
const go = (to: string): Decision => ({ kind: 'go', to });
const signIn: Decision = { kind: 'go', to: '/signin', savesRedirect: true };

test.each<[path: string, who: keyof typeof visitors, what: Decision]>([
  ['/signin', 'loading', waitSession],
  ['/', 'loading', waitSession],
  ['/', 'stranger', go('/signin')],
  ['/dashboard', 'stranger', signIn],
  ['/webappscan/Shop', 'stranger', signIn],
  ['/settings/you', 'stranger', signIn],
  ['/plan', 'stranger', signIn],
  ['/onboarding', 'stranger', signIn],
  ['/intro', 'stranger', signIn],
  ['/console', 'stranger', signIn],
  ['/signin', 'stranger', show],
  ['/signin/abc', 'stranger', show],
  ['/signup', 'stranger', show],
  ['/forgotPassword/abc', 'stranger', show],
  ['/resetPassword/link/abc', 'stranger', show],
  ['/verify', 'stranger', show],
  ['/invite-link/x', 'stranger', show],
  ['/link-error-page', 'stranger', show],
  ['/incorrect-url', 'stranger', show],
  ['/404', 'stranger', show],
  ['/console/setup/x', 'stranger', show],
  ['/maintenance', 'stranger', go('/')],
  ['/no/such/page', 'stranger', go('/404')],
  ['/securitypolicy', 'member', go('/404')],
  ['/dev/kit', 'member', go('/404')],
  ['/dev/kit', 'developer', show],
  ['/', 'unknownProfile', waitProfile],
  ['/onboarding', 'unknownProfile', waitSession],
  ['/', 'newcomer', go('/onboarding')],
  ['/intro', 'newcomer', go('/onboarding')],
  ['/plan', 'newcomer', go('/onboarding')],
  ['/onboarding', 'newcomer', show],
  ['/', 'staff', go('/console')],
  ['/console', 'staff', show],
  ['/console', 'member', go('/404')],
  ['/', 'planUnknown', waitProfile],
  ['/onboarding', 'member', go('/intro')],
  ['/intro', 'member', go('/')],
  ['/intro', 'introDue', show],
  ['/', 'introDue', go('/intro')],
  ['/', 'goalsDue', go('/intro')],
  ['/', 'goalsSeen', show],
  ['/', 'member', show],
  ['/dashboard/', 'member', show],
  ['/DASHBOARD', 'member', show],
  ['/webappscan', 'introDue', show],
  ['/signin', 'member', go('/')],
  ['/signup/abc', 'member', go('/')],
  ['/forgotPassword', 'member', go('/')],
  ['/signin', 'returning', go('/webappscan?tab=1')],
  ['/webappscan', 'member', show],
  ['/webappscan', 'allInactive', go('/subscription')],
  ['/webappscan', 'scansInactive', go('/')],
  ['/webappscan', 'scansMissing', go('/404')],
  ['/plan', 'allInactive', show],
  ['/settings', 'member', show],
  ['/', 'maintained', go('/maintenance')],
  ['/signin', 'maintained', go('/maintenance')],
  ['/maintenance', 'maintained', show],
])('%s for %s', (path, who, what) => {
  expect(decideRoute(path, visitors[who])).toEqual(what);
});
