import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
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
      label="Built-in offers"
      rows={offers}
      rowId={(row) => row.offerId}
      columns={[
        { id: 'title', label: 'Offer', isRowHeader: true, render: (row) => row.title },
        { id: 'partner', label: 'Partner', phone: 'detail', render: (row) => row.partnerName },
        {
          id: 'state',
          label: 'State',
          phone: 'state',
          render: ({ isHidden }) => (
            <Badge tone={isHidden ? 'neutral' : 'success'}>{isHidden ? 'Hidden' : 'Customers see it'}</Badge>
          ),
        },
        {
          id: 'described',
          label: 'Last checked',
          render: ({ describedOn, isOld, isHidden }) => (
            <>
              <span className="whitespace-nowrap">{formatDay(describedOn, locale)}</span>
              {isOld && !isHidden && (
                <span className="block text-warning-ink">
                  Over 180 days ago: customers are warned, and it is not recommended. Check it, or hide it.
                </span>
              )}
            </>
          ),
        },
        { id: 'interested', label: 'Interested', align: 'end', render: (row) => row.interested },
        actionsColumn(
          ({ title }: StandingOffer) => title,
          (row) => [
            row.isHidden
              ? { label: 'Show', onPress: () => onHide(row) }
              : { label: 'Hide', onPress: () => onHide(row) },
          ],
        ),
      ]}
    />
  );
}
