import { SET_UP_LINE_IDS, SET_UP_LINES, type SetUpStep } from '@portal/domain/console/set-up/set-up-line.ts';
import { setUpProgress } from '@portal/domain/console/set-up/set-up-progress.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { setUpStepHints as hints, setUpPage, setUpSteps as texts } from './set-up.texts.ts';
import { SetUpLineItem } from './set-up-line-item.tsx';
import type { SetUp } from './set-up-types.ts';

type SetUpStepCardProps = {
  readonly step: SetUpStep;
  readonly setUp: SetUp;
  readonly mayChange: boolean;
  /** Opens the brand's form; null where that cannot be done. */
  readonly onEdit: (() => void) | null;
};

/** One step with all that is looked at in it. */
export function SetUpStepCard({ step, setUp, mayChange, onEdit }: SetUpStepCardProps) {
  const { done = 0, total = 0 } = setUpProgress(setUp.lines).steps.find((each) => each.step === step) ?? {};
  const ids = SET_UP_LINE_IDS.filter((id) => SET_UP_LINES[id] === step);
  return (
    <div id={step} className="scroll-mt-24">
      <Card
        title={say(texts[step])}
        description={step === 'mail' ? say(hints.mail, { sender: setUp.sender }) : say(hints[step])}
        aside={
          total > 0 && (
            <Badge tone={done === total ? 'success' : 'neutral'}>{say(setUpPage.progressOf, { done, total })}</Badge>
          )
        }
      >
        <ul aria-label={say(texts[step])} className="divide-y divide-line">
          {ids.map((id) => (
            <SetUpLineItem
              key={id}
              id={id}
              line={setUp.lines.find((line) => line.id === id) ?? null}
              setUp={setUp}
              mayChange={mayChange}
              onEdit={onEdit}
            />
          ))}
        </ul>
      </Card>
    </div>
  );
}
