import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { TicketStanding } from '../../../providers/tickets/ticket-desk-port.ts';
import { unseal } from '../../../system/sealed-box.ts';
import { hashToken, secretsEqual } from '../../../system/tokens.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { type DeskRow, findDeskByHook } from './ticket-desks.store.ts';
import { markStanding } from './tickets.store.ts';

/** Where desks tell that a ticket was closed; a secret follows. */
export const TICKET_HOOKS_PATH = '/api/hooks/tickets';

/** What became of a desk's call: `unknown` for a secret that nobody has, `unsigned` where its signature is wrong. */
export type TicketEventOutcome = 'unknown' | 'unsigned' | 'changed' | 'nothing to change';

export type TicketEvent = {
  readonly token: string;
  /** The header X-Hub-Signature-256. */
  readonly signature: string;
  readonly body: Buffer;
};

type Read = { readonly key: string; readonly standing: TicketStanding } | null;

/** GitHub, webhook event "issues": the number, how the issue stands now, and of which repository it is. */
const githubEvent = z.object({
  issue: z.object({ number: z.int(), state: z.enum(['open', 'closed']) }),
  repository: z.object({ full_name: z.string() }),
});

/** Jira Cloud, webhook "jira:issue_updated". */
const jiraEvent = z.object({
  issue: z.object({
    key: z.string(),
    fields: z.object({ status: z.object({ statusCategory: z.object({ key: z.string() }) }) }),
  }),
});

/** Takes what a desk tells; only how its own tickets stand changes by it, and no finding is fixed by it. */
export const createReceiveTicketEvent =
  ({ database, clock, webhookKey }: Pick<DevelopersServices, 'database' | 'clock' | 'webhookKey'>) =>
  async ({ token, signature, body }: TicketEvent): Promise<TicketEventOutcome> => {
    const desk = await database.asSystem((tx) => findDeskByHook(tx, hashToken(token)));
    if (desk === undefined) return 'unknown';
    if (desk.kind === 'github' && !isSigned(desk, webhookKey, signature, body)) return 'unsigned';
    const event = readEvent(desk, body.toString('utf8'));
    if (event === null) return 'nothing to change';
    const at = clock.now();
    const { key, standing } = event;
    const isChanged = await database.inOrg(desk.org_id, (tx) =>
      markStanding(tx, { deskId: desk.desk_id, key }, standing, at),
    );
    return isChanged ? 'changed' : 'nothing to change';
  };

/** HMAC-SHA256 of the bytes that came, in hexadecimal after "sha256=" (GitHub, "Validating webhook deliveries"). */
function isSigned(desk: DeskRow, key: Buffer, signature: string, body: Buffer): boolean {
  const secret = z.string().parse(unseal(key, desk.sealed_hook_secret ?? ''));
  return secretsEqual(signature, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
}

/** What an event says of a ticket; null for any other event, such as the first one that only says hello. */
function readEvent(desk: DeskRow, text: string): Read {
  const body = parsed(text);
  if (desk.kind === 'github') {
    const event = githubEvent.safeParse(body);
    if (!event.success) return null;
    const { issue, repository } = event.data;
    if (repository.full_name.toLowerCase() !== desk.project.toLowerCase()) return null;
    return { key: `#${issue.number}`, standing: issue.state };
  }
  const event = jiraEvent.safeParse(body);
  if (!event.success) return null;
  const { key, fields } = event.data.issue;
  return { key, standing: fields.status.statusCategory.key === 'done' ? 'closed' : 'open' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
