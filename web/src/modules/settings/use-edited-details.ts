import { useState } from 'react';
import { useKeepForm, useKeptForm } from '../../portal/kept-forms.ts';

type Edit<Details> = { readonly details: Details; readonly before: Details };

type EditedDetails<Details> = {
  /** What the fields show: what was typed, or what is stored. */
  readonly details: Details;
  /** What was stored when somebody began to type; the server refuses to overwrite anything newer. */
  readonly before: Details;
  readonly hasChanges: boolean;
  readonly change: (details: Details) => void;
  /** Back to what is stored. */
  readonly reset: () => void;
};

/**
 * What somebody types into a form of stored details. Until then the form follows what is stored; from then on a change by a
 * colleague neither shows nor gets lost. What was typed is kept when the session ends.
 */
export function useEditedDetails<Details extends Readonly<Record<string, string | null>>>(
  formName: string,
  stored: Details,
): EditedDetails<Details> {
  const kept = useKeptForm<Edit<Details>>(formName);
  const [edit, setEdit] = useState(kept);
  const { details, before } = edit ?? { details: stored, before: stored };
  const hasChanges = Object.keys(before).some((name) => details[name] !== before[name]);
  useKeepForm(formName, hasChanges ? edit : null);
  return {
    details,
    before,
    hasChanges,
    change: (next) => setEdit({ details: next, before }),
    reset: () => setEdit(null),
  };
}
