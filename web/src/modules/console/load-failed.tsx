import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

type LoadFailedProps = {
  /** What could not be loaded, with its article: "The staff". */
  readonly what: string;
  readonly onRetry: () => unknown;
};

/** In place of what could not be loaded. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  return (
    <Banner
      kind="danger"
      title={`${what} could not be loaded.`}
      action={
        <Button variant="secondary" size="small" onPress={() => onRetry()}>
          Try again
        </Button>
      }
    />
  );
}
