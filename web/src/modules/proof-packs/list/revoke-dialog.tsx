import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { Pack } from '../proof-types.ts';

type RevokeDialogProps = { readonly pack: Pack; readonly onClose: () => void };

/** Asks before a pack is taken back, which is for good. */
export function RevokeDialog({ pack, onClose }: RevokeDialogProps) {
  const { act, isBusy } = useAction(() => callApi('revokeProofPack', { packId: pack.packId }), {
    done: `The pack for ${pack.recipient} was revoked.`,
    refreshes: ['listProofPacks'],
    failed: { otherwise: 'The pack could not be revoked. Please try again.' },
  });
  const revoke = async () => {
    await act();
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
      Its file is deleted here, and anyone who checks it is told that you revoked it. Copies already sent cannot be
      recalled. This cannot be undone.
    </ConfirmDialog>
  );
}
