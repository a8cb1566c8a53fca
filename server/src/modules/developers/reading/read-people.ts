import * as people from '@portal/contract/developers/operations/people.operations.ts';
import type { z } from 'zod';
import { coursesOf, saveTrainees, trainingDay } from '../../training/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { type ApiCaller, type BoundOperation, serve } from '../serving/bind-operation.ts';
import { found } from '../serving/found.ts';
import { pageFrom, sliceOf } from './cursor.ts';
import * as store from './people.store.ts';

/** What the public interface tells of people and their courses. */
export const peopleOperations: readonly BoundOperation<DevelopersServices>[] = [
  serve(people.listPeople).with(async (services, caller, input) => {
    const slice = sliceOf(input);
    const today = trainingDay(services.clock.now(), caller.brand);
    const rows = await services.database.onceInOrg(caller.session.orgId, (tx) => store.listPeople(tx, today, slice));
    return pageFrom(rows, slice, (row) => row.trainee_id, toPerson);
  }),
  serve(people.readPerson).with((services, caller, { id }) => readPerson(services, caller, id)),
  serve(people.addPerson).with(async (services, caller, person) => {
    const { data } = await saveTrainees(services, caller, { list: [{ ...person, roles: [] }] });
    return readPerson(services, caller, found(data.trainees[0]));
  }),
  serve(people.listCourses).with(async ({ database }, { session, language }) => {
    const courses = await database.inOrg(session.orgId, (tx) => coursesOf(tx, language));
    return { data: courses.map(({ id, name, minutes }) => ({ id, name, minutes })) };
  }),
  serve(people.listCompletions).with(async ({ database }, { session }, { personId, ...page }) => {
    const slice = sliceOf(page);
    const rows = await database.onceInOrg(session.orgId, (tx) => store.listCompletions(tx, { personId }, slice));
    return pageFrom(
      rows,
      slice,
      (row) => row.certificate_id,
      (row) => ({
        id: row.certificate_id,
        personId: row.trainee_id,
        courseId: row.course_id,
        courseName: row.course_name,
        completedAt: row.issued_at.toISOString(),
      }),
    );
  }),
];

/** @throws AppError NOT_FOUND */
async function readPerson({ database, clock }: DevelopersServices, { session, brand }: ApiCaller, id: string) {
  const today = trainingDay(clock.now(), brand);
  return toPerson(found(await database.onceInOrg(session.orgId, (tx) => store.findPerson(tx, today, id))));
}

const toPerson = (row: store.PersonRow): z.input<typeof people.apiPerson> => ({
  id: row.trainee_id,
  name: row.name,
  email: row.email,
  department: row.department,
  isActive: row.status === 'active',
  startedOn: row.started_on,
  addedAt: row.added_at.toISOString(),
  courses: row.courses ?? { completed: 0, open: 0, overdue: 0 },
});
