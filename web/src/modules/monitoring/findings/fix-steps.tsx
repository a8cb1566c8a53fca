/** How to settle a finding, one numbered step after the other. */
export function FixSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden="true"
            className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs"
          >
            {index + 1}
          </span>
          <span className="wrap-anywhere min-w-0 pt-0.5">{step}</span>
        </li>
      ))}
    </ol>
  );
}
