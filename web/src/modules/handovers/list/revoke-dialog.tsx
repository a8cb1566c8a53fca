import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { Handover } from '../handover-types.ts';
import { revokeDialog as texts } from './list.texts.ts';

type RevokeDialogProps = { readonly handover: Handover; readonly onClose: () => void };

/** Asks before a link is ended, which is for good. */
export function RevokeDialog({ handover: { handoverId, helper }, onClose }: RevokeDialogProps) {
  const { act, isBusy } = useAction(() => callApi('revokeHandover', { handoverId }), {
    done: say(texts.theLinkForName, { name: helper.name }),
    refreshes: ['handovers'],
    failed: { otherwise: say(texts.theLinkCouldNot) },
  });
  const revoke = async () => {
    await act();
    onClose();
  };
  return (
    <ConfirmDialog
      title={say(texts.revokeTheLinkFor, { name: helper.name })}
      isOpen
      onOpenChange={onClose}
      confirmLabel={say(texts.revoke)}
      isDanger
      isBusy={isBusy}
      onConfirm={revoke}
    >
      {say(texts.itShowsNothingFrom)}
    </ConfirmDialog>
  );
}
