import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useRouter,
} from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useAction } from './use-action.ts';

const change = vi.fn(async () => 'made');

function Form() {
  const { history } = useRouter();
  const { act, isBusy } = useAction(async () => {
    await change();
    history.push('/made');
  });
  return (
    <button type="button" aria-disabled={isBusy} onClick={() => void act()}>
      Save
    </button>
  );
}

test('a late second press on the way to the next page sends nothing', async () => {
  let arrive: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const rootRoute = createRootRoute();
  const routeTree = rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: '/', component: Form }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/made',
      loader: () => loaded,
      pendingMs: Number.POSITIVE_INFINITY,
      component: () => <p>It is made.</p>,
    }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.poll(() => router.history.location.pathname).toBe('/made');
  await save.click({ force: true });
  expect(change).toHaveBeenCalledOnce();
  arrive();
  await expect.element(screen.getByText('It is made.')).toBeVisible();
  expect(change).toHaveBeenCalledOnce();
});
