import { callApi } from '../../../api/call-api.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useSave } from '../use-save.ts';
import { whatUses } from '../what-uses.ts';
import type { Channel } from './channel-dialog.tsx';

type DeleteChannelDialogProps = { readonly channel: Channel; readonly onClose: () => void };

/** Asks before a channel is deleted, or says why it cannot be, and how nobody else comes by it. */
export function DeleteChannelDialog({ channel, onClose }: DeleteChannelDialogProps) {
  const { save } = useSave('listChannels', 'listOfferChoices');
  const { channelId, name, organisations, subscriptionIds } = channel;
  const uses = whatUses({ customer: organisations, 'subscription id': subscriptionIds });
  return (
    <DeleteDialog
      name={name}
      confirmLabel="Delete channel"
      reasonToKeep={
        uses === null
          ? null
          : `It has ${uses}. End its subscription ids so that no one else signs up through this channel.`
      }
      onDelete={() => save(() => callApi('deleteChannel', { channelId }), `${name} was deleted.`)}
      onClose={onClose}
    >
      No one signed up through this channel, and it has no subscription id.
    </DeleteDialog>
  );
}
