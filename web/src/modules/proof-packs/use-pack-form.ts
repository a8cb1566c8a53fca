import { type ChosenParts, chosenPartsOf } from '@portal/domain/proof-packs/proof-parts.ts';
import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { fieldErrorsOf, isApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { showFailure } from '../../api/show-failure.ts';
import { useKeepForm, useKeptForm } from '../../portal/kept-forms.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { showToast } from '../../ui/overlays/toast.tsx';
import { PACKS_PATH, type PackStart, readPackStart } from './pack-address.ts';
import type { Preview } from './proof-types.ts';
import { startingParts } from './starting-parts.ts';
import { usePacksRefresh } from './use-packs.ts';

/** Name under which what was typed is kept when a session ends in its midst. */
const FORM = 'proof-pack';

type Fields = Omit<PackStart, 'parts'> & { readonly parts: ChosenParts };

/** What stands in the form of a new pack, and how it is made. */
export function usePackForm(preview: Preview) {
  const { searchStr } = useLocation();
  const goTo = useGoTo();
  const refresh = usePacksRefresh();
  const kept = useKeptForm<Fields>(FORM);
  // Of what stands in the form: sent twice, it makes one pack, and what is changed in between makes another.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [start] = useState<Fields>(() => {
    const asked = readPackStart(searchStr);
    return { ...asked, parts: startingParts(preview.offered, asked.parts) };
  });
  const [fields, setFields] = useState<Fields>(kept ?? start);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const hasChanges = fields !== start;
  useKeepForm(
    FORM,
    useMemo(() => (hasChanges ? fields : null), [hasChanges, fields]),
  );
  const change = (changes: Partial<Fields>) => {
    setRequestId(crypto.randomUUID());
    setFields((before) => ({ ...before, ...changes }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))));
  };
  const make = async () => {
    const missing = {
      ...(fields.recipient.trim() === '' ? { recipient: 'Please enter who gets this pack.' } : {}),
      ...(chosenPartsOf(fields.parts).length === 0 ? { parts: 'Please choose at least one part.' } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    try {
      await callApi('makeProofPack', { requestId, ...fields });
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      if (!isApiError(error) || error.errors.some(({ field }) => field === undefined))
        showFailure(error, { otherwise: 'The pack could not be made. Please try again.' });
      return;
    }
    showToast({
      kind: 'success',
      text: 'Your pack is being made. It can be downloaded in a few seconds; if it takes longer, we mail you.',
    });
    await refresh();
    goTo(PACKS_PATH, { asksNothing: true });
  };
  return { fields, change, errors, hasChanges, make };
}
