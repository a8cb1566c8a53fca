import { useRef } from 'react';
import { isSame } from './one-flight.ts';
import { type ActionOptions, type FieldErrors, useChange } from './use-change.ts';

type Action<Given extends readonly unknown[]> = {
  readonly isBusy: boolean;
  /** What was wrong with the fields the last time. */
  readonly errors: FieldErrors;
  /** Puts what a form itself finds wrong to its fields. */
  readonly setErrors: (errors: FieldErrors) => void;
  /** Drops what was wrong with a field, because it is being changed. */
  readonly clearError: (field: string) => void;
  /**
   * Answers whether the change was made. The same one again while it is under way sends nothing and answers as the first does; another
   * one waits for it, so that nothing that was asked for is lost.
   */
  readonly act: (...given: Given) => Promise<boolean>;
};

/** Makes a change in the one way of the portal (`useChange`), once for a double press. */
export function useAction<Given extends readonly unknown[], Done>(
  change: (...given: Given) => Promise<Done>,
  options: ActionOptions<Done> = {},
): Action<Given> {
  const { run, ...shown } = useChange();
  const last = useRef<{ readonly given: Given; readonly outcome: Promise<boolean> } | null>(null);
  const act = (...given: Given): Promise<boolean> => {
    const before = last.current;
    if (before !== null && isSame(before.given, given)) return before.outcome;
    const start = () => run(() => change(...given), options);
    const outcome = before === null ? start() : before.outcome.then(start);
    const current = { given, outcome };
    last.current = current;
    return outcome.finally(() => {
      if (last.current === current) last.current = null;
    });
  };
  return { ...shown, act };
}
