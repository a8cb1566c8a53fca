import { say } from '../../portal/texts/say.ts';
import { policiesPage as texts } from './policies.texts.ts';
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
import { introPages } from './intro/intro-pages.tsx';
import { PoliciesView } from './list/policies-view.tsx';

/** The firm's policies and the library: /securitypolicy (spec part 2, section 2). */
export default function PoliciesPage() {
  usePageTitle(say(texts.securityPolicies));
  const intro = useModuleIntro('compliance');
  const list = useCallQuery('policyList', {});
  return (
    <>
      <PageHeading
        title={say(texts.securityPolicies)}
        description={say(texts.description)}
        action={<IntroLinks onOpenIntro={intro.open} />}
      />
      {list.data && <PoliciesView list={list.data} />}
      {list.isError && !list.data && <LoadFailed what={say(texts.what)} onRetry={list.refetch} />}
      {list.isPending && (
        <SkeletonGroup label={say(texts.loadingYourPolicies)}>
          <Skeleton shape="block" />
          <Skeleton shape="title" />
          <Skeleton shape="block" count={2} />
        </SkeletonGroup>
      )}
      {intro.isOpen && <ModuleIntroDialog title={say(texts.introTitle)} pages={introPages()} onClose={intro.close} />}
    </>
  );
}
