import type { z } from 'zod';
import type { ProbelySettings } from '../../../config/scanner-settings.ts';
import { findingPage, scan, scanPage, schedulePage, target } from './probely-answers.ts';

const TIMEOUT_MS = 20_000;
/** Results of one page; the interface allows more than its default of 10. */
const PAGE_LENGTH = 100;
/** Pages that are read of one list: a scan with more findings has told enough. */
const MAX_PAGES = 20;

/** The service, or the way to it, is down; another try may succeed. */
export class ProbelyUnavailable extends Error {
  override readonly name = 'ProbelyUnavailable';
}

/** The service refused a request for good, such as for a website that is not verified there. */
export class ProbelyRefusal extends Error {
  override readonly name = 'ProbelyRefusal';
  readonly status: number;
  constructor(status: number) {
    super(`Probely answered ${status}`);
    this.status = status;
  }
}

type Asked = { readonly method?: 'POST' | 'PUT' | 'DELETE'; readonly body?: unknown };

/**
 * The calls of Probely's interface (its public OpenAPI description, version 1.2.0) that the portal uses.
 * `report` hears of every failure. @throws ProbelyUnavailable, ProbelyRefusal
 */
export function createProbelyClient({ apiKey, endpoint }: ProbelySettings, report: (error: unknown) => void) {
  const failed = <Failure extends Error>(failure: Failure): Failure => {
    report(failure);
    return failure;
  };
  const send = async (path: string, { method, body }: Asked = {}): Promise<Response> => {
    let response: Response;
    try {
      response = await fetch(`${endpoint}${path}`, {
        method: method ?? 'GET',
        headers: {
          authorization: `JWT ${apiKey}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (cause) {
      throw failed(new ProbelyUnavailable('Probely did not answer', { cause }));
    }
    if (response.ok) return response;
    await response.body?.cancel();
    const { status } = response;
    // A wrong key is the operator's to fix, and says nothing about the website.
    if (status >= 500 || [401, 408, 425, 429].includes(status))
      throw failed(new ProbelyUnavailable(`Probely answered ${status}`));
    throw failed(new ProbelyRefusal(status));
  };
  const ask = async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    asked?: Asked,
  ): Promise<z.output<Schema>> => {
    const response = await send(path, asked);
    const parsed = schema.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw failed(new ProbelyUnavailable(`Probely answered ${path} in an unknown form`));
    return parsed.data;
  };
  const ofTarget = (targetId: string) => `/targets/${encodeURIComponent(targetId)}`;
  const ofScan = (targetId: string, scanId: string) => `${ofTarget(targetId)}/scans/${encodeURIComponent(scanId)}`;

  return {
    createTarget: (name: string) => ask('/targets/', target, { method: 'POST', body: { name } }),
    /** A target's address can be set once. */
    async addressTarget(targetId: string, site: { name: string; url: string }): Promise<void> {
      await send(`${ofTarget(targetId)}/site/`, { method: 'PUT', body: site });
    },
    startScan: (targetId: string, profile: string) =>
      ask(`${ofTarget(targetId)}/scan_now/`, scan, { method: 'POST', body: { scan_profile: profile } }),
    readScan: (targetId: string, scanId: string) => ask(`${ofScan(targetId, scanId)}/`, scan),
    async cancelScan(targetId: string, scanId: string): Promise<void> {
      await send(`${ofScan(targetId, scanId)}/cancel/`, { method: 'POST' });
    },
    /** The newest scans, at most one page. */
    listScans: async (targetId: string) =>
      (await ask(`${ofTarget(targetId)}/scans/?length=${PAGE_LENGTH}&ordering=-started`, scanPage)).results,
    async listFindings(targetId: string, scanId: string) {
      const found = [];
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const query = `scan=${encodeURIComponent(scanId)}&length=${PAGE_LENGTH}&page=${page}`;
        const answer = await ask(`${ofTarget(targetId)}/findings/?${query}`, findingPage);
        found.push(...answer.results);
        if (page >= answer.page_total) break;
      }
      return found;
    },
    listSchedules: async (targetId: string) =>
      (await ask(`${ofTarget(targetId)}/scheduledscans/`, schedulePage)).results,
    async removeSchedule(targetId: string, scheduleId: string): Promise<void> {
      await send(`${ofTarget(targetId)}/scheduledscans/${encodeURIComponent(scheduleId)}/`, { method: 'DELETE' });
    },
    async readReport(targetId: string, scanId: string, kind: 'owasp' | 'pci'): Promise<Buffer> {
      const response = await send(`${ofScan(targetId, scanId)}/report/${kind}/`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

export type ProbelyClient = ReturnType<typeof createProbelyClient>;
