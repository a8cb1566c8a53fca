import type { WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import { SeverityBadge } from '../../../ui/states/severity-badge.tsx';
import { HintedBadge } from '../hinted-badge.tsx';

const LOOKS = { Critical: 'critical', High: 'high', Medium: 'medium', Low: 'low', Info: 'info' } as const;

const HINTS: Readonly<Record<WeaknessSeverity, string>> = {
  Critical: 'Somebody could take over systems or data with little effort. Act today.',
  High: 'Somebody could do serious damage. Act this week.',
  Medium: 'It helps an attacker together with something else. Plan it within a month.',
  Low: 'It helps an attacker a little. Fix it when you are at it anyway.',
  Info: 'No danger by itself, but good to know.',
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
