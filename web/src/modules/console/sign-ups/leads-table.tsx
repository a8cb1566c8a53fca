import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { personColumns } from '../person-columns.tsx';

export type Lead = CallOutput<'listLeads'>['data']['leads'][number];

type LeadsTableProps = {
  readonly rows: readonly Lead[];
  readonly isSearching: boolean;
  readonly onDelete: (lead: Lead) => void;
};

/** One person who showed interest a row. */
export function LeadsTable({ rows, isSearching, onDelete }: LeadsTableProps) {
  const { formatDate } = useFormatDate();
  return (
    <Table
      label="Leads"
      rows={rows}
      rowId={(row) => row.leadId}
      emptyState={
        <EmptyState title={isSearching ? 'Nothing found' : 'No leads yet'}>
          {isSearching
            ? 'Try part of the address, name or organization.'
            : 'Everyone who signs up appears here once, with what they have told us since.'}
        </EmptyState>
      }
      columns={[
        ...personColumns<Lead>(),
        {
          id: 'offers',
          label: 'Offers',
          render: ({ promotionsOptIn }) => (
            <Badge tone={promotionsOptIn ? 'success' : 'neutral'}>{promotionsOptIn ? 'Allowed' : 'Not allowed'}</Badge>
          ),
        },
        { id: 'status', label: 'How far', phone: 'detail', render: (row) => row.leadStatus },
        { id: 'form', label: 'From', phone: 'hidden', render: (row) => `${row.source}, ${row.leadForm}` },
        {
          id: 'since',
          label: 'Since',
          render: (row) =>
            row.deliveredAt === null
              ? formatDate(row.createdAt)
              : `${formatDate(row.createdAt)}, passed on ${formatDate(row.deliveredAt)}`,
        },
        actionsColumn(
          ({ email }: Lead) => email,
          (row) => [
            { label: 'Delete', isDanger: true, name: `Delete the lead of ${row.email}`, onPress: () => onDelete(row) },
          ],
        ),
      ]}
    />
  );
}
