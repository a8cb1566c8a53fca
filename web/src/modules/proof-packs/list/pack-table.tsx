import { chosenPartsOf, PROOF_PART_NAMES } from '@portal/domain/proof-packs/proof-parts.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import type { Pack } from '../proof-types.ts';
import { PackActions } from './pack-actions.tsx';
import { PackStateBadge } from './pack-state-badge.tsx';

type PackTableProps = { readonly packs: readonly Pack[]; readonly onRevoke: (pack: Pack) => void };

/** For whom each pack was made, what it tells, and how it stands. */
export function PackTable({ packs, onRevoke }: PackTableProps) {
  const { formatDate } = useFormatDate();
  const columns: readonly TableColumn<Pack>[] = [
    {
      id: 'recipient',
      label: 'For',
      isRowHeader: true,
      render: ({ recipient, askedAt, askedBy }) => (
        <>
          <span className="wrap-anywhere block">{recipient}</span>
          <span className="block font-normal text-ink-soft text-sm">
            {formatDate(askedAt)}, by {askedBy}
          </span>
        </>
      ),
    },
    {
      id: 'parts',
      label: 'Shows',
      phone: 'detail',
      render: ({ parts }) =>
        chosenPartsOf(parts)
          .map((part) => PROOF_PART_NAMES[part])
          .join(', '),
    },
    {
      id: 'state',
      label: 'State',
      phone: 'state',
      render: (pack) => (
        <>
          <PackStateBadge state={pack.state} />
          <span className="ms-2 text-ink-soft desktop:ms-0 desktop:mt-1 desktop:block desktop:text-xs">
            {sinceWhen(pack, formatDate)}
          </span>
        </>
      ),
    },
    {
      id: 'actions',
      label: 'Actions',
      isLabelHidden: true,
      align: 'end',
      render: (pack) => <PackActions pack={pack} onRevoke={() => onRevoke(pack)} />,
    },
  ];
  return (
    <Table
      label="Proof packs"
      columns={columns}
      rows={packs}
      rowId={({ packId }) => packId}
      emptyState={<p className="text-ink-soft">There is nothing on this page anymore.</p>}
    />
  );
}

function sinceWhen({ state, expiresAt, revokedAt, file }: Pack, formatDate: (at: string) => string): string {
  switch (state) {
    case 'making':
      return 'This takes a few seconds.';
    case 'failed':
      return 'Nothing is lost.';
    case 'revoked':
      return revokedAt === null ? '' : `on ${formatDate(revokedAt)}`;
    case 'expired':
      return `on ${formatDate(expiresAt)}`;
    case 'ready':
      return `until ${formatDate(expiresAt)}${file === null ? '' : ` · ${formatBytes(file.size)}`}`;
  }
}
