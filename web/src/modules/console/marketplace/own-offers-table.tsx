import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { ownOffersTable as texts } from './marketplace.texts.ts';
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
  draft: { tone: 'neutral', text: texts.notPublished },
  planned: { tone: 'accent', text: texts.planned },
  on: { tone: 'success', text: texts.customersSeeIt },
  over: { tone: 'warning', text: texts.over },
} as const;

/** One offer that the provider arranged a row. */
export function OwnOffersTable(props: OwnOffersTableProps) {
  const { offers, hasPartners, onEdit, onCodes, onPublish, onDelete } = props;
  const { locale } = useBrand();
  return (
    <Table
      label={say(texts.yourOffers)}
      rows={offers}
      rowId={(row) => row.offerId}
      emptyState={
        <EmptyState title={say(texts.title)}>
          {hasPartners ? say(texts.whatYouArrangeWith) : say(texts.startWithAPartner)}
        </EmptyState>
      }
      columns={[
        { id: 'title', label: say(texts.offer), isRowHeader: true, render: (row) => row.title },
        { id: 'partner', label: say(texts.partner), phone: 'detail', render: (row) => row.partnerName },
        {
          id: 'state',
          label: say(texts.state),
          phone: 'state',
          render: (row) => (
            <span className="inline-flex flex-wrap gap-1.5">
              <Badge tone={STATES[row.state].tone}>{say(STATES[row.state].text)}</Badge>
              {row.isCommission && <Badge tone="warning">{say(texts.commission)}</Badge>}
            </span>
          ),
        },
        { id: 'days', label: say(texts.good), phone: 'detail', render: (row) => daysInWords(row, locale) },
        {
          id: 'codes',
          label: say(texts.codesLeft),
          align: 'end',
          render: (row) =>
            row.codes === 0
              ? say(texts.noneNeeded)
              : say(texts.codesLeftOfCodes, { codesLeft: row.codesLeft, codes: row.codes }),
        },
        { id: 'interested', label: say(texts.interested), align: 'end', render: (row) => row.interested },
        actionsColumn(
          ({ title }: OwnOffer) => title,
          (row) => [
            { label: say(texts.edit), onPress: () => onEdit(row) },
            { label: say(texts.codes), onPress: () => onCodes(row) },
            row.isPublished
              ? { label: say(texts.withdraw), onPress: () => onPublish(row) }
              : { label: say(texts.publish), onPress: () => onPublish(row) },
            { label: say(texts.delete), isDanger: true, onPress: () => onDelete(row) },
          ],
        ),
      ]}
    />
  );
}

function daysInWords({ validFrom, validUntil }: OwnOffer, locale: string): string {
  if (validFrom === null && validUntil === null) return say(texts.always);
  if (validUntil === null) return say(texts.fromValidFrom, { validFrom: formatDay(validFrom ?? '', locale) });
  const until = formatDay(validUntil, locale);
  return validFrom === null ? say(texts.untilUntil, { until }) : `${formatDay(validFrom, locale)} – ${until}`;
}
