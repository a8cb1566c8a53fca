import { useEffect, useRef, useState } from 'react';
import { useSessionQuery } from './use-session-state.ts';

const storageKey = 'kept-forms';
/** What stands in the forms that are open, by the form's name. */
const open = new Map<string, unknown>();

type Kept = { readonly owner: string | null; readonly forms: Readonly<Record<string, unknown>> };

/**
 * Puts aside what stands in open forms, when a session or what a visitor does is interrupted: the same person finds it again, in
 * this tab only. Passwords and codes are in no form that takes part.
 * @param owner null for a visitor
 */
export function keepForms(owner: string | null): void {
  if (open.size === 0) return;
  writeKept(owner, Object.fromEntries(open));
}

/** Drops what was put aside for anyone but the person who is here now. */
export function dropFormsOfOthers(owner: string | null): void {
  if (readAll()?.owner !== owner) sessionStorage.removeItem(storageKey);
}

/** What was put aside of a form for the person who is here, once; null when there is nothing. */
export function useKeptForm<Value>(name: string): Value | null {
  const owner = useOwner();
  const [kept] = useState(() => readKept<Value>(name, owner));
  useEffect(() => dropKept(name), [name]);
  return kept;
}

/** What was put aside of a form, which stays there for the dialog that takes it. */
export function usePeekedForm<Value>(name: string): Value | null {
  return readKept<Value>(name, useOwner());
}

/** Whether something was put aside of a form, so that the dialog it is in opens again. */
export function useHasKeptForm(name: string): boolean {
  return usePeekedForm(name) !== null;
}

/** Says what a form would lose; null while nothing was typed. */
export function useKeepForm(name: string, value: unknown): void {
  useEffect(() => {
    if (value !== null) open.set(name, value);
    else open.delete(name);
    return () => void open.delete(name);
  }, [name, value]);
}

/** What somebody types, with what puts it aside at every change. */
type Draft<Value> = {
  readonly value: Value;
  /** Of two changes in one moment, as a browser fills in fields, the second is given what the first made. */
  readonly change: (next: (value: Value) => Value) => void;
  /** Forgets what was put aside, and shows this: what was saved, or the form as it was before. */
  readonly drop: (value: Value) => void;
};

/**
 * A form that is put aside at every change, so that neither a reload nor a way to another page loses anything: for what is typed in a
 * hurry. The same person finds it again, in this tab only.
 * @param name of the form and what it is about; a form of another name has a component of its own
 * @param saved what stands in it before anybody types
 */
export function useDraft<Value extends object>(name: string, saved: Value | (() => Value)): Draft<Value> {
  const owner = useOwner();
  const [value, setValue] = useState<Value>(
    () => readKept<Value>(name, owner) ?? (typeof saved === 'function' ? saved() : saved),
  );
  const latest = useRef(value);
  const show = (next: Value) => {
    latest.current = next;
    setValue(next);
  };
  return {
    value,
    change: (next) => {
      show(next(latest.current));
      writeKept(owner, { [name]: latest.current });
    },
    drop: (shown) => {
      show(shown);
      dropKept(name);
    },
  };
}

/** Nobody while the session is checked anew: a form that is just being left must not fail for that. */
function useOwner(): string | null {
  return useSessionQuery().data?.cognitoId ?? null;
}

function readKept<Value>(name: string, owner: string | null): Value | null {
  const kept = readAll();
  return kept === null || kept.owner !== owner ? null : ((kept.forms[name] as Value | undefined) ?? null);
}

/** Puts forms aside beside those that the same person has there already. */
function writeKept(owner: string | null, forms: Kept['forms']): void {
  const before = readAll();
  const kept: Kept = { owner, forms: { ...(before?.owner === owner ? before.forms : {}), ...forms } };
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
}

function readAll(): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'owner' in kept && 'forms' in kept ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

function dropKept(name: string): void {
  const kept = readAll();
  if (kept === null || !(name in kept.forms)) return;
  const { [name]: _taken, ...forms } = kept.forms;
  if (Object.keys(forms).length === 0) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, JSON.stringify({ ...kept, forms }));
}
