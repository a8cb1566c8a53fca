import { randomUUID } from 'node:crypto';
import type * as calls from '@portal/contract/developers/tickets.calls.ts';
import type { DeskField } from '@portal/domain/developers/desk-fields.ts';
import { GITHUB_ADDRESS } from '@portal/domain/developers/ticket-desks.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { seal } from '../../../system/sealed-box.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { requireFreshProof } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { refuseInsideAddress } from '../../monitoring/public.ts';
import { findUserName, lockOrganisation } from '../../profile/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { accessOf, asking, deskOfKind } from './desk-of.ts';
import { fillDeskFields } from './fill-desk-fields.ts';
import { TICKET_HOOKS_PATH } from './receive-ticket-event.ts';
import { deleteDesk, findDesk, saveDesk } from './ticket-desks.store.ts';
import { countTickets } from './tickets.store.ts';

const done = { success: true } as const;

/** The desk in which the firm's tickets are made. */
export async function readTicketDesk(
  { database }: DevelopersServices,
  { session }: CallerOf<typeof calls.readTicketDesk>,
): Promise<AnswerOf<typeof calls.readTicketDesk>> {
  return database.inOrg(session.orgId, async (tx) => {
    const row = await findDesk(tx);
    if (row === undefined) return { ...done, data: { desk: null } };
    const { kind, address, project, account } = row;
    const made = { madeBy: row.made_by_name, madeAt: row.made_at.toISOString() };
    const tickets = await countTickets(tx, row.desk_id);
    return { ...done, data: { desk: { kind, address, project, account, ...made, tickets } } };
  });
}

/**
 * Sets the firm's desk after it was asked whether it takes tickets; one that needs fields which nothing was given for is not set, and tells them.
 * @throws AppError FRESH_SIGN_IN_NEEDED, TARGET_URL_NOT_PUBLIC, TICKET_DESK_FIELDS, and what a desk answers
 */
export async function saveTicketDesk(
  services: DevelopersServices,
  caller: CallerOf<typeof calls.saveTicketDesk>,
  input: InputOf<typeof calls.saveTicketDesk>,
): Promise<AnswerOf<typeof calls.saveTicketDesk>> {
  await requireFreshProof(services, caller);
  const { config, database, clock, webhookKey } = services;
  const { orgId, userId } = caller.session;
  const wanted = wantedOf(input);
  const { kind, address, project, account, token } = wanted;
  let needed: readonly DeskField[] = [];
  if (kind !== 'mail') {
    await refuseInsideAddress(address, config.scanAllowHosts, 'address');
    needed = await asking(() => services.ticketDesks[kind].needs({ ...wanted, fieldValues: [] }));
  }
  const { values: fieldValues, asked: asks } = fillDeskFields(needed, input.kind === 'jira' ? input.fields : []);
  if (asks.length > 0) return { ...done, data: { hook: null, asks } };
  const at = clock.now();
  const hook = kind === 'mail' ? null : { token: newToken(), secret: newToken() };
  await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const before = await findDesk(tx);
    const isSame = before?.kind === kind && before.address === address && before.project === project;
    const deskId = isSame ? before.desk_id : randomUUID();
    await saveDesk(tx, {
      ...{ deskId, orgId, kind, address, project, account, at },
      sealedToken: kind === 'mail' ? null : seal(webhookKey, token),
      fieldValues,
      hook: hook && { hash: hashToken(hook.token), sealedSecret: seal(webhookKey, hook.secret) },
      madeByName: await findUserName(tx, userId),
    });
    const subject = project === '' ? address : project;
    await auditCaller(tx, caller, at, { action: 'developers.ticket-desk-set', subject, details: { deskId, kind } });
  });
  if (hook === null) return { ...done, data: { hook, asks: [] } };
  const hookAddress = `${brandOrigin(caller.brand, config.publicUrl)}${TICKET_HOOKS_PATH}/${hook.token}`;
  return { ...done, data: { hook: { address: hookAddress, secret: hook.secret }, asks: [] } };
}

/** Asks the desk whether it would take a ticket. @throws AppError NO_TICKET_DESK, and what a desk answers */
export async function testTicketDesk(
  services: DevelopersServices,
  caller: CallerOf<typeof calls.testTicketDesk>,
): Promise<AnswerOf<typeof calls.testTicketDesk>> {
  const { database, clock, webhookKey } = services;
  const { orgId } = caller.session;
  const row = await database.inOrg(orgId, async (tx) => {
    const desk = await findDesk(tx);
    if (desk === undefined) throw new AppError('NO_TICKET_DESK');
    const subject = desk.project === '' ? desk.address : desk.project;
    await auditCaller(tx, caller, clock.now(), { action: 'developers.ticket-desk-tested', subject });
    return desk;
  });
  const desk = deskOfKind(services, row.kind, { ...caller, orgId });
  await asking(() => desk.test(accessOf(row, webhookKey)));
  return done;
}

/** Parts with the desk. @throws AppError NO_TICKET_DESK */
export async function removeTicketDesk(
  { database, clock }: DevelopersServices,
  caller: CallerOf<typeof calls.removeTicketDesk>,
): Promise<AnswerOf<typeof calls.removeTicketDesk>> {
  await database.inOrg(caller.session.orgId, async (tx) => {
    if (!(await deleteDesk(tx))) throw new AppError('NO_TICKET_DESK');
    await auditCaller(tx, caller, clock.now(), { action: 'developers.ticket-desk-removed' });
  });
  return done;
}

/** Jira is asked below its host, whatever page somebody copied the address from; a GitHub Enterprise Server below /api/v3. */
function wantedOf(input: InputOf<typeof calls.saveTicketDesk>) {
  if (input.kind === 'mail') return { ...input, project: '', account: '', token: '' };
  if (input.kind === 'github') return { ...input, address: githubAddress(new URL(input.address)), account: '' };
  return { ...input, address: new URL(input.address).origin };
}

/** GitHub's own interface has a host of its own (REST API, "Getting started"); a server of a firm's answers on its host. */
function githubAddress({ hostname, origin, pathname, href }: URL): string {
  if (hostname === 'github.com' || origin === GITHUB_ADDRESS) return GITHUB_ADDRESS;
  return pathname === '/' ? `${origin}/api/v3` : href;
}
