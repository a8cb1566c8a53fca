import { Check, Circle, Ellipsis, type LucideIcon, Minus, TriangleAlert } from 'lucide-react';
import { joinClasses } from '../join-classes.ts';

export type MarkKind = 'done' | 'late' | 'begun' | 'open' | 'spared' | 'later';

/** Each state has a shape of its own, so that none is told by its color alone. */
const MARKS: Readonly<Record<MarkKind, { readonly Icon: LucideIcon | null; readonly className: string }>> = {
  done: { Icon: Check, className: 'border-success bg-success-soft text-success-ink' },
  late: { Icon: TriangleAlert, className: 'border-danger bg-danger-soft text-danger-ink' },
  begun: { Icon: Ellipsis, className: 'border-accent bg-accent-soft text-accent-ink' },
  open: { Icon: Circle, className: 'border-line-strong text-ink-soft' },
  spared: { Icon: Minus, className: 'border-line bg-sunken text-ink-soft' },
  later: { Icon: null, className: 'border-line border-dashed' },
};

/** How something stands, as a small square. */
export function StateMark({ kind }: { readonly kind: MarkKind }) {
  const { Icon, className } = MARKS[kind];
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'flex aspect-square w-full max-w-7 items-center justify-center rounded-inner border',
        className,
      )}
    >
      {Icon !== null && <Icon size={14} strokeWidth={2.5} className="max-w-[75%]" />}
    </span>
  );
}
