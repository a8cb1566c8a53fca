import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Table } from '../../../ui/table.tsx';
import { others as texts } from './settings.texts.ts';

/** What people reported that was not ours, the latest first. */
export function ReportedCard() {
  const { formatDate } = useFormatDate();
  const query = useCallQuery('reportedMails', {});
  const rows = query.data?.data;
  return (
    <Card title={say(texts.title)} description={say(texts.lead)}>
      {rows === undefined && query.isError && <LoadFailed what={say(texts.what)} onRetry={query.refetch} />}
      {rows === undefined && !query.isError && <Loading label={say(texts.loading)} />}
      {rows?.length === 0 && <p className="text-ink-soft">{say(texts.none)}</p>}
      {rows !== undefined && rows.length > 0 && (
        <Table
          label={say(texts.title)}
          rows={rows}
          rowId={(row) => row.reportId}
          columns={[
            {
              id: 'subject',
              label: say(texts.subject),
              isRowHeader: true,
              render: ({ subject }) => (
                <span className="wrap-anywhere">{subject === '' ? say(texts.noSubject) : subject}</span>
              ),
            },
            {
              id: 'sender',
              label: say(texts.sender),
              phone: 'detail',
              render: ({ sender }) => <span className="wrap-anywhere">{sender}</span>,
            },
            {
              id: 'reported',
              label: say(texts.reported),
              phone: 'detail',
              render: ({ reportedAt }) => formatDate(reportedAt),
            },
          ]}
        />
      )}
    </Card>
  );
}
