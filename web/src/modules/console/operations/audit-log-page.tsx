import { useInfiniteQuery } from '@tanstack/react-query';
import { callAddress } from '../../../api/call-address.ts';
import { callApi } from '../../../api/call-api.ts';
import { callKey } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { CsvLink } from '../csv-link.tsx';
import { useListAddress } from '../use-list-address.ts';
import { AuditFilterForm, readAuditFilter } from './audit-filter-form.tsx';
import { AuditTable } from './audit-table.tsx';
import { auditLogPage as texts } from './operations.texts.ts';

/** Who did what in the whole portal, newest first. The filter is in the address. */
export default function AuditLogPage() {
  usePageTitle(say(texts.log));
  const address = useListAddress('/console/audit-log');
  const filter = readAuditFilter(address);
  const log = useInfiniteQuery({
    queryKey: callKey('listAuditLog', filter),
    queryFn: ({ pageParam, signal }) =>
      callApi('listAuditLog', { ...filter, ...(pageParam === null ? {} : { before: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ data }) => data.next,
  });
  const entries = log.data?.pages.flatMap(({ data }) => data.entries);
  return (
    <>
      <PageHeading
        title={say(texts.log)}
        description={say(texts.description)}
        action={<CsvLink href={callAddress('downloadAuditLog', filter)} />}
      />
      <AuditFilterForm key={JSON.stringify(filter)} filter={filter} onFilter={address.change} />
      {log.isError && <LoadFailed what={say(texts.what)} onRetry={log.refetch} />}
      {entries === undefined && !log.isError && (
        <SkeletonGroup label={say(texts.loadingTheLog)}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {entries && (
        <div className="flex flex-col items-center gap-5">
          <div className="w-full">
            <Card padding="none">
              <AuditTable entries={entries} />
            </Card>
          </div>
          {log.hasNextPage && (
            <Button variant="secondary" isBusy={log.isFetchingNextPage} onPress={() => log.fetchNextPage()}>
              {say(texts.showEarlierEntries)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
