import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { personColumns } from '../person-columns.tsx';
import { leadsTable as texts } from './sign-ups.texts.ts';

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
      label={say(texts.leads)}
      rows={rows}
      rowId={(row) => row.leadId}
      emptyState={
        <EmptyState title={isSearching ? say(texts.nothingFound) : say(texts.noLeadsYet)}>
          {isSearching ? say(texts.tryPartOfThe) : say(texts.everyoneWhoSignsUp)}
        </EmptyState>
      }
      columns={[
        ...personColumns<Lead>(),
        {
          id: 'offers',
          label: say(texts.offers),
          render: ({ promotionsOptIn }) => (
            <Badge tone={promotionsOptIn ? 'success' : 'neutral'}>
              {promotionsOptIn ? say(texts.allowed) : say(texts.notAllowed)}
            </Badge>
          ),
        },
        { id: 'status', label: say(texts.howFar), phone: 'detail', render: (row) => row.leadStatus },
        { id: 'form', label: say(texts.from), phone: 'hidden', render: (row) => `${row.source}, ${row.leadForm}` },
        {
          id: 'since',
          label: say(texts.since),
          render: (row) =>
            row.deliveredAt === null
              ? formatDate(row.createdAt)
              : say(texts.createdAtPassedOnDeliveredAt, {
                  createdAt: formatDate(row.createdAt),
                  deliveredAt: formatDate(row.deliveredAt),
                }),
        },
        actionsColumn(
          ({ email }: Lead) => email,
          (row) => [
            {
              label: say(texts.delete),
              isDanger: true,
              name: say(texts.deleteTheLeadOf, { email: row.email }),
              onPress: () => onDelete(row),
            },
          ],
        ),
      ]}
    />
  );
}
