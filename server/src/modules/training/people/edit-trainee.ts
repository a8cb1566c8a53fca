import type {
  deleteTrainee as deleteTraineeCall,
  editTrainee as editTraineeCall,
} from '@portal/contract/training/trainees.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import { dropCoursesOfLostRoles, moveCourses, openCourses } from '../assignments.store.ts';
import { yearPlaces } from '../courses/year-courses.ts';
import { revokeLinks } from '../links/trainee-links.store.ts';
import { mailLink } from '../links/trainee-links.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { lockTrainee, removeTrainee, type TraineeRow, updateTrainee } from './trainees.store.ts';

/** Changes a person; with their first day, the days of what is not done move, and with their roles, their courses. A new address ends the links of the old one, and gets its own. */
export async function editTrainee(
  services: TrainingServices,
  caller: CallerOf<typeof editTraineeCall>,
  { trainees: { id, revision, ...fields } }: InputOf<typeof editTraineeCall>,
): Promise<AnswerOf<typeof editTraineeCall>> {
  const { database, clock } = services;

  const now = clock.now();
  const today = trainingDay(now, caller.brand);
  await database.inOrg(caller.session.orgId, async (tx) => {
    const before = await lockTrainee(tx, id);
    if (before === undefined) throw new AppError('NOT_FOUND');
    if (before.revision !== revision) throw new AppError('CHANGED_ELSEWHERE');
    requireOwnFields(before, fields);
    const roles = fields.roles ?? before.roles;
    await updateTrainee(tx, { traineeId: id, ...fields, roles }, today);
    if (before.email !== fields.email) {
      await revokeLinks(tx, id, now);
      const person = { trainee_id: id, email: fields.email, name: fields.name };
      await mailLink(tx, services, caller.brand, caller.session.orgId, person);
    }
    if (before.started_on !== fields.startedOn) await moveCourses(tx, yearPlaces(), today, [id]);
    await dropCoursesOfLostRoles(tx, yearPlaces(), [id]);
    await openCourses(tx, yearPlaces(), today, now, [id]);
    const details = { traineeId: id, ...(before.email === fields.email ? {} : { from: before.email }) };
    await auditCaller(tx, caller, now, { action: 'training.person-changed', subject: fields.email, details });
  });
  return { success: true };
}

/** @throws AppError TRAINEE_FROM_DIRECTORY for a change of what the firm's directory says */
function requireOwnFields(
  before: TraineeRow,
  { email, name, department }: Pick<TraineeRow, 'email' | 'name' | 'department'>,
): void {
  const isSame = before.email === email && before.name === name && before.department === department;
  if (before.from_directory && !isSame) throw new AppError('TRAINEE_FROM_DIRECTORY');
}

/** Removes a person: what they did is kept, their seat is free, their links end. */
export async function deleteTrainee(
  { database, clock }: TrainingServices,
  caller: CallerOf<typeof deleteTraineeCall>,
  { trainee }: InputOf<typeof deleteTraineeCall>,
): Promise<AnswerOf<typeof deleteTraineeCall>> {
  const now = clock.now();
  await database.inOrg(caller.session.orgId, async (tx) => {
    const before = await lockTrainee(tx, trainee);
    if (before === undefined) throw new AppError('NOT_FOUND');
    if (before.from_directory) throw new AppError('TRAINEE_FROM_DIRECTORY');
    await removeTrainee(tx, trainee, now);
    await revokeLinks(tx, trainee, now);
    await auditCaller(tx, caller, now, {
      action: 'training.person-removed',
      subject: before.email,
      details: { traineeId: trainee },
    });
  });
  return { success: true };
}
