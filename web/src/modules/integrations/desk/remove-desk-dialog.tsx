import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { deskCard as texts } from './desk.texts.ts';

/** Asks before the firm's ticket desk is removed. */
export function RemoveDeskDialog({ onClose }: { readonly onClose: () => void }) {
  const { act, isBusy } = useAction(() => callApi('removeTicketDesk', {}), {
    done: say(texts.wasRemoved),
    refreshes: ['readTicketDesk', 'readTicket'],
  });
  return (
    <ConfirmDialog
      title={say(texts.removeTitle)}
      isOpen
      onOpenChange={onClose}
      confirmLabel={say(texts.remove)}
      isDanger
      isBusy={isBusy}
      onConfirm={async () => {
        await act();
        onClose();
      }}
    >
      {say(texts.aboutRemove)}
    </ConfirmDialog>
  );
}
