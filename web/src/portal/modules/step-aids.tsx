import { type ComponentType, lazy, Suspense } from 'react';
import { useSubscription } from '../use-subscription.ts';
import { HOME_PARTS, type ToldStep } from './home-part.ts';

const AIDS = HOME_PARTS.flatMap(({ stepAid }) =>
  stepAid === undefined
    ? []
    : [{ module: stepAid.module, Aid: lazy<ComponentType<{ readonly step: ToldStep }>>(stepAid.load) }],
);

/** What other modules of the plan have to make a step easier; nothing where none has. */
export function StepAids({ step }: { readonly step: ToldStep }) {
  const { modules } = useSubscription();
  return (
    <Suspense>
      {AIDS.map(({ module, Aid }) => modules[module] === 'ACTIVE' && <Aid key={module} step={step} />)}
    </Suspense>
  );
}
