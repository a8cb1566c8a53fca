import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey } from '../../../api/use-call.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

const FORM = 'rating-selectors';

/** Lets the firm name its DKIM keys, which nobody can list from outside. */
export function SelectorsPart({ selectors }: { readonly selectors: readonly string[] }) {
  const stored = selectors.join(', ');
  const kept = useKeptForm<string>(FORM);
  const [typed, setTyped] = useState<string | null>(kept);
  const client = useQueryClient();
  const shown = typed ?? stored;
  const hasChanges = shown.trim() !== stored;
  useKeepForm(FORM, hasChanges ? typed : null);

  const { act, errors } = useAction(
    async () => {
      await callApi('saveSelectors', { dkimSelectors: shown.split(/[\s,;]+/).filter((part) => part !== '') });
      await client.refetchQueries({ queryKey: callKey('rating') });
      setTyped(null);
    },
    { done: 'Saved. The next look from outside checks these keys.' },
  );
  return (
    <form
      noValidate
      className="mt-4 rounded-inner bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void act();
      }}
    >
      <h4 className="font-semibold">Do you know your DKIM selectors?</h4>
      <p className="mt-1 mb-3 text-ink-soft text-sm">
        We try the usual ones. Yours are in the settings of your mail service, or in the header “DKIM-Signature” of a
        mail that you sent, behind “s=”.
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            label="Selectors, separated by commas"
            value={shown}
            onChange={setTyped}
            autoComplete="off"
            spellCheck="false"
            maxLength={1000}
            errorMessage={Object.values(errors)[0]}
          />
        </div>
        <Button variant="secondary" isDisabled={!hasChanges} busyLabel="Saving" onPress={() => act()}>
          Save
        </Button>
      </div>
    </form>
  );
}
