import { type RawBuilder, sql } from 'kysely';
import { type CoursePlace, isAmong } from '../openings.store.ts';
import { isFinished, team } from '../people/team.store.ts';

/** How an organisation's training stands; instants are ISO strings. */
export type TrainingFacts = {
  readonly people: number;
  /** Everything of their year is done. */
  readonly finished: number;
  /** People who completed a course within the twelve months before. */
  readonly trained: number;
  /** People with something overdue. */
  readonly late: number;
  /** When somebody was last added, began or completed a course. */
  readonly lastUpdated: string | null;
};

/** The organisation's people and their courses on a day: one value of a larger statement. */
export function selectTrainingFacts(today: string, courses: readonly CoursePlace[]): RawBuilder<TrainingFacts> {
  const view = { today, courses, only: null };
  return sql`(
    select jsonb_build_object(
      'people', count(*), 'finished', count(*) filter (where ${isFinished(view)}),
      'trained', count(*) filter (where completed_last >= ${today}::date - interval '1 year'),
      'late', count(*) filter (where overdue > 0),
      'lastUpdated', greatest(max(added_at), max(last_change_at)))
    from (${team({ ...view, orgId: null })}) people
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
      where trainees.status = 'active' and not is_waived and ${isAmong(courseIds)}
      group by course_id
    ) courses
  )`;
}

/** How far somebody is with the courses that were opened for them. */
export type PersonCounts = { readonly name: string; readonly assigned: number; readonly completed: number };

/** What a list holds at most, so that one document's memory is bounded. */
const MAX_PEOPLE = 5000;

/** The people in training by name, with their courses: one value of a larger statement. */
export function selectPersonCounts(courseIds: readonly string[]): RawBuilder<PersonCounts[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('name', name, 'assigned', assigned, 'completed', completed)
      order by name collate "und-x-icu", trainee_id), '[]')
    from (
      select trainee_id, name, count(course_id) filter (where completed_at is not null or not is_waived) as assigned,
        count(completed_at) as completed
      from trainees left join (select * from course_assignments where ${isAmong(courseIds)}) courses using (trainee_id)
      where status = 'active'
      group by trainee_id, name order by name collate "und-x-icu", trainee_id limit ${MAX_PEOPLE}
    ) people
  )`;
}
