import { CircleHelp, Play } from 'lucide-react';
import { ModuleIntroDialog } from '../../portal/module-intro-dialog.tsx';
import { useBrand } from '../../portal/use-brand.ts';
import { useModuleIntro } from '../../portal/use-module-intro.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { INTRO_PAGES } from './intro/intro-pages.tsx';
import { WebsiteScans } from './page/website-scans.tsx';

/** Website scans: /webappscan[/{name}][?scan={id}] (spec part 2, section 2). */
export default function WebsiteScansPage() {
  usePageTitle('Website Scans');
  const { helpCenter } = useBrand();
  const intro = useModuleIntro('monitoring');
  return (
    <>
      <PageHeading
        title="Website Security Scans"
        description="Regular scans find the weak spots of your websites before somebody else does."
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
      <WebsiteScans />
      {intro.isOpen && <ModuleIntroDialog title="How website scans work" pages={INTRO_PAGES} onClose={intro.close} />}
    </>
  );
}
