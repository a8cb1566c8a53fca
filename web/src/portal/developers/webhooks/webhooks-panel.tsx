import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useChange } from '../../../api/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { say } from '../../texts/say.ts';
import { useSessionState } from '../../use-session-state.ts';
import type { Audience, Webhook } from '../audience.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { EditWebhookDialog } from './edit-webhook-dialog.tsx';
import { RemoveWebhookDialog } from './remove-webhook-dialog.tsx';
import { type WebhookAction, WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { webhooksPanel as texts, webhookDialog } from './webhooks.texts.ts';

type Shown =
  | { readonly kind: 'new' }
  | { readonly kind: 'secret'; readonly title: string; readonly secret: string }
  | { readonly kind: 'deliveries' | 'edit' | 'remove'; readonly webhook: Webhook };

/** The webhooks of a firm or of the provider. */
export function WebhooksPanel({ audience }: { readonly audience: Audience }) {
  const { isServiceSession } = useSessionState();
  const { data, isError, refetch } = useCallQuery(audience.webhooks, {});
  const { run } = useChange();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const webhooks = data?.data.webhooks;
  const act = (webhook: Webhook, action: WebhookAction) => {
    const { endpointId } = webhook;
    if (action === 'edit' || action === 'remove') return setShown({ kind: action, webhook });
    if (action === 'test') return void run(() => audience.testWebhook({ endpointId }), { done: say(texts.wasTested) });
    const renew = async () => {
      const { secret } = (await audience.renewSecret({ endpointId })).data;
      setShown({ kind: 'secret', title: say(texts.newSecret), secret });
    };
    return void run(renew, { refreshes: [audience.webhooks] });
  };
  const make = isServiceSession ? null : (
    <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setShown({ kind: 'new' })}>
      {say(texts.make)}
    </Button>
  );
  return (
    <>
      <Card
        title={say(texts.title)}
        description={say(texts.description)}
        aside={webhooks !== undefined && webhooks.length > 0 && make}
      >
        {webhooks === undefined && isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
        {webhooks === undefined && !isError && <Loading label={say(texts.loading)} />}
        {webhooks?.length === 0 && (
          <EmptyState title={say(texts.none)} action={make} headingLevel={3}>
            {say(texts.aboutNone)}
          </EmptyState>
        )}
        <div className="flex flex-col gap-4">
          {webhooks?.map((webhook) => (
            <WebhookCard
              key={webhook.endpointId}
              webhook={webhook}
              onShow={() => setShown({ kind: 'deliveries', webhook })}
              onAction={isServiceSession ? null : (action) => act(webhook, action)}
            />
          ))}
        </div>
      </Card>
      {shown?.kind === 'new' && (
        <WebhookDialog
          audience={audience}
          onMade={(secret) => setShown({ kind: 'secret', title: say(webhookDialog.ready), secret })}
          onClose={close}
        />
      )}
      {shown?.kind === 'secret' && <SecretDialog title={shown.title} secret={shown.secret} onClose={close} />}
      {shown?.kind === 'edit' && <EditWebhookDialog audience={audience} webhook={shown.webhook} onClose={close} />}
      {shown?.kind === 'remove' && <RemoveWebhookDialog audience={audience} webhook={shown.webhook} onClose={close} />}
      {shown?.kind === 'deliveries' && <DeliveriesDialog audience={audience} webhook={shown.webhook} onClose={close} />}
    </>
  );
}
