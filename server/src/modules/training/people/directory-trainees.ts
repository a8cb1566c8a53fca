import { randomUUID } from 'node:crypto';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { lockOrganisation } from '../../profile/public.ts';
import { openCourses } from '../assignments.store.ts';
import { yearPlaces } from '../courses/year-courses.ts';
import { revokeLinks } from '../links/trainee-links.store.ts';
import { mailLink } from '../links/trainee-links.ts';
import { welcomeTrainees } from '../links/trainee-mails.ts';
import { beginProgramme } from '../programme.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { markFromDirectory } from './directory-trainees.store.ts';
import { requireSeats } from './save-trainees.ts';
import {
  findTrainee,
  findTraineesByEmail,
  insertTrainees,
  lockTrainee,
  removeTrainee,
  restoreRemoved,
  updateTrainee,
} from './trainees.store.ts';

export type DirectoryTrainee = { readonly email: string; readonly name: string; readonly department: string };
type Firm = { readonly orgId: string; readonly brand: Brand };

/**
 * Puts somebody of the firm's directory into training: who was removed comes back, who was added by hand is taken over with what
 * they did, others are added with their courses and a welcome.
 * @param traineeId who it was before
 * @throws AppError SEATS_EXCEEDED, TRAINEE_EMAIL_TAKEN
 */
export async function putDirectoryTrainee(
  services: TrainingServices,
  tx: OrgTransaction,
  firm: Firm,
  traineeId: string | null,
  person: DirectoryTrainee,
): Promise<string> {
  await lockOrganisation(tx);
  const known = traineeId === null ? undefined : await findTrainee(tx, traineeId);
  if (known?.status === 'active') {
    await changeTrainee(services, tx, firm, known.trainee_id, person);
    return known.trainee_id;
  }
  const [sameAddress] = await findTraineesByEmail(tx, [person.email]);
  if (sameAddress !== undefined) {
    await markFromDirectory(tx, sameAddress.trainee_id, true);
    await changeTrainee(services, tx, firm, sameAddress.trainee_id, person);
    return sameAddress.trainee_id;
  }
  await requireSeats(services, tx, 1);
  if (known === undefined) return addTrainee(services, tx, firm, person);
  await restoreRemoved(tx, known.trainee_id);
  await markFromDirectory(tx, known.trainee_id, true);
  const today = trainingDay(services.clock.now(), firm.brand);
  const { trainee_id: id, started_on: startedOn, roles } = known;
  await updateTrainee(tx, { traineeId: id, ...person, startedOn, roles }, today);
  await openCourses(tx, yearPlaces(), today, services.clock.now(), [id]);
  await mailLink(tx, services, firm.brand, firm.orgId, { trainee_id: id, ...person });
  return id;
}

async function addTrainee(
  services: TrainingServices,
  tx: OrgTransaction,
  { orgId, brand }: Firm,
  person: DirectoryTrainee,
): Promise<string> {
  const now = services.clock.now();
  const today = trainingDay(now, brand);
  const traineeId = randomUUID();
  await beginProgramme(tx, orgId, today, now);
  await insertTrainees(tx, orgId, [{ ...person, traineeId, startedOn: today, roles: [] }], { on: today, at: now });
  await markFromDirectory(tx, traineeId, true);
  await openCourses(tx, yearPlaces(), today, now, [traineeId]);
  await welcomeTrainees(tx, services, brand, orgId, [traineeId]);
  return traineeId;
}

/** A new address ends the links of the old one, and gets its own. */
async function changeTrainee(
  services: TrainingServices,
  tx: OrgTransaction,
  { orgId, brand }: Firm,
  traineeId: string,
  person: DirectoryTrainee,
): Promise<void> {
  const before = await lockTrainee(tx, traineeId);
  if (before === undefined) return;
  const { email, name, department } = person;
  if (before.email === email && before.name === name && before.department === department) return;
  const now = services.clock.now();
  const { started_on: startedOn, roles } = before;
  await updateTrainee(tx, { traineeId, ...person, startedOn, roles }, trainingDay(now, brand));
  if (before.email === email) return;
  await revokeLinks(tx, traineeId, now);
  await mailLink(tx, services, brand, orgId, { trainee_id: traineeId, email, name });
}

/** Ends the training of somebody who left by the directory: links end, the seat is free, what they did is kept. */
export async function endDirectoryTrainee(
  { clock }: Pick<TrainingServices, 'clock'>,
  tx: OrgTransaction,
  traineeId: string,
): Promise<void> {
  const now = clock.now();
  if ((await lockTrainee(tx, traineeId)) !== undefined) await removeTrainee(tx, traineeId, now);
  await revokeLinks(tx, traineeId, now);
}

/** Leaves a person, or all of the firm's, to be changed by hand again. */
export async function releaseDirectoryTrainees(tx: OrgTransaction, traineeId: string | null): Promise<void> {
  await markFromDirectory(tx, traineeId, false);
}
