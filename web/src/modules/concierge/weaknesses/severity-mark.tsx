import type { WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import { SeverityBadge } from '../../../ui/states/severity-badge.tsx';
import { HintedBadge } from '../hinted-badge.tsx';

const LOOKS = { Critical: 'critical', High: 'high', Medium: 'medium', Low: 'low', Info: 'info' } as const;

const HINTS: Readonly<Record<WeaknessSeverity, string>> = {
  Critical: 'Someone could take over systems or data with little effort. Act today.',
  High: 'Someone could do serious damage. Act this week.',
  Medium: 'It helps an attacker in combination with something else. Fix it within a month.',
  Low: 'It helps an attacker a little. Fix it when you get a chance.',
  Info: 'Not a danger on its own, but good to know.',
};

type SeverityMarkProps = {
  readonly severity: WeaknessSeverity;
  /** In lists the word is enough. */
  readonly hasHint?: boolean | undefined;
};

/** How bad a weakness is, with what that means on hover and focus (spec part 2, section 2). */
export function SeverityMark({ severity, hasHint = false }: SeverityMarkProps) {
  const badge = <SeverityBadge severity={LOOKS[severity]} />;
  if (!hasHint) return badge;
  return (
    <HintedBadge label={`Severity: ${severity}`} hint={HINTS[severity]}>
      {badge}
    </HintedBadge>
  );
}
