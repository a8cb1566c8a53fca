import type { GuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import type { z } from 'zod';
import { DeskError, type DeskFault } from './ticket-desk-port.ts';

const FAULTS: Readonly<Record<number, DeskFault>> = {
  401: 'denied',
  403: 'denied',
  404: 'project-unknown',
  // GitHub: the repository has no issues.
  410: 'project-unknown',
  // Jira: a field that is required is missing, or does not take its value.
  400: 'fields',
  422: 'project-unknown',
};

type Question<Answer extends z.ZodType> = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON with POST; GET without. */
  readonly body?: object;
  readonly answer: Answer;
};

/**
 * Asks a desk through the guard, because somebody typed its address, and reads what it answers.
 * @throws DeskError, also for an answer that is no JSON of the expected shape
 */
export async function askDesk<Answer extends z.ZodType>(
  client: () => GuardedClient,
  { address, headers, body, answer }: Question<Answer>,
): Promise<z.output<Answer>> {
  const outgoing = client();
  try {
    const sent = body === undefined ? {} : { method: 'POST' as const, body: JSON.stringify(body) };
    const type = { 'content-type': 'application/json' };
    const exchange = await outgoing.request(address, { ...sent, headers: { ...headers, ...type } });
    const { status } = exchange;
    if (status < 200 || status >= 300) throw new DeskError(FAULTS[status] ?? 'unreachable');
    return answer.parse(JSON.parse(exchange.body.toString('utf8')));
  } catch (error) {
    throw error instanceof DeskError ? error : new DeskError('unreachable', { cause: error });
  } finally {
    await outgoing.close();
  }
}

/** An address below the desk's own. */
export const below = (address: string, path: string): string =>
  new URL(path, address.endsWith('/') ? address : `${address}/`).href;
