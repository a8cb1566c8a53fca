import { say } from '../../../portal/texts/say.ts';
import type { MonitoringSummary } from '../use-module-activity.ts';
import type { MonitoringState } from './monitoring-state.ts';
import { issueAdvice as texts } from './tiles.texts.ts';

type Advice = { readonly title: string; readonly text: string; readonly action: string };

/** What to tell about the state of the scans, and what to do next. */
export function issueAdvice(state: Exclude<MonitoringState, 'no-website'>, summary: MonitoringSummary): Advice {
  if (state === 'scanning') {
    return {
      title: say(texts.scanning),
      text: say(texts.thisTakesAFew),
      action: say(texts.followTheScan),
    };
  }
  if (state === 'never-scanned') {
    return {
      title: say(texts.noScanReportsYet),
      text: say(texts.yourWebsiteIsSet),
      action: say(texts.seeYourWebsites),
    };
  }
  if (state === 'all-clear') {
    return {
      title: say(texts.yourWebsitesLookGood),
      text: say(texts.theLatestScansFound),
      action: say(texts.seeTheReports),
    };
  }
  const { highs, mediums, lows } = summary.webAppsIssues;
  const title = say(texts.issues, { count: highs + mediums + lows });
  if (highs > 0) {
    return {
      title,
      text: say(texts.startWithTheHighs, { highs }),
      action: say(texts.fixTheHighs, { highs }),
    };
  }
  return {
    title,
    text: mediums > 0 ? say(texts.noHighRisksPlan, { mediums }) : say(texts.noHighOrMedium),
    action: say(texts.seeWhatToDo),
  };
}
