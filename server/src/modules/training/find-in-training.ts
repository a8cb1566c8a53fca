import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { coursesOf } from './courses/shelf.ts';
import { findPeople } from './people/find-people.store.ts';

type Hit = { readonly path: string; readonly title: string; readonly detail: string };

/** People of the firm's training by name or address, at most `limit`, each with its page. */
export async function findPersonPages(tx: OrgTransaction, search: string, limit: number): Promise<Hit[]> {
  const people = await findPeople(tx, search, limit);
  return people.map(({ trainee_id: traineeId, name, email }) => ({
    path: `/training/team/all/${traineeId}`,
    title: name,
    detail: email,
  }));
}

/** Courses of the year by their title, at most `limit`, each with its page. */
export async function findCoursePages(
  tx: OrgTransaction,
  search: string,
  limit: number,
  language: Language,
): Promise<Hit[]> {
  const wanted = withoutMarks(search);
  return (await coursesOf(tx, language))
    .filter(({ name }) => withoutMarks(name).includes(wanted))
    .slice(0, limit)
    .map(({ id, name }) => ({ path: `/training/courses/${id}`, title: name, detail: '' }));
}
