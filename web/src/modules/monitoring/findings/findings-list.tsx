import { SEVERITIES, type Severity } from '@portal/domain/monitoring/severity.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { useState } from 'react';
import { AllClear } from '../../../illustrations/all-clear.tsx';
import { say } from '../../../portal/texts/say.ts';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { FindingEntry, Website } from '../website-types.ts';
import { FindingItem } from './finding-item.tsx';
import { findingsList as texts } from './findings.texts.ts';
import { worstFirst } from './worst-first.ts';

const labels: Readonly<Record<Severity, Phrase>> = {
  high: texts.high,
  medium: texts.medium,
  low: texts.low,
  info: texts.info,
};

type FindingsListProps = { readonly findings: readonly FindingEntry[]; readonly website: Website };

/** A scan's findings, worst first, all or of one severity. */
export function FindingsList({ findings, website }: FindingsListProps) {
  const [filter, setFilter] = useState<Severity | 'all'>('all');
  if (findings.length === 0) {
    return (
      <EmptyState title={say(texts.noIssuesFound)} headingLevel={3} illustration={<AllClear />}>
        {say(texts.thisScanFoundNothing)}
      </EmptyState>
    );
  }
  const sorted = worstFirst(findings);
  const of = (severity: Severity) => sorted.filter((finding) => finding.severity === severity);
  const shown = filter === 'all' ? sorted : of(filter);
  return (
    <section aria-label={say(texts.findings)}>
      <div className="mb-4 max-w-2xl">
        <SegmentedChoice
          label={say(texts.showFindingsBySeverity)}
          isLabelHidden
          value={filter}
          onChange={setFilter}
          options={[
            { id: 'all' as const, label: say(texts.all, { count: findings.length }) },
            ...SEVERITIES.map((id) => ({
              id,
              label: say(texts.counted, { label: say(labels[id]), count: of(id).length }),
              isDisabled: of(id).length === 0,
            })),
          ]}
        />
      </div>
      <p role="status" className="sr-only">
        {say(texts.shownOf, { shown: shown.length, count: findings.length })}
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
