import type { Phrase } from '@portal/domain/texts/texts.ts';
import { RefreshCw } from 'lucide-react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
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
import { useStaffMay } from '../use-staff-may.ts';
import { KnownFlawsLine } from './known-flaws-line.tsx';
import { jobsPage as texts } from './operations.texts.ts';

const words: Readonly<Record<string, Phrase>> = {
  'send-mail': texts.sendAnEmail,
  'run-scan': texts.scanAWebsite,
  'deliver-lead': texts.passOnALead,
  'track-usage': texts.passOnACounted,
  'export-organisation': texts.exportAnOrganization,
  'make-proof-pack': texts.makeAProofPack,
  'delete-organisation': texts.deleteAnOrganization,
};
const wordsOf = (name: string) => (words[name] === undefined ? name : say(words[name]));

type Job = CallOutput<'listJobs'>['data']['jobs'][number];

/** Work in the background that did not go well, and another try at it. */
export default function JobsPage() {
  usePageTitle(say(texts.jobs));
  const { data, isError, isFetching, refetch } = useCallQuery('listJobs', {});
  const { formatDateTime } = useFormatDate();
  const { save } = useSave('listJobs');
  const mayManage = useStaffMay('provider.manage');
  return (
    <>
      <PageHeading
        title={say(texts.jobs)}
        description={data && say(texts.waitingWaitingBelowAre, { waiting: data.data.waiting })}
        action={
          <Button
            variant="secondary"
            isBusy={isFetching}
            icon={<RefreshCw aria-hidden="true" size={18} />}
            onPress={() => refetch()}
          >
            {say(texts.checkAgain)}
          </Button>
        }
      />
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {data === undefined && !isError && (
        <SkeletonGroup label={say(texts.loadingTheJobs)}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {data && (
        <Card padding="none">
          <Table
            label={say(texts.jobs)}
            rows={data.data.jobs}
            rowId={(job) => job.jobId}
            emptyState={<EmptyState title={say(texts.title)}>{say(texts.noJobHasFailed)}</EmptyState>}
            columns={[
              { id: 'name', label: say(texts.job), isRowHeader: true, render: (row) => wordsOf(row.name) },
              {
                id: 'state',
                label: say(texts.state),
                phone: 'state',
                render: ({ state, nextTryAt }) =>
                  state === 'failed' ? (
                    <Badge tone="danger">{say(texts.failed)}</Badge>
                  ) : (
                    <Badge tone="warning">
                      {nextTryAt
                        ? say(texts.againNextTryAt, { nextTryAt: formatDateTime(nextTryAt) })
                        : say(texts.triedAgain)}
                    </Badge>
                  ),
              },
              { id: 'since', label: say(texts.since), render: (row) => formatDateTime(row.createdAt) },
              { id: 'attempts', label: say(texts.tries), align: 'end', render: (row) => row.attempts },
              {
                id: 'error',
                label: say(texts.lastError),
                phone: 'detail',
                render: ({ lastError }) => lastError && <span className="break-words">{lastError}</span>,
              },
              actionsColumn(
                ({ name }: Job) => wordsOf(name),
                ({ jobId, name, createdAt }) => [
                  {
                    label: say(texts.tryAgain),
                    name: say(texts.tryAgainWordsOfCreatedAt, {
                      job: wordsOf(name),
                      createdAt: formatDateTime(createdAt),
                    }),
                    onPress: () => save(() => callApi('retryJob', { jobId, name }), say(texts.itIsBeingTried)),
                  },
                ],
              ),
            ]}
          />
        </Card>
      )}
      {mayManage && <KnownFlawsLine />}
    </>
  );
}
