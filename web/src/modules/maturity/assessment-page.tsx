import '../../api/later-calls.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { AssessmentView } from './assessment-view.tsx';
import { useMaturitySet } from './use-maturity-set.ts';

/** The assessment: its start, its questions one by one, and what stands before each Security Area (spec part 2, section 2). */
export default function AssessmentPage() {
  usePageTitle('Cyber Maturity');
  const set = useMaturitySet();
  const assessment = useCallQuery('assessment', {});
  if (set.data && assessment.data) return <AssessmentView set={set.data.data} stored={assessment.data.data} />;
  if (set.isError || assessment.isError) {
    return (
      <LoadFailed
        what="The assessment"
        onRetry={() => Promise.all([set, assessment].filter(({ isError }) => isError).map(({ refetch }) => refetch()))}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading the assessment">
      <Skeleton shape="title" />
      <Skeleton count={2} />
      <Skeleton shape="block" count={4} />
    </SkeletonGroup>
  );
}
