import { useState } from 'react';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import type { FieldValue, FieldValues, KeptChanges, Policy } from '../policy-types.ts';
import { useKeptChanges } from './use-kept-changes.ts';

/** What somebody changed and has not saved, and what they began with. */
type Changes = {
  readonly version: number;
  readonly saved: string | null;
  readonly name: string;
  readonly values: FieldValues;
  readonly text: string | null;
};

export type WorkingCopy = {
  /** What was saved when the work began. */
  readonly policy: Policy;
  readonly name: string;
  readonly values: FieldValues;
  /** Markdown of the firm's own; null while only questions are answered. */
  readonly text: string | null;
  readonly hasChanges: boolean;
  /** What was changed is there again after a reload; true while nothing is. */
  readonly isKept: boolean;
  /** When the version was last saved that this began with. */
  readonly saved: string | null;
  readonly answer: (values: FieldValues) => void;
  readonly write: (text: string | null) => void;
  readonly rename: (name: string) => void;
  /** Begins anew with what is saved now. */
  readonly begin: (policy: Policy) => void;
  /** What was changed up to now is saved; what was changed since goes on. */
  readonly settle: (policy: Policy) => void;
};

/**
 * A policy as it is being worked on. What others save meanwhile does not change it while there are changes, and the changes are
 * there again after a reload and after a session was lost, which keeps the last words too.
 */
export function useWorkingCopy(loaded: Policy, keptThere: KeptChanges | null): WorkingCopy {
  const formName = `policy-${loaded.id}`;
  const keptHere = useKeptForm<Changes>(formName);
  const kept = keptHere ?? (keptThere && changesOf(keptThere));
  const [state, setState] = useState(() => ({
    seen: loaded,
    policy: loaded,
    changes: kept?.version === loaded.version ? kept : unchanged(loaded),
  }));
  const { policy, changes, seen } = state;
  const hasChanges = differs(changes, policy);
  if (seen !== loaded) {
    setState(hasChanges ? { ...state, seen: loaded } : { seen: loaded, policy: loaded, changes: unchanged(loaded) });
  }
  useKeepForm(formName, hasChanges ? changes : null);
  const isKept = useKeptChanges(
    loaded.id,
    hasChanges ? toKeep(changes) : null,
    keptHere === null && keptThere !== null,
  );
  const change = (next: (current: Changes) => Partial<Changes>) =>
    setState((current) => ({ ...current, changes: { ...current.changes, ...next(current.changes) } }));
  return {
    ...changes,
    policy,
    hasChanges,
    isKept,
    answer: (values: FieldValues) => change((current) => ({ values: { ...current.values, ...values } })),
    write: (text) => change(() => ({ text })),
    rename: (name) => change(() => ({ name })),
    begin: (next) => setState({ seen, policy: next, changes: unchanged(next) }),
    settle: (next) =>
      setState((current) => ({
        ...current,
        policy: next,
        changes:
          current.changes === changes
            ? unchanged(next)
            : { ...current.changes, version: next.version, saved: next.saved },
      })),
  };
}

const changesOf = ({ customValues, customPolicy, ...rest }: KeptChanges): Changes => ({
  ...rest,
  values: customValues,
  text: customPolicy,
});

const toKeep = ({ values, text, ...rest }: Changes): KeptChanges => ({
  ...rest,
  customValues: values,
  customPolicy: text,
});

const unchanged = (policy: Policy): Changes => ({
  version: policy.version,
  saved: policy.saved,
  name: policy.name,
  values: policy.customValues,
  text: policy.customPolicy,
});

function differs(changes: Changes, policy: Policy): boolean {
  return (
    changes.name !== policy.name ||
    changes.text !== policy.customPolicy ||
    JSON.stringify(sorted(changes.values)) !== JSON.stringify(sorted(policy.customValues))
  );
}

function sorted(values: FieldValues): readonly (readonly [string, FieldValue])[] {
  return Object.entries(values).sort(([one], [other]) => one.localeCompare(other));
}
