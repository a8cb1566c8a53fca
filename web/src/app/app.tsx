import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { RouterProvider as LinkProvider } from 'react-aria-components';
import type { AppRouter } from './create-router.ts';

type AppProps = {
  readonly router: AppRouter;
  readonly queryClient: QueryClient;
};

/** The whole portal. Links of the interface kit go through the router. */
export function App({ router, queryClient }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider navigate={(path) => router.history.push(path)}>
        <RouterProvider router={router} />
      </LinkProvider>
    </QueryClientProvider>
  );
}
