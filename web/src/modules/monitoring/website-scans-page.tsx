import { IntroLinks } from '../../portal/intro-links.tsx';
import { ModuleIntroDialog } from '../../portal/module-intro-dialog.tsx';
import { say } from '../../portal/texts/say.ts';
import { useModuleIntro } from '../../portal/use-module-intro.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { introPages } from './intro/intro-pages.tsx';
import { websiteScansPage as texts } from './monitoring.texts.ts';
import { WebsiteScans } from './page/website-scans.tsx';

/** Website scans: /webappscan[/{name}][?scan={id}] (spec part 2, section 2). */
export default function WebsiteScansPage() {
  usePageTitle(say(texts.websiteScans));
  const intro = useModuleIntro('monitoring');
  return (
    <>
      <PageHeading
        title={say(texts.title)}
        description={say(texts.description)}
        action={<IntroLinks onOpenIntro={intro.open} />}
      />
      <WebsiteScans />
      {intro.isOpen && (
        <ModuleIntroDialog title={say(texts.howWebsiteScansWork)} pages={introPages()} onClose={intro.close} />
      )}
    </>
  );
}
