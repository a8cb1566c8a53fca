import type { CallOutput } from '../../../api/calls.ts';
import { formatDay } from '../../../portal/format-day.ts';
import { useBrand } from '../../../portal/use-brand.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PublicationBadge } from '../concierge/publication-badge.tsx';
import { SeverityOfWeakness, StatusOfWeakness } from './weakness-marks.tsx';

type Weakness = CallOutput<'listWeaknesses'>['data']['weaknesses'][number];
type WeaknessesTableProps = { readonly rows: readonly Weakness[]; readonly isSearching: boolean };

/** One weakness of one customer a row. */
export function WeaknessesTable({ rows, isSearching }: WeaknessesTableProps) {
  const { locale } = useBrand();
  return (
    <Table
      label="Weaknesses"
      rows={rows}
      rowId={(row) => row.weaknessId}
      emptyState={
        <EmptyState title={isSearching ? 'Nothing found' : 'No weaknesses yet'}>
          {isSearching
            ? 'Try a part of the title or of the customer’s name, or other filters.'
            : 'Write what you found at a customer, or import the list of a scanner. Customers see it when you publish it.'}
        </EmptyState>
      }
      columns={[
        {
          id: 'title',
          label: 'Weakness',
          isRowHeader: true,
          render: (row) => (
            <>
              <TextLink href={`/console/weaknesses/${row.weaknessId}`}>{row.title}</TextLink>
              <span className="block font-normal text-ink-soft text-sm">{row.companyName}</span>
            </>
          ),
        },
        { id: 'severity', label: 'Severity', render: (row) => <SeverityOfWeakness severity={row.severity} /> },
        { id: 'status', label: 'Status', render: (row) => <StatusOfWeakness status={row.status} /> },
        { id: 'state', label: 'Shown', render: (row) => <PublicationBadge state={row.state} /> },
        {
          id: 'reported',
          label: 'Reported on',
          render: (row) => <span className="whitespace-nowrap">{formatDay(row.reportedOn.slice(0, 10), locale)}</span>,
        },
        {
          id: 'read',
          label: 'Read by',
          align: 'end',
          render: (row) => (
            <span className="whitespace-nowrap tabular-nums">
              {row.state === 'published' ? `${row.readBy} of ${row.people}` : '–'}
            </span>
          ),
        },
      ]}
    />
  );
}
