import { CHANNEL_KINDS, type ChannelKind } from '@portal/domain/developers/endpoint-kinds.ts';
import { FIRM_EVENTS } from '@portal/domain/developers/webhook-events.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ChannelFields } from './channel-fields.tsx';
import { channelProblems } from './channel-problems.ts';
import type { Admin, ChannelDraft } from './channel-types.ts';
import { channelKinds, channelDialog as texts } from './channels.texts.ts';

type ChannelDialogProps = { readonly admins: readonly Admin[]; readonly onClose: () => void };

const ABOUT = { slack: channelKinds.aboutSlack, teams: channelKinds.aboutTeams, email: channelKinds.aboutEmail };
const NEW: ChannelDraft = {
  ...{ name: '', events: FIRM_EVENTS, leastSeverity: 'medium', rhythm: 'day', recipients: [] },
};

/** Adds a channel: a chat by the address of its webhook, or emails to chosen admins. */
export function ChannelDialog({ admins, onClose }: ChannelDialogProps) {
  const [kind, setKind] = useState<ChannelKind>('slack');
  const [address, setAddress] = useState('');
  const [draft, setDraft] = useState(NEW);
  const isChat = kind !== 'email';
  return (
    <PasswordDialog
      title={say(texts.title)}
      confirmLabel={say(texts.add)}
      onClose={onClose}
      onProved={(headers) => {
        const { name, leastSeverity, rhythm } = draft;
        const wanted = { kind, name, leastSeverity, events: [...draft.events] };
        const input = isChat ? { ...wanted, address } : { ...wanted, rhythm, recipients: [...draft.recipients] };
        return callApi('makeAlertChannel', input, { headers });
      }}
      told={{ refreshes: ['listAlertChannels'] }}
      problems={() => ({
        ...channelProblems(kind, draft),
        ...(isChat && !/^https:\/\/./.test(address) ? { address: say(texts.pleaseEnterAnAddress) } : {}),
      })}
      fields={(errors) => (
        <div className="flex flex-col gap-4">
          <RadioGroup
            label={say(texts.kind)}
            options={CHANNEL_KINDS.map((id) => ({
              id,
              label: say(channelKinds[id]),
              description: say(ABOUT[id]),
            }))}
            value={kind}
            onChange={setKind}
          />
          {isChat && (
            <TextField
              label={say(texts.address)}
              description={say(kind === 'slack' ? texts.aboutSlackAddress : texts.aboutTeamsAddress)}
              type="url"
              value={address}
              onChange={setAddress}
              maxLength={500}
              errorMessage={errors.address}
            />
          )}
          <ChannelFields kind={kind} draft={draft} admins={admins} errors={errors} onChange={setDraft} />
        </div>
      )}
    >
      {say(texts.about)}
    </PasswordDialog>
  );
}
