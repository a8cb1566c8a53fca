import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { callKey } from '../../../api/use-call.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { policyPath } from '../policy-path.ts';

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
        fieldErrorsOf(error).name === undefined
          ? { what: 'Saving Policy Failed.', supportEmail, withFields: true }
          : {},
    },
  );
  const create = async () => {
    if (name.trim() === '') setErrors({ name: 'Please enter a name.' });
    else await act();
  };

  return (
    <Dialog
      title="Write your own policy"
      size="small"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={create}>Begin</Button>
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
        <p className="text-ink-soft">
          You get an outline with the parts every policy needs: purpose, who it applies to, rules, who does what,
          exceptions and review.
        </p>
        <TextField
          label="Name of the policy"
          placeholder="Such as Visitors or Company cars"
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
