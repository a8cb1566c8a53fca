import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useDraft } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { closeDialog as texts } from './record.texts.ts';
import type { IncidentRecord } from './record-types.ts';

type CloseDialogProps = { readonly record: IncidentRecord; readonly onClose: () => void };

/** What the form is put aside under. */
export const closeForm = (incidentId: string) => `incident-close-${incidentId}`;

/** Asks what it came from and what changes, and closes the record. */
export function CloseDialog({ record, onClose }: CloseDialogProps) {
  const saved = { rootCause: record.rootCause, lessons: record.lessons };
  const { value, change, drop } = useDraft(closeForm(record.incidentId), saved);
  const { rootCause, lessons } = value;
  const leave = () => {
    drop(saved);
    onClose();
  };
  const undecided = record.deadlines.filter(({ state }) => state !== 'done' && state !== 'not-needed').length;
  const { act, errors, setErrors, isBusy } = useAction(
    async () => {
      await callApi('closeIncident', { incidentId: record.incidentId, rootCause, lessons });
      drop(value);
      onClose();
    },
    {
      done: say(texts.closed),
      refreshes: ['readIncident', 'listIncidents'],
      failed: { otherwise: say(texts.failed) },
    },
  );
  const close = () => {
    const missing = {
      ...(rootCause.trim() === '' ? { rootCause: say(texts.missing) } : {}),
      ...(lessons.trim() === '' ? { lessons: say(texts.missing) } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0) void act();
  };
  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={leave}
      isDismissable={rootCause === record.rootCause && lessons === record.lessons}
      footer={
        <>
          <Button variant="secondary" onPress={leave}>
            {say(texts.cancel)}
          </Button>
          <Button isBusy={isBusy} onPress={close}>
            {say(texts.close)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {undecided > 0 && <Banner kind="warning">{say(texts.openDeadlines, { count: undecided })}</Banner>}
        <TextArea
          label={say(texts.rootCause)}
          maxLength={4000}
          value={rootCause}
          onChange={(text) => change((before) => ({ ...before, rootCause: text }))}
          errorMessage={errors.rootCause}
        />
        <TextArea
          label={say(texts.lessons)}
          maxLength={4000}
          value={lessons}
          onChange={(text) => change((before) => ({ ...before, lessons: text }))}
          errorMessage={errors.lessons}
        />
      </div>
    </Dialog>
  );
}
