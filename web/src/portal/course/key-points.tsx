import { Check } from 'lucide-react';

/** What is to stay of a course, to read once more or to print. */
export function KeyPoints({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {points.map((point) => (
        <li key={point} className="flex items-start gap-3 text-lg">
          <span
            aria-hidden="true"
            className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink"
          >
            <Check size={14} strokeWidth={3} />
          </span>
          <span className="min-w-0">{point}</span>
        </li>
      ))}
    </ul>
  );
}
