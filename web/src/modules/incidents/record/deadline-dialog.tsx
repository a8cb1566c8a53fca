import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useDraft } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { deadlineDialog as texts } from './record.texts.ts';
import type { RecordDeadline } from './record-types.ts';

type Decision = { readonly mark: 'done' | 'not-needed' | 'open'; readonly reason: string };

type DeadlineDialogProps = {
  readonly incidentId: string;
  readonly deadline: RecordDeadline;
  readonly onClose: () => void;
};

/** Asks what was decided on a deadline; where it does not apply, also why. */
export function DeadlineDialog({ incidentId, deadline, onClose }: DeadlineDialogProps) {
  const saved: Decision = { mark: deadline.state === 'not-needed' ? 'not-needed' : 'done', reason: deadline.reason };
  const { value, change, drop } = useDraft<Decision>(`incident-deadline-${incidentId}-${deadline.id}`, saved);
  const { mark, reason } = value;
  const leave = () => {
    drop(saved);
    onClose();
  };
  const { act, errors, setErrors, isBusy } = useAction(
    async () => {
      await callApi('markIncidentDeadline', { incidentId, deadlineId: deadline.id, mark, reason });
      drop(value);
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
      onOpenChange={leave}
      isDismissable={reason === deadline.reason}
      footer={
        <>
          <Button variant="secondary" onPress={leave}>
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
          onChange={(chosen) => change((before) => ({ ...before, mark: chosen }))}
        />
        <TextArea
          label={say(mark === 'not-needed' ? texts.why : texts.reason)}
          maxLength={2000}
          value={reason}
          onChange={(words) => change((before) => ({ ...before, reason: words }))}
          errorMessage={errors.reason}
        />
      </div>
    </Dialog>
  );
}
