import type { Phrase } from '@portal/domain/texts/texts.ts';
import { AllClear } from '../../../illustrations/all-clear.tsx';
import { EmptyList } from '../../../illustrations/empty-list.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { FindingFilter } from './finding-filter.ts';
import { noFindings as texts } from './followed.texts.ts';

const TEXTS: Readonly<Record<FindingFilter, { readonly title: Phrase; readonly text: Phrase }>> = {
  'to-do': {
    title: texts.nothingToDo,
    text: texts.noScanHasLeft,
  },
  new: { title: texts.nothingNew, text: texts.theLatestScansFound },
  reopened: { title: texts.nothingCameBack, text: texts.whatWasFixedHas },
  accepted: {
    title: texts.noRiskIsAccepted,
    text: texts.findingsWhoseRiskYou,
  },
  'false-positive': {
    title: texts.nothingWasSetAside,
    text: texts.findingsThatYouSet,
  },
  fixed: { title: texts.nothingWasFixedYet, text: texts.whenAScanNo },
  all: { title: texts.noFindingsYet, text: texts.theyAppearHereAfter },
};

type NoFindingsProps = { readonly state: FindingFilter; readonly isNarrowed: boolean; readonly onClear: () => void };

/** Stands where no finding fits the filters. */
export function NoFindings({ state, isNarrowed, onClear }: NoFindingsProps) {
  if (isNarrowed) {
    return (
      <EmptyState
        title={say(texts.nothingMatchesTheseFilters)}
        illustration={<EmptyList />}
        action={
          <Button variant="secondary" onPress={onClear}>
            {say(texts.clearAllFilters)}
          </Button>
        }
      >
        {say(texts.theyMayBeHiding)}
      </EmptyState>
    );
  }
  const { title, text } = TEXTS[state];
  return (
    <EmptyState title={say(title)} illustration={state === 'to-do' ? <AllClear /> : <EmptyList />}>
      {say(text)}
    </EmptyState>
  );
}
