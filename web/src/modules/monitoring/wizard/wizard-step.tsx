import { type ReactNode, useEffect, useRef } from 'react';

type WizardStepProps = {
  readonly name: string;
  /** The step that the dialog opened with keeps the focus where the dialog put it. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
};

/** One step of a wizard: takes the focus when it appears, so that it is read from its start and shown from its top. */
export function WizardStep({ name, isFirst, children }: WizardStepProps) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the step appears
  useEffect(() => {
    if (!isFirst) panel.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its own frame around the step
    <div ref={panel} role="group" aria-label={name} tabIndex={-1} className="scroll-mt-24 outline-none">
      {children}
    </div>
  );
}
