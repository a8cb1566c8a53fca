import { say } from '../../portal/texts/say.ts';
import { websiteFindingPage as texts } from './monitoring.texts.ts';
import '../../api/later-calls.ts';
import { useEffect } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { findingPath } from './followed/findings-path.ts';
import { FollowedFindingView } from './followed/followed-finding-view.tsx';
import { useAddressParts } from './followed/use-address-parts.ts';

/** A test of one finding that runs is asked about so often. */
const RETEST_MS = 2000;

/** One finding over time: /webappscan/{name}/findings/{id}. */
export default function WebsiteFindingPage() {
  const goTo = useGoTo();
  const [name, , findingId = ''] = useAddressParts();
  const query = useCallQuery(
    'readFinding',
    { findingId },
    {
      enabled: findingId !== '',
      refetchInterval: ({ state }) => (state.data?.data.retest?.status === 'started' ? RETEST_MS : false),
    },
  );
  const finding = query.data?.data;
  usePageTitle(finding?.title ?? say(texts.finding));

  const isUnknown = query.error instanceof ApiError && [400, 404].includes(query.error.status);
  useEffect(() => {
    if (isUnknown) goTo('/404', { replace: true });
  }, [isUnknown, goTo]);

  // The website may have another name by now.
  const rightName = finding?.website.name;
  useEffect(() => {
    if (rightName !== undefined && rightName !== name) goTo(findingPath(rightName, findingId), { replace: true });
  }, [rightName, name, findingId, goTo]);

  if (finding) return <FollowedFindingView finding={finding} onChanged={query.refetch} />;
  if (query.isError && !isUnknown) return <LoadFailed what={say(texts.what)} onRetry={query.refetch} />;
  return (
    <SkeletonGroup label={say(texts.loadingTheFinding)}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
