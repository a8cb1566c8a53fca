import { useAction } from '../../../api/use-action.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { say } from '../../texts/say.ts';
import type { Audience, Webhook } from '../audience.ts';
import { hostOf } from './host-of.ts';
import { webhooksPanel as texts } from './webhooks.texts.ts';

type RemoveWebhookDialogProps = {
  readonly audience: Audience;
  readonly webhook: Webhook;
  readonly onClose: () => void;
};

/** Asks before a webhook is removed with the list of its deliveries. */
export function RemoveWebhookDialog({ audience, webhook, onClose }: RemoveWebhookDialogProps) {
  const { act, isBusy } = useAction(() => audience.removeWebhook({ endpointId: webhook.endpointId }), {
    done: say(texts.wasRemoved),
    refreshes: [audience.webhooks],
  });
  return (
    <ConfirmDialog
      title={say(texts.removeTitle, { host: hostOf(webhook) })}
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
