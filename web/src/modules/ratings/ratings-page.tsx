import { say } from '../../portal/texts/say.ts';
import { ratingsPage as texts } from './ratings.texts.ts';
import './ratings.css';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { IntroLinks } from '../../portal/intro-links.tsx';
import { ModuleIntroDialog } from '../../portal/module-intro-dialog.tsx';
import { useModuleIntro } from '../../portal/use-module-intro.ts';
import { Loading } from '../../ui/states/loading.tsx';
import { introPages } from './intro/intro-pages.tsx';
import { RatingsTabs } from './ratings-tabs.tsx';

const MethodPage = lazy(() => import('./method/method-page.tsx'));

/** The attack surface: /attacksurface[/details|/reports], and /attacksurface/method (spec part 2, section 2). */
export default function RatingsPage() {
  const { tab } = useParams({ strict: false });
  const intro = useModuleIntro('ratings');
  const place = tab?.toLowerCase();
  return (
    <>
      {place === 'method' ? (
        <Suspense fallback={<Loading label={say(texts.loadingTheMethod)} />}>
          <MethodPage />
        </Suspense>
      ) : (
        <RatingsTabs
          selected={place === 'details' || place === 'reports' ? place : 'overview'}
          links={<IntroLinks onOpenIntro={intro.open} />}
        />
      )}
      {intro.isOpen && <ModuleIntroDialog title={say(texts.title)} pages={introPages()} onClose={intro.close} />}
    </>
  );
}
