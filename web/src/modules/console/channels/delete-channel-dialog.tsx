import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useSave } from '../use-save.ts';
import { whatUses } from '../what-uses.ts';
import type { Channel } from './channel-dialog.tsx';
import { deleteChannelDialog as texts } from './channels.texts.ts';

type DeleteChannelDialogProps = { readonly channel: Channel; readonly onClose: () => void };

/** Asks before a channel is deleted, or says why it cannot be, and how nobody else comes by it. */
export function DeleteChannelDialog({ channel, onClose }: DeleteChannelDialogProps) {
  const { save } = useSave('listChannels', 'listOfferChoices');
  const { channelId, name, organisations, subscriptionIds } = channel;
  const uses = whatUses({ customers: organisations, subscriptionIds });
  return (
    <DeleteDialog
      name={name}
      confirmLabel={say(texts.deleteChannel)}
      reasonToKeep={uses === null ? null : say(texts.itHasUsesEnd, { uses })}
      onDelete={() => save(() => callApi('deleteChannel', { channelId }), say(texts.nameWasDeleted, { name }))}
      onClose={onClose}
    >
      {say(texts.noOneSignedUp)}
    </DeleteDialog>
  );
}
