import { SomethingWrong } from '../../illustrations/something-wrong.tsx';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { FAILURE_ADVICE } from './failure-advice.ts';
import type { RatingData } from './ratings-types.ts';

type RatingFailedProps = {
  /** Null when not even the stored state could be read. */
  readonly rating: RatingData | null;
  readonly companyUrl: string;
  readonly onRetry: () => unknown;
  readonly onChangeAddress: () => void;
};

/** The error view of a rating that could not be made (spec part 2, section 2). */
export function RatingFailed({ rating, companyUrl, onRetry, onChangeAddress }: RatingFailedProps) {
  const { supportEmail } = useBrand();
  const failure = rating?.failure ?? null;
  return (
    <Card>
      <EmptyState
        title={rating === null ? 'Your rating could not be loaded' : 'Your rating could not be calculated'}
        illustration={<SomethingWrong />}
        action={
          <>
            <Button onPress={onRetry} busyLabel="Checking again">
              Try again
            </Button>
            {rating !== null && (
              <Button variant="secondary" onPress={onChangeAddress}>
                Change the address
              </Button>
            )}
          </>
        }
      >
        {rating !== null && (
          <p className="wrap-anywhere">
            We checked <span className="font-semibold text-ink">{companyUrl}</span>.{' '}
            {failure === null ? 'There was not enough for a rating.' : FAILURE_ADVICE[failure]}
          </p>
        )}
        <p className="mt-2">
          If this problem persists, contact <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        </p>
      </EmptyState>
    </Card>
  );
}
