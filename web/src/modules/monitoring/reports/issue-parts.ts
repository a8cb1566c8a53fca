import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import { say } from '../../../portal/texts/say.ts';
import type { CountBarPart } from '../../../ui/states/count-bar.tsx';
import { issueParts as texts } from './reports.texts.ts';

/** The counts of a scan as parts of a bar, worst first. */
export function issueParts({ highs, mediums, lows }: IssueCounts): CountBarPart[] {
  return [
    { label: say(texts.high, { count: highs }), value: highs, tone: 'high' },
    { label: say(texts.medium, { count: mediums }), value: mediums, tone: 'medium' },
    { label: say(texts.low, { count: lows }), value: lows, tone: 'low' },
  ];
}
