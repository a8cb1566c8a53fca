import { PageNotFound } from '../../illustrations/page-not-found.tsx';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** Where every unknown path leads (spec part 1, section 2). */
export default function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <div className="m-auto">
      <EmptyState
        headingLevel={1}
        title="This page does not exist"
        illustration={<PageNotFound />}
        action={<LinkButton href="/">Go to the home page</LinkButton>}
      >
        The address may be mistyped, or the page may have moved.
      </EmptyState>
    </div>
  );
}
