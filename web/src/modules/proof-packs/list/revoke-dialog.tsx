import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { Pack } from '../proof-types.ts';
import { revokeDialog as texts } from './list.texts.ts';

type RevokeDialogProps = { readonly pack: Pack; readonly onClose: () => void };

/** Asks before a pack is taken back, which is for good. */
export function RevokeDialog({ pack, onClose }: RevokeDialogProps) {
  const { act, isBusy } = useAction(() => callApi('revokeProofPack', { packId: pack.packId }), {
    done: say(texts.revoked, { recipient: pack.recipient }),
    refreshes: ['listProofPacks'],
    failed: { otherwise: say(texts.notRevoked) },
  });
  const revoke = async () => {
    await act();
    onClose();
  };
  return (
    <ConfirmDialog
      title={say(texts.title, { recipient: pack.recipient })}
      isOpen
      onOpenChange={onClose}
      confirmLabel={say(texts.revoke)}
      isDanger
      isBusy={isBusy}
      onConfirm={revoke}
    >
      {say(texts.consequences)}
    </ConfirmDialog>
  );
}
