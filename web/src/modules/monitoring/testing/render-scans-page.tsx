import '../../../styles/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RouterProvider as LinkProvider } from 'react-aria-components';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../../../api/query-client.ts';
import { useProfileQuery } from '../../../portal/use-profile.ts';
import { useSessionQuery } from '../../../portal/use-session-state.ts';
import { useSubscriptionQuery } from '../../../portal/use-subscription.ts';
import { type FakeHandlers, fakeServer } from '../../../testing/fake-server.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { clearToasts, ToastArea } from '../../../ui/overlays/toast.tsx';
import WebsiteFindingPage from '../website-finding-page.tsx';
import WebsiteFindingsPage from '../website-findings-page.tsx';
import WebsiteScansPage from '../website-scans-page.tsx';
import { type FakeScans, fakeScans } from './fake-scans.ts';

type Options = FakeScans & {
  readonly path?: string;
  readonly person?: Parameters<typeof signedIn>[0];
  readonly handlers?: FakeHandlers;
};

/** Opens the website scans of somebody who is signed in, with a fake server and a history of its own. */
export async function renderScansPage({ path = '/webappscan', person, handlers, ...scans }: Options = {}) {
  const server = fakeServer({ ...signedIn(person), ...fakeScans(scans), ...handlers });
  const root = createRootRoute({ component: LoadedOutlet });
  const page = (at: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path: at, component });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({
    routeTree: root.addChildren([
      page('/webappscan', WebsiteScansPage),
      page('/webappscan/$websiteName', WebsiteScansPage),
      page('/webappscan/$websiteName/findings', WebsiteFindingsPage),
      page('/webappscan/$websiteName/findings/$findingId', WebsiteFindingPage),
      page('/plan', () => <h1>Plan</h1>),
      page('/404', () => <h1>Not found</h1>),
    ]),
    history,
  });
  const queryClient = createQueryClient();
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <LinkProvider navigate={(to) => history.push(to)}>
        <RouterProvider router={router as never} />
        <ToastArea />
      </LinkProvider>
    </QueryClientProvider>,
  );
  onTestFinished(async () => {
    await screen.unmount();
    queryClient.clear();
    clearToasts();
    server.restore();
  });
  return {
    screen,
    server,
    address: () => history.location.href,
    back: () => history.back(),
    leave: () => history.push('/plan'),
  };
}

// The app shows pages only when session, plan and profile are there.
function LoadedOutlet() {
  const queries = [useSessionQuery(), useSubscriptionQuery(), useProfileQuery()];
  return queries.every((query) => query.data) ? (
    <main className="bg-canvas p-4 text-ink tablet:p-8">
      <Outlet />
    </main>
  ) : null;
}
