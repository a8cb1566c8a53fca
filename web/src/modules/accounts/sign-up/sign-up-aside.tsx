import { WhySecurity } from '../../../illustrations/why-security.tsx';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { signUpAside as texts } from './sign-up.texts.ts';
import { TrialBullets } from './trial-bullets.tsx';

type SignUpAsideProps = { readonly isTrial: boolean };

const steps = [
  { title: texts.title, text: texts.threeShortStepsNothing },
  { title: texts.weLookForWeak, text: texts.theFirstScanTakes },
  { title: texts.youGetAPlain, text: texts.whatItIsWhy },
];

/** Beside the sign-up form: what happens after it. */
export function SignUpAside({ isTrial }: SignUpAsideProps) {
  const { marketingCollateral } = useBrand();
  return (
    <div className="flex flex-col gap-7">
      <div className="max-w-72">
        <WhySecurity />
      </div>
      <h2 className="font-semibold text-2xl tracking-tight">{say(texts.knowWhetherYourCompany)}</h2>
      <ol className="flex flex-col gap-4">
        {steps.map((step, index) => (
          <li key={say(step.title)} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-sm"
            >
              {index + 1}
            </span>
            <span>
              <span className="block font-semibold">{say(step.title)}</span>
              <span className="block text-ink-soft">{say(step.text)}</span>
            </span>
          </li>
        ))}
      </ol>
      {isTrial && <TrialBullets />}
      {marketingCollateral !== null && (
        <TextLink href={marketingCollateral} target="_blank" rel="noopener">
          {say(texts.seeItAllOn)}
        </TextLink>
      )}
    </div>
  );
}
