import type { WebhookEvent } from '@portal/domain/developers/webhook-events.ts';
import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PasswordDialog } from '../../passwords/password-dialog.tsx';
import { say } from '../../texts/say.ts';
import type { Audience } from '../audience.ts';
import { ChoiceList } from '../choice-list.tsx';
import { eventNames } from '../developers.texts.ts';
import { webhookDialog as texts } from './webhooks.texts.ts';

type WebhookDialogProps = {
  readonly audience: Audience;
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
};

/** Sets up a webhook with its address and what it is told of. */
export function WebhookDialog({ audience, onMade, onClose }: WebhookDialogProps) {
  const [address, setAddress] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(audience.events);
  return (
    <PasswordDialog
      title={say(texts.title)}
      confirmLabel={say(texts.make)}
      onClose={onClose}
      closesWhenDone={false}
      onProved={async (proof) => onMade((await audience.makeWebhook({ address, events }, proof)).data.secret)}
      told={{ refreshes: [audience.webhooks] }}
      problems={() => ({
        ...(/^https:\/\/./.test(address) ? {} : { address: say(texts.pleaseEnterAnAddress) }),
        ...(events.length === 0 ? { events: say(texts.pleaseChoose) } : {}),
      })}
      fields={(errors) => (
        <div className="flex flex-col gap-4">
          <TextField
            label={say(texts.address)}
            description={say(texts.aboutAddress)}
            type="url"
            value={address}
            onChange={setAddress}
            maxLength={500}
            autoFocus
            errorMessage={errors.address}
          />
          <ChoiceList
            label={say(texts.events)}
            options={audience.events}
            names={eventNames}
            chosen={events}
            onChange={setEvents}
            errorMessage={errors.events}
          />
        </div>
      )}
    >
      {say(texts.about)}
    </PasswordDialog>
  );
}
