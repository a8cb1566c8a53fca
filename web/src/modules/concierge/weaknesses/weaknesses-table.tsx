import type { ReactNode } from 'react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { itemPath } from '../concierge-path.ts';
import type { WeaknessRow } from '../concierge-types.ts';
import { NewBadge } from '../new-badge.tsx';
import { SeverityMark } from './severity-mark.tsx';
import { StatusMark } from './status-mark.tsx';
import { weaknessesTable as texts } from './weaknesses.texts.ts';

type WeaknessesTableProps = { readonly weaknesses: readonly WeaknessRow[]; readonly emptyState: ReactNode };

/** The weaknesses in the order of the server; a list on phones. */
export function WeaknessesTable({ weaknesses, emptyState }: WeaknessesTableProps) {
  const { locale } = useBrand();
  const { formatDate } = useFormatDate();
  return (
    <Table
      label={say(texts.securityWeaknesses)}
      rows={weaknesses}
      rowId={({ weaknessId }) => weaknessId}
      emptyState={emptyState}
      columns={[
        {
          id: 'title',
          label: say(texts.weakness),
          isRowHeader: true,
          render: ({ weaknessId, title, isNew }) => (
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <TextLink isStandalone href={itemPath('weaknesses', weaknessId)}>
                {title}
              </TextLink>
              {isNew && <NewBadge />}
            </span>
          ),
        },
        {
          id: 'severity',
          label: say(texts.severity),
          phone: 'state',
          render: ({ severity }) => <SeverityMark severity={severity} />,
        },
        {
          id: 'status',
          label: say(texts.status),
          phone: 'state',
          render: ({ status }) => <StatusMark status={status} />,
        },
        {
          id: 'reported',
          label: say(texts.reportedOn),
          render: ({ reportedOn }) => <span className="whitespace-nowrap">{formatDay(reportedOn, locale)}</span>,
        },
        {
          id: 'updated',
          label: say(texts.statusUpdated),
          phone: 'hidden',
          render: ({ statusUpdatedOn }) =>
            statusUpdatedOn && <span className="whitespace-nowrap">{formatDate(statusUpdatedOn)}</span>,
        },
      ]}
    />
  );
}
