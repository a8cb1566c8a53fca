import { say } from '../../../portal/texts/say.ts';
import { currentRating } from '../current-rating.ts';
import { RatingNotice } from '../overview/rating-notice.tsx';
import type { RatingData } from '../ratings-types.ts';
import type { Reports } from '../snapshot/use-reports.ts';
import { DetailedReports } from './detailed-reports.tsx';
import { ReportCards } from './report-cards.tsx';
import { reportsTab as texts } from './reports.texts.ts';
import { SampleFrame } from './sample-frame.tsx';
import { TrendCard } from './trend-card.tsx';

type ReportsTabProps = { readonly rating: RatingData; readonly companyUrl: string; readonly reports: Reports };

/** What can be shown to others: the two reports, the trend, and a sample to leaf through (spec part 2, section 2). */
export default function ReportsTab(props: ReportsTabProps) {
  const { rating, companyUrl, reports } = props;
  const isRated = companyUrl !== '' && currentRating(rating) !== null;
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-3xl">{say(texts.customersInsurersAndBanks)}</p>
      <RatingNotice {...props} />
      <ReportCards reports={reports} isRated={isRated} />
      {isRated && <DetailedReports />}
      <TrendCard ratings={companyUrl === '' ? [] : rating.ratings} />
      <SampleFrame hasCompanyUrl={companyUrl !== ''} />
    </div>
  );
}
