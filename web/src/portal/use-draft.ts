import { useRef, useState } from 'react';
import { dropKept, readKept, useOwner, writeKept } from './kept-forms.ts';

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
