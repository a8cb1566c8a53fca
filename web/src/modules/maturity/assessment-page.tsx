import { say } from '../../portal/texts/say.ts';
import { assessmentPage as texts } from './maturity.texts.ts';
import '../../api/later-calls.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { AssessmentView } from './assessment-view.tsx';
import { useMaturitySet } from './use-maturity-set.ts';

/** So often one sees what others have answered. */
const OTHERS_MS = 20_000;

/** The assessment: its start, its questions one by one, and what stands before each Security Area (spec part 2, section 2). */
export default function AssessmentPage() {
  const set = useMaturitySet();
  // Others may answer at the same time.
  const assessment = useCallQuery('assessment', {}, { refetchInterval: OTHERS_MS });
  if (set.data && assessment.data) return <AssessmentView set={set.data.data} stored={assessment.data.data} />;
  if (set.isError || assessment.isError) {
    return (
      <LoadFailed
        what={say(texts.what)}
        onRetry={() => Promise.all([set, assessment].filter(({ isError }) => isError).map(({ refetch }) => refetch()))}
      />
    );
  }
  return (
    <SkeletonGroup label={say(texts.loadingTheAssessment)}>
      <Skeleton shape="title" />
      <Skeleton count={2} />
      <Skeleton shape="block" count={4} />
    </SkeletonGroup>
  );
}
