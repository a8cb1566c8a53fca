import { IntroLinks } from '../../portal/intro-links.tsx';
import { ModuleIntroDialog } from '../../portal/module-intro-dialog.tsx';
import { useModuleIntro } from '../../portal/use-module-intro.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { INTRO_PAGES } from './intro/intro-pages.tsx';
import { WebsiteScans } from './page/website-scans.tsx';

/** Website scans: /webappscan[/{name}][?scan={id}] (spec part 2, section 2). */
export default function WebsiteScansPage() {
  usePageTitle('Website Scans');
  const intro = useModuleIntro('monitoring');
  return (
    <>
      <PageHeading
        title="Website Security Scans"
        description="Regular scans find the weak spots on your websites before someone else does."
        action={<IntroLinks onOpenIntro={intro.open} />}
      />
      <WebsiteScans />
      {intro.isOpen && <ModuleIntroDialog title="How website scans work" pages={INTRO_PAGES} onClose={intro.close} />}
    </>
  );
}
