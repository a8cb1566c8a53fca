import type * as calls from '@portal/contract/developers/ticket-link.calls.ts';
import type { TicketOutcome } from '@portal/domain/developers/ticket-desks.ts';
import { AppError } from '../../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../../call/bind-call.ts';
import type { Caller } from '../../../../call/caller.ts';
import type { OrgTransaction } from '../../../../database/database.ts';
import { sayFor } from '../../../../system/texts/say-for.ts';
import { hashToken } from '../../../../system/tokens.ts';
import { auditCaller } from '../../../audit/public.ts';
import { findFindingName, readFindingStates } from '../../../monitoring/public.ts';
import type { DevelopersServices } from '../../developers-services.ts';
import { findTicketLink, type LinkedTicket, lockLinkedTicket, noteOutcome } from './ticket-links.store.ts';

type Opened = {
  readonly ticket: LinkedTicket;
  readonly orgId: string;
  readonly now: Date;
  readonly title: string;
  readonly websiteName: string;
};

/** What the link in a ticket's email shows; that it was asked for changes nothing. @throws AppError TICKET_LINK_INVALID */
export async function openTicketLink(
  services: DevelopersServices,
  caller: CallerOf<typeof calls.openTicketLink>,
  { token }: InputOf<typeof calls.openTicketLink>,
): Promise<AnswerOf<typeof calls.openTicketLink>> {
  return withTicketLink(services, caller, token, async (_tx, opened) => told(opened, opened.ticket.outcome));
}

/** Takes what who works on a ticket says of it; the same word once more changes nothing. @throws AppError TICKET_LINK_INVALID */
export async function answerTicketLink(
  services: DevelopersServices,
  caller: CallerOf<typeof calls.answerTicketLink>,
  { token, outcome, name }: InputOf<typeof calls.answerTicketLink>,
): Promise<AnswerOf<typeof calls.answerTicketLink>> {
  return withTicketLink(services, caller, token, async (tx, opened) => {
    const { ticket, orgId, now: at, title: subject } = opened;
    if (ticket.outcome !== outcome) {
      await noteOutcome(tx, ticket.ticket_id, { outcome, name, at });
      const details = { findingId: ticket.finding_id, outcome, name };
      await auditCaller(tx, caller, at, {
        ...{ action: 'developers.ticket-answered', subject, details },
        ...{ orgId, actorId: null },
      });
    }
    return told(opened, outcome);
  });
}

/**
 * Runs `work` for the ticket of a link. Links that are unknown or over, of a removed desk, a fixed finding, a suspended firm and one whose
 * plan holds no scans any more are all told the same.
 */
async function withTicketLink<Result>(
  { database, clock, plans }: DevelopersServices,
  { brand, language }: Pick<Caller, 'brand' | 'language'>,
  token: string,
  work: (tx: OrgTransaction, opened: Opened) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  const link = await database.onceAsSystem((tx) => findTicketLink(tx, hashToken(token), now));
  if (link === undefined) throw new AppError('TICKET_LINK_INVALID');
  return database.inOrg(link.org_id, async (tx) => {
    const ticket = await lockLinkedTicket(tx, link.ticket_id);
    const { modules } = await plans.current(tx);
    if (ticket === undefined || modules.monitoring !== 'ACTIVE') throw new AppError('TICKET_LINK_INVALID');
    const finding = (await readFindingStates(tx, [ticket.finding_id])).get(ticket.finding_id);
    const name = await findFindingName(tx, ticket.finding_id, sayFor(brand, language));
    if (finding === undefined || name === null || finding.isFixed) throw new AppError('TICKET_LINK_INVALID');
    return work(tx, { ticket, orgId: link.org_id, now, ...name });
  });
}

function told({ ticket, now, title, websiteName }: Opened, outcome: TicketOutcome | null) {
  const endsAt = (ticket.link_ends_at ?? now).toISOString();
  return { success: true, data: { key: ticket.key, title, websiteName, endsAt, outcome } } as const;
}
