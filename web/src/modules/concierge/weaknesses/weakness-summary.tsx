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
  if (open === 0) return say(texts.nothingIsOpenPast);
  const are = open === 1 ? say(texts.text1WeaknessIsOpen) : say(texts.openWeaknessesAreOpen, { open });
  if (urgent === 0) return say(texts.areNoneIsUrgent, { are });
  return `${are} Start with ${urgent === 1 ? 'the one' : `the ${urgent}`} at the top, this week.`;
}
