import { stepPeople } from '@portal/domain/incidents/incidents.texts.ts';
import type { ReactNode } from 'react';
import { say } from '../texts/say.ts';
import { kindSteps as texts } from './incident-help.texts.ts';
import type { HelpStep } from './incident-help-types.ts';

type StepListProps = {
  readonly steps: readonly HelpStep[];
  /** What stands in the place of a step's first line, such as a box to tick. */
  readonly headOf?: ((step: HelpStep) => ReactNode) | undefined;
};

/** Steps in their order: what to do, why or how, who does it, and where it is done with the usual providers. */
export function StepList({ steps, headOf }: StepListProps) {
  return (
    <ol className="flex flex-col gap-4">
      {steps.map((step, index) => (
        <li key={step.id} className="flex gap-3">
          <span
            aria-hidden="true"
            className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-sm"
          >
            {index + 1}
          </span>
          <div className="wrap-anywhere min-w-0 flex-1">
            {headOf === undefined ? <p className="font-semibold">{step.do}</p> : headOf(step)}
            <p className="mt-0.5 text-ink-soft">{step.how}</p>
            <Place name={say(texts.microsoft)} place={step.microsoft} />
            <Place name={say(texts.google)} place={step.google} />
            <p className="mt-1 font-medium text-ink-soft text-sm">{say(stepPeople[step.who])}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Place({ name, place }: { readonly name: string; readonly place: string | null }) {
  if (place === null) return null;
  return (
    <p className="mt-1 border-line border-s-2 ps-3 text-sm">
      <span className="font-medium">{name}</span> {place}
    </p>
  );
}
