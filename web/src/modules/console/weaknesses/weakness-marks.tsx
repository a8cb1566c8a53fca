import { WEAKNESS_SEVERITIES, type WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import { WEAKNESS_STATUSES, type WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { SeverityBadge } from '../../../ui/states/severity-badge.tsx';
import { severities, statusFields as statuses } from './weaknesses.texts.ts';

const TONES = { Open: 'warning', Resolved: 'success', 'Not Relevant': 'neutral', 'No Status': 'neutral' } as const;

const STATUS_WORDS = {
  Open: statuses.open,
  Resolved: statuses.resolved,
  'Not Relevant': statuses.notRelevant,
  'No Status': statuses.noStatus,
} as const satisfies Record<WeaknessStatus, Phrase>;

/** Severities and statuses to choose from. */
export const SEVERITY_CHOICES = WEAKNESS_SEVERITIES.map((id) => ({ id, label: severities[id] }));
export const STATUS_CHOICES = WEAKNESS_STATUSES.map((id) => ({ id, label: STATUS_WORDS[id] }));

/** A status in a word. */
export const statusWord = (status: WeaknessStatus) => say(STATUS_WORDS[status]);

/** How bad a weakness is. */
export function SeverityOfWeakness({ severity }: { readonly severity: WeaknessSeverity }) {
  return <SeverityBadge severity={severity.toLowerCase() as Lowercase<WeaknessSeverity>} />;
}

/** How a weakness stands; without a status, a dash, as customers see it (spec part 2, section 3). */
export function StatusOfWeakness({ status }: { readonly status: WeaknessStatus }) {
  if (status !== 'No Status') return <Badge tone={TONES[status]}>{statusWord(status)}</Badge>;
  return (
    <span>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{statusWord(status)}</span>
    </span>
  );
}
