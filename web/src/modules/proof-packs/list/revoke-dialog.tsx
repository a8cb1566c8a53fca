import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import type { Pack } from '../proof-types.ts';
import { usePacksRefresh } from '../use-packs.ts';

type RevokeDialogProps = { readonly pack: Pack; readonly onClose: () => void };

/** Asks before a pack is taken back, which is for good. */
export function RevokeDialog({ pack, onClose }: RevokeDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = usePacksRefresh();
  const revoke = async () => {
    setIsBusy(true);
    try {
      await callApi('revokeProofPack', { packId: pack.packId });
      showToast({ kind: 'success', text: `The pack for ${pack.recipient} was revoked.` });
    } catch (error) {
      showFailure(error, { otherwise: 'The pack could not be revoked. Please try again.' });
    }
    await refresh();
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Revoke the pack for ${pack.recipient}?`}
      isOpen
      onOpenChange={onClose}
      confirmLabel="Revoke"
      isDanger
      isBusy={isBusy}
      onConfirm={revoke}
    >
      Its file is deleted here, and whoever checks it is told that you took it back. Copies that were sent cannot be
      called back. This cannot be undone.
    </ConfirmDialog>
  );
}
