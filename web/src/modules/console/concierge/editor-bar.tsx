import type { ReactNode } from 'react';

type EditorBarProps = {
  /** Beside the buttons, such as what is still missing. */
  readonly hint: ReactNode;
  /** The primary one last. */
  readonly children: ReactNode;
};

/** The buttons of a long form, in view wherever one is in it. */
export function EditorBar({ hint, children }: EditorBarProps) {
  return (
    <div className="sticky bottom-3 z-20 mt-6 flex flex-wrap items-center justify-end gap-3 rounded-box border border-line bg-raised px-4 py-3 shadow-raised">
      <p aria-live="polite" className="me-auto min-w-0 text-ink-soft text-sm">
        {hint}
      </p>
      {children}
    </div>
  );
}
