import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { questionSteps as texts } from './question.texts.ts';
import type { Steps } from './use-steps.ts';

type QuestionStepsProps = { readonly steps: Steps; readonly isAnswered: boolean };

/** Back and Next, always in view. */
export function QuestionSteps({ steps, isAnswered }: QuestionStepsProps) {
  return (
    <nav
      aria-label={say(texts.questions)}
      className="sticky bottom-0 z-10 -mx-4 mt-8 flex items-center gap-4 border-line border-t bg-canvas px-4 py-3 tablet:mx-0 tablet:px-0 tablet:py-4"
    >
      <LinkButton
        href={steps.backPath}
        variant="secondary"
        size="large"
        icon={<ArrowLeft aria-hidden="true" size={18} />}
      >
        {say(texts.back)}
      </LinkButton>
      <p aria-hidden="true" className="hidden flex-1 text-center text-ink-soft text-sm desktop:block">
        {say.parts(texts.keys, {
          key: (parts) => <Key key={String(parts)}>{parts}</Key>,
        })}
      </p>
      <span className="ms-auto">
        <Button size="large" variant={isAnswered ? 'primary' : 'secondary'} onPress={steps.next}>
          {steps.isLast ? say(texts.seeYourReport) : isAnswered ? say(texts.next) : say(texts.skipForNow)}
          <ArrowRight aria-hidden="true" size={18} />
        </Button>
      </span>
    </nav>
  );
}

function Key({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="rounded-inner border border-line-strong/50 bg-surface px-1.5 py-0.5 font-sans font-semibold text-ink text-xs">
      {children}
    </kbd>
  );
}
