import '../../api/later-calls.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { interviewPage as texts } from './interview/interview.texts.ts';
import { InterviewView } from './interview/interview-view.tsx';

/** The questions that all policies share: /policy-interview. */
export default function InterviewPage() {
  usePageTitle(say(texts.title));
  const interview = useCallQuery('readPolicyInterview', {});
  return (
    <>
      <PageHeading title={say(texts.title)} description={say(texts.description)} />
      {interview.data && <InterviewView interview={interview.data.data} />}
      {interview.isError && !interview.data && <LoadFailed what={say(texts.what)} onRetry={interview.refetch} />}
      {interview.isPending && (
        <SkeletonGroup label={say(texts.loading)}>
          <Skeleton shape="title" />
          <Skeleton shape="block" count={3} />
        </SkeletonGroup>
      )}
    </>
  );
}
