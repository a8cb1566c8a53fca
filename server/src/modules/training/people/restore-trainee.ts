import type { restoreTrainee as restoreTraineeCall } from '@portal/contract/training/trainees.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import { lockOrganisation } from '../../profile/public.ts';
import { openCourses } from '../assignments.store.ts';
import { yearPlaces } from '../courses/year-courses.ts';
import { mailLink } from '../links/trainee-links.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { requireSeats } from './save-trainees.ts';
import { findTrainee, restoreRemoved } from './trainees.store.ts';

/** Puts a removed person back: what they completed counts again, the courses since then are open, and a new link is mailed. */
export async function restoreTrainee(
  services: TrainingServices,
  caller: CallerOf<typeof restoreTraineeCall>,
  { trainee }: InputOf<typeof restoreTraineeCall>,
): Promise<AnswerOf<typeof restoreTraineeCall>> {
  const { database, clock } = services;
  const { orgId } = caller.session;
  const now = clock.now();
  await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const person = await findTrainee(tx, trainee);
    if (person === undefined || person.removed_at === null) throw new AppError('NOT_FOUND');
    if (person.from_directory) throw new AppError('TRAINEE_FROM_DIRECTORY');
    await requireSeats(services, tx, 1);
    await restoreRemoved(tx, trainee);
    await openCourses(tx, yearPlaces(), trainingDay(now, caller.brand), now, [trainee]);
    await mailLink(tx, services, caller.brand, orgId, person);
    await auditCaller(tx, caller, now, {
      action: 'training.person-restored',
      subject: person.email,
      details: { traineeId: trainee },
    });
  });
  return { success: true };
}
