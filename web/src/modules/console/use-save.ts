import type { CallName } from '../../api/calls.ts';
import { type ActionOptions, type FieldErrors, useChange } from '../../api/use-change.ts';

type Saving = {
  /** What was wrong with the fields the last time. */
  readonly errors: FieldErrors;
  /**
   * Makes a change, says that it is made, and loads the lists anew; true when it was made. A failure that the form itself tells of
   * (`onFailure`) gets no message; what can be taken back says how (`undo`).
   */
  readonly save: <Done>(
    change: () => Promise<Done>,
    done?: string | ((done: Done) => string),
    onFailure?: (error: unknown) => Promise<boolean>,
    undo?: ActionOptions<Done>['undo'],
  ) => Promise<boolean>;
};

/** Changes of the console, after which its lists are read anew. */
export function useSave(...lists: readonly CallName[]): Saving {
  const { errors, run } = useChange();
  const refreshes = [...lists, 'listOfferChoices' as const];
  return { errors, save: (change, done, onFailure, undo) => run(change, { done, onFailure, undo, refreshes }) };
}
