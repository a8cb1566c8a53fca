import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';

export async function countActive(tx: OrgTransaction): Promise<number> {
  const { count } = await tx
    .selectFrom('trainees')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type NewTrainee = {
  readonly traineeId: string;
  readonly email: string;
  readonly name: string;
  readonly department: string;
  readonly startedOn: string;
  readonly roles: readonly string[];
};

/** The day on which each of some roles came: what is known, or today. */
const daysOfRoles = (roles: RawBuilder<unknown>, known: RawBuilder<unknown>, today: string) => sql<
  Record<string, string>
>`(
  select coalesce(jsonb_object_agg(role, coalesce(${known} ->> role, ${today})), '{}') from unnest(${roles}) role)`;

/** Adds people in one statement. */
export async function insertTrainees(
  tx: OrgTransaction,
  orgId: string,
  people: readonly NewTrainee[],
  added: { readonly on: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into trainees (trainee_id, org_id, email, name, department, started_on, added_on, added_at, roles, role_days)
    select trainee_id, ${orgId}, email, name, department, started_on, ${added.on}, ${added.at},
      string_to_array(roles, ' '), ${daysOfRoles(sql`string_to_array(roles, ' ')`, sql`'{}'::jsonb`, added.on)}
    from unnest(${people.map(({ traineeId }) => traineeId)}::uuid[], ${people.map(({ email }) => email)}::text[],
      ${people.map(({ name }) => name)}::text[], ${people.map(({ department }) => department)}::text[],
      ${people.map(({ startedOn }) => startedOn)}::date[], ${people.map(({ roles }) => roles.join(' '))}::text[])
      as person (trainee_id, email, name, department, started_on, roles)`.execute(tx);
}

const COLUMNS = [
  'trainee_id',
  'revision',
  'name',
  'email',
  'department',
  'started_on',
  'added_on',
  'status',
  'added_at',
  'removed_at',
  'last_seen_at',
  'roles',
  'role_days',
  'recall_since',
  'from_directory',
] as const;

/** A person, whether active or removed. */
export function findTrainee(tx: OrgTransaction, traineeId: string) {
  return tx.selectFrom('trainees').select(COLUMNS).where('trainee_id', '=', traineeId).executeTakeFirst();
}

export type TraineeRow = NonNullable<Awaited<ReturnType<typeof findTrainee>>>;

/** An active person, locked until the transaction's end. */
export function lockTrainee(tx: OrgTransaction, traineeId: string): Promise<TraineeRow | undefined> {
  return tx
    .selectFrom('trainees')
    .select(COLUMNS)
    .where('trainee_id', '=', traineeId)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
}

/** Active people by their addresses. */
export function findTraineesByEmail(tx: OrgTransaction, emails: readonly string[]) {
  return tx
    .selectFrom('trainees')
    .select(['trainee_id', 'email', 'name', 'department', 'started_on', 'roles'])
    .where('status', '=', 'active')
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .execute();
}

/** Those of the ids that are active people here. */
export async function findActiveIds(tx: OrgTransaction, traineeIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('trainees')
    .select('trainee_id')
    .where('status', '=', 'active')
    .where(sql<boolean>`trainee_id = any(${traineeIds}::uuid[])`)
    .execute();
  return rows.map(({ trainee_id }) => trainee_id);
}

/**
 * @param today the day on which new roles come
 * @throws AppError TRAINEE_EMAIL_TAKEN
 */
export async function updateTrainee(tx: OrgTransaction, trainee: NewTrainee, today: string): Promise<void> {
  const roles = sql<string[]>`${trainee.roles}::text[]`;
  await tx
    .updateTable('trainees')
    .set((eb) => ({
      name: trainee.name,
      email: trainee.email,
      department: trainee.department,
      started_on: trainee.startedOn,
      roles,
      role_days: daysOfRoles(roles, sql`role_days`, today),
      revision: eb('revision', '+', 1),
    }))
    .where('trainee_id', '=', trainee.traineeId)
    .execute()
    .catch((error: unknown) => tellTaken(error, 'trainees.email'));
}

function tellTaken(error: unknown, field?: string): never {
  if (error instanceof pg.DatabaseError && error.constraint === 'trainees_email')
    throw new AppError('TRAINEE_EMAIL_TAKEN', field === undefined ? {} : { field });
  throw error;
}

/** Changes people of a list in one statement; new roles come today. What the firm's directory says of somebody stays. */
export async function updateTrainees(tx: OrgTransaction, people: readonly NewTrainee[], today: string): Promise<void> {
  await sql`
    update trainees set name = case when from_directory then trainees.name else person.name end,
      department = case when from_directory then trainees.department else person.department end, started_on = person.started_on,
      roles = string_to_array(person.roles, ' '),
      role_days = ${daysOfRoles(sql`string_to_array(person.roles, ' ')`, sql`role_days`, today)}, revision = revision + 1
    from unnest(${people.map(({ traineeId }) => traineeId)}::uuid[], ${people.map(({ name }) => name)}::text[],
      ${people.map(({ department }) => department)}::text[], ${people.map(({ startedOn }) => startedOn)}::date[], ${people.map(({ roles }) => roles.join(' '))}::text[])
      as person (trainee_id, name, department, started_on, roles)
    where trainees.trainee_id = person.trainee_id`.execute(tx);
}

export async function removeTrainee(tx: OrgTransaction, traineeId: string, at: Date): Promise<void> {
  await tx
    .updateTable('trainees')
    .set((eb) => ({ status: 'removed', removed_at: at, revision: eb('revision', '+', 1) }))
    .where('trainee_id', '=', traineeId)
    .execute();
}

/**
 * Makes a removed person active again.
 * @throws AppError TRAINEE_EMAIL_TAKEN where somebody else has the address by now
 */
export async function restoreRemoved(tx: OrgTransaction, traineeId: string): Promise<void> {
  await tx
    .updateTable('trainees')
    .set((eb) => ({ status: 'active', removed_at: null, revision: eb('revision', '+', 1) }))
    .where('trainee_id', '=', traineeId)
    .where('status', '=', 'removed')
    .execute()
    .catch((error: unknown) => tellTaken(error));
}

/** Notes that a person was here, at most once in five minutes. */
export async function touchTrainee(tx: OrgTransaction, traineeId: string, at: Date): Promise<void> {
  await tx
    .updateTable('trainees')
    .set({ last_seen_at: at })
    .where('trainee_id', '=', traineeId)
    .where(({ or, eb }) =>
      or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<', new Date(at.getTime() - 5 * 60_000))]),
    )
    .execute();
}
