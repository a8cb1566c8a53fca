import { FIRM_EVENTS } from '@portal/domain/developers/webhook-events.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ChannelFields } from './channel-fields.tsx';
import { channelProblems } from './channel-problems.ts';
import type { Admin, Channel, ChannelDraft } from './channel-types.ts';
import { channelDialog as texts } from './channels.texts.ts';

type EditChannelDialogProps = {
  readonly channel: Channel;
  readonly admins: readonly Admin[];
  readonly onClose: () => void;
};

/** Who has left is no longer written to, and cannot be chosen. */
const draftOf = (channel: Channel, admins: readonly Admin[]): ChannelDraft => ({
  name: channel.name,
  events: FIRM_EVENTS.filter((event) => channel.events.includes(event)),
  leastSeverity: channel.leastSeverity,
  rhythm: channel.rhythm ?? 'day',
  recipients: channel.recipients.filter((userId) => admins.some((admin) => admin.userId === userId)),
});

/** Changes what a channel is told of, and whether it is. */
export function EditChannelDialog({ channel, admins, onClose }: EditChannelDialogProps) {
  const { endpointId, kind } = channel;
  const [draft, setDraft] = useState(() => draftOf(channel, admins));
  const [isOn, setIsOn] = useState(channel.isOn);
  const { act, isBusy, errors, setErrors } = useAction(
    () =>
      callApi('changeAlertChannel', {
        ...{ ...draft, endpointId, isOn },
        ...{ events: [...draft.events], recipients: [...draft.recipients] },
      }),
    { done: say(texts.saved), refreshes: ['listAlertChannels'] },
  );
  const save = async () => {
    const problems = channelProblems(kind, draft);
    if (Object.keys(problems).length > 0) return setErrors(problems);
    if (await act()) onClose();
  };
  return (
    <Dialog
      title={say(texts.editTitle, { name: channel.name })}
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
      <div className="flex flex-col gap-4">
        <Checkbox isSelected={isOn} onChange={setIsOn} description={say(texts.aboutOn)}>
          {say(texts.isOn)}
        </Checkbox>
        <ChannelFields kind={kind} draft={draft} admins={admins} errors={errors} onChange={setDraft} />
      </div>
    </Dialog>
  );
}
