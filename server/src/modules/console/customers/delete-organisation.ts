import type { deleteOrganisation as deleteOrganisationCall } from '@portal/contract/console/organisation.calls.ts';
import type { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { deleteSessionsOfOrganisation, requireFreshProof } from '../../accounts/public.ts';
import { auditCaller, recordAudit } from '../../audit/public.ts';
import { findBillingSubscription } from '../../billing/public.ts';
import { deleteOrganisationJob } from '../console.kinds.ts';
import { listAccountsOf, removeRowsOf } from './delete-organisation.store.ts';
import { setDeletionRequested } from './organisation.store.ts';
import { lockLivingOrganisation } from './suspend-organisation.ts';

/** Begins to delete an organisation: its people are signed out and cannot come back, and a job does the rest. */
export async function deleteOrganisation(
  services: Services,
  caller: CallerOf<typeof deleteOrganisationCall>,
  { orgId, companyName }: InputOf<typeof deleteOrganisationCall>,
): Promise<AnswerOf<typeof deleteOrganisationCall>> {
  const { database, clock } = services;

  await requireFreshProof(services, caller);
  const now = clock.now();
  await database.asSystem(async (tx) => {
    await lockOrganisationByName(tx, orgId, companyName);
    await beginDeletion(services, tx, orgId, { at: now, actorId: caller.session.userId });
    await auditCaller(tx, caller, now, {
      action: 'organisation.deletion-requested',
      subject: orgId,
      orgId,
      details: { service: true, staff: caller.session.email },
    });
  });
  return { success: true };
}

/**
 * An organisation that may be deleted, locked, if that is its name.
 * @throws AppError NOT_FOUND, ORGANISATION_BEING_DELETED, NAME_DOES_NOT_MATCH, SUBSCRIPTION_STILL_RUNS
 */
export async function lockOrganisationByName(tx: SystemTransaction, orgId: string, companyName: string) {
  const organisation = await lockLivingOrganisation(tx, orgId);
  if (organisation.company_name.trim() !== companyName)
    throw new AppError('NAME_DOES_NOT_MATCH', { field: 'companyName' });
  await requireNothingBilled(tx, orgId);
  return organisation;
}

/** Once the rows are gone nobody here would know whom the billing provider goes on charging. @throws AppError SUBSCRIPTION_STILL_RUNS */
async function requireNothingBilled(tx: SystemTransaction, orgId: string): Promise<void> {
  const billed = await findBillingSubscription(tx, orgId);
  if (billed?.is_live === true) throw new AppError('SUBSCRIPTION_STILL_RUNS');
}

/**
 * Signs the people of a locked organisation out for good and has a job do the rest.
 * @param actorId who of the provider's staff asked for it; null for the organisation itself
 * @throws AppError SUBSCRIPTION_STILL_RUNS
 */
export async function beginDeletion(
  { queue }: Pick<Services, 'queue'>,
  tx: SystemTransaction,
  orgId: string,
  { at, actorId }: { readonly at: Date; readonly actorId: string | null },
): Promise<void> {
  await requireNothingBilled(tx, orgId);
  await setDeletionRequested(tx, orgId, at);
  await deleteSessionsOfOrganisation(tx, orgId);
  await queue.enqueue(tx, deleteOrganisationJob, { orgId, actorId });
}

/**
 * Removes the accounts of an organisation's people at the identity provider, each by itself, its files, and then all rows in one
 * transaction: whoever is killed in between begins anew and finds the people still there. What stays is one entry that names nobody
 * but the member of staff.
 */
export async function removeOrganisation(
  { database, identity, files, clock }: Services,
  { orgId, actorId }: z.output<typeof deleteOrganisationJob.payload>,
): Promise<void> {
  for (const subject of await database.onceInOrg(orgId, listAccountsOf))
    await database.asSystem((tx) => identity.removeAccount(tx, subject));
  for await (const path of files.list()) if (path.split('/').includes(orgId)) await files.remove(path);
  await database.asSystem(async (tx) => {
    // Another worker was first.
    if (!(await removeRowsOf(tx, orgId))) return;
    await recordAudit(tx, { at: clock.now(), orgId: null, actorId, action: 'organisation.deleted', subject: orgId });
  });
}
