import { SomethingWrong } from '../../illustrations/something-wrong.tsx';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { FAILURE_ADVICE } from './failure-advice.ts';
import { ratingFailed as texts } from './ratings.texts.ts';
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
        title={rating === null ? say(texts.notLoaded) : say(texts.notCalculated)}
        illustration={<SomethingWrong />}
        action={
          <>
            <Button onPress={onRetry} busyLabel={say(texts.checkingAgain)}>
              {say(texts.tryAgain)}
            </Button>
            {rating !== null && (
              <Button variant="secondary" onPress={onChangeAddress}>
                {say(texts.changeTheAddress)}
              </Button>
            )}
          </>
        }
      >
        {rating !== null && (
          <p className="wrap-anywhere">
            {say.parts(texts.whatWeChecked, {
              companyUrl,
              why: failure === null ? say(texts.thereWasNotEnough) : say(FAILURE_ADVICE[failure]),
              span: (words) => (
                <span key="span" className="font-semibold text-ink">
                  {words}
                </span>
              ),
            })}
          </p>
        )}
        <p className="mt-2">
          {say.parts(texts.ifThisProblemPersists, {
            supportEmail,
            link: (words) => (
              <TextLink key="link" href={`mailto:${supportEmail}`}>
                {words}
              </TextLink>
            ),
          })}
        </p>
      </EmptyState>
    </Card>
  );
}
