import type { ModuleKey } from '@portal/domain/plans/module-status.ts';

/** What the guards know about a path (spec part 1, section 2, and the module routes of part 2). */
export type RouteKind =
  | { readonly kind: 'visitor-only' }
  | { readonly kind: 'public' }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'onboarding' }
  | { readonly kind: 'intro' }
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'member' }
  | { readonly kind: 'module'; readonly module: ModuleKey }
  | { readonly kind: 'console' }
  | { readonly kind: 'development' }
  | { readonly kind: 'unknown' };

const consolePages = [
  'account',
  'audit-log',
  'brands',
  'canned-answers',
  'channels',
  'concierge-messages',
  'help-requests',
  'jobs',
  'leads',
  'mails',
  'maintenance',
  'marketplace',
  'marketplace-interest',
  'news',
  'plan-requests',
  'plans',
  'sign-up-links',
  'staff',
  'subscription-ids',
  'weaknesses',
];

const patterns: readonly (readonly [RegExp, RouteKind])[] = [
  [/^\/(dashboard)?$/, { kind: 'dashboard' }],
  [/^\/(console\/signin|(signin|signup|forgotpassword)(\/[^/]+)?)$/, { kind: 'visitor-only' }],
  [/^\/(verify|link-error-page|incorrect-url|404)$/, { kind: 'public' }],
  [/^\/(invite-link|signuplink|signupsec|verifyemail)\/[^/]+$/, { kind: 'public' }],
  [/^\/resetpassword\/[^/]+(\/[^/]+)?$/, { kind: 'public' }],
  [/^\/console\/(setup|join)\/[^/]+$/, { kind: 'public' }],
  [/^\/maintenance$/, { kind: 'maintenance' }],
  [/^\/onboarding$/, { kind: 'onboarding' }],
  [/^\/intro$/, { kind: 'intro' }],
  [/^\/(plan|subscription)$/, { kind: 'member' }],
  [/^\/proof-packs(\/new)?$/, { kind: 'member' }],
  [/^\/settings(\/(you|organization|admins))?$/, { kind: 'member' }],
  [/^\/training(\/(team|courses|reports)(\/[^/]+){0,2})?$/, { kind: 'module', module: 'training' }],
  [
    /^\/(cyber)?concierge(\/(messages|weaknesses|requests)(\/[^/]+)?|\/about)?$/,
    { kind: 'module', module: 'cyberconcierge' },
  ],
  [/^\/attacksurface(\/(details|reports|method))?$/, { kind: 'module', module: 'ratings' }],
  [/^\/webappscan(\/[^/]+(\/findings(\/[^/]+)?)?)?$/, { kind: 'module', module: 'monitoring' }],
  [
    /^\/(zimm\/assessment\/[^/]+|cybermaturity(\/report|\/assessment(\/[^/]+)?)?)$/,
    { kind: 'module', module: 'cybermaturity' },
  ],
  [/^\/securitypolicy(\/[^/]+(\/[^/]+)?)?$/, { kind: 'module', module: 'compliance' }],
  [/^\/marketplace(\/[^/]+)?$/, { kind: 'module', module: 'marketplace' }],
  [/^\/insurance$/, { kind: 'module', module: 'insurance' }],
  [
    new RegExp(
      `^/console(/(${consolePages.join('|')})|/(organizations|weaknesses|concierge-messages|help-requests)/[^/]+)?$`,
    ),
    { kind: 'console' },
  ],
  [/^\/dev\/kit$/, { kind: 'development' }],
];

/** The kind of a path; a closing slash and upper case make no difference. */
export function routeKind(path: string): RouteKind {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  return patterns.find(([pattern]) => pattern.test(plain))?.[1] ?? { kind: 'unknown' };
}
