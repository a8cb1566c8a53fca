import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { actionsColumn } from '../actions-column.tsx';

export type CheckLead = CallOutput<'listCheckLeads'>['data']['leads'][number];

type CheckLeadsTableProps = {
  readonly rows: readonly CheckLead[];
  readonly isSearching: boolean;
  readonly onDelete: (lead: CheckLead) => void;
};

/** One address that somebody left a row. */
export function CheckLeadsTable({ rows, isSearching, onDelete }: CheckLeadsTableProps) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label="Addresses left after a check"
      rows={rows}
      rowId={(row) => row.leadId}
      emptyState={
        <EmptyState title={isSearching ? 'Nothing found' : 'No one yet'}>
          {isSearching
            ? 'Try part of the address, domain or channel.'
            : 'Anyone who checks a domain and agrees that you may write appears here for six months.'}
        </EmptyState>
      }
      columns={[
        {
          id: 'email',
          label: 'Address',
          isRowHeader: true,
          render: (row) => <TextLink href={`mailto:${row.email}`}>{row.email}</TextLink>,
        },
        {
          id: 'domain',
          label: 'Domain',
          phone: 'detail',
          render: (row) => <span className="break-all">{row.domain}</span>,
        },
        { id: 'channel', label: 'Channel', render: (row) => row.channel },
        { id: 'since', label: 'Since', render: (row) => formatDate(row.leftAt) },
        { id: 'until', label: 'Kept until', render: (row) => formatDate(row.expiresAt) },
        actionsColumn(
          ({ email }: CheckLead) => email,
          (row) => [
            {
              label: 'Delete',
              isDanger: true,
              name: `Delete ${row.email} about ${row.domain}`,
              onPress: () => onDelete(row),
            },
          ],
        ),
      ]}
    />
  );
}
