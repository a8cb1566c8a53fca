import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import SignInPage from '../modules/accounts/sign-in-page.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { Gate } from './gate.tsx';
import { NotFoundRedirect } from './not-found-redirect.tsx';
import PublicFrame from './shell/public-frame.tsx';

type Page = Parameters<typeof lazyRouteComponent>[0];

const root = createRootRoute({ component: Gate, notFoundComponent: NotFoundRedirect });

// Three frames: pages anyone sees, set-up pages of signed-in people, and the portal with its menu.
const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  component: PublicFrame,
});
const setUp = createRoute({
  getParentRoute: () => root,
  id: 'set-up',
  component: lazyRouteComponent(() => import('./shell/set-up-frame.tsx')),
});
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyRouteComponent(() => import('./shell/shell.tsx')),
});

const under = (parent: typeof open | typeof setUp | typeof shell, path: string, load: Page) =>
  createRoute({ getParentRoute: () => parent, path, component: lazyRouteComponent(load) });

const signUp: Page = () => import('../modules/accounts/sign-up-page.tsx');
const signUpLink: Page = () => import('../modules/accounts/sign-up-link-page.tsx');
const console: Page = () => import('../modules/console/console-page.tsx');
const forgotPassword: Page = () => import('../modules/accounts/forgot-password-page.tsx');
const resetPassword: Page = () => import('../modules/accounts/reset-password-page.tsx');
const plan: Page = () => import('../modules/plans/plan-page.tsx');
const dashboard: Page = () => import('../modules/dashboard/dashboard-page.tsx');
const settings: Page = () => import('../modules/settings/settings-page.tsx');
const policy: Page = () => import('../modules/policies/policy-page.tsx');
const assessment: Page = () => import('../modules/maturity/assessment-page.tsx');
const training: Page = () => import('../modules/training/training-page.tsx');
const websiteScans: Page = () => import('../modules/monitoring/website-scans-page.tsx');
const ratings: Page = () => import('../modules/ratings/ratings-page.tsx');
const marketplace: Page = () => import('../modules/marketplace/marketplace-page.tsx');
const concierge: Page = () => import('../modules/concierge/concierge-page.tsx');

const routeTree = root.addChildren([
  open.addChildren([
    // Most visits begin here: this page comes with the first file.
    createRoute({ getParentRoute: () => open, path: '/signin', component: SignInPage }),
    createRoute({ getParentRoute: () => open, path: '/signin/$subscriptionId', component: SignInPage }),
    createRoute({ getParentRoute: () => open, path: '/console/signin', component: SignInPage }),
    under(open, '/signup', signUp),
    under(open, '/signup/$subscriptionId', signUp),
    under(open, '/verify', () => import('../modules/accounts/verify-page.tsx')),
    under(open, '/verifyEmail/$token', () => import('../modules/accounts/verify-link-page.tsx')),
    under(open, '/invite-link/$linkId', () => import('../modules/accounts/invite-link-page.tsx')),
    under(open, '/signupLink/$linkId', signUpLink),
    under(open, '/signupSec/$linkId', signUpLink),
    under(open, '/link-error-page', () => import('../modules/accounts/link-error-page.tsx')),
    under(open, '/forgotPassword', forgotPassword),
    under(open, '/forgotPassword/$subscriptionId', forgotPassword),
    under(open, '/resetPassword/$linkId', resetPassword),
    under(open, '/resetPassword/$linkId/$subscriptionId', resetPassword),
    under(open, '/maintenance', () => import('../modules/portal-pages/maintenance-page.tsx')),
    under(open, '/incorrect-url', () => import('../modules/portal-pages/incorrect-url-page.tsx')),
    under(open, '/404', () => import('../modules/portal-pages/not-found-page.tsx')),
    under(open, '/console/setup/$linkId', () => import('../modules/console/first-staff-page.tsx')),
    under(open, '/console/join/$linkId', () => import('../modules/console/join-staff-page.tsx')),
  ]),
  setUp.addChildren([
    under(setUp, '/onboarding', () => import('../modules/onboarding/onboarding-page.tsx')),
    under(setUp, '/intro', () => import('../modules/intro/intro-page.tsx')),
    under(setUp, '/console', console),
    under(setUp, '/console/$list', console),
    under(setUp, '/console/$list/$item', console),
    under(setUp, '/console/organizations/$orgId', () => import('../modules/console/organisation-page.tsx')),
    under(setUp, '/console/account', () => import('../modules/settings/staff-account-page.tsx')),
  ]),
  shell.addChildren([
    under(shell, '/', dashboard),
    under(shell, '/dashboard', dashboard),
    under(shell, '/plan', plan),
    under(shell, '/subscription', plan),
    under(shell, '/settings', settings),
    under(shell, '/settings/$tab', settings),
    under(shell, '/securitypolicy', () => import('../modules/policies/policies-page.tsx')),
    under(shell, '/securitypolicy/$id', policy),
    under(shell, '/securitypolicy/$id/$version', policy),
    under(shell, '/cybermaturity', assessment),
    under(shell, '/cybermaturity/assessment', assessment),
    under(shell, '/cybermaturity/assessment/$elementPath', assessment),
    under(shell, '/zimm/assessment/$category', assessment),
    under(shell, '/cybermaturity/report', () => import('../modules/maturity/report/report-page.tsx')),
    under(shell, '/proof-packs', () => import('../modules/proof-packs/packs-page.tsx')),
    under(shell, '/proof-packs/new', () => import('../modules/proof-packs/new-pack-page.tsx')),
    under(shell, '/training', training),
    under(shell, '/training/$tab', training),
    under(shell, '/training/$tab/$course', training),
    under(shell, '/training/$tab/$course/$trainee', training),
    under(shell, '/concierge', concierge),
    under(shell, '/concierge/$tab', concierge),
    under(shell, '/concierge/$tab/$item', concierge),
    under(shell, '/cyberConcierge', concierge),
    under(shell, '/cyberConcierge/$tab', concierge),
    under(shell, '/cyberConcierge/$tab/$item', concierge),
    under(shell, '/attacksurface', ratings),
    under(shell, '/attacksurface/$tab', ratings),
    under(shell, '/marketplace', marketplace),
    under(shell, '/marketplace/$partner', marketplace),
    under(shell, '/insurance', () => import('../modules/insurance/insurance-page.tsx')),
    under(shell, '/webappscan', websiteScans),
    under(shell, '/webappscan/$websiteName', websiteScans),
    under(shell, '/webappscan/$websiteName/findings', () => import('../modules/monitoring/website-findings-page.tsx')),
    under(
      shell,
      '/webappscan/$websiteName/findings/$findingId',
      () => import('../modules/monitoring/website-finding-page.tsx'),
    ),
  ]),
  createRoute({
    getParentRoute: () => root,
    path: '/dev/kit',
    component: lazyRouteComponent(() => import('../kit-page/kit-page.tsx')),
  }),
]);

/** The portal's pages by address. The history is the browser's unless another is given. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultErrorComponent: CrashScreen,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
