import { say } from '../../../portal/texts/say.ts';
import { reportPage as texts } from './report.texts.ts';
import '../../../api/later-calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { ReportView } from './report-view.tsx';

/** How mature the firm is so far, and what to do next: /cybermaturity/report (spec part 2, section 2). */
export default function ReportPage() {
  usePageTitle(say(texts.cyberMaturityReport));
  const report = useCallQuery('maturityReport', {});
  if (report.data) return <ReportView report={report.data.data} />;
  if (report.isError) return <LoadFailed what={say(texts.what)} onRetry={report.refetch} />;
  return (
    <SkeletonGroup label={say(texts.loadingYourReport)}>
      <Skeleton shape="title" />
      <Skeleton shape="block" count={3} />
    </SkeletonGroup>
  );
}
