import { Ellipsis } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { useFormatDate } from '../../dates/use-format-date.ts';
import { say } from '../../texts/say.ts';
import type { Webhook } from '../audience.ts';
import { hostOf } from './host-of.ts';
import { webhooksPanel as texts } from './webhooks.texts.ts';

export type WebhookAction = 'test' | 'edit' | 'renew' | 'remove';

type WebhookCardProps = {
  readonly webhook: Webhook;
  readonly onShow: () => void;
  /** Null for who may change nothing. */
  readonly onAction: ((action: WebhookAction) => void) | null;
};

/** One webhook: where to, what it is told of, and how that goes. */
export function WebhookCard({ webhook, onShow, onAction }: WebhookCardProps) {
  const { formatDate, formatDateTime } = useFormatDate();
  const { address, events, isOn, offBecause, failingSince, oldSecretEndsAt, madeAt, madeBy } = webhook;
  const host = hostOf(webhook);
  const entries: readonly MenuEntry<WebhookAction>[] = [
    ...(isOn ? [{ id: 'test' as const, label: say(texts.test) }] : []),
    { id: 'edit', label: say(texts.edit) },
    { id: 'renew', label: say(texts.renew), description: say(texts.aboutRenew) },
  ];
  return (
    <article aria-label={address} className="rounded-box border border-line p-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-48">
          <p className="wrap-anywhere font-medium font-mono text-sm">{address}</p>
          <p className="mt-1 text-ink-soft text-sm">
            {say(texts.made, { day: formatDate(madeAt), name: madeBy })}
            {oldSecretEndsAt !== null && ` · ${say(texts.oldSecret, { time: formatDateTime(oldSecretEndsAt) })}`}
          </p>
        </div>
        <div className="flex items-center gap-1.5">
          <Button variant="secondary" size="small" aria-label={say(texts.deliveriesOf, { host })} onPress={onShow}>
            {say(texts.deliveries)}
          </Button>
          {onAction !== null && (
            <Menu
              label={say(texts.more, { host })}
              trigger={
                <IconButton
                  label={say(texts.more, { host })}
                  size="small"
                  hasTooltip={false}
                  icon={<Ellipsis aria-hidden="true" size={18} />}
                />
              }
              groups={[entries, [{ id: 'remove', label: say(texts.remove), isDanger: true }]]}
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
        <span className="wrap-anywhere font-mono text-ink-soft text-xs">{events.join(', ')}</span>
      </p>
      {offBecause !== null && (
        <div className="mt-3">
          <Banner kind="warning">{say(offBecause === 'gone' ? texts.turnedOffGone : texts.turnedOffFailing)}</Banner>
        </div>
      )}
    </article>
  );
}
