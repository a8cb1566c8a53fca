import type { MESSAGE_EVENT, TEST_EVENT, WebhookEvent } from '@portal/domain/developers/webhook-events.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { useFormatDate } from '../../dates/use-format-date.ts';
import { say } from '../../texts/say.ts';
import { useSessionState } from '../../use-session-state.ts';
import type { Audience, Delivery, Webhook } from '../audience.ts';
import { eventNames } from '../developers.texts.ts';
import { hostOf } from './host-of.ts';
import { deliveriesDialog as texts } from './webhooks.texts.ts';

type DeliveriesDialogProps = {
  readonly audience: Audience;
  readonly webhook: Pick<Webhook, 'endpointId' | 'address' | 'isOn'>;
  readonly onClose: () => void;
};

/** What was sent to a webhook lately and what it answered; any of it can be sent again. */
export function DeliveriesDialog({ audience, webhook, onClose }: DeliveriesDialogProps) {
  const { isServiceSession } = useSessionState();
  const { data, isError, refetch } = useCallQuery(audience.deliveries, { endpointId: webhook.endpointId });
  const { act } = useAction((deliveryId: string) => audience.replay(deliveryId), {
    done: say(texts.wasResent),
    refreshes: [audience.deliveries],
  });
  const deliveries = data?.data.deliveries;
  return (
    <Dialog
      title={say(texts.title, { host: hostOf(webhook) })}
      size="large"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={async () => void (await refetch())}>
            {say(texts.refresh)}
          </Button>
          <Button onPress={onClose}>{say(texts.close)}</Button>
        </>
      }
    >
      {deliveries === undefined && isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {deliveries === undefined && !isError && <Loading label={say(texts.loading)} />}
      {deliveries !== undefined && (
        <p className="text-ink-soft text-sm">
          {deliveries.length === 0 ? say(texts.none) : say(texts.latest, { days: data?.data.keptDays ?? 0 })}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {deliveries?.map((delivery) => (
          <li key={delivery.deliveryId} className="py-3">
            <DeliveryItem
              delivery={delivery}
              onResend={isServiceSession || !webhook.isOn ? null : () => act(delivery.deliveryId)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const STATES = {
  waiting: { word: texts.waiting, tone: 'info' },
  taken: { word: texts.accepted, tone: 'success' },
  failed: { word: texts.failed, tone: 'danger' },
} as const;

const nameOf = (event: string): string =>
  event in eventNames ? say(eventNames[event as WebhookEvent | typeof TEST_EVENT | typeof MESSAGE_EVENT]) : event;

type DeliveryItemProps = { readonly delivery: Delivery; readonly onResend: (() => Promise<boolean>) | null };

function DeliveryItem({ delivery, onResend }: DeliveryItemProps) {
  const { formatDateTime } = useFormatDate();
  const { event, body, madeAt, state, tries, nextTryAt, lastStatus, lastAnswer } = delivery;
  const { word, tone } = STATES[state];
  const time = formatDateTime(madeAt);
  const facts = [
    time,
    ...(tries === 0 ? [] : [say(texts.tries, { count: tries })]),
    ...(tries === 0 ? [] : [lastStatus === null ? say(texts.noAnswer) : say(texts.answered, { status: lastStatus })]),
    ...(nextTryAt === null || tries === 0 ? [] : [say(texts.next, { time: formatDateTime(nextTryAt) })]),
  ];
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {nameOf(event)} <Badge tone={tone}>{say(word)}</Badge>
        </p>
        <p className="mt-0.5 text-ink-soft text-sm">{facts.join(' · ')}</p>
        <details className="mt-1 text-sm">
          <summary className="min-h-6 cursor-pointer text-accent-ink">{say(texts.show)}</summary>
          <pre className="wrap-anywhere mt-1 whitespace-pre-wrap rounded-inner bg-sunken p-3 font-mono text-xs">
            {body}
          </pre>
          {lastAnswer !== '' && (
            <pre className="wrap-anywhere mt-1 whitespace-pre-wrap rounded-inner bg-sunken p-3 font-mono text-xs">
              {lastAnswer}
            </pre>
          )}
        </details>
      </div>
      {onResend !== null && state !== 'waiting' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={say(texts.resendEvent, { event: nameOf(event), time })}
          onPress={onResend}
        >
          {say(texts.resend)}
        </Button>
      )}
    </div>
  );
}
