import { useLocation, useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { IntroLinks } from '../../portal/intro-links.tsx';
import { ModuleIntroDialog } from '../../portal/module-intro-dialog.tsx';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { useModuleIntro } from '../../portal/use-module-intro.ts';
import { Loading } from '../../ui/states/loading.tsx';
import { conciergePage as texts } from './concierge.texts.ts';
import { CONCIERGE_TABS } from './concierge-path.ts';
import { ConciergeTabs } from './concierge-tabs.tsx';
import { introPages } from './intro/intro-pages.tsx';
import { MessagePage } from './messages/message-page.tsx';
import { WeaknessPage } from './weaknesses/weakness-page.tsx';

// What takes files weighs as much as all the rest.
const RequestPage = lazy(() => import('./requests/request-page.tsx'));

/** The cyber concierge: /concierge[/{tab}[/{item}]], also written /cyberConcierge (spec part 2, section 2). */
export default function ConciergePage() {
  const { tab, item } = useParams({ strict: false });
  const { pathname, searchStr } = useLocation();
  const goTo = useGoTo();
  const intro = useModuleIntro('cyberconcierge');
  const selected = CONCIERGE_TABS.find((id) => id === tab?.toLowerCase()) ?? 'messages';

  // The other way of writing it leads to this one, so that a page has one address.
  const isOtherWriting = /^\/cyberconcierge/i.test(pathname);
  useEffect(() => {
    if (isOtherWriting) goTo(`${pathname.replace(/^\/cyberconcierge/i, '/concierge')}${searchStr}`, { replace: true });
  }, [isOtherWriting, pathname, searchStr, goTo]);
  if (isOtherWriting) return null;

  const details: Record<typeof selected, (id: string) => ReactNode> = {
    messages: (id) => <MessagePage key={id} conciergeMessageId={id} />,
    weaknesses: (id) => <WeaknessPage key={id} weaknessId={id} />,
    requests: (id) => (
      <Suspense fallback={<Loading label={say(texts.loadingTheHelpRequest)} />}>
        <RequestPage key={id} helpRequestId={id} />
      </Suspense>
    ),
    about: () => null,
  };
  return (
    <>
      {item === undefined ? (
        <ConciergeTabs selected={selected} links={<IntroLinks onOpenIntro={intro.open} />} />
      ) : (
        details[selected](item)
      )}
      {intro.isOpen && <ModuleIntroDialog title={say(texts.title)} pages={introPages()} onClose={intro.close} />}
    </>
  );
}
