import { LayoutList } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { hasResults } from '../current-rating.ts';
import { RatingNotice } from '../overview/rating-notice.tsx';
import type { RatingData } from '../ratings-types.ts';
import type { Reports } from '../snapshot/use-reports.ts';
import { useRatingTexts } from '../use-rating-texts.ts';
import { apartFromNotMeasured, vectorsByCategory, worstFirst } from '../vectors-by-category.ts';
import { BlurredAnalysis } from './blurred-analysis.tsx';
import { CategorySection } from './category-section.tsx';
import { detailsTab as words } from './details.texts.ts';
import { DetailsPanel } from './details-panel.tsx';
import { LookedAt } from './looked-at.tsx';
import { NotMeasured } from './not-measured.tsx';
import { ScaleExplained } from './scale-explained.tsx';
import { useVectorInView } from './use-vector-in-view.ts';

type DetailsTabProps = { readonly rating: RatingData; readonly companyUrl: string; readonly reports: Reports };

/** Every risk vector with its grade, what was found and what to do; a panel at the right leads to each (spec part 2, section 2). */
export default function DetailsTab(props: DetailsTabProps) {
  const { rating, companyUrl } = props;
  const texts = useRatingTexts();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const isKnown = hasResults(rating, companyUrl);
  const inView = useVectorInView(texts.data !== undefined);
  const company = rating.company.name;
  const categories = worstFirst(vectorsByCategory(rating.rating_details));
  const { measured, notMeasured } = isKnown
    ? apartFromNotMeasured(categories)
    : { measured: categories, notMeasured: [] };
  const panel = <DetailsPanel rating={rating} isKnown={isKnown} inView={inView} />;
  return (
    <div className="rating-analysis grid items-start gap-x-8">
      <div className="flex min-w-0 flex-col gap-6">
        <RatingNotice {...props} />
        {!isKnown && <ScaleExplained rating={null} />}
        {texts.data ? (
          <BlurredAnalysis isBlurred={!isKnown} reports={props.reports}>
            {measured.map((category, index) => (
              <CategorySection
                key={category.name}
                category={category}
                rating={rating}
                texts={texts.data.data}
                isFirst={index === 0}
              />
            ))}
            <NotMeasured vectors={notMeasured} rating={rating} texts={texts.data.data} />
          </BlurredAnalysis>
        ) : texts.isError ? (
          <LoadFailed what={say(words.what)} onRetry={texts.refetch} />
        ) : (
          <Loading label={say(words.loadingTheRiskVectors)} />
        )}
        {isKnown && <ScaleExplained rating={rating} />}
        {isKnown && <LookedAt rating={rating} />}
      </div>
      <aside
        aria-label={say(words.ratingDetails, { company })}
        className="rating-panel rounded-box border border-line bg-surface p-5 shadow-raised"
      >
        <h2 className="mb-3 font-semibold text-lg tracking-tight">{say(words.ratingDetails, { company })}</h2>
        {panel}
      </aside>
      <div className="rating-panel-button" data-print="hidden">
        <Button icon={<LayoutList aria-hidden="true" size={18} />} onPress={() => setIsPanelOpen(true)}>
          {say(words.allVectors)}
        </Button>
      </div>
      <Drawer title={say(words.ratingDetails, { company })} isOpen={isPanelOpen} onOpenChange={setIsPanelOpen}>
        <DetailsPanel rating={rating} isKnown={isKnown} inView={inView} onChosen={() => setIsPanelOpen(false)} />
      </Drawer>
    </div>
  );
}
