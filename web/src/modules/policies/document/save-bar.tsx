import { Button } from '../../../ui/button.tsx';
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
      aria-label="Changes"
      className="sticky bottom-0 z-20 mt-6 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-box border border-line bg-raised px-4 py-3 shadow-raised"
    >
      <p className="me-auto text-ink-soft text-sm">
        {policy.status === 'Active'
          ? `Not saved yet. Saving creates a draft of version ${policy.version + 1}; version ${policy.version} stays in force.`
          : 'Your changes are not saved yet.'}
        {isKept && ' They are kept for you until you save or discard them.'}
      </p>
      <Button variant="quiet" onPress={onDiscard}>
        Discard
      </Button>
      <Button variant="secondary" onPress={onSave}>
        Save draft
      </Button>
    </section>
  );
}
