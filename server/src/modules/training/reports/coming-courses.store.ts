import type { ComingEntry, ComingPlace } from '@portal/domain/calendar/coming.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';
import type { OwnNames } from '../courses/own-shelf.store.ts';
import { type CoursePlace, courseTable, IS_FOR, isAmong, openings } from '../openings.store.ts';
import { coming as words } from '../training.texts.ts';

/** On a day a course opens for people, or is to be done by people who have not. */
export type ComingCourse = {
  readonly courseId: string;
  readonly what: 'opens' | 'due';
  readonly day: string;
  readonly people: number;
  /** Of a course that the provider wrote; null for the portal's own. */
  readonly own: OwnNames | null;
};

/** The openings and last days of courses within the days, those that nobody has yet included: one value of a larger statement. */
export function selectComingCourses(
  courses: readonly CoursePlace[],
  { span: { from, to } }: ComingPlace,
): RawBuilder<ComingCourse[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('courseId', course_id, 'what', what, 'day', day, 'people', people,
      'own', (select jsonb_build_object('names', own.names, 'base_language', own.base_language) from own_courses own
        where own.course_id = coming.course_id))), '[]')
    from (
      select course_id, what, moment.day, count(*) as people
      from (
        select course.course_id, opening.day as opens_on, opening.day + programme.due_days as due_on
        from training_programmes programme
        join trainees trainee on trainee.org_id = programme.org_id and trainee.status = 'active'
        cross join ${courseTable(courses)}
        cross join lateral ${openings(to)} opening
        where ${IS_FOR} and not exists (
          select from course_assignments given
          where given.trainee_id = trainee.trainee_id and given.course_id = course.course_id and given.round >= opening.round)
        union all
        select course_id, null, due_on from course_assignments join trainees using (trainee_id)
        where status = 'active' and completed_at is null and not is_waived
          and ${isAmong(courses.map(({ id }) => id))}
      ) planned
      cross join lateral (values ('opens', opens_on), ('due', due_on)) as moment (what, day)
      where moment.day between ${from} and ${to}
      group by course_id, what, moment.day
    ) coming
  )`;
}

/** The same in words. */
export function tellComingCourses(
  coming: readonly ComingCourse[],
  nameOf: (course: ComingCourse) => string,
  say: Say,
): readonly ComingEntry[] {
  return coming.map((course) => ({
    day: course.day,
    ...(course.what === 'opens'
      ? { kind: 'course-opens', title: say(words.courseOpens, { course: nameOf(course), people: course.people }) }
      : { kind: 'course-due', title: say(words.courseIsDue, { course: nameOf(course), people: course.people }) }),
    href: `/training/courses/${course.courseId}`,
  }));
}
