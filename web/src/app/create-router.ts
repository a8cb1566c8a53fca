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
import { MODULE_PAGES } from './module-pages.ts';
import { NotFoundRedirect } from './not-found-redirect.tsx';
import PublicFrame from './shell/public-frame.tsx';

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

const FRAMES = { open, 'set-up': setUp, menu: shell, none: root };

const routes = MODULE_PAGES.flatMap(({ pages }) => pages).map(({ path, frame, load }) => ({
  frame,
  // Most visits begin at sign-in: it comes with the first file.
  route: createRoute({
    getParentRoute: () => FRAMES[frame],
    path,
    component: load === 'first' ? SignInPage : lazyRouteComponent(load),
  }),
}));
const routesIn = (name: keyof typeof FRAMES) => routes.flatMap(({ frame, route }) => (frame === name ? [route] : []));

const routeTree = root.addChildren([
  open.addChildren(routesIn('open')),
  setUp.addChildren(routesIn('set-up')),
  shell.addChildren(routesIn('menu')),
  ...routesIn('none'),
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
