import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import type { OwnOffer } from './marketplace-console-types.ts';

type OwnOffersTableProps = {
  readonly offers: readonly OwnOffer[];
  readonly hasPartners: boolean;
  readonly onEdit: (offer: OwnOffer) => void;
  readonly onCodes: (offer: OwnOffer) => void;
  readonly onPublish: (offer: OwnOffer) => unknown;
  readonly onDelete: (offer: OwnOffer) => void;
};

const STATES = {
  draft: { tone: 'neutral', text: 'Not published' },
  planned: { tone: 'accent', text: 'Planned' },
  on: { tone: 'success', text: 'Customers see it' },
  over: { tone: 'warning', text: 'Over' },
} as const;

/** One offer that the provider arranged a row. */
export function OwnOffersTable(props: OwnOffersTableProps) {
  const { offers, hasPartners, onEdit, onCodes, onPublish, onDelete } = props;
  const { locale } = useBrand();
  return (
    <Table
      label="Your offers"
      rows={offers}
      rowId={(row) => row.offerId}
      emptyState={
        <EmptyState title="You have no offers yet">
          {hasPartners
            ? 'What you arrange with a partner appears at the top of the marketplace.'
            : 'Start with a partner below, then describe what it offers.'}
        </EmptyState>
      }
      columns={[
        { id: 'title', label: 'Offer', isRowHeader: true, render: (row) => row.title },
        { id: 'partner', label: 'Partner', phone: 'detail', render: (row) => row.partnerName },
        {
          id: 'state',
          label: 'State',
          phone: 'state',
          render: (row) => (
            <span className="inline-flex flex-wrap gap-1.5">
              <Badge tone={STATES[row.state].tone}>{STATES[row.state].text}</Badge>
              {row.isCommission && <Badge tone="warning">Commission</Badge>}
            </span>
          ),
        },
        { id: 'days', label: 'Good', phone: 'detail', render: (row) => daysInWords(row, locale) },
        {
          id: 'codes',
          label: 'Codes left',
          align: 'end',
          render: (row) => (row.codes === 0 ? 'None needed' : `${row.codesLeft} of ${row.codes}`),
        },
        { id: 'interested', label: 'Interested', align: 'end', render: (row) => row.interested },
        actionsColumn(
          ({ title }: OwnOffer) => title,
          (row) => [
            { label: 'Edit', onPress: () => onEdit(row) },
            { label: 'Codes', onPress: () => onCodes(row) },
            row.isPublished
              ? { label: 'Withdraw', onPress: () => onPublish(row) }
              : { label: 'Publish', onPress: () => onPublish(row) },
            { label: 'Delete', isDanger: true, onPress: () => onDelete(row) },
          ],
        ),
      ]}
    />
  );
}

function daysInWords({ validFrom, validUntil }: OwnOffer, locale: string): string {
  if (validFrom === null && validUntil === null) return 'Always';
  if (validUntil === null) return `From ${formatDay(validFrom ?? '', locale)}`;
  const until = formatDay(validUntil, locale);
  return validFrom === null ? `Until ${until}` : `${formatDay(validFrom, locale)} – ${until}`;
}
