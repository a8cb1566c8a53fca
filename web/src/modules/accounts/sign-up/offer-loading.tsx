import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { offerLoading as texts } from './sign-up.texts.ts';

/** While it is not known what a subscription id stands for (spec part 1, section 2). */
export function OfferLoading() {
  const { brandNameShort } = useBrand();
  const text = say(texts.loadingBrandNameShort, { brandNameShort });
  return (
    <div className="m-auto flex flex-col items-center gap-5 text-center">
      <span className="text-accent-ink">
        <Spinner label={text} size="large" />
      </span>
      <p role="status" className="text-ink-soft">
        {text}
      </p>
    </div>
  );
}
