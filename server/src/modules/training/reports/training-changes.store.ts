import type { Change } from '@portal/domain/dashboard/change.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';
import { changes as texts } from '../training.texts.ts';

/** Courses completed since a moment; the instant is an ISO string. */
export type TrainingChange = { readonly courses: number; readonly people: number; readonly at: string | null };

/** One value of a larger statement. */
export function selectTrainingChange(since: Date): RawBuilder<TrainingChange> {
  return sql`(
    select jsonb_build_object('courses', count(*), 'people', count(distinct trainee_id), 'at', max(completed_at))
    from course_assignments join trainees using (trainee_id)
    where status = 'active' and completed_at >= ${since}
  )`;
}

/** The same in words. */
export function tellTrainingChange({ courses, people, at }: TrainingChange, say: Say): Change[] {
  if (at === null) return [];
  const text = say(texts.completed, { courses, people });
  return [{ tone: 'better', text, at: new Date(at).toISOString(), href: '/training/reports' }];
}
