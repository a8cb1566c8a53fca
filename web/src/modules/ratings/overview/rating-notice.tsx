import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { FAILURE_ADVICE } from '../failure-advice.ts';
import type { RatingData } from '../ratings-types.ts';
import type { Reports } from '../snapshot/use-reports.ts';

type RatingNoticeProps = { readonly rating: RatingData; readonly companyUrl: string; readonly reports: Reports };

/** What is out of the ordinary with the rating: not enough was seen, a look goes on or failed, the firm has moved. */
export function RatingNotice({ rating, companyUrl, reports }: RatingNoticeProps) {
  const changeAddress = (
    <Button variant="secondary" size="small" onPress={reports.askForCompany}>
      Change the address
    </Button>
  );
  if (companyUrl === '') return null;
  switch (rating.state) {
    case 'measuring':
      return (
        <Banner title="We are checking your website again.">
          What you see here is from the previous check. The page updates when the new one is ready, in about a minute.
        </Banner>
      );
    case 'not-enough-data':
      return (
        <Banner kind="warning" title="We saw too little for a rating." action={changeAddress}>
          Only {Math.round(rating.coverage * 100)}% of the model could be measured at {companyUrl}; below 30% a number
          would mean nothing. Make sure this is the address your customers use.
        </Banner>
      );
    default:
      return rating.failure === null ? null : (
        <Banner kind="warning" title="The last outside check gave no result." action={changeAddress}>
          What you see here is from the previous check. {FAILURE_ADVICE[rating.failure]} We will check again
          automatically.
        </Banner>
      );
  }
}
