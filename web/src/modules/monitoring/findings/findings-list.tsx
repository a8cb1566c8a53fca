import { SEVERITIES, type Severity } from '@portal/domain/monitoring/severity.ts';
import { useState } from 'react';
import { AllClear } from '../../../illustrations/all-clear.tsx';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { FindingEntry, Website } from '../website-types.ts';
import { FindingItem } from './finding-item.tsx';
import { worstFirst } from './worst-first.ts';

const labels: Readonly<Record<Severity, string>> = { high: 'High', medium: 'Medium', low: 'Low', info: 'Info' };

type FindingsListProps = { readonly findings: readonly FindingEntry[]; readonly website: Website };

/** A scan's findings, worst first, all or of one severity. */
export function FindingsList({ findings, website }: FindingsListProps) {
  const [filter, setFilter] = useState<Severity | 'all'>('all');
  if (findings.length === 0) {
    return (
      <EmptyState title="No issues found" headingLevel={3} illustration={<AllClear />}>
        This scan found nothing to fix. Keep the schedule running: new weaknesses become known every week.
      </EmptyState>
    );
  }
  const sorted = worstFirst(findings);
  const of = (severity: Severity) => sorted.filter((finding) => finding.severity === severity);
  const shown = filter === 'all' ? sorted : of(filter);
  return (
    <section aria-label="Findings">
      <div className="mb-4 max-w-2xl">
        <SegmentedChoice
          label="Show findings by severity"
          isLabelHidden
          value={filter}
          onChange={setFilter}
          options={[
            { id: 'all' as const, label: `All (${findings.length})` },
            ...SEVERITIES.map((id) => ({
              id,
              label: `${labels[id]} (${of(id).length})`,
              isDisabled: of(id).length === 0,
            })),
          ]}
        />
      </div>
      <p role="status" className="sr-only">
        {shown.length} of {findings.length} findings shown
      </p>
      <ol className="flex flex-col gap-3">
        {shown.map((finding) => (
          <li key={finding.fingerprint}>
            <FindingItem
              finding={finding}
              website={website}
              isOpenAtFirst={finding === sorted[0] && finding.severity !== 'info'}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
