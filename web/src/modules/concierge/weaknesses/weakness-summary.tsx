import { Card } from '../../../ui/card.tsx';
import { CountBar } from '../../../ui/states/count-bar.tsx';
import type { WeaknessList } from '../concierge-types.ts';

type WeaknessSummaryProps = { readonly counts: WeaknessList['counts'] };

/** Is all well, and if not, what first. */
export function WeaknessSummary({ counts: { byStatus, openBySeverity } }: WeaknessSummaryProps) {
  const { Critical, High, Medium, Low, Info } = openBySeverity;
  return (
    <div className="mb-5">
      <Card title="Security Weaknesses" description={advice(byStatus.Open, Critical + High)}>
        <CountBar
          label="Open weaknesses"
          emptyText="No open weaknesses"
          parts={[
            { label: 'critical', value: Critical, tone: 'critical' },
            { label: 'high', value: High, tone: 'high' },
            { label: 'medium', value: Medium, tone: 'medium' },
            { label: 'low', value: Low, tone: 'low' },
            { label: 'info', value: Info, tone: 'info' },
          ]}
        />
      </Card>
    </div>
  );
}

function advice(open: number, urgent: number): string {
  if (open === 0) return 'Nothing is open. Past reports stay here for your records.';
  const are = open === 1 ? '1 weakness is open.' : `${open} weaknesses are open.`;
  if (urgent === 0) return `${are} None is urgent. Plan to fix them over the next few weeks, from the top.`;
  return `${are} Start with ${urgent === 1 ? 'the one' : `the ${urgent}`} at the top, this week.`;
}
