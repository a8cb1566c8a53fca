import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, fieldErrorsOf } from './api-error.ts';
import type { CallName } from './calls.ts';
import { notify } from './notify.ts';
import { isSame } from './one-flight.ts';
import { type FailureWording, showFailure } from './show-failure.ts';
import { callKey } from './use-call.ts';

type FieldErrors = Readonly<Record<string, string>>;

export type ActionOptions<Done> = {
  /** What a success says; null says nothing. */
  readonly done?: string | ((done: Done) => string | null);
  /** Answers that the change makes old: they are read anew before the action ends. */
  readonly refreshes?: readonly CallName[];
  /** How a failure is told. */
  readonly failed?: FailureWording;
  /** Failures by code that belong to a field: their words stand there, and no message is shown. Null takes the server's own words. */
  readonly fieldOf?: Readonly<Record<string, readonly [field: string, text: string | null]>>;
  /** True for a failure that the form itself tells of: no message is shown. */
  readonly isTold?: (error: unknown) => boolean | Promise<boolean>;
};

type Action<Given extends readonly unknown[]> = {
  readonly isBusy: boolean;
  /** What was wrong with the fields the last time. */
  readonly errors: FieldErrors;
  /** Drops what was wrong with a field, because it is being changed. */
  readonly clearError: (field: string) => void;
  /** Puts what a form itself finds wrong to its fields. */
  readonly setErrors: (errors: FieldErrors) => void;
  /**
   * Answers whether the change was made. The same one again while it is under way sends nothing and answers as the first does; another
   * one waits for it, so that nothing that was asked for is lost.
   */
  readonly act: (...given: Given) => Promise<boolean>;
};

/**
 * Makes a change in the one way of the portal: busy while it runs, faults of fields to the form, everything else in a message, and
 * what it made old is read anew. A page that is left meanwhile still hears of the outcome by the message.
 */
export function useAction<Given extends readonly unknown[], Done>(
  change: (...given: Given) => Promise<Done>,
  options: ActionOptions<Done> = {},
): Action<Given> {
  const queryClient = useQueryClient();
  const last = useRef<{ readonly given: Given; readonly outcome: Promise<boolean> } | null>(null);
  const isThere = useIsThere();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  const run = async (given: Given): Promise<boolean> => {
    const isMade = await make(given);
    // After a failure too: the change may be made, and its answer lost.
    const old = options.refreshes ?? [];
    await Promise.all(old.map((name) => queryClient.invalidateQueries({ queryKey: callKey(name) })));
    return isMade;
  };

  const make = async (given: Given): Promise<boolean> => {
    try {
      const answer = await change(...given);
      const text = typeof options.done === 'function' ? options.done(answer) : options.done;
      if (text) void notify({ kind: 'success', text });
      return true;
    } catch (error) {
      if (await options.isTold?.(error)) return false;
      const ofFields = errorsByCode(error, options.fieldOf ?? {});
      if (isThere.current) setErrors({ ...fieldErrorsOf(error), ...ofFields });
      if (Object.keys(ofFields).length === 0) showFailure(error, options.failed);
      return false;
    }
  };

  const act = (...given: Given): Promise<boolean> => {
    const before = last.current;
    if (before !== null && isSame(before.given, given)) return before.outcome;
    setBusy(true);
    const outcome = (before?.outcome ?? Promise.resolve(false)).then(() => {
      setErrors({});
      return run(given);
    });
    const current = { given, outcome };
    last.current = current;
    return outcome.finally(() => {
      if (last.current !== current) return;
      last.current = null;
      if (isThere.current) setBusy(false);
    });
  };
  return { isBusy, errors, act, setErrors, clearError: (field) => setErrors(({ [field]: _, ...rest }) => rest) };
}

/** The words for fields whose failures are told by their code alone. */
function errorsByCode(error: unknown, fieldOf: NonNullable<ActionOptions<unknown>['fieldOf']>): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.errors.flatMap(({ code, message }) => {
      const place = fieldOf[code];
      return place === undefined ? [] : [[place[0], place[1] ?? message]];
    }),
  );
}

function useIsThere() {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
