import { WEAKNESS_SEVERITIES, type WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import { WEAKNESS_STATUSES, type WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import { say } from '../../../portal/texts/say.ts';
import { Select } from '../../../ui/fields/select.tsx';
import type { WeaknessList } from '../concierge-types.ts';
import { severities, statuses, weaknessFilters as texts } from './weaknesses.texts.ts';

type WeaknessFiltersProps = {
  readonly status: WeaknessStatus | null;
  readonly severity: WeaknessSeverity | null;
  readonly counts: WeaknessList['counts'];
  readonly onChange: (changes: { status?: WeaknessStatus | null; severity?: WeaknessSeverity | null }) => void;
};

/** Narrows the list; every choice takes effect at once. */
export function WeaknessFilters({ status, severity, counts, onChange }: WeaknessFiltersProps) {
  return (
    <search className="mb-5 grid gap-3 tablet:grid-cols-2 desktop:max-w-xl">
      <Select
        label={say(texts.status)}
        value={status ?? 'all'}
        options={[
          { id: 'all' as const, label: say(texts.all) },
          ...WEAKNESS_STATUSES.map((id) => ({
            id,
            label: say(texts.statusAndCount, { status: say(statuses[id]), count: counts.byStatus[id] }),
          })),
        ]}
        onChange={(id) => onChange({ status: id === 'all' ? null : id })}
      />
      <Select
        label={say(texts.severity)}
        value={severity ?? 'all'}
        options={[
          { id: 'all' as const, label: say(texts.all) },
          ...WEAKNESS_SEVERITIES.map((id) => ({ id, label: say(severities[id]) })),
        ]}
        onChange={(id) => onChange({ severity: id === 'all' ? null : id })}
      />
    </search>
  );
}
