import type { listTrainees as listTraineesCall } from '@portal/contract/training/trainees.calls.ts';
import { rolesOf } from '@portal/domain/training/training-roles.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { requireKnownCourse } from '../courses/shelf.ts';
import { yearPlaces } from '../courses/year-courses.ts';
import { linkState } from '../links/link-state.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { countTeam, listTeamRows, type TeamRow } from './team.store.ts';

const PAGE_SIZE = 25;

/** The team, a page at a time, for the whole year or one course of it. */
export async function listTrainees(
  { database, clock }: TrainingServices,
  { session, brand }: CallerOf<typeof listTraineesCall>,
  { page, search, state, courseId, role, sort }: InputOf<typeof listTraineesCall>,
): Promise<AnswerOf<typeof listTraineesCall>> {
  const now = clock.now();
  const offset = (page - 1) * PAGE_SIZE;
  return database.inOrg(session.orgId, async (tx) => {
    const only = courseId === undefined ? null : (await requireKnownCourse(tx, courseId)).id;
    const view = { orgId: session.orgId, today: trainingDay(now, brand), courses: yearPlaces(), only };
    const { found, lastChangeAt, ...counts } = await countTeam(tx, view, { state, search, role });
    const rows = await listTeamRows(tx, view, { state, search, role, sort, offset, limit: PAGE_SIZE });
    const trainees = rows.map((row) => toTraineeRow(row, now));
    return { success: true, data: { total: found, pageSize: PAGE_SIZE, trainees, counts } };
  });
}

function toTraineeRow(row: TeamRow, now: Date) {
  const link = row.link_expires_at === null ? null : { expiresAt: row.link_expires_at, revokedAt: row.link_revoked_at };
  return {
    id: row.trainee_id,
    revision: row.revision,
    name: row.name,
    email: row.email,
    department: row.department,
    startedOn: row.started_on,
    assigned: row.assigned,
    completed: row.completed,
    overdue: row.overdue,
    nextCourseId: row.next_course_id,
    nextDueOn: row.next_due_on,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    linkState: linkState(link, now),
    roles: rolesOf(row.roles),
    isFinished: row.is_finished,
    isFromDirectory: row.from_directory,
  };
}
