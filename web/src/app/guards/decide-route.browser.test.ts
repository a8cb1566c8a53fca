import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createAppRouter } from '../create-router.ts';
import { type Decision, decideRoute } from './decide-route.ts';
import { SPEC_ROUTES } from './testing/all-spec-routes.ts';
import { type SpecRoute, UNKNOWN_ADDRESSES } from './testing/spec-routes.ts';
import { VISITORS, type VisitorName } from './testing/visitors.ts';

/** `wait` names what is waited for; `+cookie` saves the address asked for before going to sign-in. */
type Outcome = 'show' | 'wait session' | 'wait profile' | `/${string}`;
type Outcomes = Readonly<Record<VisitorName, Outcome>>;

const KEPT = '/signin +cookie';

// Maintenance is for everyone, but who is here must be known first ("Loading Cyber Safety...").
const beforeAll = {
  loading: 'wait session',
  strangerInMaintenance: '/maintenance',
  memberInMaintenance: '/maintenance',
} as const;

const members = (outcome: Outcome) => ({
  planLoading: outcome,
  introUnknown: outcome,
  mailSent: outcome,
  goalsDue: outcome,
  goalsSeen: outcome,
  member: outcome,
  memberWithoutGoals: outcome,
  returning: outcome,
  returningForFile: outcome,
  returningToSignIn: outcome,
  returningToSignUp: outcome,
  returningToUnknown: outcome,
  staffInService: outcome,
  developer: outcome,
});

const everyone = (outcome: Outcome): Outcomes => ({
  stranger: outcome,
  profileLoading: outcome,
  newcomer: outcome,
  newcomerReturning: outcome,
  staffLoading: outcome,
  staff: outcome,
  ...members(outcome),
  ...beforeAll,
});

/** Protected pages: the profile is waited for, who has no company tells of it first, and staff has its console. */
const protectedPage: Outcomes = {
  ...everyone('show'),
  stranger: KEPT,
  profileLoading: 'wait profile',
  newcomer: '/onboarding',
  newcomerReturning: '/onboarding',
  staffLoading: 'wait profile',
  staff: '/console',
  planLoading: 'wait profile',
  introUnknown: 'wait profile',
};

const signInPage: Outcomes = {
  ...everyone('/'),
  stranger: 'show',
  returning: '/webappscan/Our%20shop?tab=1',
  returningForFile: '/api/monitoring/webapps/getScanReport/a;b;c;d',
  newcomerReturning: '/plan',
  returningToUnknown: '/404',
};

const EXPECTED = {
  dashboard: { ...protectedPage, mailSent: '/intro', goalsDue: '/intro' },
  // With the dashboard's introduction viewed one does not see it again, whatever became of the goals.
  intro: {
    ...protectedPage,
    ...members('/'),
    planLoading: 'wait profile',
    introUnknown: 'wait profile',
    mailSent: 'show',
    goalsDue: 'show',
    goalsSeen: 'show',
  },
  // Section 2 lists it as public, but section 4 leads there only from a session, without which nothing could be saved; section
  // 6 gives visitors public pages only. So visitors sign in first. The text about the profile is for other pages.
  onboarding: {
    ...protectedPage,
    ...members('/intro'),
    profileLoading: 'wait session',
    newcomer: 'show',
    newcomerReturning: 'show',
    staffLoading: 'wait session',
  },
  'visitor-only': signInPage,
  // Whoever is to end the maintenance has to get in.
  'staff-sign-in': { ...signInPage, strangerInMaintenance: 'show' },
  // Links from mails and notices are for anyone, whatever else is due.
  public: everyone('show'),
  maintenance: { ...everyone('/'), strangerInMaintenance: 'show', memberInMaintenance: 'show' },
  account: protectedPage,
  activeModule: protectedPage,
  // The provider's own pages: who is no staff need not know of them.
  console: { ...everyone('/404'), stranger: KEPT, staff: 'show', staffLoading: 'show', staffInService: '/' },
  development: { ...everyone('/404'), developer: 'show' },
  unknown: everyone('/404'),
} satisfies Record<string, Outcomes>;

const builtPages = new Set(Object.keys(createAppRouter(createMemoryHistory()).routesByPath));
const rowOf = (pattern: string, route: SpecRoute) => {
  if (route in EXPECTED) return EXPECTED[route as keyof typeof EXPECTED];
  return builtPages.has(pattern) ? EXPECTED.activeModule : EXPECTED.unknown;
};

function outcomeOf(decision: Decision): Outcome {
  if (decision.kind === 'show') return 'show';
  if (decision.kind === 'wait') return decision.for === 'session' ? 'wait session' : 'wait profile';
  return `${decision.to}${decision.savesRedirect ? ' +cookie' : ''}` as Outcome;
}

const outcomesOf = (path: string) =>
  Object.fromEntries(Object.entries(VISITORS).map(([name, visitor]) => [name, outcomeOf(decideRoute(path, visitor))]));

test('every page of the portal is in the table, and every page of the table that is no module’s is built', () => {
  const patterns = SPEC_ROUTES.map(([pattern]) => pattern);
  expect([...builtPages].filter((page) => !patterns.includes(page))).toEqual([]);
  const expected = SPEC_ROUTES.filter(([, , route]) => route in EXPECTED).map(([pattern]) => pattern);
  expect(expected.filter((pattern) => !builtPages.has(pattern))).toEqual([]);
});

test.each(SPEC_ROUTES.filter(([, example]) => example !== '/'))('%s, as %s, is %s', (pattern, example, route) => {
  const expected = rowOf(pattern, route);
  expect(outcomesOf(example)).toEqual(expected);
  // Addresses are typed and mailed in all shapes.
  expect(outcomesOf(`${example.toUpperCase()}/`)).toEqual(expected);
});

test('/ is the dashboard too, and not worth a cookie', () => {
  expect(outcomesOf('/')).toEqual({ ...EXPECTED.dashboard, stranger: '/signin' });
});

test.each(UNKNOWN_ADDRESSES)('%s leads to /404', (address) => {
  expect(outcomesOf(address)).toEqual(EXPECTED.unknown);
});
