import { RefreshCw } from 'lucide-react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { useSave } from '../use-save.ts';

const words: Readonly<Record<string, string>> = {
  'send-mail': 'Send an email',
  'run-scan': 'Scan a website',
  'deliver-lead': 'Pass on a lead',
  'track-usage': 'Pass on a counted page visit',
  'export-organisation': 'Export an organization',
  'make-proof-pack': 'Make a proof pack',
  'delete-organisation': 'Delete an organization',
};
const wordsOf = (name: string) => words[name] ?? name;

type Job = CallOutput<'listJobs'>['data']['jobs'][number];

/** Work in the background that did not go well, and another try at it. */
export default function JobsPage() {
  usePageTitle('Jobs');
  const { data, isError, isFetching, refetch } = useCallQuery('listJobs', {});
  const { formatDateTime } = useFormatDate();
  const { save } = useSave('listJobs');
  return (
    <>
      <PageHeading
        title="Jobs"
        description={
          data && `Waiting: ${data.data.waiting}. Below are the jobs that failed or are waiting to be tried again.`
        }
        action={
          <Button
            variant="secondary"
            isBusy={isFetching}
            icon={<RefreshCw aria-hidden="true" size={18} />}
            onPress={() => refetch()}
          >
            Check again
          </Button>
        }
      />
      {isError && <LoadFailed what="The jobs" onRetry={refetch} />}
      {data === undefined && !isError && (
        <SkeletonGroup label="Loading the jobs">
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {data && (
        <Card padding="none">
          <Table
            label="Jobs"
            rows={data.data.jobs}
            rowId={(job) => job.jobId}
            emptyState={
              <EmptyState title="Everything works">
                No job has failed, and none is waiting to be tried again.
              </EmptyState>
            }
            columns={[
              { id: 'name', label: 'Job', isRowHeader: true, render: (row) => wordsOf(row.name) },
              {
                id: 'state',
                label: 'State',
                phone: 'state',
                render: ({ state, nextTryAt }) =>
                  state === 'failed' ? (
                    <Badge tone="danger">Failed</Badge>
                  ) : (
                    <Badge tone="warning">{nextTryAt ? `Again ${formatDateTime(nextTryAt)}` : 'Tried again'}</Badge>
                  ),
              },
              { id: 'since', label: 'Since', render: (row) => formatDateTime(row.createdAt) },
              { id: 'attempts', label: 'Tries', align: 'end', render: (row) => row.attempts },
              {
                id: 'error',
                label: 'Last error',
                phone: 'detail',
                render: ({ lastError }) => lastError && <span className="break-words">{lastError}</span>,
              },
              actionsColumn(
                ({ name }: Job) => wordsOf(name),
                ({ jobId, name, createdAt }) => [
                  {
                    label: 'Try again',
                    name: `Try again: ${wordsOf(name)}, ${formatDateTime(createdAt)}`,
                    onPress: () => save(() => callApi('retryJob', { jobId, name }), 'It is being tried again now.'),
                  },
                ],
              ),
            ]}
          />
        </Card>
      )}
    </>
  );
}
