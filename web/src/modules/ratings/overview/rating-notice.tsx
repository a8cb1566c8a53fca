import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { FAILURE_ADVICE } from '../failure-advice.ts';
import type { RatingData } from '../ratings-types.ts';
import type { Reports } from '../snapshot/use-reports.ts';
import { ratingNotice as texts } from './overview.texts.ts';

type RatingNoticeProps = { readonly rating: RatingData; readonly companyUrl: string; readonly reports: Reports };

/** What is out of the ordinary with the rating: not enough was seen, a look goes on or failed, the firm has moved. */
export function RatingNotice({ rating, companyUrl, reports }: RatingNoticeProps) {
  const changeAddress = (
    <Button variant="secondary" size="small" onPress={reports.askForCompany}>
      {say(texts.changeTheAddress)}
    </Button>
  );
  if (companyUrl === '') return null;
  switch (rating.state) {
    case 'measuring':
      return <Banner title={say(texts.checkingAgain)}>{say(texts.previousUntilDone)}</Banner>;
    case 'not-enough-data':
      return (
        <Banner kind="warning" title={say(texts.weSawTooLittle)} action={changeAddress}>
          {say(texts.tooLittleMeasured, { percent: Math.round(rating.coverage * 100), companyUrl })}
        </Banner>
      );
    default:
      return rating.failure === null ? null : (
        <Banner kind="warning" title={say(texts.theLastOutsideCheck)} action={changeAddress}>
          {say(texts.previousAsFailed, { advice: say(FAILURE_ADVICE[rating.failure]) })}
        </Banner>
      );
  }
}
