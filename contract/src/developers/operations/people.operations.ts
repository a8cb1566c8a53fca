import { z } from 'zod';
import { id } from '../../call.ts';
import { traineeFields } from '../../training/trainee.schemas.ts';
import { at, day, operation, pageInput, pageOf } from '../operation.ts';
import { does } from '../operations.texts.ts';

const training = { audience: 'firm', module: 'training', status: 200, errors: [] } as const;

export const apiPerson = z.object({
  id,
  name: z.string(),
  email: z.string(),
  department: z.string(),
  isActive: z.boolean(),
  startedOn: day,
  addedAt: at,
  courses: z.object({ completed: z.int(), open: z.int(), overdue: z.int() }),
});

/** A directory, or a list that was sent in, has a say in them. */
const fromOutside = ['name', 'email', 'department'] as const;

const person = {
  id: '2f6c1a7e-5d0b-4f0e-9d2a-1f7e8c9b4d04',
  name: 'Ann Lee',
  email: 'ann@example.com',
  department: 'Sales',
  isActive: true,
  startedOn: '2026-09-01',
  addedAt: '2026-09-01T08:00:00.000Z',
  courses: { completed: 2, open: 1, overdue: 0 },
};

export const listPeople = operation({
  ...training,
  name: 'listPeople',
  method: 'GET',
  path: '/people',
  resource: 'people',
  scope: 'people:read',
  summary: does.listPeople,
  input: z.strictObject(pageInput),
  output: pageOf(apiPerson),
  fromOutside,
  example: { input: {}, output: { data: [person], nextCursor: null } },
});

export const readPerson = operation({
  ...training,
  name: 'readPerson',
  method: 'GET',
  path: '/people/{id}',
  resource: 'people',
  scope: 'people:read',
  summary: does.readPerson,
  input: z.strictObject({ id }),
  output: apiPerson,
  fromOutside,
  errors: ['NOT_FOUND'],
  example: { input: { id: person.id }, output: person },
});

export const addPerson = operation({
  ...training,
  name: 'addPerson',
  method: 'POST',
  path: '/people',
  resource: 'people',
  scope: 'people:write',
  summary: does.addPerson,
  input: z.strictObject({
    name: traineeFields.name,
    email: traineeFields.email,
    department: traineeFields.department.default(''),
    startedOn: traineeFields.startedOn.optional(),
  }),
  output: apiPerson,
  fromOutside,
  status: 201,
  onlyAdds: true,
  errors: ['TRAINEE_EMAIL_TAKEN', 'SEATS_EXCEEDED'],
  example: {
    input: { name: person.name, email: person.email, department: person.department },
    output: { ...person, courses: { completed: 0, open: 1, overdue: 0 } },
  },
});

export const listCourses = operation({
  ...training,
  name: 'listCourses',
  method: 'GET',
  path: '/courses',
  resource: 'courses',
  scope: 'courses:read',
  summary: does.listCourses,
  input: z.strictObject({}),
  output: z.object({ data: z.array(z.object({ id: z.string(), name: z.string(), minutes: z.int() })) }),
  example: { input: {}, output: { data: [{ id: 'passwords', name: 'Passwords that last', minutes: 12 }] } },
});

export const listCompletions = operation({
  ...training,
  name: 'listCompletions',
  method: 'GET',
  path: '/completions',
  resource: 'courses',
  scope: 'courses:read',
  summary: does.listCompletions,
  input: z.strictObject({ ...pageInput, personId: id.optional() }),
  output: pageOf(z.object({ id, personId: id, courseId: z.string(), courseName: z.string(), completedAt: at })),
  example: {
    input: { personId: person.id },
    output: {
      data: [
        {
          id: '7a7f6b1d-1c0a-4d8e-8a52-0a6d7f1c5e05',
          personId: person.id,
          courseId: 'passwords',
          courseName: 'Passwords that last',
          completedAt: '2026-10-05T14:12:00.000Z',
        },
      ],
      nextCursor: null,
    },
  },
});
