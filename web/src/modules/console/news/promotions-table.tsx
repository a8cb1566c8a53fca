import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDate } from '../../../portal/dates/format-date.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import type { Promotion } from './promotion-dialog.tsx';

type PromotionsTableProps = {
  readonly promotions: readonly Promotion[];
  readonly onEdit: (promotion: Promotion) => void;
  readonly onDelete: (promotion: Promotion) => void;
};

const states = {
  planned: { tone: 'neutral', text: 'Planned' },
  running: { tone: 'success', text: 'Running' },
  over: { tone: 'neutral', text: 'Over' },
} as const;

/** One promotion a row. */
export function PromotionsTable({ promotions, onEdit, onDelete }: PromotionsTableProps) {
  const { locale } = useBrand();
  // A day is one whatever the time zone.
  const inWords = (day: string) => formatDate(day, { locale, timeZone: 'UTC' });
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
        {
          id: 'time',
          label: 'Time',
          phone: 'detail',
          render: (row) => `${inWords(row.startsOn)} – ${inWords(row.endsOn)}`,
        },
        {
          id: 'state',
          label: 'State',
          phone: 'state',
          render: ({ state }) => <Badge tone={states[state].tone}>{states[state].text}</Badge>,
        },
        actionsColumn(
          ({ text }: Promotion) => text,
          (row) => [
            { label: 'Edit', onPress: () => onEdit(row) },
            { label: 'Delete', isDanger: true, onPress: () => onDelete(row) },
          ],
        ),
      ]}
    />
  );
}
