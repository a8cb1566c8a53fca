import type { MonitoringSummary } from '../use-module-activity.ts';
import type { MonitoringState } from './monitoring-state.ts';

type Advice = { readonly title: string; readonly text: string; readonly action: string };

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What to tell about the state of the scans, and what to do next. */
export function issueAdvice(state: Exclude<MonitoringState, 'no-website'>, summary: MonitoringSummary): Advice {
  if (state === 'scanning') {
    return {
      title: 'We are scanning your website',
      text: 'This takes a few minutes. You can close this page; the scan continues.',
      action: 'Follow the scan',
    };
  }
  if (state === 'never-scanned') {
    return {
      title: 'No scan reports yet.',
      text: 'Your website is set up. Results appear here after its first scan.',
      action: 'See your websites',
    };
  }
  if (state === 'all-clear') {
    return {
      title: 'Your websites look good',
      text: 'The latest scans found nothing to fix. We keep looking.',
      action: 'See the reports',
    };
  }
  const { highs, mediums, lows } = summary.webAppsIssues;
  const title = `${counted(highs + mediums + lows, 'issue', 'issues')} to look at`;
  if (highs > 0) {
    return {
      title,
      text: `Start with the ${counted(highs, 'high risk', 'high risks')}: attackers look for these first. Each comes with steps to fix it.`,
      action: highs === 1 ? 'Fix the high risk first' : 'Fix the high risks first',
    };
  }
  return {
    title,
    text:
      mediums > 0
        ? `No high risks. Plan time this month for the ${counted(mediums, 'medium one', 'medium ones')}.`
        : 'No high or medium risks. Fix these the next time someone works on the website.',
    action: 'See what to do',
  };
}
