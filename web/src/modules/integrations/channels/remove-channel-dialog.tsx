import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { Channel } from './channel-types.ts';
import { channelsCard as texts } from './channels.texts.ts';

type RemoveChannelDialogProps = { readonly channel: Channel; readonly onClose: () => void };

/** Asks before a channel is removed with the list of what was sent. */
export function RemoveChannelDialog({ channel, onClose }: RemoveChannelDialogProps) {
  const { act, isBusy } = useAction(() => callApi('removeWebhook', { endpointId: channel.endpointId }), {
    done: say(texts.wasRemoved),
    refreshes: ['listAlertChannels'],
  });
  return (
    <ConfirmDialog
      title={say(texts.removeTitle, { name: channel.name })}
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
