import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { CountBar } from '../../../ui/states/count-bar.tsx';
import type { WeaknessList } from '../concierge-types.ts';
import { weaknessSummary as texts } from './weaknesses.texts.ts';

type WeaknessSummaryProps = { readonly counts: WeaknessList['counts'] };

/** Is all well, and if not, what first. */
export function WeaknessSummary({ counts: { byStatus, openBySeverity } }: WeaknessSummaryProps) {
  const { Critical, High, Medium, Low, Info } = openBySeverity;
  return (
    <div className="mb-5">
      <Card title={say(texts.title)} description={advice(byStatus.Open, Critical + High)}>
        <CountBar
          label={say(texts.openWeaknesses)}
          emptyText={say(texts.noOpenWeaknesses)}
          parts={[
            { label: say(texts.critical, { count: Critical }), value: Critical, tone: 'critical' },
            { label: say(texts.high, { count: High }), value: High, tone: 'high' },
            { label: say(texts.medium, { count: Medium }), value: Medium, tone: 'medium' },
            { label: say(texts.low, { count: Low }), value: Low, tone: 'low' },
            { label: say(texts.info, { count: Info }), value: Info, tone: 'info' },
          ]}
        />
      </Card>
    </div>
  );
}

function advice(open: number, urgent: number): string {
  if (open === 0) return say(texts.nothingIsOpenPast);
  return urgent === 0 ? say(texts.noneIsUrgent, { open }) : say(texts.startAtTop, { open, urgent });
}
