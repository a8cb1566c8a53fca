import { MessageSquare, Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useChange } from '../../../api/use-change.ts';
import { FIRM } from '../../../portal/developers/audience.ts';
import { DeliveriesDialog } from '../../../portal/developers/webhooks/deliveries-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { ChannelDialog } from './channel-dialog.tsx';
import { type ChannelAction, ChannelItem } from './channel-item.tsx';
import type { Channel } from './channel-types.ts';
import { channelsCard as texts } from './channels.texts.ts';
import { EditChannelDialog } from './edit-channel-dialog.tsx';
import { RemoveChannelDialog } from './remove-channel-dialog.tsx';

type Shown = { readonly kind: 'new' } | { readonly kind: 'sent' | 'edit' | 'remove'; readonly channel: Channel };

/** The chats and emails that are told what happens. */
export function ChannelsCard() {
  const { isServiceSession } = useSessionState();
  const { data, isError, refetch } = useCallQuery('listAlertChannels', {});
  const { run } = useChange();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const channels = data?.data.channels;
  const admins = data?.data.admins ?? [];
  const act = (channel: Channel, action: ChannelAction) => {
    if (action !== 'test') return setShown({ kind: action, channel });
    const { endpointId } = channel;
    void run(() => callApi('testWebhook', { endpointId }), { done: say(texts.wasTested) });
  };
  const add = isServiceSession ? null : (
    <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setShown({ kind: 'new' })}>
      {say(texts.add)}
    </Button>
  );
  return (
    <>
      <Card
        title={say(texts.title)}
        description={say(texts.description)}
        icon={<MessageSquare size={20} />}
        aside={channels !== undefined && channels.length > 0 && add}
      >
        {channels === undefined && isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
        {channels === undefined && !isError && <Loading label={say(texts.loading)} />}
        {channels?.length === 0 && (
          <EmptyState title={say(texts.none)} action={add} headingLevel={3}>
            {say(texts.aboutNone)}
          </EmptyState>
        )}
        <div className="flex flex-col gap-4">
          {channels?.map((channel) => (
            <ChannelItem
              key={channel.endpointId}
              channel={channel}
              onShow={() => setShown({ kind: 'sent', channel })}
              onAction={isServiceSession ? null : (action) => act(channel, action)}
            />
          ))}
        </div>
      </Card>
      {shown?.kind === 'new' && <ChannelDialog admins={admins} onClose={close} />}
      {shown?.kind === 'edit' && <EditChannelDialog channel={shown.channel} admins={admins} onClose={close} />}
      {shown?.kind === 'remove' && <RemoveChannelDialog channel={shown.channel} onClose={close} />}
      {shown?.kind === 'sent' && (
        <DeliveriesDialog audience={FIRM} webhook={asWebhook(shown.channel)} onClose={close} />
      )}
    </>
  );
}

/** Emails are not sent again from here. */
const asWebhook = ({ endpointId, name, kind, isOn }: Channel) => ({
  ...{ endpointId, address: name, isOn: isOn && kind !== 'email' },
});
