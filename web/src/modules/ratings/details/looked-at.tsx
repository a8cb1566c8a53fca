import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import type { RatingData } from '../ratings-types.ts';

type Asset = RatingData['assets'][number];

const SOURCES: Readonly<Record<Asset['source'], string>> = {
  domain: 'your website’s address',
  www: 'your website’s address with www',
  certificate: 'named in your certificate',
  dns: 'named in your DNS records',
  'usual-name': 'a common name that has an address',
};

const COLUMNS: readonly TableColumn<Asset>[] = [
  { id: 'host', label: 'Host', isRowHeader: true, render: ({ host }) => <span className="wrap-anywhere">{host}</span> },
  { id: 'source', label: 'How we know it', phone: 'detail', render: ({ source }) => SOURCES[source] },
  {
    id: 'addresses',
    label: 'Addresses',
    phone: 'detail',
    render: ({ addresses }) =>
      addresses.length === 0 ? 'no public address' : <span className="wrap-anywhere">{addresses.join(', ')}</span>,
  },
];

/** The hosts of the firm that the last look was at. */
export function LookedAt({ rating }: { readonly rating: RatingData }) {
  if (rating.assets.length === 0) return null;
  return (
    <Card title="What we looked at">
      <details className="text-sm">
        <summary className="min-h-8 cursor-pointer content-center font-medium text-accent-ink">
          {rating.assets.length === 1 ? 'Show the host' : `Show the ${rating.assets.length} hosts`}
        </summary>
        <p className="mt-2 text-ink-soft">
          Only hosts within your own domain, and only what anyone on the internet can see. Is one of them no longer
          yours? Remove its name from your DNS records.
        </p>
        <div className="mt-3">
          <Table label="What we looked at" columns={COLUMNS} rows={rating.assets} rowId={({ host }) => host} />
        </div>
      </details>
    </Card>
  );
}
