import type { WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../../portal/texts/say.ts';
import { SeverityBadge } from '../../../ui/states/severity-badge.tsx';
import { HintedBadge } from '../hinted-badge.tsx';
import { severities, severityMark as texts } from './weaknesses.texts.ts';

const LOOKS = { Critical: 'critical', High: 'high', Medium: 'medium', Low: 'low', Info: 'info' } as const;

const HINTS: Readonly<Record<WeaknessSeverity, Phrase>> = {
  Critical: texts.criticalMeans,
  High: texts.highMeans,
  Medium: texts.mediumMeans,
  Low: texts.lowMeans,
  Info: texts.infoMeans,
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
    <HintedBadge label={say(texts.severity, { severity: say(severities[severity]) })} hint={say(HINTS[severity])}>
      {badge}
    </HintedBadge>
  );
}
