import { Check } from 'lucide-react';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { infoStep as texts } from './intro.texts.ts';
import type { IntroPageText } from './intro-pages.ts';

type InfoStepProps = {
  readonly page: IntroPageText;
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
  readonly onSkip: () => void;
};

/** One page of the introduction. */
export function InfoStep({ page, onBack, onNext, onSkip }: InfoStepProps) {
  const Illustration = page.illustration;
  return (
    <div className="grid items-center gap-8 desktop:grid-cols-[1fr_20rem] desktop:gap-14">
      <div className="mx-auto w-full max-w-60 desktop:order-2 desktop:max-w-none">
        <Illustration />
      </div>
      <div>
        <h1 className="font-semibold text-3xl tracking-tight">{page.title}</h1>
        {page.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-ink-soft">
            {paragraph}
          </p>
        ))}
        <ul className="mt-6 flex flex-col gap-2.5">
          {page.points.map((point) => (
            <li key={point} className="flex items-start gap-3">
              <span
                aria-hidden="true"
                className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink"
              >
                <Check size={14} strokeWidth={3} />
              </span>
              {point}
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          {onBack && (
            <Button variant="secondary" size="large" onPress={onBack}>
              {say(texts.back)}
            </Button>
          )}
          <Button size="large" onPress={onNext}>
            {say(texts.next)}
          </Button>
          <Button variant="quiet" size="large" onPress={onSkip}>
            {say(texts.skip)}
          </Button>
        </div>
      </div>
    </div>
  );
}
