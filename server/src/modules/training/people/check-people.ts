import { faults } from '@portal/contract/input-faults.texts.ts';
import { traineeFields } from '@portal/contract/training/trainee.schemas.ts';
import type { importColumn, importRow } from '@portal/contract/training/trainee-import.schemas.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { sayUnsaid } from '@portal/domain/texts/unsaid.ts';
import { nameFromAddress, readDay, splitMailbox } from '@portal/domain/training/people-table.ts';
import { roleNames } from '@portal/domain/training/role-names.texts.ts';
import { readRoles } from '@portal/domain/training/role-words.ts';
import { TRAINING_ROLES, type TrainingRole } from '@portal/domain/training/training-roles.ts';
import type { z } from 'zod';
import { inputFault } from '../../../call/input-fault.ts';
import { inSlices } from '../../../system/in-slices.ts';
import { problems as texts } from './people.texts.ts';
import type { PeopleRow, PeopleTable } from './read-people-table.ts';

type Column = z.output<typeof importColumn>;
/** A row of a list with what it amounts to. */
export type CheckedRow = z.output<typeof importRow>;
type Problem = CheckedRow['problems'][number];

/** Somebody who is in training already. */
export type KnownPerson = {
  readonly name: string;
  readonly department: string;
  readonly startedOn: string;
  readonly roles: readonly TrainingRole[];
};

type Entered = {
  readonly line: number;
  readonly email: string;
  readonly name: string;
  readonly department: string;
  readonly startedOn: string;
  /** As they were written. */
  readonly roleWords: string;
};

/** The addresses in a table, as they are compared. */
export const addressesOf = async (table: PeopleTable): Promise<string[]> => [
  ...new Set(await inSlices(table.rows, (row) => enteredOf(table, row).email)),
];

/** What each row amounts to; nothing is written. Blank cells keep what is known of somebody who is there. */
export async function checkPeople(
  table: PeopleTable,
  known: ReadonlyMap<string, KnownPerson>,
  { today, say }: { readonly today: string; readonly say: Say },
): Promise<CheckedRow[]> {
  const firstLines = new Map<string, number>();
  return inSlices(table.rows, (row): CheckedRow => {
    const { roleWords, ...entered } = enteredOf(table, row);
    const roles = readRoles(roleWords) ?? [];
    const person = known.get(entered.email);
    const problems = problemsOf({ ...entered, roleWords }, person, say);
    const earlier = firstLines.get(entered.email);
    if (entered.email !== '' && earlier === undefined) firstLines.set(entered.email, entered.line);
    if (problems.length > 0) return { ...entered, roles, kind: 'error', problems };
    if (earlier !== undefined) {
      const text = say(texts.duplicate, { line: earlier });
      return { ...entered, roles, kind: 'duplicate', problems: [{ column: 'email', text }] };
    }
    const wanted = {
      name: entered.name || (person?.name ?? ''),
      department: entered.department || (person?.department ?? ''),
      startedOn: readDay(entered.startedOn) ?? person?.startedOn ?? today,
      roles: roles.length > 0 ? roles : (person?.roles ?? []),
    };
    return { ...entered, ...wanted, kind: kindOf(wanted, person), problems };
  });
}

function kindOf(wanted: KnownPerson, person: KnownPerson | undefined): 'new' | 'update' | 'unchanged' {
  if (person === undefined) return 'new';
  const isSame =
    wanted.name === person.name &&
    wanted.department === person.department &&
    wanted.startedOn === person.startedOn &&
    wanted.roles.join() === person.roles.join();
  return isSame ? 'unchanged' : 'update';
}

function enteredOf({ columns, hasHeadings }: PeopleTable, { line, cells }: PeopleRow): Entered {
  const cell = (column: Column) => cells[column] ?? '';
  const mailbox = splitMailbox(cell('email'));
  const email = mailbox.email.toLowerCase();
  const name = cell('name') || `${cell('firstName')} ${cell('lastName')}`.trim() || mailbox.name;
  // A bare list of addresses has no names anywhere.
  const isBare = !hasHeadings && !columns.some(({ column }) => column === 'name');
  return {
    line,
    email,
    name: name === '' && isBare ? nameFromAddress(email) : name,
    department: cell('department'),
    startedOn: cell('startedOn'),
    roleWords: cell('roles'),
  };
}

function problemsOf(entered: Entered, person: KnownPerson | undefined, say: Say): Problem[] {
  const problems: Problem[] = [];
  const check = (column: 'email' | 'name' | 'department', value: string) => {
    const parsed = traineeFields[column].safeParse(value);
    if (!parsed.success) problems.push({ column, text: problemText(parsed.error, say) });
  };
  if (entered.email === '') problems.push({ column: 'email', text: say(texts.noEmail) });
  else check('email', entered.email);
  if (entered.name !== '' || person === undefined) check('name', entered.name);
  if (entered.department !== '') check('department', entered.department);
  if (entered.startedOn !== '' && readDay(entered.startedOn) === null)
    problems.push({ column: 'startedOn', text: say(texts.badDate) });
  if (readRoles(entered.roleWords) === null)
    problems.push({
      column: 'roles',
      text: say(texts.badRole, { roles: TRAINING_ROLES.map((role) => say(roleNames[role])).join(', ') }),
    });
  return problems;
}

const problemText = ({ issues: [issue] }: z.ZodError, say: Say): string =>
  issue === undefined ? say(faults.wrong) : sayUnsaid(say, inputFault(issue));
