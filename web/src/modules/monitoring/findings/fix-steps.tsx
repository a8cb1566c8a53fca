import type { FollowedFinding } from '../website-types.ts';

/** One step: plain, or in parts of prose and code. */
export type Step = string | FollowedFinding['remedies'][number]['steps'][number];

/** How to settle a finding, one numbered step after the other. */
export function FixSteps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {steps.map((step, index) => (
        <li key={JSON.stringify(step)} className="flex gap-3">
          <span
            aria-hidden="true"
            className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs"
          >
            {index + 1}
          </span>
          <span className="wrap-anywhere min-w-0 pt-0.5">
            {typeof step === 'string'
              ? step
              : step.map(({ kind, text }) =>
                  kind === 'prose' ? (
                    text
                  ) : (
                    <code key={text} className="rounded-inner bg-sunken px-1 py-0.5 font-mono text-[0.9em]">
                      {text}
                    </code>
                  ),
                )}
          </span>
        </li>
      ))}
    </ol>
  );
}
