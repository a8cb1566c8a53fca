import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

type ProductStepsProps = {
  readonly title: string;
  readonly lead?: string;
  readonly steps: readonly ReactNode[];
};

/** What to do in one product, step by step. */
export function ProductSteps({ title, lead, steps }: ProductStepsProps) {
  return (
    <Card title={title} description={lead}>
      <ol className="flex list-decimal flex-col gap-2.5 ps-5 marker:text-ink-soft">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stay in their order
          <li key={index} className="wrap-anywhere ps-1">
            {step}
          </li>
        ))}
      </ol>
    </Card>
  );
}
