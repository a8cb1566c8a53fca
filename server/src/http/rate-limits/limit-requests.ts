import fastifyRateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../call/app-error.ts';
import type { LimitsPort } from '../../providers/rate-counts/limits-port.ts';

/** For each address, everything that has no limit of its own: pages, their files, the addresses in mails. */
const WHOLE_PORTAL_PER_MINUTE = 1200;

/** What a route's store is made with; the library's own type does not name the route. */
type ChildOptions = { readonly routeInfo?: { readonly method?: unknown; readonly url?: unknown } };
type Answer = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Limits requests by network address, an IPv6 network of 64 bits counting as one, in counts that all processes share
 * (ASVS 5.0, 2.4.1). See `SharedLimits` for how exactly they hold.
 */
export async function limitRequests(app: FastifyInstance, limits: LimitsPort): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: WHOLE_PORTAL_PER_MINUTE,
    timeWindow: '1 minute',
    store: storeIn(limits),
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });
}

function storeIn(limits: LimitsPort) {
  return class SharedStore implements FastifyRateLimitStore {
    #counted = 'portal';

    incr(address: string, answer: Answer, windowMs: number, max: number): void {
      limits.count(`${this.#counted} ${address}`, windowMs, max).then(
        (standing) => answer(null, standing),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(options: object): FastifyRateLimitStore {
      const { routeInfo } = options as ChildOptions;
      const store = new SharedStore();
      store.#counted = `${routeInfo?.method} ${routeInfo?.url}`;
      return store;
    }
  };
}
