import type { ModuleKey } from '@portal/domain/plans/module-status.ts';

/** What the specification, or for pages of its own the portal, makes of an address. */
export type SpecRoute =
  | 'dashboard'
  | 'intro'
  | 'onboarding'
  | 'visitor-only'
  | 'staff-sign-in'
  | 'public'
  | 'maintenance'
  | 'account'
  | 'console'
  | 'development'
  | 'unknown'
  | ModuleKey;

/** An example of an address, with the pattern of the page that serves it. */
export type SpecRouteRow = readonly [pattern: string, example: string, route: SpecRoute];

/**
 * An example of every address of the route table (spec part 1, section 2), of the provider's console and of development. Those of
 * modules that a plan may hold or not (part 2) stand with the modules, in `testing/NAME.routes.ts`.
 */
export const PORTAL_ROUTES: readonly SpecRouteRow[] = [
  ['/', '/', 'dashboard'],
  ['/dashboard', '/dashboard', 'dashboard'],
  ['/intro', '/intro', 'intro'],
  ['/onboarding', '/onboarding', 'onboarding'],
  ['/signin', '/signin', 'visitor-only'],
  ['/signin/$subscriptionId', '/signin/spring-2026', 'visitor-only'],
  ['/signup', '/signup', 'visitor-only'],
  ['/signup/$subscriptionId', '/signup/spring-2026', 'visitor-only'],
  ['/forgotPassword', '/forgotPassword', 'visitor-only'],
  ['/forgotPassword/$subscriptionId', '/forgotPassword/spring-2026', 'visitor-only'],
  ['/verify', '/verify', 'public'],
  ['/sign-on', '/sign-on', 'public'],
  ['/signupLink/$linkId', '/signupLink/l1nk', 'public'],
  ['/signupSec/$linkId', '/signupSec/l1nk', 'public'],
  ['/invite-link/$linkId', '/invite-link/l1nk', 'public'],
  ['/verifyEmail/$token', '/verifyEmail/l1nk', 'public'],
  ['/link-error-page', '/link-error-page', 'public'],
  ['/resetPassword/$linkId', '/resetPassword/l1nk', 'public'],
  ['/resetPassword/$linkId/$subscriptionId', '/resetPassword/l1nk/spring-2026', 'public'],
  ['/maintenance', '/maintenance', 'maintenance'],
  ['/incorrect-url', '/incorrect-url', 'public'],
  ['/404', '/404', 'public'],
  ['/plan', '/plan', 'account'],
  ['/subscription', '/subscription', 'account'],
  ['/settings', '/settings', 'account'],
  ['/settings/$tab', '/settings/you', 'account'],
  ['/settings/$tab', '/settings/organization', 'account'],
  ['/settings/$tab', '/settings/admins', 'account'],
  ['/score', '/score', 'account'],
  ['/proof-packs', '/proof-packs', 'account'],
  ['/proof-packs/new', '/proof-packs/new', 'account'],
  ['/console/setup/$linkId', '/console/setup/l1nk', 'public'],
  ['/console/join/$linkId', '/console/join/l1nk', 'public'],
  ['/console/signin', '/console/signin', 'staff-sign-in'],
  ['/console', '/console', 'console'],
  ['/console/$list', '/console/brands', 'console'],
  ['/console/$list', '/console/company-sign-in', 'console'],
  ['/console/$list', '/console/plans', 'console'],
  ['/console/$list', '/console/channels', 'console'],
  ['/console/$list', '/console/subscription-ids', 'console'],
  ['/console/$list', '/console/sign-up-links', 'console'],
  ['/console/$list', '/console/staff', 'console'],
  ['/console/$list', '/console/maintenance', 'console'],
  ['/console/$list', '/console/news', 'console'],
  ['/console/$list', '/console/audit-log', 'console'],
  ['/console/$list', '/console/jobs', 'console'],
  ['/console/$list', '/console/mails', 'console'],
  ['/console/$list', '/console/letters', 'console'],
  ['/console/$list/$item', '/console/brands/default', 'console'],
  ['/console/$list/$item', '/console/letters/0198a6f0', 'console'],
  ['/console/organizations/$orgId', '/console/organizations/0198a6f0', 'console'],
  ['/console/account', '/console/account', 'console'],
  ['/dev/kit', '/dev/kit', 'development'],
];

/** Addresses near those of pages, which nobody serves. */
export const UNKNOWN_ADDRESSES: readonly string[] = [
  '/no/such/page',
  '/index.html',
  '/signin/a/b',
  '/signup/a/b',
  '/signupLink',
  '/invite-link',
  '/resetPassword',
  '/resetPassword/a/b/c',
  '/plan/all',
  '/subscription/all',
  '/settings/other',
  '/proof-packs/other',
  '/settings/you/more',
  '/training/other',
  '/concierge/other',
  '/concierge/about/1',
  '/concierge/messages/3/4',
  '/training/team/a/b/c',
  '/webappscan/a/b',
  '/console/setup',
  '/console/secrets',
  '/console/organizations',
  '/dev',
  '//signin',
  '/%73ignin',
];
