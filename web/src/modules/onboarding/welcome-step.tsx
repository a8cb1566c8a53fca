import { Welcome } from '../../illustrations/welcome.tsx';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { welcomeStep as texts } from './onboarding.texts.ts';

type WelcomeStepProps = { readonly onStart: () => void };

/** What is about to be asked and how long it takes. */
export function WelcomeStep({ onStart }: WelcomeStepProps) {
  const { brandNameLong } = useBrand();
  return (
    <div className="m-auto grid w-full max-w-4xl items-center gap-10 desktop:grid-cols-2">
      <div className="mx-auto w-full max-w-80">
        <Welcome />
      </div>
      <div>
        <h1 className="font-semibold text-3xl tracking-tight">
          {say(texts.welcomeToBrandNameLong, { brandNameLong })}
        </h1>
        <p className="mt-3 text-ink-soft">{say(texts.threeShortStepsSet)}</p>
        <div className="mt-6">
          <Disclaimer />
        </div>
        <div className="mt-6">
          <Button size="large" onPress={onStart}>
            {say(texts.letsStart)}
          </Button>
        </div>
      </div>
    </div>
  );
}
