import { randomUUID } from 'node:crypto';
import type { saveTrainees as saveTraineesCall } from '@portal/contract/training/trainees.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { auditCaller } from '../../audit/public.ts';
import { lockOrganisation } from '../../profile/public.ts';
import { openCourses } from '../assignments.store.ts';
import { yearPlaces } from '../courses/year-courses.ts';
import { welcomeTrainees } from '../links/trainee-mails.ts';
import { beginProgramme } from '../programme.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { countActive, findTraineesByEmail, insertTrainees, type NewTrainee } from './trainees.store.ts';

/** Adds people, with their open courses and a welcome mail each; all or none. */
export async function saveTrainees(
  services: TrainingServices,
  caller: CallerOf<typeof saveTraineesCall>,
  { list }: InputOf<typeof saveTraineesCall>,
): Promise<AnswerOf<typeof saveTraineesCall>> {
  const { database, clock } = services;

  const now = clock.now();
  const { orgId } = caller.session;
  const today = trainingDay(now, caller.brand);
  const people = list.map((person) => ({
    ...person,
    traineeId: randomUUID(),
    startedOn: person.startedOn ?? today,
  }));
  const traineeIds = people.map(({ traineeId }) => traineeId);
  requireDistinct(people);
  await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const taken = new Set(
      (
        await findTraineesByEmail(
          tx,
          people.map(({ email }) => email),
        )
      ).map(({ email }) => email),
    );
    const place = people.findIndex(({ email }) => taken.has(email));
    if (place >= 0) throw new AppError('TRAINEE_EMAIL_TAKEN', { field: `list.${place}.email` });
    await requireSeats(services, tx, people.length);
    await beginProgramme(tx, orgId, today, now);
    await insertTrainees(tx, orgId, people, { on: today, at: now });
    await openCourses(tx, yearPlaces(), today, now, traineeIds);
    await welcomeTrainees(tx, services, caller.brand, orgId, traineeIds);
    const [first] = people;
    await auditCaller(tx, caller, now, {
      action: 'training.people-added',
      subject: people.length === 1 ? (first?.email ?? '') : '',
      details: { people: people.length },
    });
  });
  return { success: true, data: { trainees: traineeIds } };
}

function requireDistinct(people: readonly NewTrainee[]): void {
  const place = people.findIndex(({ email }, index) => people.findIndex((one) => one.email === email) !== index);
  if (place >= 0) throw new AppError('TRAINEE_EMAIL_TAKEN', { field: `list.${place}.email` });
}

/**
 * Asks for seats for so many more people; the team is locked.
 * @throws AppError SEATS_EXCEEDED
 */
export async function requireSeats(
  { plans }: Pick<TrainingServices, 'plans'>,
  tx: OrgTransaction,
  more: number,
): Promise<void> {
  const { plan } = await plans.current(tx);
  const seats = plan.planDetail.trainingNumberOfSeats;
  const needed = (await countActive(tx)) + more;
  if (more > 0 && needed > seats) throw new AppError('SEATS_EXCEEDED', { values: { seats, needed } });
}
