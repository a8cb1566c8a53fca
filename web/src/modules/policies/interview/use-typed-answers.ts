import { useEffect, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import type { AskedField, FieldValue, FieldValues, Interview } from '../policy-types.ts';

/** Typing pauses so long before what was typed is kept. */
const PAUSE_MS = 500;
const FORM = 'policy-interview';

export type TypedAnswers = {
  /** By question; only what differs from what is saved. */
  readonly typed: FieldValues;
  /** What was typed is there again after a reload; true while nothing is. */
  readonly isKept: boolean;
  readonly type: (id: string, value: FieldValue) => void;
  /** These are saved; what was typed since goes on. */
  readonly settle: (saved: FieldValues) => void;
  readonly discard: () => void;
};

/**
 * What somebody typed into the questions for all policies and has not saved. The server keeps it for them (decision 046), so that it is
 * there again after a reload and in another browser; what others save meanwhile takes nothing of it away.
 */
export function useTypedAnswers(interview: Interview, fields: readonly AskedField[]): TypedAnswers {
  const keptHere = useKeptForm<FieldValues>(FORM);
  const [all, setAll] = useState<FieldValues>(() => keptHere ?? interview.kept);
  const typed = differing(all, fields);
  const key = JSON.stringify(typed);
  const [keptKey, setKeptKey] = useState(() => JSON.stringify(interview.kept));
  const isEmpty = Object.keys(typed).length === 0;
  useKeepForm(FORM, isEmpty ? null : typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what was typed
  useEffect(() => {
    if (key === keptKey) return;
    const controller = new AbortController();
    const keep = async () => {
      await callApi('keepPolicyInterview', { answers: sendable(typed) }, { signal: controller.signal });
      setKeptKey(key);
    };
    // Where it fails, the page asks before it is left, and the next change tries again.
    const timer = setTimeout(() => void keep().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, keptKey]);
  return {
    typed,
    isKept: isEmpty || key === keptKey,
    type: (id, value) => setAll((before) => ({ ...before, [id]: value })),
    settle: (saved) =>
      setAll((now) => Object.fromEntries(Object.entries(now).filter(([id, value]) => !isSame(value, saved[id])))),
    discard: () => setAll({}),
  };
}

/** What is asked, and not what is saved anyway. */
function differing(all: FieldValues, fields: readonly AskedField[]): FieldValues {
  return Object.fromEntries(
    Object.entries(all).filter(([id, value]) => {
      const field = fields.find((one) => one.id === id);
      return field !== undefined && !(field.isAnswered && isSame(field.value, value));
    }),
  );
}

/** Without what is no number yet, which cannot be sent. */
const sendable = (typed: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => !Number.isNaN(value)));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
