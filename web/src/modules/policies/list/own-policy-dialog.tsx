import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { policyPath } from '../policy-path.ts';
import { ownPolicyDialog as texts } from './list.texts.ts';

/** Begins a policy of the firm's own with an outline. */
export function OwnPolicyDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  const { supportEmail } = useBrand();
  const [name, setName] = useState('');

  const { act, errors, setErrors } = useAction(
    async () => {
      const { data } = await callApi('policyCreate', { name });
      await queryClient.invalidateQueries({ queryKey: callKey('policyList') });
      goTo(policyPath(data.id));
    },
    {
      failed: (error) =>
        fieldErrorsOf(error).name === undefined ? { what: say(texts.notSaved), supportEmail, withFields: true } : {},
    },
  );
  const create = async () => {
    if (name.trim() === '') setErrors({ name: say(texts.nameMissing) });
    else await act();
  };

  return (
    <Dialog
      title={say(texts.title)}
      size="small"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button onPress={create}>{say(texts.begin)}</Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <p className="text-ink-soft">{say(texts.outline)}</p>
        <TextField
          label={say(texts.name)}
          placeholder={say(texts.placeholder)}
          value={name}
          maxLength={120}
          autoComplete="off"
          errorMessage={errors.name}
          onChange={(next) => {
            setName(next);
            setErrors({});
          }}
        />
      </form>
    </Dialog>
  );
}
