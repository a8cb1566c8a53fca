import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';

type HintedBadgeProps = {
  readonly children: ReactNode;
  /** What screen readers hear first, such as "Severity High". */
  readonly label: string;
  readonly hint: string;
};

/** A badge that says more on hover and focus, and on phones beneath it. */
export function HintedBadge({ children, label, hint }: HintedBadgeProps) {
  return (
    <>
      <Tooltip text={hint}>
        <Button aria-label={label} className="inline-flex min-h-6 cursor-help items-center rounded-full text-start">
          {children}
        </Button>
      </Tooltip>
      {/* Phones show no tooltips. */}
      <span className="mt-1.5 block font-normal text-ink-soft text-xs desktop:hidden">{hint}</span>
    </>
  );
}
