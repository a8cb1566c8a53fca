import type { ComponentType } from 'react';
import { MaturitySteps } from '../../illustrations/maturity-steps.tsx';
import { MonitoringWatch } from '../../illustrations/monitoring-watch.tsx';
import { PolicyPapers } from '../../illustrations/policy-papers.tsx';
import { TrainingClass } from '../../illustrations/training-class.tsx';
import { Welcome } from '../../illustrations/welcome.tsx';
import { WhySecurity } from '../../illustrations/why-security.tsx';
import { say } from '../../portal/texts/say.ts';
import { introPages as texts } from './intro.texts.ts';

export type IntroPageText = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Things to remember. */
  readonly points: readonly string[];
  readonly illustration: ComponentType;
};

/**
 * A welcome and five pages about keeping a small firm safe.
 * @param brand the provider's name
 */
export const introPages = (brand: string): readonly IntroPageText[] => [
  {
    title: say(texts.title),
    paragraphs: [say(texts.youDoNotNeed, { brand }), say(texts.theNextPagesTake)],
    points: [say(texts.noJargon), say(texts.oneNextStepAt), say(texts.youCanStopAnd)],
    illustration: Welcome,
  },
  {
    title: say(texts.whyAttackersLikeSmall),
    paragraphs: [say(texts.mostAttacksAreNot), say(texts.whatHappensNextIs)],
    points: [say(texts.beingSmallIsNo), say(texts.mostBreakInsUse), say(texts.closingTheCommonGaps)],
    illustration: WhySecurity,
  },
  {
    title: say(texts.yourWebsiteIsYour),
    paragraphs: [say(texts.yourWebsiteIsOpen), say(texts.brandWalksThroughYour, { brand })],
    points: [say(texts.scansRunOnA), say(texts.reportsAreReadyTo), say(texts.scanOnlyWebsitesThat)],
    illustration: MonitoringWatch,
  },
  {
    title: say(texts.rulesThatPeopleCan),
    paragraphs: [say(texts.halfAPageThat), say(texts.writeDownTheAnswers)],
    points: [say(texts.startWithPasswordsDevices), say(texts.nameOnePersonWho), say(texts.ifNoOneCan)],
    illustration: PolicyPapers,
  },
  {
    title: say(texts.yourPeopleNoticeFirst),
    paragraphs: [say(texts.aColleagueWhoQuestions), say(texts.startWithOneHabit)],
    points: [say(texts.tenMinutesAMonth), say(texts.thankPeopleWhoReport), say(texts.aSecondFactorOn)],
    illustration: TrainingClass,
  },
  {
    title: say(texts.aLittleBetterEvery),
    paragraphs: [say(texts.noOneGetsEverything), say(texts.yourDashboardShowsExactly)],
    points: [say(texts.fixTheHighRisks), say(texts.letTheNextScan), say(texts.keepTheReportsThey)],
    illustration: MaturitySteps,
  },
];
