import type {
  inviteToSandbox as inviteCall,
  makeSandbox as makeCall,
  removeSandbox as removeCall,
  resetSandbox as resetCall,
} from '@portal/contract/console/owners/sandboxes.calls.ts';
import { isSandboxLate } from '@portal/domain/console/sandbox.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { inviteByProvider, requireFreeAddress } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { deleteMessagesTo } from '../../concierge/public.ts';
import { findUserName } from '../../profile/public.ts';
import { fillSandboxJob } from '../console.kinds.ts';
import type { ConsoleServices } from '../console-services.ts';
import { beginDeletion } from '../customers/delete-organisation.ts';
import { lockLivingOrganisation } from '../customers/suspend-organisation.ts';
import { askAgain, deleteSandbox, insertSandbox, lockSandbox } from './sandboxes.store.ts';

/** Has a brand's sandbox made by a job; its row says until then that it is being prepared. */
export async function makeSandbox(
  services: ConsoleServices,
  caller: CallerOf<typeof makeCall>,
  { brandId, ...person }: InputOf<typeof makeCall>,
): Promise<AnswerOf<typeof makeCall>> {
  const { database, brands, queue } = services;
  if (!(await brands.list()).some((brand) => brand.brandId === brandId))
    throw new AppError('BRAND_UNKNOWN', { field: 'brandId' });
  await database.asSystem(async (tx) => {
    await requireFreeAddress(tx, person.email);
    const asking = await askingOf(services, tx, caller);
    if (!(await insertSandbox(tx, brandId, person, asking))) throw new AppError('SANDBOX_EXISTS');
    await queue.enqueue(tx, fillSandboxJob, { brandId });
    await auditCaller(tx, caller, asking.at, { action: 'sandbox.asked', subject: brandId });
  });
  return { success: true };
}

/** Has a brand's sandbox filled as on its first day. Asked again meanwhile nothing happens, unless that takes suspiciously long. */
export async function resetSandbox(
  services: ConsoleServices,
  caller: CallerOf<typeof resetCall>,
  { brandId }: InputOf<typeof resetCall>,
): Promise<AnswerOf<typeof resetCall>> {
  const { database, queue } = services;
  await database.asSystem(async (tx) => {
    const sandbox = await requireSandbox(tx, brandId);
    const asking = await askingOf(services, tx, caller);
    if (sandbox.state === 'preparing' && !isSandboxLate(sandbox.asked_at, asking.at)) return;
    if (sandbox.organisation_id !== null) await lockLivingOrganisation(tx, sandbox.organisation_id);
    await askAgain(tx, brandId, asking);
    await queue.enqueue(tx, fillSandboxJob, { brandId });
    const orgId = sandbox.organisation_id;
    await auditCaller(tx, caller, asking.at, { action: 'sandbox.reset', subject: brandId, orgId });
  });
  return { success: true };
}

/** Removes a brand's sandbox as any customer is removed; its row goes with the last of it. */
export async function removeSandbox(
  services: ConsoleServices,
  caller: CallerOf<typeof removeCall>,
  { brandId }: InputOf<typeof removeCall>,
): Promise<AnswerOf<typeof removeCall>> {
  const { database, clock } = services;
  const at = clock.now();
  await database.asSystem(async (tx) => {
    const { organisation_id: orgId } = await requireSandbox(tx, brandId);
    if (orgId === null) await deleteSandbox(tx, brandId);
    else {
      await lockLivingOrganisation(tx, orgId);
      await deleteMessagesTo(tx, orgId);
      await beginDeletion(services, tx, orgId, { at, actorId: caller.session.userId });
    }
    await auditCaller(tx, caller, at, { action: 'sandbox.removed', subject: brandId });
  });
  return { success: true };
}

/** Invites one more person as an admin of a brand's sandbox. */
export async function inviteToSandbox(
  services: ConsoleServices,
  caller: CallerOf<typeof inviteCall>,
  { brandId, ...invitee }: InputOf<typeof inviteCall>,
): Promise<AnswerOf<typeof inviteCall>> {
  const { database, brands, clock } = services;
  const { orgId, inviterName } = await database.asSystem(async (tx) => {
    const sandbox = await requireSandbox(tx, brandId);
    if (sandbox.state !== 'ready' || sandbox.organisation_id === null) throw new AppError('SANDBOX_NOT_READY');
    await requireFreeAddress(tx, invitee.email);
    return { orgId: sandbox.organisation_id, inviterName: await findUserName(tx, caller.session.userId) };
  });
  const brand = await brands.byId(brandId);
  await database.inOrg(orgId, async (tx) => {
    await inviteByProvider(services, tx, { orgId, brand, inviterName, invitee });
    const details = { service: true, staff: caller.session.email };
    await auditCaller(tx, caller, clock.now(), { action: 'invite.created', subject: invitee.email, orgId, details });
  });
  return { success: true };
}

/** @throws AppError NOT_FOUND */
async function requireSandbox(tx: SystemTransaction, brandId: string) {
  const sandbox = await lockSandbox(tx, brandId);
  if (sandbox === undefined) throw new AppError('NOT_FOUND');
  return sandbox;
}

type Asker = CallerOf<typeof makeCall> | CallerOf<typeof resetCall>;

const askingOf = async ({ clock }: Pick<ConsoleServices, 'clock'>, tx: SystemTransaction, { session }: Asker) => ({
  at: clock.now(),
  askedBy: session.userId,
  askedByName: await findUserName(tx, session.userId),
});
