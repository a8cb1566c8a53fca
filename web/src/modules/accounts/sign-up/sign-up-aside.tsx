import { WhySecurity } from '../../../illustrations/why-security.tsx';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { TrialBullets } from './trial-bullets.tsx';

type SignUpAsideProps = { readonly isTrial: boolean };

const steps = [
  { title: 'Add your website', text: 'Three short steps. Nothing to install.' },
  { title: 'We look for weak spots', text: 'The first scan takes minutes and does not disturb anyone.' },
  { title: 'You get a plain list', text: 'What it is, why it matters, and how to fix it.' },
];

/** Beside the sign-up form: what happens after it. */
export function SignUpAside({ isTrial }: SignUpAsideProps) {
  const { marketingCollateral } = useBrand();
  return (
    <div className="flex flex-col gap-7">
      <div className="max-w-72">
        <WhySecurity />
      </div>
      <h2 className="font-semibold text-2xl tracking-tight">Know whether your company is safe, in plain words</h2>
      <ol className="flex flex-col gap-4">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-sm"
            >
              {index + 1}
            </span>
            <span>
              <span className="block font-semibold">{step.title}</span>
              <span className="block text-ink-soft">{step.text}</span>
            </span>
          </li>
        ))}
      </ol>
      {isTrial && <TrialBullets />}
      {marketingCollateral !== null && (
        <TextLink href={marketingCollateral} target="_blank" rel="noopener">
          See it all on one page (PDF)
        </TextLink>
      )}
    </div>
  );
}
