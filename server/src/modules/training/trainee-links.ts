import type { renewTrainingLink } from '@portal/contract/training/learning.calls.ts';
import type { revokeTraineeLink, sendTraineeLink } from '@portal/contract/training/trainees.calls.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import { findOrganisationBrand, findOrganisationName } from '../profile/public.ts';
import { findHoldersByEmail, revokeLinks } from './trainee-links.store.ts';
import { makeTraineeLink } from './trainee-mails.ts';
import { lockTrainee, type TraineeRow } from './trainees.store.ts';
import type { TrainingServices } from './training-services.ts';

/** Mails a person a new link; the ones before end. */
export function createSendTraineeLink(services: TrainingServices): Handler<typeof sendTraineeLink> {
  const { database, clock } = services;
  return async (caller, { trainee }) => {
    const { orgId } = caller.session;
    await database.inOrg(orgId, async (tx) => {
      const person = await lockTrainee(tx, trainee);
      if (person === undefined) throw new AppError('NOT_FOUND');
      await revokeLinks(tx, trainee, clock.now());
      await mailLink(tx, services, caller.brand, orgId, person);
      await auditCaller(tx, caller, clock.now(), { action: 'training.link-sent', subject: person.email });
    });
    return { success: true };
  };
}

/** Ends a person's links. */
export function createRevokeTraineeLink({ database, clock }: TrainingServices): Handler<typeof revokeTraineeLink> {
  return async (caller, { trainee }) => {
    await database.inOrg(caller.session.orgId, async (tx) => {
      const person = await lockTrainee(tx, trainee);
      if (person === undefined) throw new AppError('NOT_FOUND');
      await revokeLinks(tx, trainee, clock.now());
      await auditCaller(tx, caller, clock.now(), { action: 'training.link-revoked', subject: person.email });
    });
    return { success: true };
  };
}

/**
 * Mails a new link to whoever lost theirs, once for each firm that trains them. The answer is the same for every address; older links
 * stay, because whoever asks here has proved nothing.
 */
export function createRenewTrainingLink(services: TrainingServices): Handler<typeof renewTrainingLink> {
  const { database, brands, outbox, plans } = services;
  return async ({ brand }, { email }) => {
    const holders = await database.asSystem((tx) => findHoldersByEmail(tx, email));
    // Nobody gets this one: the same work is done as for somebody.
    if (holders.length === 0)
      await database.asSystem((tx) =>
        outbox.put(tx, brand, null, { kind: 'training-link', name: '', organisationName: '', trainingUrl: '' }),
      );
    for (const { org_id: orgId, trainee_id: traineeId } of holders) {
      await database.inOrg(orgId, async (tx) => {
        const person = await lockTrainee(tx, traineeId);
        const { modules } = await plans.current(tx);
        if (person === undefined || modules.training !== 'ACTIVE') return;
        await mailLink(tx, services, await brands.byId(await findOrganisationBrand(tx)), orgId, person);
      });
    }
    return { success: true };
  };
}

async function mailLink(
  tx: OrgTransaction,
  services: TrainingServices,
  brand: Brand,
  orgId: string,
  { trainee_id: traineeId, email, name }: TraineeRow,
): Promise<void> {
  await services.outbox.put(tx, brand, email, {
    kind: 'training-link',
    name,
    organisationName: await findOrganisationName(tx),
    trainingUrl: await makeTraineeLink(tx, services, brand, { orgId, traineeId }),
  });
}
