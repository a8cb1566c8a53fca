import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { NamePasskey, type PasskeyOptions } from '../../../portal/passkeys/name-passkey.tsx';
import { RecoveryCodes } from '../../../portal/second-factor/recovery-codes.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { CodePasswordDialog } from './code-password-dialog.tsx';
import { passkeyDialogs as texts } from './security.texts.ts';

/** Password, and second factor where there is one; then the name and the device; then recovery codes, where they are the first. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const isOn = useCallQuery('readSecondFactor', {}).data?.data.isOn === true;
  const [options, setOptions] = useState<PasskeyOptions | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const finish = () => {
    showToast({ kind: 'success', text: say(texts.isAdded) });
    for (const name of ['readPasskeys', 'readSecondFactor'] as const)
      void queryClient.invalidateQueries({ queryKey: callKey(name) });
    onClose();
  };

  if (codes !== null) {
    return (
      // Closing by accident would lose the codes for good.
      <Dialog title={say(texts.recoveryCodes)} isOpen onOpenChange={finish} isDismissable={false}>
        <RecoveryCodes codes={codes} onKept={finish} />
      </Dialog>
    );
  }
  if (options !== null) {
    return (
      <Dialog title={say(texts.addAPasskey)} size="small" isFullScreenOnPhone={false} isOpen onOpenChange={onClose}>
        <NamePasskey
          options={options}
          onAdded={(made) => (made === null ? finish() : setCodes(made))}
          onExpired={() => setOptions(null)}
        />
      </Dialog>
    );
  }
  return (
    <CodePasswordDialog
      isOn={isOn}
      title={say(texts.addAPasskey)}
      confirmLabel={say(texts.continue)}
      onClose={onClose}
      closesWhenDone={false}
      onProved={async (headers, code) => setOptions((await callApi('beginPasskey', { code }, { headers })).data)}
    >
      {say(texts.firstConfirm)}
    </CodePasswordDialog>
  );
}
