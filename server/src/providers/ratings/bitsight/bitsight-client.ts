import type { z } from 'zod';
import type { BitsightSettings } from '../../../ratings-settings.ts';
import { type BitsightFinding, company, type FindingPage, fastRating, findingPage } from './bitsight-answers.ts';

const TIMEOUT_MS = 20_000;
const PAGE_LENGTH = 100;
/** Pages that are read of a firm's findings: one with more has been told enough. */
const MOST_PAGES = 10;

/** The service, or the way to it, is down, or its answer cannot be understood; another try may succeed. */
export class BitsightUnavailable extends Error {
  override readonly name = 'BitsightUnavailable';
}

/** The service does not know the firm. */
export class BitsightUnknownCompany extends Error {
  override readonly name = 'BitsightUnknownCompany';
}

/**
 * The calls of BitSight's interface (its public API guide) that the portal uses. `report` hears of every failure, never with the
 * token. @throws BitsightUnavailable, BitsightUnknownCompany, and the signal's reason when it is aborted
 */
export function createBitsightClient(
  { token, endpoint, fastRatingsPath }: BitsightSettings,
  report: (error: unknown) => void,
  signal: AbortSignal,
) {
  const unavailable = (message: string, cause?: unknown) => {
    const failure = new BitsightUnavailable(message, { cause });
    report(failure);
    return failure;
  };
  const ask = async <Schema extends z.ZodType>(url: URL, schema: Schema, body?: unknown): Promise<z.output<Schema>> => {
    let response: Response;
    try {
      response = await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
    } catch (cause) {
      signal.throwIfAborted();
      throw unavailable('BitSight did not answer', cause);
    }
    if (!response.ok) {
      await response.body?.cancel();
      // What the firm entered may be no company for BitSight; everything else is the operator's to mend.
      if ([400, 404, 422].includes(response.status))
        throw new BitsightUnknownCompany(`BitSight answered ${response.status}`);
      throw unavailable(`BitSight answered ${response.status}`);
    }
    const parsed = schema.safeParse(await response.json().catch(() => undefined));
    signal.throwIfAborted();
    if (!parsed.success) throw unavailable(`BitSight answered ${url.pathname} in an unknown form`);
    return parsed.data;
  };
  const at = (path: string) => new URL(`${endpoint}${path}`);

  /** The page after this one; the token goes nowhere else, whatever an answer says. */
  const following = ({ links }: FindingPage, from: URL): URL | null => {
    const link = links?.next ?? null;
    const next = link === null ? null : URL.parse(link, from);
    if (next !== null && next.origin !== from.origin) throw unavailable('BitSight led to another address');
    return next;
  };

  return {
    /** The id of the company that an address belongs to. */
    findCompany: (firm: { company: string; url: string; industry: string }) =>
      ask(at(fastRatingsPath), fastRating, { ...firm, generate_report: false }),

    readCompany: (guid: string) => ask(at(`/ratings/v1/companies/${encodeURIComponent(guid)}`), company),

    async listFindings(guid: string): Promise<BitsightFinding[]> {
      const found: BitsightFinding[] = [];
      let next: URL | null = at(`/ratings/v1/companies/${encodeURIComponent(guid)}/findings?limit=${PAGE_LENGTH}`);
      for (let page = 1; next !== null && page <= MOST_PAGES; page += 1) {
        const answer: FindingPage = await ask(next, findingPage);
        found.push(...answer.results);
        next = following(answer, next);
      }
      return found;
    },
  };
}
