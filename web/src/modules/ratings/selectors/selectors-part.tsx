import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey } from '../../../api/use-call.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { selectorsPart as texts } from './selectors.texts.ts';

const FORM = 'rating-selectors';

type SelectorsPartProps = {
  readonly selectors: readonly string[];
  /** Shows the field at once. */
  readonly isOpen: boolean;
};

/** Lets the firm name its DKIM keys, which nobody can list from outside. */
export function SelectorsPart({ selectors, isOpen }: SelectorsPartProps) {
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
    { done: say(texts.savedTheNextOutside) },
  );
  return (
    <details open={isOpen || kept !== null} className="mt-2 rounded-inner bg-sunken px-4 py-2">
      <summary className="min-h-8 cursor-pointer content-center font-semibold text-sm">
        {say(texts.doYouKnowYour)}
      </summary>
      <form
        noValidate
        className="pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          void act();
        }}
      >
        <p className="mt-1 mb-3 text-ink-soft text-sm">{say(texts.weTryTheUsual)}</p>
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1 basis-56">
            <TextField
              label={say(texts.selectorsSeparatedByCommas)}
              value={shown}
              onChange={setTyped}
              autoComplete="off"
              spellCheck="false"
              maxLength={1000}
              errorMessage={Object.values(errors)[0]}
            />
          </div>
          <Button variant="secondary" isDisabled={!hasChanges} busyLabel={say(texts.saving)} onPress={() => act()}>
            {say(texts.save)}
          </Button>
        </div>
      </form>
    </details>
  );
}
