import type { CourseState } from '@portal/domain/training/course-state.ts';
import { Check, Circle, Ellipsis, type LucideIcon, Minus, TriangleAlert } from 'lucide-react';
import { joinClasses } from '../../../ui/join-classes.ts';

/** Each state has a shape of its own, so that none is told by its color alone. */
const MARKS: Readonly<Record<CourseState, { readonly Icon: LucideIcon | null; readonly className: string }>> = {
  completed: { Icon: Check, className: 'border-success bg-success-soft text-success-ink' },
  overdue: { Icon: TriangleAlert, className: 'border-danger bg-danger-soft text-danger-ink' },
  'in-progress': { Icon: Ellipsis, className: 'border-accent bg-accent-soft text-accent-ink' },
  'not-started': { Icon: Circle, className: 'border-line-strong text-ink-soft' },
  waived: { Icon: Minus, className: 'border-line bg-sunken text-ink-soft' },
  planned: { Icon: null, className: 'border-line border-dashed' },
};

/** How a course of a person stands, as a small square. */
export function StateMark({ state }: { readonly state: CourseState }) {
  const { Icon, className } = MARKS[state];
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
