import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const retriesWhenUnreachable = 2;

/** The cache of answers. Calls are repeated only where the server was not reached or is not ready. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < retriesWhenUnreachable &&
          error instanceof ApiError &&
          (error.status === 0 || error.status === 503),
      },
      // Without a connection a change fails and says so; otherwise it would wait unseen and be made at some later time.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
