import { Ellipsis } from 'lucide-react';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { eventNames } from '../../../portal/developers/developers.texts.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { Channel } from './channel-types.ts';
import { channelKinds, channelsCard as texts } from './channels.texts.ts';

export type ChannelAction = 'test' | 'edit' | 'remove';

type ChannelItemProps = {
  readonly channel: Channel;
  readonly onShow: () => void;
  /** Null for who may change nothing. */
  readonly onAction: ((action: ChannelAction) => void) | null;
};

const placeOf = ({ kind, host, rhythm, recipients }: Channel): string => {
  if (kind !== 'email') return `${say(channelKinds[kind])} · ${host}`;
  const count = recipients.length;
  return `${say(channelKinds.email)} · ${say(rhythm === 'week' ? texts.weekly : texts.daily, { count })}`;
};

/** One channel: where to, what it is told of, and how that goes. */
export function ChannelItem({ channel, onShow, onAction }: ChannelItemProps) {
  const { formatDate, formatDateTime } = useFormatDate();
  const { name, events, isOn, offBecause, failingSince, madeAt, madeBy } = channel;
  return (
    <article aria-label={name} className="rounded-box border border-line p-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-48">
          <p className="wrap-anywhere font-medium">{name}</p>
          <p className="wrap-anywhere mt-1 text-ink-soft text-sm">{placeOf(channel)}</p>
          <p className="mt-1 text-ink-soft text-sm">{say(texts.made, { day: formatDate(madeAt), name: madeBy })}</p>
        </div>
        <div className="flex items-center gap-1.5">
          <Button variant="secondary" size="small" aria-label={say(texts.sentTo, { name })} onPress={onShow}>
            {say(texts.sent)}
          </Button>
          {onAction !== null && (
            <Menu
              label={say(texts.more, { name })}
              trigger={
                <IconButton
                  label={say(texts.more, { name })}
                  size="small"
                  hasTooltip={false}
                  icon={<Ellipsis aria-hidden="true" size={18} />}
                />
              }
              groups={[
                [
                  ...(isOn ? [{ id: 'test' as const, label: say(texts.test) }] : []),
                  { id: 'edit' as const, label: say(texts.edit) },
                ],
                [{ id: 'remove' as const, label: say(texts.remove), isDanger: true }],
              ]}
              onAction={onAction}
            />
          )}
        </div>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-1.5">
        <Badge tone={isOn ? 'success' : 'neutral'}>{say(isOn ? texts.on : texts.off)}</Badge>
        {isOn && failingSince !== null && (
          <span className="text-danger-ink text-sm">{say(texts.failing, { time: formatDateTime(failingSince) })}</span>
        )}
        <span className="text-ink-soft text-sm">
          {events.map((event) => say(eventNames[event as keyof typeof eventNames])).join(' · ')}
        </span>
      </p>
      {offBecause !== null && (
        <div className="mt-3">
          <Banner kind="warning">{say(offBecause === 'gone' ? texts.turnedOffGone : texts.turnedOffFailing)}</Banner>
        </div>
      )}
    </article>
  );
}
