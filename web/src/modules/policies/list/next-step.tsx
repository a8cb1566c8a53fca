import { PolicyPapers } from '../../../illustrations/policy-papers.tsx';
import { say } from '../../../portal/texts/say.ts';
import { useProfile } from '../../../portal/use-profile.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressRing } from '../../../ui/states/progress-ring.tsx';
import type { PolicyList } from '../policy-types.ts';
import { nextStep } from './choose-next-step.ts';
import { nextStep as texts } from './list.texts.ts';

/** How far the firm is, and the one thing to do next. */
export function NextStep({ list }: { readonly list: PolicyList }) {
  const { userData } = useProfile();
  const { recommended, active } = list.progress;
  const step = nextStep(list, userData?.cognitoId ?? '');
  const isDone = active >= recommended;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        {list.data.length === 0 ? (
          <div className="w-full max-w-60">
            <PolicyPapers />
          </div>
        ) : (
          <ProgressRing
            label={say(texts.progress)}
            value={recommended === 0 ? 100 : (Math.min(active, recommended) / recommended) * 100}
            valueLabel={say(texts.activeOf, { active, recommended })}
            tone={isDone ? 'success' : 'accent'}
          >
            <span className="block text-2xl">{active}</span>
            <span className="block font-normal text-ink-soft text-xs">{say(texts.ofRecommended, { recommended })}</span>
          </ProgressRing>
        )}
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-medium text-accent-ink text-sm">{say(texts.activeSentence, { active, recommended })}</p>
          <h2 className="mt-1 font-semibold text-2xl tracking-tight">{step.title}</h2>
          <p className="mt-1 text-ink-soft">{step.text}</p>
        </div>
        {step.href && (
          <LinkButton size="large" href={step.href}>
            {step.action}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
