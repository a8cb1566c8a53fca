import { randomUUID } from 'node:crypto';
import type * as calls from '@portal/contract/developers/tickets.calls.ts';
import { TICKET_LINK_DAYS } from '@portal/domain/developers/ticket-desks.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { readFindingStates } from '../../monitoring/public.ts';
import { findUserName } from '../../profile/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { accessOf, asking, deskOfKind } from './desk-of.ts';
import { findDesk } from './ticket-desks.store.ts';
import { draftOf } from './ticket-draft.ts';
import { claimTicket, dropTicket, findTicket, settleTicket } from './tickets.store.ts';

const done = { success: true } as const;
const DAY_MS = 24 * 60 * 60_000;
/** Longer than any desk may take; whoever began before has died on the way. */
const ABANDONED_AFTER_MS = 2 * 60_000;

/** The ticket of a finding in the firm's desk. @throws AppError NOT_FOUND */
export async function readTicket(
  { database }: DevelopersServices,
  { session }: CallerOf<typeof calls.readTicket>,
  { findingId }: InputOf<typeof calls.readTicket>,
): Promise<AnswerOf<typeof calls.readTicket>> {
  return database.inOrg(session.orgId, async (tx) => {
    if ((await readFindingStates(tx, [findingId])).size === 0) throw new AppError('NOT_FOUND');
    const desk = await findDesk(tx);
    if (desk === undefined) return { ...done, data: { hasDesk: false, ticket: null } };
    const row = await findTicket(tx, { deskId: desk.desk_id, findingId });
    if (row === undefined) return { ...done, data: { hasDesk: true, ticket: null } };
    const { state, key, url, outcome, outcome_by: answeredBy } = row;
    const made = { madeBy: row.made_by_name, madeAt: row.made_at.toISOString() };
    const closedAt = row.closed_at?.toISOString() ?? null;
    return { ...done, data: { hasDesk: true, ticket: { state, key, url, ...made, closedAt, outcome, answeredBy } } };
  });
}

/** Makes a ticket of a finding; one that is there stays the only one. @throws AppError NO_TICKET_DESK, NOT_FOUND, and what a desk answers */
export async function makeTicket(
  services: DevelopersServices,
  caller: CallerOf<typeof calls.makeTicket>,
  { findingId }: InputOf<typeof calls.makeTicket>,
): Promise<AnswerOf<typeof calls.makeTicket>> {
  const { database, clock, webhookKey } = services;
  const { orgId, userId } = caller.session;
  const at = clock.now();
  const ticketId = randomUUID();
  const claimed = await database.inOrg(orgId, async (tx) => {
    const desk = await findDesk(tx);
    const token = desk?.kind === 'mail' ? newToken() : null;
    const draft = await draftOf(services, tx, caller, { findingId, ticketId, token });
    if (desk === undefined) throw new AppError('NO_TICKET_DESK');
    const endsAt = new Date(at.getTime() + TICKET_LINK_DAYS * DAY_MS);
    const link = token === null ? null : { hash: hashToken(token), endsAt };
    const ticket = { ticketId, orgId, deskId: desk.desk_id, findingId, link, at };
    const abandonedBefore = new Date(at.getTime() - ABANDONED_AFTER_MS);
    const madeByName = await findUserName(tx, userId);
    if (!(await claimTicket(tx, { ...ticket, madeByName }, abandonedBefore))) return null;
    const details = { findingId, kind: desk.kind };
    await auditCaller(tx, caller, at, { action: 'developers.ticket-made', subject: draft.title, details });
    return { desk, draft };
  });
  if (claimed === null) return done;
  const { desk, draft } = claimed;
  try {
    const port = deskOfKind(services, desk.kind, { ...caller, orgId });
    const made = await asking(() => port.make(accessOf(desk, webhookKey), draft));
    await database.inOrg(orgId, (tx) => settleTicket(tx, ticketId, made));
  } catch (error) {
    await database.inOrg(orgId, (tx) => dropTicket(tx, ticketId));
    throw error;
  }
  return done;
}
