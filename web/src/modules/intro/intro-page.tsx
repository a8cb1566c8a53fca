import { useLocation } from '@tanstack/react-router';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { GoalsStep } from './goals-step.tsx';
import { InfoStep } from './info-step.tsx';
import { introPage as texts } from './intro.texts.ts';
import { introPages } from './intro-pages.ts';
import { useFinishIntro } from './use-finish-intro.ts';

/** A welcome, five pages, the goals. */
const STEP_COUNT = 7;

/** Seven steps: a welcome, five pages, the goals (spec part 1, section 2). The step is in the address. */
export default function IntroPage() {
  const goTo = useGoTo();
  const search = useLocation({ select: (location) => location.searchStr });
  const step = stepOf(search);
  const page = introPages(useBrand().brandNameShort)[step - 1];
  usePageTitle(page?.title ?? say(texts.yourGoals));
  const finish = useFinishIntro();
  const go = (to: number) => goTo(to === 1 ? '/intro' : `/intro?step=${to}`);

  return (
    <div className="mx-auto w-full max-w-4xl desktop:pt-10">
      <p className="mb-3 text-ink-soft text-sm tabular-nums">{say(texts.stepOf, { step, stepCount: STEP_COUNT })}</p>
      <svg aria-hidden="true" width="100%" height="6" className="mb-8 block rounded-full bg-line">
        <rect width={`${(step / STEP_COUNT) * 100}%`} height="6" rx="3" className="fill-accent transition-all" />
      </svg>
      {page === undefined ? (
        <GoalsStep onBack={() => go(step - 1)} />
      ) : (
        <InfoStep
          key={step}
          page={page}
          onBack={step === 1 ? undefined : () => go(step - 1)}
          onNext={() => go(step + 1)}
          onSkip={() => finish(null)}
        />
      )}
    </div>
  );
}

function stepOf(search: string): number {
  const step = Number(new URLSearchParams(search).get('step') ?? '1');
  return Number.isInteger(step) && step >= 1 && step <= STEP_COUNT ? step : 1;
}
