import { isApiError } from '../../api/api-error.ts';
import { SomethingWrong } from '../../illustrations/something-wrong.tsx';
import { pageBrand } from '../../portal/brand/page-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { failure } from './learning.texts.ts';

type FailureCardProps = { readonly error: unknown; readonly onRetry: () => void };

/** Stands in for a page whose answer did not come. */
export function FailureCard({ error, onRetry }: FailureCardProps) {
  const title = say(failure.title);
  usePageTitle(title, pageBrand.brandNameShort);
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      illustration={<SomethingWrong />}
      action={<PlainButton onPress={onRetry}>{say(failure.tryAgain)}</PlainButton>}
    >
      {(isApiError(error) && error.errors[0]?.message) || say(failure.inAMoment)} {say(failure.isKept)}
    </EmptyState>
  );
}
