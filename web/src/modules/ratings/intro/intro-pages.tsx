import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { OutsideView } from '../../../illustrations/outside-view.tsx';
import { RatingScaleDial } from '../../../illustrations/rating-scale-dial.tsx';
import { ReportPages } from '../../../illustrations/report-pages.tsx';
import type { ModuleIntroPage } from '../../../portal/module-intro-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { introPages as texts } from './intro.texts.ts';

/** Pages of the introduction to the attack surface, in order. */
export const introPages = (): readonly ModuleIntroPage[] => [
  {
    title: say(texts.title),
    text: [say(texts.everythingYourCompanyHas), say(texts.attackersLookAtIt)],
    picture: <OutsideView />,
  },
  {
    title: say(texts.oneNumberToFollow),
    text: [say(texts.theRatingGoesFrom), say(texts.itIsBasedOn)],
    picture: <RatingScaleDial />,
  },
  {
    title: say(texts.whatToDoNext),
    text: [say(texts.theOverviewListsWhat), say(texts.weCheckAgainEvery)],
    picture: <MailSent />,
  },
  {
    title: say(texts.somethingToShow),
    text: [say(texts.customersInsurersAndBanks), say(texts.allYouNeedIs)],
    picture: <ReportPages />,
  },
];
