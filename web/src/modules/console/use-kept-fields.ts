import { useMemo, useState } from 'react';
import { useKeepForm, useKeptForm, usePeekedForm } from '../../portal/kept-forms.ts';

/** A form, and the thing that it changes; null for one that makes a new thing. */
type Kept<Subject, Fields> = { readonly subject: Subject | null; readonly fields: Fields };

/** The fields of a dialog, which are there again when its session was lost and the person is back. */
export function useKeptFields<Subject, Fields extends object>(
  formName: string,
  subject: Subject | null,
  initial: () => Fields,
): { readonly fields: Fields; readonly change: (changes: Partial<Fields>) => void } {
  const kept = useKeptForm<Kept<Subject, Fields>>(formName);
  const [fields, setFields] = useState(kept?.fields ?? initial);
  useKeepForm(
    formName,
    useMemo(() => ({ subject, fields }) satisfies Kept<Subject, Fields>, [subject, fields]),
  );
  return { fields, change: (changes) => setFields((before) => ({ ...before, ...changes })) };
}

/** What a dialog that is to open again was about: the thing, `new` for a new one, null when no dialog was open. */
export function useReopened<Subject>(formName: string): Subject | 'new' | null {
  const kept = usePeekedForm<Kept<Subject, unknown>>(formName);
  return kept && (kept.subject ?? 'new');
}
