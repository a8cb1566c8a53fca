import { AllClear } from '../../../illustrations/all-clear.tsx';
import { EmptyList } from '../../../illustrations/empty-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { FindingFilter } from './finding-filter.ts';

const TEXTS: Readonly<Record<FindingFilter, { readonly title: string; readonly text: string }>> = {
  'to-do': {
    title: 'Nothing to do',
    text: 'No scan has left anything open here. Keep the schedule running: new weaknesses become known every week.',
  },
  new: { title: 'Nothing new', text: 'The latest scans found nothing that was not known before.' },
  reopened: { title: 'Nothing came back', text: 'What was fixed has stayed fixed.' },
  accepted: {
    title: 'No risk is accepted',
    text: 'Findings whose risk you accept until a certain date are kept here.',
  },
  'false-positive': {
    title: 'Nothing was set aside',
    text: 'Findings that you set aside because they are not a problem are kept here.',
  },
  fixed: { title: 'Nothing was fixed yet', text: 'When a scan no longer sees a finding, it moves here automatically.' },
  all: { title: 'No findings yet', text: 'They appear here after the first scan.' },
};

type NoFindingsProps = { readonly state: FindingFilter; readonly isNarrowed: boolean; readonly onClear: () => void };

/** Stands where no finding fits the filters. */
export function NoFindings({ state, isNarrowed, onClear }: NoFindingsProps) {
  if (isNarrowed) {
    return (
      <EmptyState
        title="Nothing matches these filters"
        illustration={<EmptyList />}
        action={
          <Button variant="secondary" onPress={onClear}>
            Clear all filters
          </Button>
        }
      >
        They may be hiding findings.
      </EmptyState>
    );
  }
  const { title, text } = TEXTS[state];
  return (
    <EmptyState title={title} illustration={state === 'to-do' ? <AllClear /> : <EmptyList />}>
      {text}
    </EmptyState>
  );
}
