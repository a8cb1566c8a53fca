import fastifyRateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../call/app-error.ts';
import type { LimitsPort } from '../../providers/rate-counts/limits-port.ts';
import { networkOf } from '../../system/network-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** So many requests may come from an address in a minute; null for as many as want. What says nothing counts towards the whole portal. */
    perMinute?: number | null;
  }
}

const MINUTE_MS = 60_000;
/** For each address, everything that has no limit of its own: pages, their files, the addresses in mails, and what is not there. */
const WHOLE_PORTAL_PER_MINUTE = 1200;

type Answer = Parameters<FastifyRateLimitStore['incr']>[1];

const perMinute = (request: FastifyRequest) => request.routeOptions.config?.perMinute;

/**
 * Limits requests by network address, an IPv6 network of 64 bits counting as one, in counts that all processes share
 * (ASVS 5.0, 2.4.1). See `SharedLimits` for how exactly they hold. One hook looks at all requests: one for each of the calls, which the
 * library would make, costs a start 50 ms.
 */
export async function limitRequests(app: FastifyInstance, limits: LimitsPort): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false,
    timeWindow: MINUTE_MS,
    max: (request) => perMinute(request) ?? WHOLE_PORTAL_PER_MINUTE,
    allowList: (request) => perMinute(request) === null,
    keyGenerator: countedAs,
    store: storeIn(limits),
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });
  app.addHook('onRequest', app.rateLimit());
}

function countedAs(request: FastifyRequest): string {
  const { method, url } = request.routeOptions;
  return `${perMinute(request) === undefined ? 'portal' : `${method} ${url}`} ${networkOf(request.ip)}`;
}

function storeIn(limits: LimitsPort) {
  return class SharedStore implements FastifyRateLimitStore {
    incr(key: string, answer: Answer, windowMs: number, max: number): void {
      limits.count(key, windowMs, max).then(
        (standing) => answer(null, standing),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
