import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Steps } from './use-steps.ts';

type QuestionStepsProps = { readonly steps: Steps; readonly isAnswered: boolean };

/** Back and Next, always in view. */
export function QuestionSteps({ steps, isAnswered }: QuestionStepsProps) {
  return (
    <nav
      aria-label="Questions"
      className="sticky bottom-0 z-10 -mx-4 mt-8 flex items-center gap-4 border-line border-t bg-canvas px-4 py-3 tablet:mx-0 tablet:px-0 tablet:py-4"
    >
      <LinkButton
        href={steps.backPath}
        variant="secondary"
        size="large"
        icon={<ArrowLeft aria-hidden="true" size={18} />}
      >
        Back
      </LinkButton>
      <p aria-hidden="true" className="hidden flex-1 text-center text-ink-soft text-sm desktop:block">
        <Key>0</Key> to <Key>5</Key> answer · <Key>?</Key> don’t know · <Key>Enter</Key> next
      </p>
      <span className="ms-auto">
        <Button size="large" variant={isAnswered ? 'primary' : 'secondary'} onPress={steps.next}>
          {steps.isLast ? 'See your report' : isAnswered ? 'Next' : 'Skip for now'}
          <ArrowRight aria-hidden="true" size={18} />
        </Button>
      </span>
    </nav>
  );
}

function Key({ children }: { readonly children: string }) {
  return (
    <kbd className="rounded-inner border border-line-strong/50 bg-surface px-1.5 py-0.5 font-sans font-semibold text-ink text-xs">
      {children}
    </kbd>
  );
}
