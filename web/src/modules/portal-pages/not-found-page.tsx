import { PageNotFound } from '../../illustrations/page-not-found.tsx';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { notFoundPage as texts } from './portal-pages.texts.ts';

/** Where every unknown path leads (spec part 1, section 2). */
export default function NotFoundPage() {
  usePageTitle(say(texts.pageNotFound));
  return (
    <div className="m-auto">
      <EmptyState
        headingLevel={1}
        title={say(texts.title)}
        illustration={<PageNotFound />}
        action={<LinkButton href="/">{say(texts.goToTheHome)}</LinkButton>}
      >
        {say(texts.theAddressMayBe)}
      </EmptyState>
    </div>
  );
}
