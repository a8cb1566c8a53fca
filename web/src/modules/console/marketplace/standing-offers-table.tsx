import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { standingOffersTable as texts } from './marketplace.texts.ts';
import type { StandingOffer } from './marketplace-console-types.ts';

type StandingOffersTableProps = {
  readonly offers: readonly StandingOffer[];
  readonly onHide: (offer: StandingOffer) => unknown;
};

/** One offer that comes along a row. */
export function StandingOffersTable({ offers, onHide }: StandingOffersTableProps) {
  const { locale } = useBrand();
  return (
    <Table
      label={say(texts.builtInOffers)}
      rows={offers}
      rowId={(row) => row.offerId}
      columns={[
        { id: 'title', label: say(texts.offer), isRowHeader: true, render: (row) => row.title },
        { id: 'partner', label: say(texts.partner), phone: 'detail', render: (row) => row.partnerName },
        {
          id: 'state',
          label: say(texts.state),
          phone: 'state',
          render: ({ isHidden }) => (
            <Badge tone={isHidden ? 'neutral' : 'success'}>
              {isHidden ? say(texts.hidden) : say(texts.customersSeeIt)}
            </Badge>
          ),
        },
        {
          id: 'described',
          label: say(texts.lastChecked),
          render: ({ describedOn, isOld, isHidden }) => (
            <>
              <span className="whitespace-nowrap">{formatDay(describedOn, locale)}</span>
              {isOld && !isHidden && <span className="block text-warning-ink">{say(texts.over180DaysAgo)}</span>}
            </>
          ),
        },
        { id: 'interested', label: say(texts.interested), align: 'end', render: (row) => row.interested },
        actionsColumn(
          ({ title }: StandingOffer) => title,
          (row) => [
            row.isHidden
              ? { label: say(texts.show), onPress: () => onHide(row) }
              : { label: say(texts.hide), onPress: () => onHide(row) },
          ],
        ),
      ]}
    />
  );
}
