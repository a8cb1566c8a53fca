import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import type { RatingData } from '../ratings-types.ts';
import { lookedAt as texts } from './details.texts.ts';

type Asset = RatingData['assets'][number];

const SOURCES: Readonly<Record<Asset['source'], Phrase>> = {
  domain: texts.address,
  www: texts.addressWithWww,
  certificate: texts.namedInYourCertificate,
  dns: texts.namedInYourDns,
  'usual-name': texts.aCommonNameThat,
};

const columns = (): readonly TableColumn<Asset>[] => [
  {
    id: 'host',
    label: say(texts.host),
    isRowHeader: true,
    render: ({ host }) => <span className="wrap-anywhere">{host}</span>,
  },
  { id: 'source', label: say(texts.howWeKnowIt), phone: 'detail', render: ({ source }) => say(SOURCES[source]) },
  {
    id: 'addresses',
    label: say(texts.addresses),
    phone: 'detail',
    render: ({ addresses }) =>
      addresses.length === 0 ? (
        say(texts.noPublicAddress)
      ) : (
        <span className="wrap-anywhere">{addresses.join(', ')}</span>
      ),
  },
];

/** The hosts of the firm that the last look was at. */
export function LookedAt({ rating }: { readonly rating: RatingData }) {
  if (rating.assets.length === 0) return null;
  return (
    <Card title={say(texts.whatWeLookedAt)}>
      <details className="text-sm">
        <summary className="min-h-8 cursor-pointer content-center font-medium text-accent-ink">
          {say(texts.showHosts, { count: rating.assets.length })}
        </summary>
        <p className="mt-2 text-ink-soft">{say(texts.onlyHostsWithinYour)}</p>
        <div className="mt-3">
          <Table
            label={say(texts.whatWeLookedAt)}
            columns={columns()}
            rows={rating.assets}
            rowId={({ host }) => host}
          />
        </div>
      </details>
    </Card>
  );
}
