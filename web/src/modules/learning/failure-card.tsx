import { isApiError } from '../../api/api-error.ts';
import { SomethingWrong } from '../../illustrations/something-wrong.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

type FailureCardProps = { readonly error: unknown; readonly onRetry: () => void };

/** Stands in for a page whose answer did not come. */
export function FailureCard({ error, onRetry }: FailureCardProps) {
  return (
    <EmptyState
      headingLevel={1}
      title="This page could not be loaded"
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
