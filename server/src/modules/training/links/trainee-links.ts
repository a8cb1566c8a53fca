import type { renewTrainingLink as renewTrainingLinkCall } from '@portal/contract/training/learning.calls.ts';
import type {
  revokeTraineeLink as revokeTraineeLinkCall,
  sendTraineeLink as sendTraineeLinkCall,
} from '@portal/contract/training/trainees.calls.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { auditCaller } from '../../audit/public.ts';
import { findOrganisationBrand, findOrganisationName, readersLanguages } from '../../profile/public.ts';
import { lockTrainee, type TraineeRow } from '../people/trainees.store.ts';
import { renewTrainingLinkJob } from '../training.kinds.ts';
import type { TrainingServices } from '../training-services.ts';
import { findHoldersByEmail, hasLinkSince, revokeLinks } from './trainee-links.store.ts';
import { makeTraineeLink } from './trainee-mails.ts';

/** Somebody who asks again and again fills no mailbox. */
const PAUSE_MS = 5 * 60_000;

type LinkServices = Pick<TrainingServices, 'database' | 'brands' | 'plans' | 'outbox' | 'config' | 'clock'>;

/** Mails a person a new link; the ones before end. */
export async function sendTraineeLink(
  services: TrainingServices,
  caller: CallerOf<typeof sendTraineeLinkCall>,
  { trainee }: InputOf<typeof sendTraineeLinkCall>,
): Promise<AnswerOf<typeof sendTraineeLinkCall>> {
  const { database, clock } = services;

  const { orgId } = caller.session;
  await database.inOrg(orgId, async (tx) => {
    const person = await lockTrainee(tx, trainee);
    if (person === undefined) throw new AppError('NOT_FOUND');
    await revokeLinks(tx, trainee, clock.now());
    await mailLink(tx, services, caller.brand, orgId, person);
    await auditCaller(tx, caller, clock.now(), { action: 'training.link-sent', subject: person.email });
  });
  return { success: true };
}

/** Ends a person's links. */
export async function revokeTraineeLink(
  { database, clock }: TrainingServices,
  caller: CallerOf<typeof revokeTraineeLinkCall>,
  { trainee }: InputOf<typeof revokeTraineeLinkCall>,
): Promise<AnswerOf<typeof revokeTraineeLinkCall>> {
  await database.inOrg(caller.session.orgId, async (tx) => {
    const person = await lockTrainee(tx, trainee);
    if (person === undefined) throw new AppError('NOT_FOUND');
    await revokeLinks(tx, trainee, clock.now());
    await auditCaller(tx, caller, clock.now(), { action: 'training.link-revoked', subject: person.email });
  });
  return { success: true };
}

/**
 * Takes the wish of somebody who lost their link. The work is left to a job, so that neither the answer nor its time tells whether there
 * is such a person.
 */
export async function renewTrainingLink(
  { database, queue }: TrainingServices,
  _caller: CallerOf<typeof renewTrainingLinkCall>,
  { email }: InputOf<typeof renewTrainingLinkCall>,
): Promise<AnswerOf<typeof renewTrainingLinkCall>> {
  await database.asSystem((tx) => queue.enqueue(tx, renewTrainingLinkJob, { email }));
  return { success: true };
}

/**
 * Mails a new link to whoever has this address, once for each firm that trains them, and not again within minutes. Older links stay,
 * because whoever asked has proved nothing.
 */
export async function renewLinksOf(services: LinkServices, email: string): Promise<void> {
  const { database, brands, plans, clock } = services;
  const recently = new Date(clock.now().getTime() - PAUSE_MS);
  const holders = await database.onceAsSystem((tx) => findHoldersByEmail(tx, email));
  for (const { org_id: orgId, trainee_id: traineeId } of holders) {
    await database.inOrg(orgId, async (tx) => {
      const person = await lockTrainee(tx, traineeId);
      const { modules } = await plans.current(tx);
      if (person === undefined || modules.training !== 'ACTIVE') return;
      if (await hasLinkSince(tx, traineeId, recently)) return;
      await mailLink(tx, services, await brands.byId(await findOrganisationBrand(tx)), orgId, person);
    });
  }
}

/** Mails a person a fresh link. */
export async function mailLink(
  tx: OrgTransaction,
  services: Pick<TrainingServices, 'outbox' | 'config' | 'clock'>,
  brand: Brand,
  orgId: string,
  { trainee_id: traineeId, email, name }: Pick<TraineeRow, 'trainee_id' | 'email' | 'name'>,
): Promise<void> {
  const language = (await readersLanguages(tx, brand, [email]))(email);
  const trainingUrl = await makeTraineeLink(tx, services, brand, { orgId, traineeId, language });
  const organisationName = await findOrganisationName(tx);
  await services.outbox.put(
    tx,
    brand,
    email,
    { kind: 'training-link', name, organisationName, trainingUrl },
    { language },
  );
}
