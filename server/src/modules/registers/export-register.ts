import type { registerTemplate as templateCall } from '@portal/contract/registers/register-files.calls.ts';
import type { registerCsv as csvCall } from '@portal/contract/registers/registers.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import { MAX_ENTRIES, type RecordValues, type RegisterColumn } from '@portal/domain/registers/register.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { auditCaller } from '../audit/public.ts';
import { listEntries } from './entry-lists.store.ts';
import { csv } from './registers.texts.ts';
import { type Register, registerOf } from './shipped-registers.ts';

type Row = Awaited<ReturnType<typeof listEntries>>[number];
type Column = { readonly heading: string; readonly cell: (row: Row) => string };

/** The entries that fit as a file with all their columns, whose cells are safe in spreadsheet programs. */
export async function exportRegister(
  { database, clock }: Services,
  caller: CallerOf<typeof csvCall>,
  { register: id, state, search }: InputOf<typeof csvCall>,
): Promise<AnswerOf<typeof csvCall>> {
  const { session, brand, language } = caller;
  const now = clock.now();
  const today = dayOf(now, brand.timeZone);
  const rows = await database.inOrg(session.orgId, async (tx) => {
    const page = { sort: 'due', offset: 0, limit: MAX_ENTRIES } as const;
    const found = await listEntries(tx, { register: id, state, search, today }, page);
    const details = { register: id, entries: found.length };
    await auditCaller(tx, caller, now, {
      action: 'registers.exported',
      subject: registerOf(id, language).name,
      details,
    });
    return found;
  });
  const columns = columnsOf(registerOf(id, language), sayFor(brand, language));
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const headings = columns.map(({ heading }) => heading);
  return { fileName: `${id}-${today}.csv`, bytes: Buffer.from(csvFile(headings, cells)) };
}

function columnsOf({ columns, checklist }: Register, say: Say): readonly Column[] {
  return [
    ...columns.map((column) => ({ heading: column.name, cell: ({ values }: Row) => shownValue(column, values, say) })),
    ...checklist.map(({ id, name }) => ({ heading: name, cell: ({ ticks }: Row) => shownTick(ticks[id], say) })),
    { heading: say(csv.owner), cell: (row) => row.owner_name },
    { heading: say(csv.ownerEmail), cell: (row) => row.owner_email },
    { heading: say(csv.dueOn), cell: (row) => row.due_on ?? '' },
    { heading: say(csv.closedOn), cell: (row) => row.closed_on ?? '' },
    { heading: say(csv.closedBy), cell: (row) => row.closed_by_name },
    { heading: say(csv.files), cell: (row) => row.files ?? '0' },
  ];
}

/** A value as people read it, and as an import understands it. */
function shownValue({ id, type, options }: RegisterColumn, values: RecordValues, say: Say): string {
  const value = values[id] ?? '';
  if (type === 'choice') return options.find((option) => option.id === value)?.name ?? value;
  if (type === 'yes-no' && value !== '') return say(value === 'yes' ? csv.yes : csv.no);
  return value;
}

const shownTick = (tick: string | undefined, say: Say) =>
  tick === undefined ? '' : say(tick === 'done' ? csv.done : csv.notNeeded);

/** A file with the headings that an import understands, and nothing below them that could be taken for the firm's own. */
export async function answerRegisterTemplate(
  _services: Services,
  { brand, language }: CallerOf<typeof templateCall>,
  { register: id }: InputOf<typeof templateCall>,
): Promise<AnswerOf<typeof templateCall>> {
  const say = sayFor(brand, language);
  const headings = [...registerOf(id, language).columns.map(({ name }) => name), say(csv.owner), say(csv.ownerEmail)];
  return { fileName: `${id}.csv`, bytes: Buffer.from(csvFile(headings, [])) };
}
