import type { PlanAction } from '@portal/domain/plans/plan-action.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../texts/say.ts';
import { planButton as texts } from './plans.texts.ts';

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
        <p className="flex min-h-10 items-center justify-center font-semibold text-accent-ink">
          {say(texts.yourCurrentPlan)}
        </p>
      );
    case 'requested':
      return (
        <p className="flex min-h-10 items-center justify-center text-center text-ink-soft text-sm">
          {requestedText ?? say(texts.waitingForOurStaff)}
        </p>
      );
    case 'contact':
      return (
        <Button
          variant="secondary"
          isFullWidth
          aria-label={say(texts.contactUsAboutPlanName, { planName })}
          onPress={onContact}
        >
          {say(texts.contactUs)}
        </Button>
      );
    default: {
      const isNew = action === 'subscribe';
      const label = say(isNew ? texts.subscribeTo : texts.upgradeTo, { planName });
      return (
        <Button isFullWidth aria-label={label} onPress={onChoose}>
          {say(isNew ? texts.subscribe : texts.upgrade)}
        </Button>
      );
    }
  }
}
