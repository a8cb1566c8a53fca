import { lazy, Suspense } from 'react';
import { say } from '../../portal/texts/say.ts';
import { everywhere } from './learning.texts.ts';
import { PageLoading } from './page-loading.tsx';

const LostLinkPage = lazy(() => import('./lost-link-page.tsx'));

/** For a link that does not work any more; its form is loaded only then. */
export function LinkRefused() {
  return (
    <Suspense fallback={<PageLoading label={say(everywhere.loading)} />}>
      <LostLinkPage wasRefused />
    </Suspense>
  );
}
