import type { CallOutput } from '../../../api/calls.ts';
import { activityText } from '../../../portal/activity-words.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type Entry = CallOutput<'listAuditLog'>['data']['entries'][number];

type AuditTableProps = { readonly entries: readonly Entry[] };

/** One entry of the log a row, in words. */
export function AuditTable({ entries }: AuditTableProps) {
  const { formatDateTime } = useFormatDate();
  return (
    <Table
      label="Log"
      rows={entries}
      rowId={(entry) => entry.auditId}
      emptyState={<EmptyState title="Nothing found">Remove part of the filter.</EmptyState>}
      columns={[
        {
          id: 'what',
          label: 'What',
          isRowHeader: true,
          render: (row) => <span className="break-words">{activityText(row.action, row.subject)}</span>,
        },
        { id: 'at', label: 'When', phone: 'detail', render: (row) => formatDateTime(row.at) },
        {
          id: 'actor',
          label: 'Who',
          phone: 'detail',
          render: ({ actor }) =>
            actor === null ? (
              'The portal'
            ) : (
              <span className="desktop:block desktop:min-w-44">
                <EmailText email={actor} />
              </span>
            ),
        },
        {
          id: 'organisation',
          label: 'Organization',
          phone: 'detail',
          render: ({ organisation }) =>
            organisation && (
              <TextLink href={`/console/organizations/${organisation.orgId}`}>{organisation.companyName}</TextLink>
            ),
        },
        { id: 'ip', label: 'From', phone: 'hidden', render: (row) => row.ip },
      ]}
    />
  );
}
