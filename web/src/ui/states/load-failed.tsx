import { Button } from '../button.tsx';
import { Banner } from './banner.tsx';

type LoadFailedProps = { readonly what: string; readonly onRetry: () => unknown };

/** Says that something could not be read, and offers to try again. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  return (
    <Banner
      kind="danger"
      title={`${what} could not be loaded.`}
      isAlert
      action={
        <Button variant="secondary" size="small" onPress={() => onRetry()}>
          Try again
        </Button>
      }
    >
      Nothing is lost. Try again in a moment.
    </Banner>
  );
}
