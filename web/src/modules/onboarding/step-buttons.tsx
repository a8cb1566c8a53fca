import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { stepButtons as texts } from './onboarding.texts.ts';

type StepButtonsProps = {
  readonly onBack: () => void;
  readonly isBackDisabled?: boolean;
  /** The way on. */
  readonly children: ReactNode;
};

/** Back on the left, the way on at the right. */
export function StepButtons({ onBack, isBackDisabled = false, children }: StepButtonsProps) {
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
      <Button
        variant="quiet"
        icon={<ArrowLeft aria-hidden="true" size={18} />}
        onPress={onBack}
        isDisabled={isBackDisabled}
      >
        {say(texts.back)}
      </Button>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
