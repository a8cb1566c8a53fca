import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { interviewView as texts } from './interview.texts.ts';

type InterviewSaveBarProps = {
  readonly isBusy: boolean;
  /** What was typed is there again after a reload. */
  readonly isKept: boolean;
  readonly onDiscard: () => void;
  readonly onSave: () => Promise<unknown>;
};

/** At the lower edge while answers are not saved. */
export function InterviewSaveBar({ isBusy, isKept, onDiscard, onSave }: InterviewSaveBarProps) {
  return (
    <section
      aria-label={say(texts.changes)}
      className="sticky bottom-0 z-20 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-box border border-line bg-raised px-4 py-3 shadow-raised"
    >
      <p className="me-auto text-ink-soft text-sm">{say(isKept ? texts.keptForYou : texts.notSavedYet)}</p>
      <Button variant="quiet" onPress={onDiscard}>
        {say(texts.discard)}
      </Button>
      <Button isBusy={isBusy} onPress={onSave}>
        {say(texts.save)}
      </Button>
    </section>
  );
}
