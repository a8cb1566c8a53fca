import type {
  resumeOrganisation as resumeOrganisationCall,
  suspendOrganisation as suspendOrganisationCall,
} from '@portal/contract/console/organisation.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { deleteSessionsOfOrganisation, requireFreshProof } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { lockOrganisation, setSuspension } from './organisation.store.ts';

/** Signs everybody of an organisation out, and lets nobody in until it is resumed. Staff can still open its portal. */
export async function suspendOrganisation(
  services: Services,
  caller: CallerOf<typeof suspendOrganisationCall>,
  { orgId, reason }: InputOf<typeof suspendOrganisationCall>,
): Promise<AnswerOf<typeof suspendOrganisationCall>> {
  const { database, clock } = services;

  await requireFreshProof(services, caller);
  const now = clock.now();
  await database.asSystem(async (tx) => {
    await lockLivingOrganisation(tx, orgId);
    await setSuspension(tx, orgId, { at: now, reason });
    await deleteSessionsOfOrganisation(tx, orgId);
    await auditCaller(tx, caller, now, {
      action: 'organisation.suspended',
      subject: reason,
      orgId,
      details: { service: true, staff: caller.session.email },
    });
  });
  return { success: true };
}

export async function resumeOrganisation(
  services: Services,
  caller: CallerOf<typeof resumeOrganisationCall>,
  { orgId }: InputOf<typeof resumeOrganisationCall>,
): Promise<AnswerOf<typeof resumeOrganisationCall>> {
  const { database, clock } = services;

  await requireFreshProof(services, caller);
  await database.asSystem(async (tx) => {
    await lockLivingOrganisation(tx, orgId);
    await setSuspension(tx, orgId, null);
    await auditCaller(tx, caller, clock.now(), {
      action: 'organisation.resumed',
      orgId,
      details: { service: true, staff: caller.session.email },
    });
  });
  return { success: true };
}

/**
 * An organisation, locked.
 * @throws AppError NOT_FOUND, ORGANISATION_BEING_DELETED
 */
export async function lockLivingOrganisation(tx: SystemTransaction, orgId: string) {
  const organisation = await lockOrganisation(tx, orgId);
  if (organisation === undefined) throw new AppError('NOT_FOUND');
  if (organisation.deletion_requested_at !== null) throw new AppError('ORGANISATION_BEING_DELETED');
  return organisation;
}
