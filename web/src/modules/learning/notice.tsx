import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says what just went wrong. Lighter than the kit's banner, whose tooltips would be a tenth of what a lesson loads. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-3 rounded-box border border-warning/50 bg-warning-soft px-4 py-3 text-sm"
    >
      <CircleAlert aria-hidden="true" size={20} className="shrink-0 text-warning-ink" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
