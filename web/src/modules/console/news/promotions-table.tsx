import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDate } from '../../../portal/dates/format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { promotionsTable as texts } from './news.texts.ts';
import type { Promotion } from './promotion-dialog.tsx';

type PromotionsTableProps = {
  readonly promotions: readonly Promotion[];
  readonly onEdit: (promotion: Promotion) => void;
  readonly onDelete: (promotion: Promotion) => void;
};

const states = {
  planned: { tone: 'neutral', text: texts.planned },
  running: { tone: 'success', text: texts.running },
  over: { tone: 'neutral', text: texts.over },
} as const;

/** One promotion a row. */
export function PromotionsTable({ promotions, onEdit, onDelete }: PromotionsTableProps) {
  const { locale } = useBrand();
  // A day is one whatever the time zone.
  const inWords = (day: string) => formatDate(day, { locale, timeZone: 'UTC' });
  return (
    <Table
      label={say(texts.promotions)}
      rows={promotions}
      rowId={(promotion) => promotion.promotionId}
      emptyState={<EmptyState title={say(texts.title)}>{say(texts.aPromotionIsOne)}</EmptyState>}
      columns={[
        { id: 'text', label: say(texts.text), isRowHeader: true, render: (row) => row.text },
        { id: 'brand', label: say(texts.brand), render: (row) => row.brandName ?? say(texts.all) },
        {
          id: 'time',
          label: say(texts.time),
          phone: 'detail',
          render: (row) => `${inWords(row.startsOn)} – ${inWords(row.endsOn)}`,
        },
        {
          id: 'state',
          label: say(texts.state),
          phone: 'state',
          render: ({ state }) => <Badge tone={states[state].tone}>{say(states[state].text)}</Badge>,
        },
        actionsColumn(
          ({ text }: Promotion) => text,
          (row) => [
            { label: say(texts.edit), onPress: () => onEdit(row) },
            { label: say(texts.delete), isDanger: true, onPress: () => onDelete(row) },
          ],
        ),
      ]}
    />
  );
}
