import { type FormEvent, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { setUpPage, setUpActions as texts } from './set-up.texts.ts';
import type { SetUp } from './set-up-types.ts';

/** Which key the mail service signs with: only the provider knows it, because the portal does not sign. */
export function DkimSelector({ setUp: { brandId, dkimSelector } }: { readonly setUp: SetUp }) {
  const [selector, setSelector] = useState(dkimSelector);
  const { act, isBusy, errors } = useAction(() => callApi('saveBrandSetUp', { brandId, dkimSelector: selector }), {
    done: say(texts.selectorSaved),
    refreshes: ['readBrandSetUp'],
    failed: { otherwise: say(setUpPage.failed) },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-3 flex max-w-md flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1 basis-48">
        <TextField
          label={say(texts.selector)}
          description={say(texts.selectorHint)}
          value={selector}
          onChange={setSelector}
          maxLength={63}
          autoComplete="off"
          errorMessage={errors.dkimSelector}
        />
      </div>
      <div className="pt-1.5">
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {say(texts.saveSelector)}
        </Button>
      </div>
    </form>
  );
}
