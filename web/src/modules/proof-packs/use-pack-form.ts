import { type ChosenParts, chosenPartsOf } from '@portal/domain/proof-packs/proof-parts.ts';
import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useAction } from '../../api/use-action.ts';
import { useKeepForm, useKeptForm } from '../../portal/kept-forms.ts';
import { say } from '../../portal/texts/say.ts';
import { useGoTo } from '../../portal/use-go-to.ts';
import { PACKS_PATH, type PackStart, readPackStart } from './pack-address.ts';
import { usePackForm as texts } from './proof-packs.texts.ts';
import type { Preview } from './proof-types.ts';
import { startingParts } from './starting-parts.ts';

/** Name under which what was typed is kept when a session ends in its midst. */
const FORM = 'proof-pack';

type Fields = Omit<PackStart, 'parts'> & { readonly parts: ChosenParts };

/** What stands in the form of a new pack, and how it is made. */
export function usePackForm(preview: Preview) {
  const { searchStr } = useLocation();
  const goTo = useGoTo();
  const kept = useKeptForm<Fields>(FORM);
  // Of what stands in the form: sent twice, it makes one pack, and what is changed in between makes another.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [start] = useState<Fields>(() => {
    const asked = readPackStart(searchStr);
    return { ...asked, parts: startingParts(preview.offered, asked.parts) };
  });
  const [fields, setFields] = useState<Fields>(kept ?? start);
  const { act, errors, setErrors, clearError } = useAction(() => callApi('makeProofPack', { requestId, ...fields }), {
    done: say(texts.beingMade),
    refreshes: ['listProofPacks'],
    failed: { otherwise: say(texts.notMade) },
  });
  const hasChanges = fields !== start;
  useKeepForm(
    FORM,
    useMemo(() => (hasChanges ? fields : null), [hasChanges, fields]),
  );
  const change = (changes: Partial<Fields>) => {
    setRequestId(crypto.randomUUID());
    setFields((before) => ({ ...before, ...changes }));
    for (const field of Object.keys(changes)) clearError(field);
  };
  const make = async () => {
    const missing = {
      ...(fields.recipient.trim() === '' ? { recipient: say(texts.recipientMissing) } : {}),
      ...(chosenPartsOf(fields.parts).length === 0 ? { parts: say(texts.partsMissing) } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0 && (await act())) goTo(PACKS_PATH, { asksNothing: true });
  };
  return { fields, change, errors, hasChanges, make };
}
