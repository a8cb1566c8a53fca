import Chargebee from 'chargebee';
import { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';
import type { ChargebeeSettings } from '../../../config/provider-settings.ts';

const ANSWER_TIMEOUT_MS = 10_000;

/** What Chargebee refuses a request with (its API reference, "Error handling"). */
const refusal = z.object({ http_status_code: z.number(), api_error_code: z.string().optional() });

/** Chargebee's own library, pointed at the site, or at another address of the service in tests. */
export function createChargebeeClient({ site, apiKey, endpoint }: ChargebeeSettings): Chargebee {
  return new Chargebee({
    site,
    apiKey,
    timeout: ANSWER_TIMEOUT_MS,
    httpClient: {
      makeApiRequest(request, timeoutMs) {
        const { pathname, search } = new URL(request.url);
        const address = endpoint === null ? request.url : `${endpoint}${pathname}${search}`;
        const signal = AbortSignal.timeout(timeoutMs);
        return fetch(new Request(address, request), { redirect: 'error', signal });
      },
    },
  });
}

/** How Chargebee failed, without what was sent: the request carries the API key. */
export type ChargebeeFailure = { readonly kind: 'unavailable' | 'missing' | 'refused'; readonly error: Error };

/** Tells apart what Chargebee does not know, what it refuses, and when it, or the way to it, is down. */
export function chargebeeFailure(cause: unknown): ChargebeeFailure {
  const parsed = refusal.safeParse(cause);
  if (!parsed.success) {
    const error = cause instanceof Error ? cause : new Error('Chargebee could not be asked');
    return { kind: 'unavailable', error };
  }
  const { http_status_code: status, api_error_code: code = 'without a code' } = parsed.data;
  const error = new Error(`Chargebee answered ${status}: ${code.slice(0, 100)}`);
  if (status === 404) return { kind: 'missing', error };
  return { kind: status === 400 || status === 409 ? 'refused' : 'unavailable', error };
}

/** Runs a request; tells the log of a failure and answers it in the portal's words, or with null for what is not there. */
export async function askChargebee<Answer>(
  ask: () => Promise<Answer>,
  report: (error: unknown) => void,
): Promise<Answer | null> {
  try {
    return await ask();
  } catch (cause) {
    const { kind, error } = chargebeeFailure(cause);
    report(error);
    if (kind === 'missing') return null;
    throw new AppError(kind === 'refused' ? 'PLAN_REFUSED' : 'BILLING_UNAVAILABLE');
  }
}
