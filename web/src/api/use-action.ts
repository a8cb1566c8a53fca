import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fieldErrorsOf } from './api-error.ts';
import type { CallName } from './calls.ts';
import { notify } from './notify.ts';
import { type FailureWording, showFailure } from './show-failure.ts';
import { callKey } from './use-call.ts';

type ActionOptions<Done> = {
  /** What a success says; null says nothing. */
  readonly done?: string | ((done: Done) => string | null);
  /** Answers that the change makes old: they are read anew before the action ends. */
  readonly refreshes?: readonly CallName[];
  /** How a failure is told. */
  readonly failed?: FailureWording;
  /** True for a failure that the form itself tells of: no message is shown. */
  readonly isTold?: (error: unknown) => boolean | Promise<boolean>;
};

type Action<Given extends readonly unknown[]> = {
  readonly isBusy: boolean;
  /** What was wrong with the fields the last time. */
  readonly errors: Readonly<Record<string, string>>;
  /** Answers whether the change was made. While a run is under way a second one sends nothing and answers as the first does. */
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
  const underWay = useRef<Promise<boolean> | null>(null);
  const isThere = useIsThere();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

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
      if (isThere.current) setErrors(fieldErrorsOf(error));
      showFailure(error, options.failed);
      return false;
    }
  };

  const act = (...given: Given): Promise<boolean> => {
    if (underWay.current !== null) return underWay.current;
    setBusy(true);
    setErrors({});
    underWay.current = run(given).finally(() => {
      underWay.current = null;
      if (isThere.current) setBusy(false);
    });
    return underWay.current;
  };
  return { isBusy, errors, act };
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
