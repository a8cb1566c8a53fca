import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';
import { isInSlice, placeAt, type Slice } from './keyset.store.ts';

/** @param today a day such as "2026-11-22" */
function people(tx: OrgTransaction, today: string) {
  return tx
    .selectFrom('trainees')
    .select(['trainee_id', 'name', 'email', 'department', 'status', 'started_on', 'added_at'])
    .select(placeAt('added_at'))
    .select(({ selectFrom }) => [
      selectFrom('course_assignments')
        .whereRef('course_assignments.trainee_id', '=', 'trainees.trainee_id')
        .select(
          sql<{ completed: number; open: number; overdue: number }>`jsonb_build_object(
            'completed', count(completed_at),
            'open', count(*) filter (where completed_at is null and not is_waived),
            'overdue', count(*) filter (where completed_at is null and not is_waived and due_on < ${today}))`.as(
            'courses',
          ),
        )
        .as('courses'),
    ]);
}

/** People in training, the newest first; those who were removed too. */
export function listPeople(tx: OrgTransaction, today: string, slice: Slice) {
  return people(tx, today)
    .where(isInSlice('added_at', 'trainee_id', slice))
    .orderBy('added_at', 'desc')
    .orderBy('trainee_id', 'desc')
    .limit(slice.limit)
    .execute();
}

export const findPerson = (tx: OrgTransaction, today: string, id: string) =>
  people(tx, today).where('trainee_id', '=', id).executeTakeFirst();

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Completed courses by their certificates, the latest first. */
export function listCompletions(
  tx: OrgTransaction,
  { personId }: { readonly personId?: string | undefined },
  slice: Slice,
) {
  return tx
    .selectFrom('certificates')
    .select(['certificate_id', 'trainee_id', 'course_id', 'course_name', 'issued_at', placeAt('issued_at')])
    .$if(personId !== undefined, (query) => query.where('trainee_id', '=', personId ?? ''))
    .where(isInSlice('issued_at', 'certificate_id', slice))
    .orderBy('issued_at', 'desc')
    .orderBy('certificate_id', 'desc')
    .limit(slice.limit)
    .execute();
}
