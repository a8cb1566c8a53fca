import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { deadlineDialog as texts } from './record.texts.ts';
import type { RecordDeadline } from './record-types.ts';

type Mark = 'done' | 'not-needed' | 'open';

type DeadlineDialogProps = {
  readonly incidentId: string;
  readonly deadline: RecordDeadline;
  readonly onClose: () => void;
};

/** Asks what was decided on a deadline; where it does not apply, also why. */
export function DeadlineDialog({ incidentId, deadline, onClose }: DeadlineDialogProps) {
  const [mark, setMark] = useState<Mark>(deadline.state === 'not-needed' ? 'not-needed' : 'done');
  const [reason, setReason] = useState(deadline.reason);
  const { act, errors, setErrors, isBusy } = useAction(
    async () => {
      await callApi('markIncidentDeadline', { incidentId, deadlineId: deadline.id, mark, reason });
      onClose();
    },
    { refreshes: ['readIncident'], failed: { otherwise: say(texts.failed) } },
  );
  const save = () => {
    const isMissing = mark === 'not-needed' && reason.trim() === '';
    setErrors(isMissing ? { reason: say(texts.missing) } : {});
    if (!isMissing) void act();
  };
  return (
    <Dialog
      title={deadline.name}
      isOpen
      onOpenChange={onClose}
      isDismissable={reason === deadline.reason}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button isBusy={isBusy} onPress={save}>
            {say(texts.save)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{deadline.says}</p>
        <RadioGroup
          label={say(texts.label)}
          options={[
            { id: 'done', label: say(texts.done) },
            { id: 'not-needed', label: say(texts.notNeeded) },
            { id: 'open', label: say(texts.open) },
          ]}
          value={mark}
          onChange={setMark}
        />
        <TextArea
          label={say(mark === 'not-needed' ? texts.why : texts.reason)}
          maxLength={2000}
          value={reason}
          onChange={setReason}
          errorMessage={errors.reason}
        />
      </div>
    </Dialog>
  );
}
