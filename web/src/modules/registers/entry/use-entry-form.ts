import { useMemo, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { CHANGED_BY_ENTRIES, type EntryView, type RegisterView } from '../register-types.ts';
import { entry as texts } from './entry.texts.ts';
import { type EntryFields, fieldsOf, isSameEntry, type You } from './entry-fields.ts';

/** Name under which what was typed is kept when a session ends in its midst. */
const formKey = (register: string, entryId: string | null) => `register-${register}-${entryId ?? 'new'}`;

/**
 * What is typed of an entry, and saving it. What somebody else saved in between is told by `conflict`, and what was typed stays.
 * @param entry of one that is new, who it belongs to
 */
export function useEntryForm(register: RegisterView, entry: EntryView | You) {
  const entryId = 'entryId' in entry ? entry.entryId : null;
  const key = formKey(register.id, entryId);
  const kept = useKeptForm<EntryFields>(key);
  const [saved, setSaved] = useState(() => fieldsOf(register, entry));
  const [fields, setFields] = useState(kept ?? saved);
  const [version, setVersion] = useState('version' in entry ? entry.version : 0);
  const [conflict, setConflict] = useState<string | null>(null);
  const hasChanges = !isSameEntry(fields, saved);
  useKeepForm(
    key,
    useMemo(() => (hasChanges ? fields : null), [hasChanges, fields]),
  );
  const { act, errors, clearError } = useAction(
    async (typed: EntryFields, seen: number, onSaved: (entryId: string) => void) => {
      const { data } = await callApi('saveRegisterEntry', { register: register.id, entryId, ...typed, version: seen });
      setSaved(typed);
      setVersion(data.version);
      onSaved(data.entryId);
    },
    {
      done: say(texts.saved),
      refreshes: CHANGED_BY_ENTRIES,
      onFailure: (error) => {
        const isLate = isApiError(error, 'REGISTER_ENTRY_CHANGED');
        if (isLate) setConflict(error.errors[0]?.message ?? '');
        return isLate;
      },
    },
  );
  return {
    fields,
    errors,
    conflict,
    hasChanges,
    /** Of the entry as it was seen; closing and opening again count it up too. */
    version,
    setVersion,
    change: (next: EntryFields, field: string) => {
      setFields(next);
      clearError(field);
    },
    save: async (onSaved: (entryId: string) => void = () => undefined): Promise<boolean> => {
      setConflict(null);
      return act(fields, version, onSaved);
    },
  };
}
