import { type FormEvent, useId, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CodePasswordDialog } from './code-password-dialog.tsx';
import { passkeyDialogs as texts } from './security.texts.ts';

type PasskeyDialogProps = {
  readonly passkey: { readonly passkeyId: string; readonly name: string };
  readonly onClose: () => void;
};

/** Another name for a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const formId = useId();
  const [name, setName] = useState(passkey.name);
  const { act, errors, setErrors, isBusy } = useAction(
    () => callApi('renamePasskey', { passkeyId: passkey.passkeyId, name: name.trim() }),
    { done: say(texts.isRenamed), refreshes: ['readPasskeys'] },
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setErrors({ name: say(texts.pleaseEnterAName) });
    else if (await act()) onClose();
  };

  return (
    <Dialog
      title={say(texts.renamePasskey)}
      size="small"
      isFullScreenOnPhone={false}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" isDisabled={isBusy} onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {say(texts.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={say(texts.name)}
          name="passkey-name"
          autoComplete="off"
          autoFocus
          value={name}
          onChange={setName}
          maxLength={60}
          errorMessage={errors.name}
        />
      </form>
    </Dialog>
  );
}

/** Removes a passkey, after password and code or another passkey. */
export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  return (
    <CodePasswordDialog
      isOn
      isDanger
      title={say(texts.removeQuestion, { name: passkey.name })}
      confirmLabel={say(texts.remove)}
      onClose={onClose}
      onProved={(headers, code) => callApi('removePasskey', { passkeyId: passkey.passkeyId, code }, { headers })}
      told={{ done: say(texts.isRemoved), refreshes: ['readPasskeys', 'readSecondFactor'] }}
    >
      {say(texts.itWillNoLonger)}
    </CodePasswordDialog>
  );
}
