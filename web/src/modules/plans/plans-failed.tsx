import { SomethingWrong } from '../../illustrations/something-wrong.tsx';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

type PlansFailedProps = { readonly onRetry: () => unknown };

/** When the plans cannot be loaded. */
export function PlansFailed({ onRetry }: PlansFailedProps) {
  const { supportEmail } = useBrand();
  return (
    <div role="alert">
      <EmptyState
        title="The plans could not be loaded"
        illustration={<SomethingWrong />}
        action={<Button onPress={onRetry}>Retry</Button>}
      >
        Try again. If this problem persists, contact {supportEmail}
      </EmptyState>
    </div>
  );
}
