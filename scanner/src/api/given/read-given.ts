import { lineOfError } from '@portal/domain/monitoring/signed-in/recording/read-har.ts';
import { parseDocument } from 'yaml';
import { readDescription } from '../read-description.ts';
import { isDescribed } from '../sample-value.ts';
import type { DescribedRequest, GivenOperation, LeftOperation, ReadGiven } from './given-operation.ts';
import { bodiesOf, reasonToLeave } from './judge-request.ts';
import { requestsOfArchive } from './read-archive.ts';
import { requestsOfOpenApi } from './read-openapi.ts';
import { requestsOfPostman } from './read-postman.ts';

const MAX_OPERATIONS = 200;
const MAX_LEFT = 200;

/**
 * Reads what a website's owner gives as a description of its interface: OpenAPI 3 or Swagger 2 in JSON or YAML, a Postman
 * collection, or a recording (HAR). Tells the line at which a text breaks.
 */
export function readGiven(text: string, website: string): ReadGiven {
  const clean = text.replace(/^\uFEFF/, '');
  const whole = readDescription(clean);
  if (whole === null || typeof whole === 'string') {
    const line = lineOfFault(clean);
    return line === null ? { problem: 'UNKNOWN', line: 1 } : { problem: 'UNREADABLE', line };
  }
  if (!isDescribed(whole)) return { problem: 'UNKNOWN', line: 1 };
  const readers = [
    ['openapi', () => requestsOfOpenApi(whole, website)],
    ['postman', () => requestsOfPostman(whole, website)],
    ['har', () => requestsOfArchive(whole)],
  ] as const;
  for (const [format, read] of readers) {
    const requests = read();
    if (requests === null) continue;
    return requests.length === 0 ? { problem: 'EMPTY', line: 1 } : { format, ...judged(requests, website) };
  }
  return { problem: 'UNKNOWN', line: 1 };
}

function judged(requests: readonly DescribedRequest[], website: string) {
  const operations: GivenOperation[] = [];
  const left: LeftOperation[] = [];
  for (const request of requests) {
    const isFull = operations.length >= MAX_OPERATIONS;
    const reason = reasonToLeave(request, website) ?? (isFull ? 'LIMIT' : null);
    const { method, url, pathPlaces } = request;
    if (reason === null && (method === 'GET' || method === 'POST'))
      operations.push({
        method,
        url,
        pathPlaces: [...pathPlaces],
        ...(method === 'POST' ? bodiesOf(request) : { json: null }),
      });
    else if (reason !== null && left.length < MAX_LEFT) left.push({ method, path: shownPath(url, reason), reason });
  }
  return { operations, left };
}

function shownPath(address: string, reason: LeftOperation['reason']): string {
  const { host, pathname } = new URL(address);
  return `${reason === 'OTHER_HOST' ? host : ''}${pathname}`.slice(0, 300);
}

/** The line at which a text breaks as JSON, or as YAML where it does not begin like JSON; null when it does not break. */
function lineOfFault(text: string): number | null {
  if (/^\s*[{[]/.test(text)) {
    try {
      JSON.parse(text);
      return null;
    } catch (error) {
      return lineOfError(error, text);
    }
  }
  const [error] = parseDocument(text.slice(0, 1_000_000), { uniqueKeys: false, logLevel: 'silent' }).errors;
  return error === undefined ? null : (error.linePos?.[0].line ?? 1);
}
