import { OutsideView } from '../../illustrations/outside-view.tsx';
import { say } from '../../portal/texts/say.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { ratingLoading as texts } from './ratings.texts.ts';

/** Stands where the rating will be, while the firm is looked at from outside. */
export function RatingLoading({ companyUrl }: { readonly companyUrl: string }) {
  return (
    <Card>
      <div role="status" className="mx-auto flex max-w-md flex-col items-center py-8 text-center tablet:py-12">
        <div className="mb-5 w-full max-w-60">
          <OutsideView />
        </div>
        <p className="font-semibold text-xl tracking-tight">{say(texts.loadingRating)}</p>
        {companyUrl !== '' && (
          <>
            <p className="wrap-anywhere mt-2 mb-5 text-ink-soft">{say(texts.weAreChecking, { companyUrl })}</p>
            <ProgressBar label={say(texts.checkingYourWebsiteFrom)} isLabelHidden />
          </>
        )}
      </div>
    </Card>
  );
}
