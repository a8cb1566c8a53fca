import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { entryPath } from '../register-path.ts';
import type { EntryLine, RegisterColumn, RegisterView } from '../register-types.ts';
import { shownValue } from '../shown-value.ts';
import { StateBadge } from '../state-badge.tsx';
import { table as texts } from './list.texts.ts';

/** So many of a register's own columns are shown beside its title. */
const OWN_COLUMNS = 2;

type EntryTableProps = { readonly register: RegisterView; readonly entries: readonly EntryLine[] };

/** The entries of a register, a row each. */
export function EntryTable({ register, entries }: EntryTableProps) {
  const { locale } = useBrand();
  const title = register.columns.find(({ id }) => id === register.title);
  const columns: readonly TableColumn<EntryLine>[] = [
    {
      id: 'title',
      label: title?.name ?? register.entry,
      isRowHeader: true,
      render: (entry) => (
        <TextLink href={entryPath(register.id, entry.entryId)}>
          <span className="wrap-anywhere">{entry.title}</span>
        </TextLink>
      ),
    },
    { id: 'state', label: say(texts.state), phone: 'state', render: ({ state }) => <StateBadge state={state} /> },
    ...shownBeside(register).map((column, place) => ({
      id: column.id,
      label: column.name,
      // A phone has room for one, whose value tells enough.
      phone: place === 0 ? ('detail' as const) : ('hidden' as const),
      render: ({ values }: EntryLine) => (
        <span className="wrap-anywhere">{shownValue(column, values[column.id], locale)}</span>
      ),
    })),
    { id: 'due', label: say(texts.due), render: (entry) => dueInWords(entry, locale) },
    {
      id: 'owner',
      label: say(texts.owner),
      phone: 'detail',
      render: ({ ownerName, ownerEmail }) => ownerName || ownerEmail,
    },
    {
      id: 'files',
      label: say(texts.evidence),
      phone: 'detail',
      render: ({ files }) => files > 0 && say(texts.files, { count: files }),
    },
  ];
  return (
    <Card padding="none">
      <Table
        label={say(texts.label)}
        columns={columns}
        rows={entries}
        rowId={({ entryId }) => entryId}
        emptyState={<p className="p-6 text-center text-ink-soft">{say(texts.nothingFound)}</p>}
      />
    </Card>
  );
}

/** The columns that tell one entry from another: those that every entry has, without long texts and the day that is due anyway. */
function shownBeside({ columns, title, due }: RegisterView): readonly RegisterColumn[] {
  return columns
    .filter(({ id, type, required }) => required && type !== 'long' && id !== title && id !== due.column)
    .slice(0, OWN_COLUMNS);
}

function dueInWords({ state, dueOn, closedOn }: EntryLine, locale: string) {
  if (closedOn !== null)
    return <span className="text-ink-soft">{say(texts.closedOn, { day: formatDay(closedOn, locale) })}</span>;
  if (dueOn === null) return null;
  const day = formatDay(dueOn, locale);
  return state === 'overdue' ? <span className="font-medium text-danger-ink">{day}</span> : day;
}
