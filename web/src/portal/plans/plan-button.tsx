import type { PlanAction } from '@portal/domain/plans/plan-action.ts';
import { Button } from '../../ui/button.tsx';

type PlanButtonProps = {
  readonly planName: string;
  readonly action: PlanAction;
  readonly requestedText?: string | undefined;
  readonly onChoose: () => unknown;
  readonly onContact: () => void;
};

/** The one thing to do about a plan. */
export function PlanButton({ planName, action, requestedText, onChoose, onContact }: PlanButtonProps) {
  switch (action) {
    case 'current':
      return (
        <p className="flex min-h-10 items-center justify-center font-semibold text-accent-ink">Your current plan</p>
      );
    case 'requested':
      return (
        <p className="flex min-h-10 items-center justify-center text-center text-ink-soft text-sm">
          {requestedText ?? 'Waiting for our staff'}
        </p>
      );
    case 'contact':
      return (
        <Button variant="secondary" isFullWidth aria-label={`Contact us about ${planName}`} onPress={onContact}>
          Contact us
        </Button>
      );
    default: {
      const word = action === 'subscribe' ? 'Subscribe' : 'Upgrade';
      return (
        <Button isFullWidth aria-label={`${word} to ${planName}`} onPress={onChoose}>
          {word}
        </Button>
      );
    }
  }
}
