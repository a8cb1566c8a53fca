import { say } from '../../portal/texts/say.ts';
import { policyPage as texts } from './policies.texts.ts';
import '../../api/later-calls.ts';
import { useEffect } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { PolicyView } from './document/policy-view.tsx';
import { usePolicyPlace } from './history/use-policy-place.ts';

/** A policy, or one of its versions: /securitypolicy/{id}[/{version}] (spec part 2, section 2). */
export default function PolicyPage() {
  const goTo = useGoTo();
  const place = usePolicyPlace();
  const { policyId, version } = place;
  const query = useCallQuery('policyLoad', { policyType: policyId, version }, { enabled: version !== 0 });
  usePageTitle(query.data?.data.name ?? say(texts.securityPolicy));

  const isUnknown = version === 0 || (query.error instanceof ApiError && [400, 404].includes(query.error.status));
  useEffect(() => {
    if (isUnknown) goTo('/404', { replace: true });
  }, [isUnknown, goTo]);

  if (query.data) {
    return (
      <PolicyView
        key={`${policyId}/${version ?? ''}`}
        loaded={query.data.data}
        kept={query.data.kept}
        remarks={query.data.remarks}
        versions={query.data.storageList}
        place={place}
      />
    );
  }
  if (query.isError && !isUnknown) return <LoadFailed what={say(texts.what)} onRetry={query.refetch} />;
  return (
    <SkeletonGroup label={say(texts.loadingThePolicy)}>
      <Skeleton shape="title" />
      <Skeleton shape="block" count={3} />
    </SkeletonGroup>
  );
}
