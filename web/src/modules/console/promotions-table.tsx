import type { CallOutput } from '../../api/calls.ts';
import { useFormatDate } from '../../portal/use-format-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';

type Promotion = CallOutput<'listPromotions'>['data'][number];

type PromotionsTableProps = {
  readonly promotions: readonly Promotion[];
  readonly onDelete: (promotion: Promotion) => void;
};

const states = {
  planned: { tone: 'neutral', text: 'Planned' },
  running: { tone: 'success', text: 'Running' },
  over: { tone: 'neutral', text: 'Over' },
} as const;

/** One promotion a row. */
export function PromotionsTable({ promotions, onDelete }: PromotionsTableProps) {
  const { formatDate } = useFormatDate();
  // The end is the first moment after the last day.
  const lastDay = ({ endsAt }: Promotion) => formatDate(new Date(Date.parse(endsAt) - 1).toISOString());
  return (
    <Table
      label="Promotions"
      rows={promotions}
      rowId={(promotion) => promotion.promotionId}
      emptyState={
        <EmptyState title="No promotions yet">
          A promotion is one line with a link, shown above every page until people close it.
        </EmptyState>
      }
      columns={[
        { id: 'text', label: 'Text', isRowHeader: true, render: (row) => row.text },
        { id: 'brand', label: 'Brand', render: (row) => row.brandName ?? 'All' },
        { id: 'time', label: 'Time', render: (row) => `${formatDate(row.startsAt)} – ${lastDay(row)}` },
        {
          id: 'state',
          label: 'State',
          render: ({ state }) => <Badge tone={states[state].tone}>{states[state].text}</Badge>,
        },
        {
          id: 'actions',
          label: 'Actions',
          isLabelHidden: true,
          align: 'end',
          render: (row) => (
            <Button variant="secondary" size="small" aria-label={`Delete ${row.text}`} onPress={() => onDelete(row)}>
              Delete
            </Button>
          ),
        },
      ]}
    />
  );
}
