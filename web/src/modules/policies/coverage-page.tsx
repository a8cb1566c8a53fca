import '../../api/later-calls.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { coveragePage as texts } from './coverage/coverage.texts.ts';
import { CoverageView } from './coverage/coverage-view.tsx';
import { POLICIES_PATH } from './policy-path.ts';

/** What the policies answer of what customers and auditors ask: /policy-coverage. */
export default function CoveragePage() {
  usePageTitle(say(texts.title));
  const coverage = useCallQuery('readCoverage', {});
  return (
    <>
      <PageHeading
        before={<TextLink href={POLICIES_PATH}>{say(texts.back)}</TextLink>}
        title={say(texts.title)}
        description={say(texts.description)}
      />
      {coverage.data && <CoverageView coverage={coverage.data.data} />}
      {coverage.isError && !coverage.data && <LoadFailed what={say(texts.what)} onRetry={coverage.refetch} />}
      {coverage.isPending && (
        <SkeletonGroup label={say(texts.loading)}>
          <Skeleton shape="title" />
          <Skeleton shape="block" count={3} />
        </SkeletonGroup>
      )}
    </>
  );
}
