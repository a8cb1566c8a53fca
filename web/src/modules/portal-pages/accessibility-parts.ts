import type { Phrase } from '@portal/domain/texts/texts.ts';
import { accessibilityParts as texts } from './portal-pages.texts.ts';

type StatementPart = { readonly title: Phrase; readonly intro: Phrase; readonly points: readonly Phrase[] };

/** What is claimed, what it rests on, and what is known to be missing; the model is the W3C's accessibility statement. */
export const ACCESSIBILITY_PARTS: readonly StatementPart[] = [
  {
    title: texts.title,
    intro: texts.intro,
    points: [],
  },
  {
    title: texts.howItWasTested,
    intro: texts.everyReleaseGoesThrough,
    points: [
      texts.automaticallyTheAxeCore,
      texts.at1280And390,
      texts.byKeyboardFormsDialogs,
      texts.byContrastEveryBrands,
      texts.withLessMotionAnimations,
    ],
  },
  {
    title: texts.whatIsThereTo,
    intro: texts.someThingsThatAre,
    points: [
      texts.theFirstTimeYou,
      texts.chartsHaveTheirNumbers,
      texts.youAreWarnedBefore,
      texts.youDoNotHave,
      texts.pdfsAreTaggedSo,
    ],
  },
  {
    title: texts.whatWeKnowIs,
    intro: texts.weWouldRatherTell,
    points: [texts.peopleWhoUseA, texts.documentsThatCompaniesOr, texts.pagesOfOtherServices],
  },
];
