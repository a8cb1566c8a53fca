import type { WebhookEvent } from '@portal/domain/developers/webhook-events.ts';
import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { say } from '../../texts/say.ts';
import type { Audience, Webhook } from '../audience.ts';
import { ChoiceList } from '../choice-list.tsx';
import { eventNames } from '../developers.texts.ts';
import { hostOf } from './host-of.ts';
import { webhookDialog as texts } from './webhooks.texts.ts';

type EditWebhookDialogProps = {
  readonly audience: Audience;
  readonly webhook: Webhook;
  readonly onClose: () => void;
};

/** Changes what a webhook is told of, and whether it is. Another address is another webhook. */
export function EditWebhookDialog({ audience, webhook, onClose }: EditWebhookDialogProps) {
  const { endpointId } = webhook;
  const [events, setEvents] = useState<readonly WebhookEvent[]>(
    audience.events.filter((event) => webhook.events.includes(event)),
  );
  const [isOn, setIsOn] = useState(webhook.isOn);
  const { act, isBusy, errors, setErrors } = useAction(() => audience.changeWebhook({ endpointId, events, isOn }), {
    done: say(texts.saved),
    refreshes: [audience.webhooks],
  });
  const save = async () => {
    if (events.length === 0) return setErrors({ events: say(texts.pleaseChoose) });
    if (await act()) onClose();
  };
  return (
    <Dialog
      title={say(texts.editTitle, { host: hostOf(webhook) })}
      size="small"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" isDisabled={isBusy} onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button isBusy={isBusy} onPress={() => void save()}>
            {say(texts.save)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Checkbox isSelected={isOn} onChange={setIsOn} description={say(texts.aboutOn)}>
          {say(texts.isOn)}
        </Checkbox>
        <ChoiceList
          label={say(texts.events)}
          options={audience.events}
          names={eventNames}
          chosen={events}
          onChange={setEvents}
          errorMessage={errors.events}
        />
      </div>
    </Dialog>
  );
}
