import '../../api/later-calls.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { IntroLinks } from '../../portal/intro-links.tsx';
import { ModuleIntroDialog } from '../../portal/module-intro-dialog.tsx';
import { useModuleIntro } from '../../portal/use-module-intro.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../ui/states/skeleton-group.tsx';
import { INTRO_PAGES } from './intro/intro-pages.tsx';
import { PoliciesView } from './list/policies-view.tsx';

/** The firm's policies and the library: /securitypolicy (spec part 2, section 2). */
export default function PoliciesPage() {
  usePageTitle('Security Policies');
  const intro = useModuleIntro('compliance');
  const list = useCallQuery('policyList', {});
  return (
    <>
      <PageHeading
        title="Security Policies"
        description="Written rules that everyone knows. Customers, insurers and auditors ask for them, and your team follows them."
        action={<IntroLinks onOpenIntro={intro.open} />}
      />
      {list.data && <PoliciesView list={list.data} />}
      {list.isError && !list.data && <LoadFailed what="Your policies" onRetry={list.refetch} />}
      {list.isPending && (
        <SkeletonGroup label="Loading your policies">
          <Skeleton shape="block" />
          <Skeleton shape="title" />
          <Skeleton shape="block" count={2} />
        </SkeletonGroup>
      )}
      {intro.isOpen && (
        <ModuleIntroDialog title="How security policies work" pages={INTRO_PAGES} onClose={intro.close} />
      )}
    </>
  );
}
