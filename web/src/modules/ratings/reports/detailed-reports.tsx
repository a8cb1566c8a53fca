import { callAddress } from '../../../api/call-address.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TableColumn } from '../../../ui/tables/table-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { RatingReport } from '../ratings-types.ts';
import { detailedReports as texts } from './reports.texts.ts';

const POLL_MS = 4_000;

/** Detailed reports that were asked for; one that is being made appears by itself when it is ready. Nothing before the first. */
export function DetailedReports() {
  const query = useCallQuery(
    'ratingReports',
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.data.some((report) => report.state === 'pending') === true ? POLL_MS : false,
    },
  );
  const { formatDate, formatDateTime } = useFormatDate();
  if (query.data === undefined)
    return query.isError ? <LoadFailed what={say(texts.what)} onRetry={query.refetch} /> : null;
  const reports = query.data.data;
  if (reports.length === 0) return null;
  const columns: readonly TableColumn<RatingReport>[] = [
    { id: 'asked', label: say(texts.requested), isRowHeader: true, render: ({ askedAt }) => formatDateTime(askedAt) },
    {
      id: 'by',
      label: say(texts.by),
      phone: 'detail',
      render: ({ askedBy }) => <span className="wrap-anywhere">{askedBy}</span>,
    },
    { id: 'rating', label: say(texts.rating), render: ({ rating }) => rating },
    {
      id: 'kept',
      label: say(texts.keptUntil),
      render: ({ state, keptUntil }) => state === 'ready' && formatDate(keptUntil),
    },
    { id: 'report', label: say(texts.report), phone: 'end', render: (report) => <ReportLink report={report} /> },
  ];
  return (
    <Card title={say(texts.what)}>
      <Table label={say(texts.what)} columns={columns} rows={reports} rowId={({ reportId }) => reportId} />
    </Card>
  );
}

function ReportLink({ report: { state, reportId, fileName } }: { readonly report: RatingReport }) {
  switch (state) {
    case 'ready':
      return (
        <TextLink
          isStandalone
          href={callAddress('ratingReportFile', { reportId, fileName })}
          target="_blank"
          rel="noreferrer"
        >
          {say.parts(texts.openPdf, {
            span: (words) => (
              <span key="span" className="sr-only">
                {words}
              </span>
            ),
          })}
        </TextLink>
      );
    case 'pending':
      return <Badge tone="accent">{say(texts.beingMade)}</Badge>;
    case 'failed':
      return <Badge tone="danger">{say(texts.failedRequestItAgain)}</Badge>;
  }
}
