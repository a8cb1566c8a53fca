import { WEAKNESS_SEVERITIES, type WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import { WEAKNESS_STATUSES, type WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { SeverityBadge } from '../../../ui/states/severity-badge.tsx';

const TONES = { Open: 'warning', Resolved: 'success', 'Not Relevant': 'neutral', 'No Status': 'neutral' } as const;

const choicesOf = <Name extends string>(names: readonly Name[]) => names.map((id) => ({ id, label: id }));

/** Severities and statuses to choose from. */
export const SEVERITY_CHOICES = choicesOf(WEAKNESS_SEVERITIES);
export const STATUS_CHOICES = choicesOf(WEAKNESS_STATUSES);

/** How bad a weakness is. */
export function SeverityOfWeakness({ severity }: { readonly severity: WeaknessSeverity }) {
  return <SeverityBadge severity={severity.toLowerCase() as Lowercase<WeaknessSeverity>} />;
}

/** How a weakness stands; without a status, a dash, as customers see it (spec part 2, section 3). */
export function StatusOfWeakness({ status }: { readonly status: WeaknessStatus }) {
  if (status !== 'No Status') return <Badge tone={TONES[status]}>{status}</Badge>;
  return (
    <span>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{status}</span>
    </span>
  );
}
