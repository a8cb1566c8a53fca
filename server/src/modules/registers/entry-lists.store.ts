import type { LIST_SORTS, LIST_STATES } from '@portal/contract/registers/registers.schemas.ts';
import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import type { RegisterId } from '@portal/domain/registers/register.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';

/** Which entries of a register are listed. */
export type EntryFilter = {
  readonly register: RegisterId;
  readonly state: (typeof LIST_STATES)[number];
  readonly search: string;
  readonly today: string;
};

const isOverdue = (today: string) => sql<boolean>`closed_on is null and due_on < ${today}::date`;

function fits({ state, search, today }: EntryFilter): Expression<SqlBool> {
  const ofState = {
    open: sql<boolean>`closed_on is null`,
    overdue: isOverdue(today),
    closed: sql<boolean>`closed_on is not null`,
    all: sql<boolean>`true`,
  }[state];
  return search === '' ? ofState : sql<boolean>`${ofState} and ${holdsText(search)}`;
}

/** Whether a title, an owner or a value holds what was typed; case and accents do not matter. */
const holdsText = (typed: string) => sql<boolean>`strpos(searched, ${withoutMarks(typed)}) > 0`;

const BY_TITLE = sql`title collate "und-x-icu"`;
const ORDERS: Readonly<Record<(typeof LIST_SORTS)[number], readonly ReturnType<typeof sql>[]>> = {
  due: [sql`due_on nulls last`, BY_TITLE],
  title: [BY_TITLE],
  owner: [sql`owner_name collate "und-x-icu"`, BY_TITLE],
  changed: [sql`changed_at desc`],
};

/** A page of the entries that fit, in order; files are counted for the entries of the page alone. */
export function listEntries(
  tx: OrgTransaction,
  filter: EntryFilter,
  page: { readonly sort: (typeof LIST_SORTS)[number]; readonly offset: number; readonly limit: number },
) {
  const order = sql.join([...ORDERS[page.sort], sql`entry_id`]);
  const shown = tx
    .selectFrom('register_entries')
    .select(['entry_id', 'title', 'values', 'owner_name', 'ticks', 'owner_email', 'due_on', 'closed_on'])
    .select(['closed_by_name', 'changed_at'])
    .where('register', '=', filter.register)
    .where(fits(filter))
    .orderBy(order)
    .limit(page.limit)
    .offset(page.offset);
  return tx
    .selectFrom(shown.as('shown'))
    .selectAll('shown')
    .select((entry) =>
      entry
        .selectFrom('register_files')
        .whereRef('register_files.entry_id', '=', 'shown.entry_id')
        .select(({ fn }) => fn.countAll<string>().as('files'))
        .as('files'),
    )
    .orderBy(order)
    .execute();
}

/** How many entries fit, and how many of the register there are in each state. */
export async function countRegister(tx: OrgTransaction, filter: EntryFilter) {
  const { found, open, overdue, closed } = await tx
    .selectFrom('register_entries')
    .where('register', '=', filter.register)
    .select([
      sql<string>`count(*) filter (where ${fits(filter)})`.as('found'),
      sql<string>`count(*) filter (where closed_on is null)`.as('open'),
      sql<string>`count(*) filter (where ${isOverdue(filter.today)})`.as('overdue'),
      sql<string>`count(*) filter (where closed_on is not null)`.as('closed'),
    ])
    .executeTakeFirstOrThrow();
  return { found: Number(found), counts: { open: Number(open), overdue: Number(overdue), closed: Number(closed) } };
}

/** How many entries each register has, and the next day on which something is due; registers without any are left out. */
export async function countRegisters(tx: OrgTransaction, today: string) {
  const rows = await tx
    .selectFrom('register_entries')
    .groupBy('register')
    .select([
      'register',
      sql<number>`(count(*) filter (where closed_on is null))::int`.as('open'),
      sql<number>`(count(*) filter (where ${isOverdue(today)}))::int`.as('overdue'),
      sql<number>`(count(*) filter (where closed_on is not null))::int`.as('closed'),
      sql<string | null>`(min(due_on) filter (where closed_on is null and due_on >= ${today}::date))::text`.as(
        'next_due_on',
      ),
      sql<string | null>`max(closed_on)::text`.as('last_closed_on'),
      sql<Date>`max(changed_at)`.as('last_changed_at'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.register, row]));
}

/** The entries that have been overdue for the longest. */
export async function listOverdue(tx: OrgTransaction, today: string, limit: number) {
  const rows = await tx
    .selectFrom('register_entries')
    .select(['entry_id', 'register', 'title', 'due_on'])
    .where(isOverdue(today))
    .orderBy('due_on')
    .orderBy('entry_id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ due_on: dueOn, ...row }) => (dueOn === null ? [] : [{ ...row, dueOn }]));
}
