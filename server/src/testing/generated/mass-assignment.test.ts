import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CHANGING_CALLS, EVERY_CALL, type NamedCall, proofFor, sampleOf, titled } from '../every-call.ts';
import { expectNamedAnswer } from '../expect-named-answer.ts';
import type { FilledOrganisation } from '../filled-ids.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { signInNewStaff } from '../people.ts';
import { sampleInputs } from '../sample-inputs.ts';
import { IS_SWEEP, isFirstOfItsGuards } from '../sweep.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

let portal: TestPortal;
let other: FilledOrganisation;
beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  other = await fillOrganisation(portal);
});
afterAll(() => portal.stop());

/** What somebody would set who knows the tables, in the words of the wire and of the database. */
const extras = (): Readonly<Record<string, unknown>> => ({
  isStaff: true,
  is_staff: true,
  staff_role: 'owner',
  staffRole: 'owner',
  role: 'staff',
  access: 'staff',
  org_id: other.orgId,
  organisationId: other.orgId,
  user_id: other.userId,
  identity_subject: randomUUID(),
  password_hash: 'x',
  verified: true,
  verified_at: '2020-01-01T00:00:00Z',
  subscription_status: 'ACTIVE',
  trial_ends_at: '2099-01-01T00:00:00Z',
  second_factor_required: false,
  created_by: other.userId,
  status: 'used',
});

type Input = Readonly<Record<string, unknown>>;

/**
 * Adds the fields to the input and to every object in it, unless it has such a field of its own.
 * @param maps fields that hold objects whose every key is content
 */
function withExtras(input: Input, maps: readonly string[] = []): Record<string, unknown> {
  const inner = Object.entries(input).map(([name, value]) => [
    name,
    isPlainObject(value) && !maps.includes(name) ? withExtras(value, maps) : value,
  ]);
  return { ...extras(), ...Object.fromEntries(inner) };
}

const isPlainObject = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Fields of a call that take keys of people's own, those of objects in it included. */
const mapsOf = ({ call }: NamedCall) => recordNames(call.input);

function recordNames(schema: unknown): string[] {
  if (schema instanceof z.ZodNullable) return recordNames(schema.unwrap());
  if (!(schema instanceof z.ZodObject)) return [];
  const fields: Readonly<Record<string, unknown>> = schema.shape;
  return Object.entries(fields).flatMap(([name, field]) =>
    field instanceof z.ZodRecord ? [name] : recordNames(field),
  );
}

/** Pages that imitate a sign-in must not be able to send what somebody typed. */
const isStrict = (input: z.ZodType) => input instanceof z.ZodObject && input.def.catchall instanceof z.ZodNever;

describe.each(titled(EVERY_CALL))('V8.2.3/15.3.3 %s', (_title, entry) => {
  test('drops every field that its schema does not name, or refuses it where nothing else may arrive', () => {
    const sample = sampleOf(sampleInputs(other, portal.clock.now()), entry);
    const known = 'shape' in entry.call.input ? Object.keys(entry.call.input.shape as object) : [];
    const given = withExtras(sample, mapsOf(entry));
    for (const name of known) if (!(name in sample)) delete given[name];
    if (isStrict(entry.call.input)) return expect(entry.call.input.safeParse(given).success).toBe(false);
    expect(entry.call.input.parse(given)).toEqual(entry.call.input.parse(sample));
  });
});

const SIGNED_IN = CHANGING_CALLS.filter(({ call }) => call.access !== 'public');
/** That no such field arrives is shown for every call above: one of each way of being guarded shows what comes of it; the sweep all. */
const SENT = SIGNED_IN.filter((entry) => IS_SWEEP || isFirstOfItsGuards(entry, SIGNED_IN));

// Each organization brings some own courses, of which a portal may have so many: what adds one comes first.
const COURSES_FIRST = SENT.toSorted(
  (one, two) => Number(two.module === 'ownCourses') - Number(one.module === 'ownCourses'),
);

describe.each(titled(COURSES_FIRST))('V8.2.3/15.3.3 %s', (_title, entry) => {
  test('with such fields makes nobody staff, moves nothing to another organisation, and answers with what its schema names', async () => {
    const own = await fillOrganisation(portal);
    const person = entry.call.access === 'staff' ? await signInNewStaff(portal) : own;
    const standing = () =>
      portal.database.query(
        `select (select count(*)::int from users where is_staff and email not like 'staff-%') as staff,
             (select count(*)::int from users where org_id = $1) as people,
             (select count(*)::int from websites where org_id = $1) as websites,
             (select count(*)::int from invites where org_id = $1) as invites,
             (select string_agg(trial_ends_at::text || second_factor_required::text, ',') from organisations
               where org_id = $1) as organisation`,
        [other.orgId],
      );
    const before = await standing();
    const given = withExtras(sampleOf(sampleInputs(own, portal.clock.now()), entry), mapsOf(entry));
    const known = 'shape' in entry.call.input ? Object.keys(entry.call.input.shape as object) : [];
    const sample = sampleOf(sampleInputs(own, portal.clock.now()), entry);
    for (const name of known) if (!(name in sample)) delete given[name];
    const answer = await person.browser.call(entry.call, given, await proofFor(portal, entry, person.email));
    // Members have ended onboarding already.
    expect(answer.status).toBe(entry.name === 'profileSave' ? 409 : 200);
    expect(await standing()).toEqual(before);
    if (entry.call.file === undefined) expectNamedAnswer(entry, answer);
  });
});
