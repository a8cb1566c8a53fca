import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { saveBar as texts } from './document.texts.ts';
import type { WorkingCopy } from './use-working-copy.ts';

type SaveBarProps = {
  readonly working: WorkingCopy;
  readonly onDiscard: () => void;
  readonly onSave: () => Promise<unknown>;
};

/** At the lower edge while something is not saved. */
export function SaveBar({ working: { policy, isKept }, onDiscard, onSave }: SaveBarProps) {
  return (
    <section
      aria-label={say(texts.changes)}
      className="sticky bottom-0 z-20 mt-6 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-box border border-line bg-raised px-4 py-3 shadow-raised"
    >
      <p className="me-auto text-ink-soft text-sm">
        {policy.status === 'Active'
          ? say(texts.notSavedYet, { next: policy.version + 1, version: policy.version })
          : say(texts.changesNotSaved)}
        {isKept && ` ${say(texts.kept)}`}
      </p>
      <Button variant="quiet" onPress={onDiscard}>
        {say(texts.discard)}
      </Button>
      <Button variant="secondary" onPress={onSave}>
        {say(texts.saveDraft)}
      </Button>
    </section>
  );
}
