import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { ComponentType } from 'react';
import { MaturitySteps } from '../../illustrations/maturity-steps.tsx';
import { MonitoringWatch } from '../../illustrations/monitoring-watch.tsx';
import { PolicyPapers } from '../../illustrations/policy-papers.tsx';
import { TrainingClass } from '../../illustrations/training-class.tsx';
import { Welcome } from '../../illustrations/welcome.tsx';
import { WhySecurity } from '../../illustrations/why-security.tsx';
import { introPages as texts } from './intro.texts.ts';

export type IntroPageText = {
  readonly title: Phrase;
  readonly paragraphs: readonly Phrase[];
  /** Things to remember. */
  readonly points: readonly Phrase[];
  readonly illustration: ComponentType;
};

/** A welcome and five pages about keeping a small firm safe; `{brand}` is the provider's name. */
export const INTRO_PAGES: readonly IntroPageText[] = [
  {
    title: texts.title,
    paragraphs: [texts.youDoNotNeed, texts.theNextPagesTake],
    points: [texts.noJargon, texts.oneNextStepAt, texts.youCanStopAnd],
    illustration: Welcome,
  },
  {
    title: texts.whyAttackersLikeSmall,
    paragraphs: [texts.mostAttacksAreNot, texts.whatHappensNextIs],
    points: [texts.beingSmallIsNo, texts.mostBreakInsUse, texts.closingTheCommonGaps],
    illustration: WhySecurity,
  },
  {
    title: texts.yourWebsiteIsYour,
    paragraphs: [texts.yourWebsiteIsOpen, texts.brandWalksThroughYour],
    points: [texts.scansRunOnA, texts.reportsAreReadyTo, texts.scanOnlyWebsitesThat],
    illustration: MonitoringWatch,
  },
  {
    title: texts.rulesThatPeopleCan,
    paragraphs: [texts.halfAPageThat, texts.writeDownTheAnswers],
    points: [texts.startWithPasswordsDevices, texts.nameOnePersonWho, texts.ifNoOneCan],
    illustration: PolicyPapers,
  },
  {
    title: texts.yourPeopleNoticeFirst,
    paragraphs: [texts.aColleagueWhoQuestions, texts.startWithOneHabit],
    points: [texts.tenMinutesAMonth, texts.thankPeopleWhoReport, texts.aSecondFactorOn],
    illustration: TrainingClass,
  },
  {
    title: texts.aLittleBetterEvery,
    paragraphs: [texts.noOneGetsEverything, texts.yourDashboardShowsExactly],
    points: [texts.fixTheHighRisks, texts.letTheNextScan, texts.keepTheReportsThey],
    illustration: MaturitySteps,
  },
];
