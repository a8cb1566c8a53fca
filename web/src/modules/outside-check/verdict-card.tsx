import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../portal/texts/say.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Spinner } from '../../ui/states/spinner.tsx';
import type { CheckResult } from './check-types.ts';
import { verdictCard as texts } from './outside-check.texts.ts';

const LOOKS = {
  danger: { icon: TriangleAlert, box: 'bg-danger-soft text-danger-ink', edge: 'border-t-danger' },
  warning: { icon: TriangleAlert, box: 'bg-warning-soft text-warning-ink', edge: 'border-t-warning' },
  success: { icon: CircleCheck, box: 'bg-success-soft text-success-ink', edge: 'border-t-success' },
  unknown: { icon: Info, box: 'bg-sunken text-ink-soft', edge: 'border-t-line-strong' },
  open: { icon: null, box: 'bg-accent-soft text-accent-ink', edge: 'border-t-accent' },
} as const;

type VerdictCardProps = { readonly result: CheckResult; readonly action: ReactNode };

/** The answer in one look: how it stands, how much of it is known, and what to do next. */
export function VerdictCard({ result, action }: VerdictCardProps) {
  const { domain, verdict, measured, looked, isDone, failure } = result;
  const { icon: Icon, box, edge } = LOOKS[verdict.tone];
  const counted = !isDone ? texts.soFar : measured < looked ? texts.doneInPart : texts.done;
  return (
    <section
      aria-labelledby="verdict"
      className={joinClasses('rounded-box border border-line border-t-4 bg-surface p-5 shadow-raised tablet:p-7', edge)}
    >
      <p className="wrap-anywhere text-ink-soft text-sm">
        {say.parts(texts.domainSeenFromThe, {
          domain,
          strong: (words) => (
            <strong key="strong" className="font-semibold text-ink">
              {words}
            </strong>
          ),
        })}
      </p>
      <div className="mt-3 flex items-start gap-4" role="status">
        <span className={joinClasses('flex size-12 shrink-0 items-center justify-center rounded-box', box)}>
          {Icon === null ? <Spinner label={say(texts.looking)} /> : <Icon aria-hidden="true" size={28} />}
        </span>
        <div className="min-w-0">
          <h1 id="verdict" className="text-balance font-semibold text-2xl tracking-tight tablet:text-3xl">
            {verdict.title}
          </h1>
          <p className="mt-1.5 text-ink-soft">{verdict.text}</p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-line border-t pt-4">
        <p className="text-ink-soft text-sm">
          {say(counted, { measured, looked })}
          {failure === 'GIVEN_UP' && ` ${say(texts.cutShort)}`}
        </p>
        {action}
      </div>
    </section>
  );
}
