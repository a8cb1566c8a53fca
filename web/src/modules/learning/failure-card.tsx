import { isApiError } from '../../api/api-error.ts';
import { SomethingWrong } from '../../illustrations/something-wrong.tsx';
import { pageBrand } from '../../portal/brand/page-brand.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';

type FailureCardProps = { readonly error: unknown; readonly onRetry: () => void };

const TITLE = 'This page could not be loaded';

/** Stands in for a page whose answer did not come. */
export function FailureCard({ error, onRetry }: FailureCardProps) {
  usePageTitle(TITLE, pageBrand.brandNameShort);
  return (
    <EmptyState
      headingLevel={1}
      title={TITLE}
      illustration={<SomethingWrong />}
      action={<PlainButton onPress={onRetry}>Try again</PlainButton>}
    >
      {isApiError(error)
        ? (error.errors[0]?.message ?? 'Please try again in a moment.')
        : 'Please try again in a moment.'}{' '}
      What you have done so far is kept.
    </EmptyState>
  );
}
