import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { say } from '../portal/texts/say.ts';
import { changes } from './api.texts.ts';
import { ApiError, fieldErrorsOf } from './api-error.ts';
import type { CallName } from './calls.ts';
import { notify } from './notify.ts';
import { type FailureWording, showFailure } from './show-failure.ts';
import { callKey } from './use-call.ts';
import { usePageArrival } from './use-page-arrival.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** How the outcome of a change is told. Where one text is `always` told, it stands beside errors of fields. */
export type ActionOptions<Done> = {
  /** What a success says; null says nothing. */
  readonly done?: string | ((done: Done) => string | null) | undefined;
  /** Takes the change back: offered beside what the success says, for as long as that stands there. */
  readonly undo?: { readonly change: (done: Done) => Promise<unknown>; readonly done: string } | undefined;
  /** Answers that the change makes old: they are read anew before the action ends. */
  readonly refreshes?: readonly CallName[] | (() => Promise<unknown>);
  /** How a failure is told. */
  readonly failed?: FailureWording | ((error: unknown) => FailureWording);
  /** Failures by code that belong to a field: their words stand there, and no message is shown. Null takes the server's own words. */
  readonly fieldOf?: Readonly<Record<string, readonly [field: string, text: string | null]>>;
  /** Hears of a failure first. True where the form itself tells of it: no message is shown. */
  readonly onFailure?: ((error: unknown) => boolean | Promise<boolean>) | undefined;
};

/** How long a change that was made by mistake can be taken back. */
const UNDO_MS = 10_000;

type Change = {
  readonly isBusy: boolean;
  /** What was wrong with the fields the last time. */
  readonly errors: FieldErrors;
  /** Puts what a form itself finds wrong to its fields. */
  readonly setErrors: (errors: FieldErrors) => void;
  /** Drops what was wrong with a field, because it is being changed. */
  readonly clearError: (field: string) => void;
  /** Answers whether the change was made. */
  readonly run: <Done>(change: () => Promise<Done>, options?: ActionOptions<Done>) => Promise<boolean>;
};

/**
 * What a change needs around it: busy while it runs, faults of fields to the form, everything else in a message, and what it made old
 * is read anew. A page that is left meanwhile still hears of the outcome by the message. `useAction` is for one change; this is for
 * pages that make several in turn.
 */
export function useChange(): Change {
  const queryClient = useQueryClient();
  const isThere = useIsThere();
  const startArrival = usePageArrival();
  const [running, setRunning] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});

  const run: Change['run'] = async (change, options = {}) => {
    setRunning((count) => count + 1);
    setErrors({});
    const arrival = startArrival();
    const { problems, isSignedOut } = await outcomeOf(change, options, (undo, told) =>
      run(undo, { done: told, ...(options.refreshes === undefined ? {} : { refreshes: options.refreshes }) }),
    );
    if (isThere.current && problems !== null) setErrors(problems);
    // After a failure too: the change may be made, and its answer lost. Without a session there is nothing to read.
    const old = isSignedOut ? [] : (options.refreshes ?? []);
    if (typeof old === 'function') await old();
    else await Promise.all(old.map((name) => queryClient.invalidateQueries({ queryKey: callKey(name) })));
    if (isThere.current) await arrival();
    if (isThere.current) setRunning((count) => count - 1);
    return problems === null;
  };
  return {
    isBusy: running > 0,
    errors,
    run,
    setErrors,
    clearError: (field) => setErrors(({ [field]: _cleared, ...rest }) => rest),
  };
}

/** Makes the change and tells how it went. Without problems it was made; else they are what is wrong with fields. */
async function outcomeOf<Done>(
  change: () => Promise<Done>,
  { done, undo, failed, fieldOf = {}, onFailure }: ActionOptions<Done>,
  takeBack: (change: () => Promise<unknown>, told: string) => Promise<boolean>,
): Promise<{ readonly problems: FieldErrors | null; readonly isSignedOut: boolean }> {
  try {
    const answer = await change();
    const text = typeof done === 'function' ? done(answer) : done;
    if (text && undo === undefined) void notify({ kind: 'success', text });
    if (text && undo !== undefined) {
      const onPress = () => void takeBack(() => undo.change(answer), undo.done);
      void notify({ kind: 'success', text, durationMs: UNDO_MS, action: { label: say(changes.undo), onPress } });
    }
    return { problems: null, isSignedOut: false };
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (await onFailure?.(error)) return { problems: {}, isSignedOut };
    const byCode = errorsByCode(error, fieldOf);
    const wording = typeof failed === 'function' ? failed(error) : failed;
    if (Object.keys(byCode).length === 0 || wording?.always !== undefined) showFailure(error, wording);
    return { problems: { ...fieldErrorsOf(error), ...byCode }, isSignedOut };
  }
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
