import { partNames } from '@portal/domain/proof-packs/proof-packs.texts.ts';
import { chosenPartsOf } from '@portal/domain/proof-packs/proof-parts.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import type { Pack } from '../proof-types.ts';
import { packTable as texts } from './list.texts.ts';
import { PackActions } from './pack-actions.tsx';
import { PackStateBadge } from './pack-state-badge.tsx';

const listed = new Intl.ListFormat(say.locale, { type: 'unit' });

type PackTableProps = { readonly packs: readonly Pack[]; readonly onRevoke: (pack: Pack) => void };

/** For whom each pack was made, what it tells, and how it stands. */
export function PackTable({ packs, onRevoke }: PackTableProps) {
  const { formatDate } = useFormatDate();
  const columns: readonly TableColumn<Pack>[] = [
    {
      id: 'recipient',
      label: say(texts.recipient),
      isRowHeader: true,
      render: ({ recipient, askedAt, askedBy }) => (
        <>
          <span className="wrap-anywhere block">{recipient}</span>
          <span className="block font-normal text-ink-soft text-sm">
            {say(texts.madeBy, { day: formatDate(askedAt), name: askedBy })}
          </span>
        </>
      ),
    },
    {
      id: 'parts',
      label: say(texts.shows),
      phone: 'detail',
      render: ({ parts }) => listed.format(chosenPartsOf(parts).map((part) => say(partNames[part]))),
    },
    {
      id: 'state',
      label: say(texts.state),
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
      label: say(texts.actions),
      isLabelHidden: true,
      align: 'end',
      render: (pack) => <PackActions pack={pack} onRevoke={() => onRevoke(pack)} />,
    },
  ];
  return (
    <Table
      label={say(texts.proofPacks)}
      columns={columns}
      rows={packs}
      rowId={({ packId }) => packId}
      emptyState={<p className="text-ink-soft">{say(texts.emptyPage)}</p>}
    />
  );
}

function sinceWhen({ state, expiresAt, revokedAt, file }: Pack, formatDate: (at: string) => string): string {
  switch (state) {
    case 'making':
      return say(texts.takesAFewSeconds);
    case 'failed':
      return say(texts.nothingIsLost);
    case 'revoked':
      return revokedAt === null ? '' : say(texts.revokedOn, { day: formatDate(revokedAt) });
    case 'expired':
      return say(texts.expiredOn, { day: formatDate(expiresAt) });
    case 'ready':
      return file === null
        ? say(texts.validUntil, { day: formatDate(expiresAt) })
        : say(texts.validUntilOfSize, { day: formatDate(expiresAt), size: formatBytes(file.size) });
  }
}
