import '../../api/later-calls.ts';
import { CircleHelp, Play } from 'lucide-react';
import { useCallQuery } from '../../api/use-call.ts';
import { ModuleIntroDialog } from '../../portal/module-intro-dialog.tsx';
import { useBrand } from '../../portal/use-brand.ts';
import { useModuleIntro } from '../../portal/use-module-intro.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { INTRO_PAGES } from './intro/intro-pages.tsx';
import { PoliciesView } from './list/policies-view.tsx';

/** The firm's policies and the library: /securitypolicy (spec part 2, section 2). */
export default function PoliciesPage() {
  usePageTitle('Security Policies');
  const { helpCenter } = useBrand();
  const intro = useModuleIntro('compliance');
  const list = useCallQuery('policyList', {});
  return (
    <>
      <PageHeading
        title="Security Policies"
        description="Written rules that everybody knows. Customers, insurers and auditors ask for them, and your team works by them."
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
            <TextLink isStandalone onPress={intro.open}>
              <Play aria-hidden="true" size={15} className="-mt-0.5 mr-1.5 inline" />
              view intro
            </TextLink>
            {helpCenter && (
              <TextLink isStandalone href={helpCenter} target="_blank" rel="noreferrer">
                <CircleHelp aria-hidden="true" size={15} className="-mt-0.5 mr-1.5 inline" />
                Help center
                <span className="sr-only"> (opens in a new tab)</span>
              </TextLink>
            )}
          </div>
        }
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
