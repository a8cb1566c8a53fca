import { kindParts as texts } from '@portal/domain/incidents/incidents.texts.ts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../texts/say.ts';
import type { HelpStep, KindHelp } from './incident-help-types.ts';
import { StepList } from './step-list.tsx';

type KindStepsProps = {
  readonly help: KindHelp;
  /** What stands in the place of a step's first line, such as a box to tick. */
  readonly headOf?: ((step: HelpStep) => ReactNode) | undefined;
};

/** All that is told of one kind of incident, below its title. */
export function KindSteps({ help, headOf }: KindStepsProps) {
  return (
    <div className="flex flex-col gap-8">
      <Part title={say(texts.minutes)}>
        <StepList steps={help.minutes} headOf={headOf} />
      </Part>
      <Part title={say(texts.never)}>
        <ul className="flex flex-col gap-2">
          {help.never.map((line) => (
            <li key={line} className="flex gap-3">
              <X aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-danger-ink" />
              <span className="min-w-0">{line}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say(texts.hour)}>
        <StepList steps={help.hour} headOf={headOf} />
      </Part>
      <Part title={say(texts.day)}>
        <StepList steps={help.day} headOf={headOf} />
      </Part>
      <Part title={say(texts.record)}>
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {help.record.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
      <Part title={say(texts.ends)}>
        <p>{help.ends}</p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-semibold text-xl tracking-tight">{title}</h2>
      {children}
    </section>
  );
}
