import { type RawBuilder, sql } from 'kysely';

/** How an organisation's training stands; instants are ISO strings. */
export type TrainingFacts = {
  readonly people: number;
  /** Everything of the year is done. */
  readonly finished: number;
  /** People with something overdue. */
  readonly late: number;
  /** When somebody was last added, began or completed a course. */
  readonly lastUpdated: string | null;
};

/** The organisation's people and their courses on a day: one value of a larger statement. */
export function selectTrainingFacts(today: string, courseIds: readonly string[]): RawBuilder<TrainingFacts> {
  return sql`(
    select jsonb_build_object(
      'people', count(*), 'finished', count(*) filter (where done >= ${courseIds.length}::int),
      'late', count(*) filter (where late > 0),
      'lastUpdated', greatest(max(added_at), max(changed_at)))
    from trainees
    left join (
      select trainee_id, count(*) filter (where completed_at is not null or is_waived) as done,
        count(*) filter (where completed_at is null and not is_waived and due_on < ${today}) as late,
        max(greatest(started_at, completed_at)) as changed_at
      from course_assignments where course_id = any(${courseIds}::text[]) group by trainee_id
    ) courses using (trainee_id)
    where status = 'active'
  )`;
}

/** How far people are with one course. */
export type CourseCounts = { readonly assigned: number; readonly completed: number; readonly late: number };

/** Courses by their ids with the people of the organisation that they were opened for: one value of a larger statement. */
export function selectCourseCounts(
  today: string,
  courseIds: readonly string[],
): RawBuilder<Record<string, CourseCounts>> {
  return sql`(
    select coalesce(jsonb_object_agg(course_id, counts), '{}')
    from (
      select course_id, jsonb_build_object('assigned', count(*), 'completed', count(completed_at),
        'late', count(*) filter (where completed_at is null and due_on < ${today})) as counts
      from course_assignments join trainees using (trainee_id)
      where trainees.status = 'active' and not is_waived and course_id = any(${courseIds}::text[])
      group by course_id
    ) courses
  )`;
}
