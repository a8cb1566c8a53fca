import { OutsideView } from '../../illustrations/outside-view.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';

/** Stands where the rating will be, while the firm is looked at from outside. */
export function RatingLoading({ companyUrl }: { readonly companyUrl: string }) {
  return (
    <Card>
      <div role="status" className="mx-auto flex max-w-md flex-col items-center py-8 text-center tablet:py-12">
        <div className="mb-5 w-full max-w-60">
          <OutsideView />
        </div>
        <p className="font-semibold text-xl tracking-tight">Loading Rating.</p>
        {companyUrl !== '' && (
          <>
            <p className="wrap-anywhere mt-2 mb-5 text-ink-soft">
              We are checking {companyUrl} from the outside, as anyone on the internet can. The first time takes about a
              minute. You can leave this page; the check continues.
            </p>
            <ProgressBar label="Checking your website from the outside" isLabelHidden />
          </>
        )}
      </div>
    </Card>
  );
}
