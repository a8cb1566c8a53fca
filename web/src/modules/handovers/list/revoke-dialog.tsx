import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { Handover } from '../handover-types.ts';

type RevokeDialogProps = { readonly handover: Handover; readonly onClose: () => void };

/** Asks before a link is ended, which is for good. */
export function RevokeDialog({ handover: { handoverId, helper }, onClose }: RevokeDialogProps) {
  const { act, isBusy } = useAction(() => callApi('revokeHandover', { handoverId }), {
    done: `The link for ${helper.name} was revoked.`,
    refreshes: ['handovers'],
    failed: { otherwise: 'The link could not be revoked. Please try again.' },
  });
  const revoke = async () => {
    await act();
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Revoke the link for ${helper.name}?`}
      isOpen
      onOpenChange={onClose}
      confirmLabel="Revoke"
      isDanger
      isBusy={isBusy}
      onConfirm={revoke}
    >
      It shows nothing from then on. What was reported and asked stays here. This cannot be undone.
    </ConfirmDialog>
  );
}
