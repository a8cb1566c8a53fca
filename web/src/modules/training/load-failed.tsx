import { SomethingWrong } from '../../illustrations/something-wrong.tsx';
import { useBrand } from '../../portal/use-brand.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

type LoadFailedProps = { readonly what: string; readonly onRetry: () => unknown };

/** Stands in for a part of the page that could not be read. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  const { supportEmail } = useBrand();
  return (
    <Card>
      <EmptyState
        title={`${what} could not be loaded`}
        illustration={<SomethingWrong />}
        action={<Button onPress={() => onRetry()}>Try again</Button>}
      >
        Nothing is lost, and your team can go on learning. If this problem persists, contact {supportEmail}.
      </EmptyState>
    </Card>
  );
}
