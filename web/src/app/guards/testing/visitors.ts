import type { ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import type { Visitor } from '../decide-route.ts';

/** Statuses of a plan in which everything is active, with changes. */
export const modules = (changes: Partial<ModuleStatuses> = {}): ModuleStatuses => ({
  cybermaturity: 'ACTIVE',
  compliance: 'ACTIVE',
  training: 'ACTIVE',
  monitoring: 'ACTIVE',
  insurance: 'ACTIVE',
  dashboard: 'ACTIVE',
  marketplace: 'ACTIVE',
  ratings: 'ACTIVE',
  cyberconcierge: 'ACTIVE',
  phishing: 'ACTIVE',
  ...changes,
});

/** Someone who has done everything there is to do before working. */
export const member: Visitor = {
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
  placeBeforeMaintenance: null,
};

const nothingKnown = { profile: 'loading', modules: 'loading', intro: 'loading', hasSeenOrgGoals: false } as const;
const stranger: Visitor = { ...member, ...nothingKnown, session: 'signed-out' };
const staff: Visitor = { ...member, ...nothingKnown, isStaff: true, profile: 'missing' };
const REPORT = '/api/monitoring/webapps/getScanReport/a;b;c;d';

/** Every state in which somebody may ask for an address (spec part 1, sections 2 and 4). */
export const VISITORS = {
  loading: { ...stranger, session: 'loading' },
  stranger,
  strangerInMaintenance: { ...stranger, isInMaintenance: true },
  profileLoading: { ...member, ...nothingKnown },
  newcomer: { ...member, ...nothingKnown, profile: 'missing' },
  planLoading: { ...member, modules: 'loading' },
  introUnknown: { ...member, intro: 'loading' },
  mailSent: { ...member, intro: { dashboardViewed: false, welcomeEmailSent: true } },
  goalsDue: { ...member, intro: { dashboardViewed: false, welcomeEmailSent: false }, hasSeenOrgGoals: false },
  goalsSeen: { ...member, intro: { dashboardViewed: false, welcomeEmailSent: false } },
  member,
  memberWithoutGoals: { ...member, hasSeenOrgGoals: false },
  memberInMaintenance: { ...member, isInMaintenance: true },
  returning: { ...member, savedRedirect: '/webappscan/Our%20shop?tab=1' },
  returningForFile: { ...member, savedRedirect: REPORT },
  newcomerReturning: { ...member, ...nothingKnown, profile: 'missing', savedRedirect: '/plan' },
  // Cookies can be written by others, and may lead round in a circle.
  returningToSignIn: { ...member, savedRedirect: '/signin?again' },
  returningToSignUp: { ...member, savedRedirect: '/SIGNUP/spring-2026/' },
  returningToUnknown: { ...member, savedRedirect: '/%73ignin?again' },
  staffLoading: { ...staff, profile: 'loading' },
  staff,
  staffInService: { ...member, isStaff: true, isServiceSession: true },
  developer: { ...member, isProduction: false },
} satisfies Record<string, Visitor>;

export type VisitorName = keyof typeof VISITORS;
