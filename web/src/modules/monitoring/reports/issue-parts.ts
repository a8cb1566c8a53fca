import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import type { CountBarPart } from '../../../ui/states/count-bar.tsx';

/** The counts of a scan as parts of a bar, worst first. */
export function issueParts({ highs, mediums, lows }: IssueCounts): CountBarPart[] {
  return [
    { label: 'high', value: highs, tone: 'high' },
    { label: 'medium', value: mediums, tone: 'medium' },
    { label: 'low', value: lows, tone: 'low' },
  ];
}
