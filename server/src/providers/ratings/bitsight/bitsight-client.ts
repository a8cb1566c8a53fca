import type { z } from 'zod';
import type { BitsightSettings } from '../../../config/ratings-settings.ts';
import { type BitsightFinding, company, type FindingPage, fastRating, findingPage } from './bitsight-answers.ts';

const TIMEOUT_MS = 20_000;
/** A report is made while it is asked for. */
const REPORT_TIMEOUT_MS = 120_000;
const LARGEST_REPORT_BYTES = 30 * 1024 * 1024;
const PAGE_LENGTH = 100;
/** Pages that are read of a firm's findings: one with more has been told enough. */
const MAX_PAGES = 10;

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
  { token, endpoint, fastRatingsPath, reportsPath }: BitsightSettings,
  report: (error: unknown) => void,
  signal: AbortSignal,
) {
  const unavailable = (message: string, cause?: unknown) => {
    const failure = new BitsightUnavailable(message, { cause });
    report(failure);
    return failure;
  };
  /** The answer to a request that went well, to be read by whoever asked. */
  const send = async (url: URL, body: unknown, accept: string, timeoutMs: number): Promise<Response> => {
    let response: Response;
    try {
      response = await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept,
          authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
    } catch (cause) {
      signal.throwIfAborted();
      throw unavailable('BitSight did not answer', cause);
    }
    if (!response.ok) {
      await response.body?.cancel();
      // What the firm entered may be no company for BitSight; everything else is the operator's to fix.
      if ([400, 404, 422].includes(response.status))
        throw new BitsightUnknownCompany(`BitSight answered ${response.status}`);
      throw unavailable(`BitSight answered ${response.status}`);
    }
    return response;
  };
  const ask = async <Schema extends z.ZodType>(url: URL, schema: Schema, body?: unknown): Promise<z.output<Schema>> => {
    const response = await send(url, body, 'application/json', TIMEOUT_MS);
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
      for (let page = 1; next !== null && page <= MAX_PAGES; page += 1) {
        const answer: FindingPage = await ask(next, findingPage);
        found.push(...answer.results);
        next = following(answer, next);
      }
      return found;
    },

    /** The company's report as PDF. */
    async makeReport(guid: string): Promise<Uint8Array> {
      const url = at(reportsPath);
      const response = await send(url, { params: { company: guid } }, 'application/pdf', REPORT_TIMEOUT_MS);
      const parts: Uint8Array[] = [];
      let length = 0;
      try {
        for await (const part of response.body ?? []) {
          length += part.length;
          if (length > LARGEST_REPORT_BYTES) break;
          parts.push(part);
        }
      } catch (cause) {
        signal.throwIfAborted();
        throw unavailable('BitSight broke its report off', cause);
      }
      const report = Buffer.concat(parts);
      if (length > LARGEST_REPORT_BYTES || report.subarray(0, 5).toString('latin1') !== '%PDF-')
        throw unavailable('BitSight gave no report that can be used');
      return report;
    },
  };
}
