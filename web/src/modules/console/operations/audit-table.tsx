import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { activityText } from '../../../portal/modules/activity-words.ts';
import { say } from '../../../portal/texts/say.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { auditTable as texts } from './operations.texts.ts';

type Entry = CallOutput<'listAuditLog'>['data']['entries'][number];

type AuditTableProps = { readonly entries: readonly Entry[] };

/** One entry of the log a row, in words. */
export function AuditTable({ entries }: AuditTableProps) {
  const { formatDateTime } = useFormatDate();
  return (
    <Table
      label={say(texts.log)}
      rows={entries}
      rowId={(entry) => entry.auditId}
      emptyState={<EmptyState title={say(texts.title)}>{say(texts.removePartOfThe)}</EmptyState>}
      columns={[
        {
          id: 'what',
          label: say(texts.what),
          isRowHeader: true,
          render: (row) => <span className="break-words">{activityText(row.action, row.subject)}</span>,
        },
        { id: 'at', label: say(texts.when), phone: 'detail', render: (row) => formatDateTime(row.at) },
        {
          id: 'actor',
          label: say(texts.who),
          phone: 'detail',
          render: ({ actor }) =>
            actor === null ? (
              say(texts.thePortal)
            ) : (
              <span className="desktop:block desktop:min-w-44">
                <EmailText email={actor} />
              </span>
            ),
        },
        {
          id: 'organisation',
          label: say(texts.organization),
          phone: 'detail',
          render: ({ organisation }) =>
            organisation && (
              <TextLink href={`/console/organizations/${organisation.orgId}`}>{organisation.companyName}</TextLink>
            ),
        },
        { id: 'ip', label: say(texts.from), phone: 'hidden', render: (row) => row.ip },
      ]}
    />
  );
}
